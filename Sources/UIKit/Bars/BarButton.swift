import QuartzCore

/// One button of a bar: a word, a picture, or a view of the application's own.
@MainActor
final class BarButton: UIView {
  let item: UIBarButtonItem
  private let label = UILabel()
  private let picture = UIImageView()

  private var tap: UITapGestureRecognizer?

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    item.shownView = self
    label.font = Self.font(of: item)
    picture.contentMode = .scaleAspectFit
    show()
  }

  /// The item is another one than it was.
  func renew() {
    show()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func show() {
    picture.image = item.customView == nil ? Self.image(of: item) : nil
    // What it does stays its name, for whoever looks for it by words.
    accessibilityLabel = item.accessibilityLabel ?? (picture.image == nil ? nil : item.title)
    accessibilityIdentifier = item.accessibilityIdentifier
    if picture.image == nil { label.show(item.title, attributes, font: Self.font(of: item)) }
    let content = item.customView ?? (picture.image == nil ? label : picture)
    if content.superview !== self {
      for view in subviews { view.removeFromSuperview() }
      addSubview(content)
    }
    alpha = restingAlpha
    let isTapped = item.customView == nil && item.isEnabled
    if isTapped, tap == nil { whenTapped(Selector("tapped", BarButton.tapped)) }
    if tap == nil { tap = gestureRecognizers?.last as? UITapGestureRecognizer }
    tap?.isEnabled = isTapped
  }

  required init?(coder: NSCoder) { nil }

  private var attributes: [NSAttributedString.Key: Any]? { item.titleTextAttributes(for: .normal) }

  /// How it shows when nothing moves.
  var restingAlpha: CGFloat { item.isEnabled ? 1 : BarMetrics.disabledAlpha }

  /// The view of its symbol; nil where it shows something else.
  var symbolView: UIImageView? { picture.image?.isSymbolImage == true ? picture : nil }

  private static func font(of item: UIBarButtonItem) -> UIFont {
    if item.systemItem?.isSign == true { return BarMetrics.signFont }
    return item.style == .done ? BarMetrics.titleFont : BarMetrics.buttonFont
  }

  /// Its picture, in one colour unless it says that it wants its own; the system's for what it has a
  /// sign for.
  private static func image(of item: UIBarButtonItem) -> UIImage? {
    let sign = item.title == item.systemItem?.words ? item.systemItem?.symbol : nil
    let sized = sign.flatMap { name in
      UIImage(
        systemName: name,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 18, weight: .regular))
    }
    guard let image = item.image ?? sized else { return nil }
    return image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
  }

  override func intrinsicSizeChanged(of subview: UIView) {
    if subview === item.customView { superview?.setNeedsLayout() }
  }

  /// The size that the button takes.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if item.systemItem?.isSpace == true { return CGSize(width: item.width, height: size.height) }
    if let view = item.customView { return self.size(of: view, in: size) }
    if let image = picture.image { return image.size }
    return label.sizeThatFits(size)
  }

  /// A view of an application's own is as large as it says; one that says nothing as large as what is in it.
  private func size(of view: UIView, in size: CGSize) -> CGSize {
    if view.translatesAutoresizingMaskIntoConstraints {
      let asked = view.intrinsicContentSize
      let saysItself = item.isAsLargeAsAsked && asked.width > 0 && asked.height > 0
      guard saysItself || view.bounds.size == .zero else { return view.bounds.size }
      let wanted = view.sizeThatFits(size)
      if wanted != .zero { return wanted }
    }
    let wanted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return wanted == .zero ? view.bounds.size : wanted
  }

  /// In the middle of the bar's height, and no higher than it asks to be.
  private func place(of view: UIView) -> CGRect {
    let wanted = size(of: view, in: bounds.size).height
    let height = wanted > 0 ? min(wanted, bounds.height) : bounds.height
    return CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
  }

  /// What a tap does.
  package func tapped() {
    if item.isEnabled { item.perform() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.textColor =
      attributes?[.foregroundColor] as? UIColor ?? item.tintColor ?? tintColor
    picture.tintColor = item.tintColor
    for view in subviews {
      view.placeUntransformed(view === item.customView ? place(of: view) : bounds)
    }
  }
}
