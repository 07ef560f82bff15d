import QuartzCore

/// A colour, possibly one that differs between light and dark.
open class UIColor: NSObject, @unchecked Sendable {
  private let mark = FoundationMark()
  // Sendable: immutable after init.
  private let resolve: @Sendable (UITraitCollection) -> CGColor

  public init(cgColor: CGColor) { resolve = { _ in cgColor } }

  /// Components in 0...1, sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour of a grey space.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Hue, saturation and brightness in 0...1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func component(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// A colour that depends on the traits of where it is used.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    resolve = { dynamicProvider($0).resolve($0) }
  }

  /// A colour of a bundle's asset catalogue, which follows the traits of where it is used; nil when there
  /// is none.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let found = AssetCatalogue(of: bundle ?? .main).colour(name) else {
      MissingAsset.report("UIColor(named: \"\(name)\")", name, "colorset", in: bundle ?? .main)
      return nil
    }
    self.init(dynamicProvider: found.resolvedColor)
  }

  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The plain colour for some traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(cgColor: resolve(traitCollection))
  }

  /// The colour under the traits in force: on the main thread those of `UITraitCollection.current`,
  /// elsewhere the stage's.
  open var cgColor: CGColor {
    guard Thread.isMainThread else { return resolve(AmbientTraits.latest) }
    return MainActor.assumeIsolated { resolve(.current) }
  }

  /// The same colour at another opacity, still light and dark.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let resolve = self.resolve
    return UIColor { traits in
      let color = resolve(traits)
      return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    }
  }

  /// Always succeeds, as every colour here can be told in red, green and blue.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba(for: GraphicsStack.traits)
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
    return true
  }

  /// How light the colour is; of a colour that is no grey, its luma by Rec. 709 (a guess).
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba(for: GraphicsStack.traits)
    white?.pointee = rgba.white
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Hue, saturation and brightness in 0...1; a grey has hue and saturation 0.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba(for: GraphicsStack.traits)
    let parts = rgba.hueSaturationBrightness
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = rgba.alpha
    return true
  }

  func rgba(for traits: UITraitCollection) -> RGBA { resolve(traits).rgba }

  func cgColor(for traits: UITraitCollection) -> CGColor { resolve(traits) }

  /// Equal are colours that look alike, light and dark, at both levels.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other === self || other.shades == shades
  }

  open override var hash: Int { shades.hashValue }

  /// The colour in every look that colours can tell apart.
  private var shades: [CGColor] { Self.looks.map(resolve) }

  private static let looks = [UIUserInterfaceStyle.light, .dark].flatMap { style in
    [UIUserInterfaceLevel.base, .elevated].map {
      UITraitCollection(Traits(style: style, level: $0))
    }
  }

  // MARK: Drawing

  /// Makes this the current context's colour for fills and strokes.
  open func set() {
    setFill()
    setStroke()
  }

  open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(resolve(GraphicsStack.traits))
  }

  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(resolve(GraphicsStack.traits))
  }
}
