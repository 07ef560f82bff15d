import QuartzCore
import Raster

/// How symbols are drawn; a plain image's needs nothing of it.
extension UIImage {
  open class Configuration: NSObject, @unchecked Sendable {}

  /// Size and weight of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Sendable: immutable.
    let pointSize: CGFloat
    let weight: SymbolWeight
    let scale: SymbolScale

    public init(
      pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default
    ) {
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
    }

    public convenience init(scale: SymbolScale) { self.init(pointSize: 17, scale: scale) }

    public convenience init(weight: SymbolWeight) { self.init(pointSize: 17, weight: weight) }

    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }

    /// Points a side: 1.2 times the size, a fifth more or less by the scale (guesses).
    var side: CGFloat {
      let factor = scale == .small ? 0.8 : scale == .large ? 1.25 : 1
      return pointSize > 0 && pointSize <= 2048 ? pointSize * 1.2 * factor : 0
    }

    /// Units of the 24 that lines are wide.
    var lineWidth: CGFloat {
      [2, 1, 1.2, 1.5, 2, 2.3, 2.6, 2.9, 3.2, 3.5][weight.rawValue]
    }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// One of the signs that are drawn here, which are ours and few; nil for any other name, which
  /// is reported.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    guard let data = SymbolOutlines.all[name] else {
      Unsupported.report("UIImage(systemName: \"\(name)\")")
      return nil
    }
    let size = configuration as? SymbolConfiguration ?? SymbolConfiguration(pointSize: 17)
    let scale = AmbientTraits.latest.displayScale
    guard let pixels = Self.draw(SymbolPath(data), size, scale: scale) else { return nil }
    var look = ImageLook()
    look.isSymbol = true
    self.init(pixels, scale: scale, orientation: .up, look: look)
  }

  /// The names of all signs that are drawn here, sorted.
  package static var drawnSymbolNames: [String] { SymbolOutlines.all.keys.sorted() }

  /// Configurations of plain images change nothing; a symbol's has to be given when it is made.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    if look.isSymbol { Unsupported.report("withConfiguration of a symbol that has been made") }
    return self
  }

  private static func draw(
    _ symbol: SymbolPath, _ configuration: SymbolConfiguration, scale: CGFloat
  ) -> CGImage? {
    let side = (configuration.side * scale).rounded() / scale
    guard
      let context = CGContext.canvas(
        size: CGSize(width: side, height: side), scale: scale, isOpaque: false)
    else { return nil }
    context.scaleBy(x: side / 24, y: side / 24)
    context.setLineWidth(configuration.lineWidth)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.addPath(symbol.stroked)
    context.strokePath()
    context.addPath(symbol.filled)
    context.fillPath(using: .evenOdd)
    return context.makeImage()
  }
}
