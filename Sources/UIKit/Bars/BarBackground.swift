import QuartzCore

/// What lies behind a bar: a plain colour for the blur of the real one, and a hairline.
@MainActor
final class BarBackground: UIView {
  /// Where the hairline is.
  enum Edge { case top, bottom }

  private let hairline = UIView()
  private let edge: Edge

  init(hairline edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    hairline.backgroundColor = .separator
    addSubview(hairline)
    backgroundColor = Self.system
  }

  required init?(coder: NSCoder) { nil }

  /// nil is the system's: nearly opaque, as blurred content mostly looks.
  var color: UIColor? {
    didSet { backgroundColor = color ?? Self.system }
  }

  var showsHairline: Bool {
    get { !hairline.isHidden }
    set { hairline.isHidden = !newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let thickness = 1 / traitCollection.displayScale
    hairline.frame = CGRect(
      x: 0, y: edge == .top ? -thickness : bounds.height, width: bounds.width, height: thickness)
  }

  private static let system = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.07, alpha: 0.94) : UIColor(white: 0.976, alpha: 0.94)
  }
}
