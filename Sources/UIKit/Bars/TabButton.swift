import QuartzCore

/// One item of a tab bar on view.
@MainActor
final class TabButton: UIView {
  let item: UITabBarItem
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()
  var isSelected = false { didSet { setNeedsLayout() } }
  /// What the bar says of its buttons' colours.
  var colors = TabColors() { didSet { setNeedsLayout() } }
  /// What a tap does.
  var action: (() -> Void)?

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    picture.contentMode = .scaleAspectFit
    label.font = BarMetrics.tabFont
    label.textAlignment = .center
    badge.font = .systemFont(ofSize: 13)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.backgroundColor = .systemRed
    badge.clipsToBounds = true
    for view in [picture, label, badge] { addSubview(view) }
    whenTapped(Selector("tap", TabButton.tap))
  }

  required init?(coder: NSCoder) { nil }

  func tap() {
    if item.isEnabled { action?() }
  }

  /// The word alone stands in the middle.
  override func layoutSubviews() {
    super.layoutSubviews()
    picture.image = shape(of: isSelected ? item.selectedImage ?? item.image : item.image)
    let own = colors.color(isSelected: isSelected)
    picture.tintColor = own ?? (isSelected ? nil : .systemGray)
    let attributes =
      item.titleTextAttributes(for: isSelected ? .selected : .normal)
      ?? colors.attributes(isSelected: isSelected)
    label.show(item.title, attributes, font: BarMetrics.tabFont)
    label.textColor =
      attributes?[.foregroundColor] as? UIColor ?? own ?? (isSelected ? tintColor : .systemGray)
    let size = picture.image?.size ?? .zero
    picture.placeUntransformed(
      CGRect(
        x: (bounds.width - size.width) / 2, y: 19 - size.height / 2, width: size.width,
        height: size.height))
    let y: CGFloat = picture.image == nil ? 18 : 33
    let shift = item.titlePositionAdjustment
    label.placeUntransformed(
      CGRect(x: shift.horizontal, y: y + shift.vertical, width: bounds.width, height: 13))
    layOutBadge()
  }

  /// A picture as bars show it: in one colour, unless it says that it wants its own.
  private func shape(of image: UIImage?) -> UIImage? {
    guard let image else { return nil }
    let sized =
      image.isSymbolImage
      ? image.applyingSymbolConfiguration(
        UIImage.SymbolConfiguration(pointSize: 18, weight: .medium, scale: .large)) ?? image : image
    return sized.renderingMode == .automatic ? sized.withRenderingMode(.alwaysTemplate) : sized
  }

  private func layOutBadge() {
    badge.isHidden = item.badgeValue == nil
    badge.text = item.badgeValue
    badge.backgroundColor = item.badgeColor ?? .systemRed
    let words = item.badgeTextAttributes(for: .normal)
    badge.textColor = words?[.foregroundColor] as? UIColor ?? .white
    badge.font = words?[.font] as? UIFont ?? .systemFont(ofSize: 13)
    let width = max(badge.sizeThatFits(bounds.size).width + 10, 18)
    badge.layer.cornerRadius = 9
    badge.placeUntransformed(CGRect(x: bounds.midX + 6, y: 2, width: width, height: 18))
  }
}
