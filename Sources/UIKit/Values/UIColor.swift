import QuartzCore

/// A colour, possibly one that differs between light and dark.
open class UIColor: NSObject, @unchecked Sendable {
  private let mark = FoundationMark()
  // Sendable: immutable after init.
  private let resolve: @Sendable (UITraitCollection) -> RGBA

  /// Components in 0...1, sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let rgba = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    resolve = { _ in rgba }
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(cgColor: CGColor) {
    let c = cgColor.rgba
    self.init(red: c.red, green: c.green, blue: c.blue, alpha: c.alpha)
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

  /// A colour of a bundle's asset catalogue, light and dark; nil when there is none.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let found = AssetCatalogue(of: bundle ?? .main).colours(name) else { return nil }
    self.init { traits in
      UIColor(cgColor: CGColor(traits.userInterfaceStyle == .dark ? found.dark : found.light))
    }
  }

  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The plain colour for some traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(cgColor: CGColor(resolve(traitCollection)))
  }

  /// The colour under the traits in force.
  @preconcurrency @MainActor
  open var cgColor: CGColor { CGColor(resolve(.current)) }

  /// The same colour at another opacity, still light and dark.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let resolve = self.resolve
    return UIColor { traits in
      var rgba = resolve(traits)
      rgba.alpha = alpha
      return UIColor(cgColor: CGColor(rgba))
    }
  }

  /// The components under the traits in force; always succeeds, as every colour here is RGB.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = resolve(GraphicsStack.traits)
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
    return true
  }

  func rgba(for traits: UITraitCollection) -> RGBA { resolve(traits) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    let looks: [Traits] = [UIUserInterfaceStyle.light, .dark].flatMap { style in
      [UIUserInterfaceLevel.base, .elevated].map { Traits(style: style, level: $0) }
    }
    return looks.map(UITraitCollection.init).allSatisfy { resolve($0) == other.resolve($0) }
  }

  // MARK: Drawing

  /// Makes this the current context's colour for fills and strokes.
  open func set() {
    setFill()
    setStroke()
  }

  open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(CGColor(rgba(for: GraphicsStack.traits)))
  }

  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(CGColor(rgba(for: GraphicsStack.traits)))
  }
}
