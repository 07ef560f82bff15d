import QuartzCore
import Raster

/// A symbol of which an image shows one size.
struct Symbol: Hashable, Sendable {
  let name: String
  /// That of an application's own; nil for one of the system's.
  var template: SymbolTemplate?
  let configuration: UIImage.SymbolConfiguration
  /// As it has been drawn.
  let size: SymbolSize
  /// The colour that it keeps; nil for that of the text around.
  var tint: RGBA?

  /// Whether it points where reading goes, or whence: views mirror it where that is to the left.
  var followsReading: Bool {
    template == nil
      && name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" }
  }
}

extension UIImage {
  /// One of the signs that are drawn here, which are ours; for any other name a square stands in,
  /// which is reported. nil for an empty name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, configuration: nil, traits: traitCollection)
  }

  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    self.init(systemName: name, configuration: configuration, traits: nil)
  }

  private convenience init?(
    systemName name: String, configuration: UIImage.Configuration?, traits: UITraitCollection?
  ) {
    guard !name.isEmpty else { return nil }
    if SymbolNames.layers(of: name) == nil {
      Unsupported.report("UIImage(systemName: \"\(name)\") · a square stands in for it")
    }
    self.init(symbol: name, nil, configuration: configuration, traits: traits)
  }

  /// - Parameter template: That of an application's own; nil for one of the system's.
  convenience init?(
    symbol name: String, _ template: SymbolTemplate?, configuration: UIImage.Configuration?,
    traits: UITraitCollection?
  ) {
    let configuration = configuration as? SymbolConfiguration ?? .unspecified
    let traits = traits ?? AmbientTraits.latest
    let tint = configuration.values.color?.rgba(for: traits)
    let size = configuration.values.size(for: traits.preferredContentSizeCategory)
    let symbol = Symbol(
      name: name, template: template, configuration: configuration, size: size, tint: tint)
    let scale = AmbientTraits.latest.displayScale
    guard var pixels = Self.draw(symbol, scale: scale) else { return nil }
    if let tint { pixels = StencilCache.picture(of: pixels, in: tint) }
    var look = ImageLook()
    look.symbol = symbol
    if template != nil { look.name = name }
    self.init(pixels, scale: scale, orientation: .up, look: look)
  }

  /// The names of all signs that are written down, sorted; more are put together of these.
  package static var drawnSymbolNames: [String] { SymbolFamilies.names }

  /// Whether a sign is drawn under a name, and none stands in.
  package static func drawsSymbol(named name: String) -> Bool {
    SymbolNames.layers(of: name) != nil
  }

  // MARK: Configurations

  /// What `applyingSymbolConfiguration(_:)` does.
  func redrawnSymbol(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol = look.symbol else { return self }
    let image = redrawn(symbol.configuration.applying(configuration))
    return image.cgImage == nil ? nil : image
  }

  func redrawn(_ configuration: SymbolConfiguration) -> UIImage {
    let category = AmbientTraits.latest.preferredContentSizeCategory
    return drawn(configuration, configuration.values.size(for: category), scale: scale)
  }

  /// A symbol as views show it.
  /// - Parameters:
  ///   - preferred: Counts where the symbol's own configuration specifies nothing, which is the
  ///     more specific one.
  ///   - growth: Times the size.
  func symbolShown(
    _ preferred: SymbolConfiguration?, in traits: UITraitCollection, growth: CGFloat
  ) -> UIImage {
    guard let symbol = look.symbol else { return self }
    let values = preferred?.values ?? SymbolValues()
    let specified = values.overridden(by: symbol.configuration.values)
    var size = specified.size(for: traits.preferredContentSizeCategory)
    size.points *= growth
    let scale = traits.displayScale > 0 ? traits.displayScale : scale
    let tint = symbol.tint ?? specified.color?.rgba(for: traits)
    return size == symbol.size && scale == self.scale && tint == symbol.tint
      ? self : drawn(symbol.configuration, size, scale: scale, tint: tint)
  }

  /// A symbol of the same size with more pixels; any other picture as it is.
  func sharpened(by times: CGFloat) -> UIImage {
    guard times > 1, let symbol = look.symbol else { return self }
    return drawn(symbol.configuration, symbol.size, scale: scale * times, tint: symbol.tint)
  }

  private func drawn(
    _ configuration: SymbolConfiguration, _ size: SymbolSize, scale: CGFloat, tint: RGBA? = nil
  ) -> UIImage {
    guard let symbol = look.symbol else { return self }
    var look = look
    let tint =
      tint ?? configuration.values.color?.rgba(for: AmbientTraits.latest) ?? symbol.tint
    let drawn = Symbol(
      name: symbol.name, template: symbol.template, configuration: configuration, size: size,
      tint: tint)
    look.symbol = drawn
    var pixels = Self.draw(drawn, scale: scale)
    if let tint { pixels = pixels.map { StencilCache.picture(of: $0, in: tint) } }
    return UIImage(pixels, scale: scale, orientation: imageOrientation, look: look)
  }

  /// Drawing one takes longer than all else of a small screen, and screens are made anew for each play.
  private static let drawnSymbols = BoundedCache<SymbolKey, CGImage>(limit: 32 << 20) {
    4 * $0.width * $0.height
  }

  private static func draw(_ symbol: Symbol, scale: CGFloat) -> CGImage? {
    let key = SymbolKey(
      name: symbol.name, template: symbol.template, size: symbol.size, scale: scale)
    if let known = drawnSymbols[key] { return known }
    let picture =
      symbol.template.map { draw($0, symbol.size, scale: scale) }
      ?? draw(symbol.name, symbol.size, scale: scale)
    guard let picture else { return nil }
    drawnSymbols.insert(picture, for: key)
    return picture
  }

  private static func draw(_ name: String, _ size: SymbolSize, scale: CGFloat) -> CGImage? {
    let side = (size.side * scale).rounded() / scale
    guard
      let context = CGContext.canvas(
        size: CGSize(width: side, height: side), scale: scale, isOpaque: false)
    else { return nil }
    context.scaleBy(x: side / 24, y: side / 24)
    SymbolDrawing(context: context, size: size)
      .draw(SymbolNames.layers(of: name) ?? SymbolNames.standIn)
    return context.makeImage()
  }

  private static func draw(
    _ template: SymbolTemplate, _ size: SymbolSize, scale: CGFloat
  ) -> CGImage? {
    let wish = SymbolTemplate.Variant(weight: size.weight, scale: size.scale)
    guard size.isDrawable, let (outline, growth) = template.outline(wish) else { return nil }
    let unit = size.points / 100 * growth
    func wholePixels(_ length: Double) -> CGFloat {
      max((min(length * unit, 4096) * scale - 1e-6).rounded(.up), 1) / scale
    }
    let room = CGSize(width: wholePixels(outline.width), height: wholePixels(outline.height))
    guard let context = CGContext.canvas(size: room, scale: scale, isOpaque: false) else {
      return nil
    }
    context.translateBy(x: (room.width - outline.width * unit) / 2, y: room.height / 2)
    context.scaleBy(x: unit, y: unit)
    outline.draw(in: context)
    return context.makeImage()
  }
}

/// What a symbol's pixels depend on.
private struct SymbolKey: Hashable, Sendable {
  let name: String
  let template: SymbolTemplate?
  let size: SymbolSize
  let scale: CGFloat
}
