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
  var color: UIColor? { didSet { dress() } }

  /// Whether the system's is dark.
  var isBlack = false { didSet { if isBlack != oldValue { dress() } } }

  /// In place of the colour; an empty picture shows nothing.
  var image: UIImage? { didSet { if image !== oldValue { dress() } } }

  private var picture: UIImageView?

  private func dress() {
    let system = isBlack ? UIColor(white: 0.07, alpha: 0.94) : Self.system
    backgroundColor = image == nil ? color ?? system : .clear
    picture?.removeFromSuperview()
    picture = nil
    guard let image, image.size.width * image.size.height > 0 else { return }
    let view = UIImageView(image: image)
    insertSubview(view, at: 0)
    picture = view
    setNeedsLayout()
  }

  /// Looks as an appearance says.
  func take(_ look: UIBarAppearance) {
    (color, image) = (look.shownColor, look.backgroundImage)
    showsHairline = look.showsHairline
    hairline.backgroundColor = look.shadowColor ?? .separator
  }

  var showsHairline: Bool {
    get { !hairline.isHidden }
    set { hairline.isHidden = !newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture?.frame = bounds
    let thickness = 1 / traitCollection.displayScale
    hairline.frame = CGRect(
      x: 0, y: edge == .top ? -thickness : bounds.height, width: bounds.width, height: thickness)
  }

  private static let system = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.07, alpha: 0.94) : UIColor(white: 0.976, alpha: 0.94)
  }
}
