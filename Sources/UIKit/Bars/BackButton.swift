import QuartzCore

/// The arrow back and the name of where it leads.
@MainActor
final class BackButton: UIView {
  let label = UILabel()
  let arrow = UIView()
  private let strokes = [UIView(), UIView()]
  /// What a tap does.
  var action: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = BarMetrics.buttonFont
    addSubview(label)
    addSubview(arrow)
    arrow.isUserInteractionEnabled = false
    for stroke in strokes {
      stroke.layer.cornerRadius = BarMetrics.arrowThickness / 2
      arrow.addSubview(stroke)
    }
    whenTapped(Selector("tap", BackButton.tap))
  }

  required init?(coder: NSCoder) { nil }

  func tap() { action?() }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let words = label.sizeThatFits(size).width
    let arrow = BarMetrics.arrowSize.width
    return CGSize(
      width: words > 0 ? arrow + BarMetrics.gapAfterArrow + words : arrow, height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.textColor = tintColor
    layOutArrow()
    let x = BarMetrics.arrowSize.width + BarMetrics.gapAfterArrow
    label.placeUntransformed(
      CGRect(x: x, y: 0, width: max(bounds.width - x, 0), height: bounds.height))
    if isMirrored { mirrorSubviews() }
  }

  /// Two strokes that meet at the left, turned by 45° up and down.
  private func layOutArrow() {
    let size = BarMetrics.arrowSize
    let thickness = BarMetrics.arrowThickness
    let length = (size.height - thickness) / CGFloat(2).squareRoot() + thickness
    let reach = (length - thickness) / CGFloat(2).squareRoot() / 2
    arrow.placeUntransformed(CGRect(x: 0, y: 0, width: size.width, height: bounds.height))
    for (stroke, side) in zip(strokes, [-1.0, 1.0]) {
      stroke.backgroundColor = tintColor
      stroke.bounds = CGRect(x: 0, y: 0, width: length, height: thickness)
      stroke.center = CGPoint(
        x: thickness / 2 + reach, y: bounds.midY + side * reach)
      let turn = isMirrored ? -side : side
      stroke.transform = CGAffineTransform(rotationAngle: turn * .pi / 4)
    }
  }
}
