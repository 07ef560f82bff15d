/// A balloon whose tip is at its place, with a sign in it and the title below.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor? { didSet { balloon.setNeedsDisplay() } }
  open var glyphTintColor: UIColor? { didSet { showGlyph() } }
  open var glyphText: String? { didSet { showGlyph() } }
  open var glyphImage: UIImage? { didSet { showGlyph() } }
  open var selectedGlyphImage: UIImage? { didSet { showGlyph() } }
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { showWords() } }
  open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { showWords() } }
  /// Kept: markers are there at once.
  open var animatesWhenAdded = false

  private let balloon = BalloonView()
  private let glyph = UIImageView()
  private let letters = UILabel()
  private let words = HaloLabel()

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    setUpMarker()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpMarker()
  }

  private func setUpMarker() {
    bounds = CGRect(x: 0, y: 0, width: 30, height: 37)
    centerOffset = CGPoint(x: 0, y: -18.5)
    balloon.tint = { [weak self] in self?.markerTintColor ?? .systemRed }
    letters.textAlignment = .center
    letters.font = .systemFont(ofSize: 14, weight: .semibold)
    glyph.contentMode = .scaleAspectFit
    for view in [balloon, glyph, letters, words] { addSubview(view) }
    showGlyph()
    showWords()
  }

  open override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    showGlyph()
    // A callout says it.
    words.isHidden = selected && canShowCallout
    let change = {
      // Half as large again, with the tip where it is.
      let (scale, tip): (CGFloat, CGFloat) = (1.5, 18.5)
      let grown = CGAffineTransform(scaleX: scale, y: scale)
        .concatenating(CGAffineTransform(translationX: 0, y: tip - tip * scale))
      for view in [self.balloon, self.glyph, self.letters] as [UIView] {
        view.transform = .identity
      }
      self.layOut()
      guard selected else { return }
      self.balloon.transform = grown
      for view in [self.glyph, self.letters] as [UIView] {
        // The sign is in the middle of the head, 3.5 points above that of the balloon.
        view.transform = CGAffineTransform(scaleX: scale, y: scale).concatenating(
          CGAffineTransform(translationX: 0, y: (tip + 3.5) * (1 - scale)))
      }
    }
    if animated { UIView.animate(withDuration: 0.25, animations: change) } else { change() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isSelected { layOut() }
    let size = words.sizeThatFits(CGSize(width: 120, height: 40))
    words.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: bounds.height + 1,
      width: size.width, height: size.height)
  }

  override func annotationChanged() { showWords() }

  override var growth: CGFloat { isSelected ? bounds.height / 2 : 0 }

  private func layOut() {
    balloon.frame = CGRect(x: -3, y: -3, width: bounds.width + 6, height: bounds.height + 6)
    letters.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.width)
    glyph.frame = letters.frame.insetBy(dx: 7, dy: 7)
  }

  private func showGlyph() {
    let picture = (isSelected ? selectedGlyphImage : nil) ?? glyphImage
    glyph.image = picture ?? (glyphText == nil ? UIImage(systemName: "mappin") : nil)
    glyph.tintColor = glyphTintColor ?? .white
    letters.text = picture == nil ? glyphText : nil
    letters.textColor = glyphTintColor ?? .white
  }

  private func showWords() {
    words.text = titleVisibility == .hidden ? nil : annotation?.title
    setNeedsLayout()
  }
}

/// The shape of a marker, with room for its shadow.
@MainActor
private final class BalloonView: UIView {
  var tint: () -> UIColor = { .systemRed }

  init() {
    super.init(frame: .zero)
    backgroundColor = .clear
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let head = CGRect(x: 3, y: 3, width: bounds.width - 6, height: bounds.width - 6)
    let tip = CGPoint(x: head.midX, y: bounds.height - 3)
    let path = UIBezierPath(
      arcCenter: CGPoint(x: head.midX, y: head.midY), radius: head.width / 2,
      startAngle: .pi * 0.32, endAngle: .pi * 0.68, clockwise: false)
    let left = path.currentPoint
    let right = CGPoint(x: 2 * head.midX - left.x, y: left.y)
    path.addQuadCurve(to: tip, controlPoint: CGPoint(x: head.midX - 2, y: head.maxY))
    path.addQuadCurve(to: right, controlPoint: CGPoint(x: head.midX + 2, y: head.maxY))
    path.close()
    context.setShadow(
      offset: CGSize(width: 0, height: 1), blur: 3, color: UIColor(white: 0, alpha: 0.3).cgColor)
    tint().setFill()
    path.fill()
  }
}

/// Small words that can be read above any ground: with a bright or dark edge.
@MainActor
private final class HaloLabel: UILabel {
  init() {
    super.init(frame: .zero)
    font = .systemFont(ofSize: 11, weight: .semibold)
    textColor = .label
    textAlignment = .center
    numberOfLines = 2
    isUserInteractionEnabled = false
    layer.shadowColor = UIColor.systemBackground.cgColor
    layer.shadowOpacity = 1
    layer.shadowRadius = 1.5
    layer.shadowOffset = .zero
  }

  required init?(coder: NSCoder) { nil }
}

/// Colours of pins of old.
public enum MKPinAnnotationColor: UInt, Sendable { case red = 0, green, purple }

/// A pin whose needle is at its place.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor! = .systemRed { didSet { pin.setNeedsDisplay() } }
  open var pinColor = MKPinAnnotationColor.red {
    didSet { pinTintColor = [.systemRed, .systemGreen, .systemPurple][Int(pinColor.rawValue)] }
  }
  /// Kept: pins are there at once.
  open var animatesDrop = false
  open class func redPinColor() -> UIColor { .systemRed }
  open class func greenPinColor() -> UIColor { .systemGreen }
  open class func purplePinColor() -> UIColor { .systemPurple }

  private let pin = PinView()

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    setUpPin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpPin()
  }

  private func setUpPin() {
    bounds = CGRect(x: 0, y: 0, width: 18, height: 38)
    centerOffset = CGPoint(x: 0, y: -19)
    pin.tint = { [weak self] in self?.pinTintColor ?? .systemRed }
    addSubview(pin)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    pin.frame = bounds
  }
}

@MainActor
private final class PinView: UIView {
  var tint: () -> UIColor = { .systemRed }

  init() {
    super.init(frame: .zero)
    backgroundColor = .clear
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let middle = bounds.midX
    UIColor.systemGray.setFill()
    UIBezierPath(
      roundedRect: CGRect(x: middle - 1, y: 12, width: 2, height: bounds.height - 12),
      cornerRadius: 1
    ).fill()
    tint().setFill()
    UIBezierPath(ovalIn: CGRect(x: middle - 8, y: 1, width: 16, height: 16)).fill()
    UIColor(white: 1, alpha: 0.45).setFill()
    UIBezierPath(ovalIn: CGRect(x: middle - 5, y: 4, width: 5, height: 5)).fill()
  }
}
