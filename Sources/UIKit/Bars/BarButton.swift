import QuartzCore

/// One button of a bar: a word, a picture, or a view of the application's own.
@MainActor
final class BarButton: UIView {
  let item: UIBarButtonItem
  private let label = UILabel()
  private let picture = UIImageView()

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    item.shownView = self
    if let view = item.customView {
      addSubview(view)
    } else if let image = Self.image(of: item) {
      picture.image = image
      // What it does stays its name, for whoever looks for it by words.
      accessibilityLabel = item.accessibilityLabel ?? item.title
      picture.contentMode = .scaleAspectFit
      addSubview(picture)
    } else {
      label.show(item.title, attributes, font: Self.font(of: item))
      addSubview(label)
    }
    alpha = restingAlpha
    if item.customView == nil, item.isEnabled { whenTapped(Selector("tap", BarButton.tap)) }
  }

  required init?(coder: NSCoder) { nil }

  private var attributes: [NSAttributedString.Key: Any]? { item.titleTextAttributes(for: .normal) }

  /// How it shows when nothing moves.
  var restingAlpha: CGFloat { item.isEnabled ? 1 : BarMetrics.disabledAlpha }

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

  /// The size that the button takes.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if item.systemItem?.isSpace == true { return CGSize(width: item.width, height: size.height) }
    if let view = item.customView { return view.bounds.size }
    if let image = picture.image { return image.size }
    return label.sizeThatFits(size)
  }

  /// What a tap does.
  package func tap() { item.perform() }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.textColor =
      attributes?[.foregroundColor] as? UIColor ?? item.tintColor ?? tintColor
    picture.tintColor = item.tintColor
    for view in subviews { view.placeUntransformed(bounds) }
  }
}
