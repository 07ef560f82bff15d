import QuartzCore

/// The bubble of a popover with its arrow, and the screen in it: the screen's view goes on under the
/// arrow, and its safe area does not (F8.14.1).
@MainActor
final class PopoverView: UIView {
  private let shape = CAShapeLayer()
  private let clip = PopoverClip()
  private let cut = CAShapeLayer()
  private(set) var content: UIView?
  private var placement = PopoverPlacement()

  init() {
    super.init(frame: .zero)
    layer.addSublayer(shape)
    shape.shadowOpacity = PopoverMetrics.shadowOpacity
    shape.shadowRadius = PopoverMetrics.shadowRadius
    shape.shadowOffset = .zero
    clip.layer.mask = cut
    addSubview(clip)
  }

  required init?(coder: NSCoder) { nil }

  var color: UIColor? { didSet { paint() } }

  private func paint() {
    let color = self.color ?? .systemBackground
    shape.fillColor = CGColor(color.rgba(for: traitCollection))
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    paint()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paint()
  }

  /// Where the tip of the arrow is, in the view's own points.
  var tip: CGPoint { placement.tip }

  func hold(_ view: UIView) {
    guard view.superview !== clip else { return }
    content = view
    clip.addSubview(view)
    setNeedsLayout()
  }

  func release() {
    if content?.superview === clip { content?.removeFromSuperview() }
    content = nil
  }

  /// Draws the arrow where it belongs.
  func show(_ placement: PopoverPlacement) {
    self.placement = placement
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let ends = PlantedFault.popoverWithoutArrowRoom.isPlanted
    clip.placeUntransformed(ends ? placement.content : bounds)
    clip.room = ends ? .zero : placement.contentInsets
    if let content, content.superview === clip { content.placeUntransformed(clip.bounds) }
    UIView.performWithoutAnimation { draw() }
  }

  private func draw() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.frame = bounds
    shape.path = outline
    cut.frame = bounds
    cut.path = shape.path
    CATransaction.commit()
  }

  /// A rounded rectangle and a triangle on one of its sides.
  private var outline: CGPath {
    let path = CGMutablePath()
    let radius = min(
      PopoverMetrics.cornerRadius, placement.content.width / 2, placement.content.height / 2)
    path.addRoundedRect(in: placement.content, cornerWidth: radius, cornerHeight: radius)
    let half = PopoverMetrics.arrow.width / 2
    let (tip, box) = (placement.tip, placement.content)
    let feet: (CGPoint, CGPoint)
    switch placement.direction {
    case .up: feet = (CGPoint(x: tip.x - half, y: box.minY), CGPoint(x: tip.x + half, y: box.minY))
    case .down:
      feet = (CGPoint(x: tip.x + half, y: box.maxY), CGPoint(x: tip.x - half, y: box.maxY))
    case .left:
      feet = (CGPoint(x: box.minX, y: tip.y + half), CGPoint(x: box.minX, y: tip.y - half))
    case .right:
      feet = (CGPoint(x: box.maxX, y: tip.y - half), CGPoint(x: box.maxX, y: tip.y + half))
    default: return path
    }
    path.move(to: feet.0)
    path.addLine(to: tip)
    path.addLine(to: feet.1)
    path.closeSubpath()
    return path
  }
}

/// What cuts a popover's screen to the shape of the bubble, and keeps its content off the arrow.
@MainActor
private final class PopoverClip: UIView {
  var room = UIEdgeInsets.zero {
    didSet { if room != oldValue { for view in subviews { view.updateSafeArea() } } }
  }

  override var safeAreaForSubviews: UIEdgeInsets { room }
}
