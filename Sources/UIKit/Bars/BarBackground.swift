import QuartzCore

/// What a bar shows behind its items.
@MainActor
struct BarGround {
  /// Blurs what lies under the bar; nil shows it as it is.
  var effect: UIBlurEffect?
  /// Over the effect.
  var color: UIColor?
  /// Over the colour, stretched; an empty picture shows nothing.
  var image: UIImage?
  /// The line at the bar's edge; nil for none.
  var line: UIColor?

  /// At the edge of what scrolls, where nothing lies under the bar (F2.15.16).
  static let clear = BarGround()

  /// What a bar has that was told nothing.
  static let system = BarGround(
    effect: UIBlurEffect(style: .systemChromeMaterial), line: .separator)

  static let black = BarGround(
    effect: UIBlurEffect(style: .systemChromeMaterialDark), line: .separator)
}

extension BarGround {
  /// What a bar shows that was given no appearance, by what else it was told.
  init(usual style: UIBarStyle, color: UIColor?, image: UIImage?, hidesLine: Bool) {
    self = style == .black ? .black : .system
    if color != nil || image != nil { effect = nil }
    (self.color, self.image) = (color, image)
    if hidesLine { line = nil }
  }
}

/// What lies behind a bar: a blur, a colour, a picture and a hairline. In an animation block one
/// ground gives way to another by degrees.
@MainActor
final class BarBackground: UIView {
  /// Where the hairline is.
  enum Edge { case top, bottom }

  private let blur = UIVisualEffectView(effect: nil)
  private let fill = UIView()
  private let picture = UIImageView()
  private let hairline = UIView()
  private let edge: Edge

  init(hairline edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for part in [blur, fill, picture, hairline] { addSubview(part) }
    show()
  }

  required init?(coder: NSCoder) { nil }

  var ground = BarGround.system { didSet { show() } }

  private func show() {
    if blur.effect != ground.effect { blur.effect = ground.effect }
    let color = ground.color ?? .clear
    if fill.backgroundColor != color { fill.backgroundColor = color }
    if let line = ground.line { hairline.backgroundColor = line }
    // Each is set once: in an animation the last of two values would start at the first.
    let lineAlpha: CGFloat = ground.line == nil ? 0 : 1
    if hairline.alpha != lineAlpha { hairline.alpha = lineAlpha }
    if picture.image !== ground.image { picture.image = ground.image }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for part in [blur, fill, picture] as [UIView] where part.frame != bounds {
      part.frame = bounds
    }
    let thickness = 1 / traitCollection.displayScale
    hairline.frame = CGRect(
      x: 0, y: edge == .top ? -thickness : bounds.height, width: bounds.width, height: thickness)
  }
}
