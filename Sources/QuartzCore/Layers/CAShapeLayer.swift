/// A layer that draws a path (F5.8.8), not cut at its bounds.
open class CAShapeLayer: CALayer {
  public override init() {
    super.init()
    properties.shape = ShapeProperties()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if properties.shape == nil { properties.shape = ShapeProperties() }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    properties.shape = ShapeProperties()
  }

  package override func makePresentationCopy() -> CALayer? {
    type(of: self) == CAShapeLayer.self ? CAShapeLayer(layer: self) : nil
  }

  /// In the layer's coordinates. Changes of it are animated by explicit animations only.
  open var path: CGPath? {
    get { properties.shape?.path }
    set { change("path", \.shape!.path, to: newValue?.copy()) }
  }

  /// Default opaque black; nil fills nothing.
  open var fillColor: CGColor? {
    get { properties.shape?.fillColor }
    set { change("fillColor", \.shape!.fillColor, to: newValue) }
  }

  /// What of a path that crosses itself is inside. Default non-zero.
  open var fillRule: CAShapeLayerFillRule {
    get { properties.shape!.fillRule }
    set { change("fillRule", \.shape!.fillRule, to: newValue) }
  }

  /// Default nil: no stroke.
  open var strokeColor: CGColor? {
    get { properties.shape?.strokeColor }
    set { change("strokeColor", \.shape!.strokeColor, to: newValue) }
  }

  /// Where along the path the stroke begins, a fraction of the length, 0…1. Default 0.
  open var strokeStart: CGFloat {
    get { properties.shape!.strokeStart }
    set { change("strokeStart", \.shape!.strokeStart, to: newValue) }
  }

  /// Where along the path the stroke ends, a fraction of the length, 0…1. Default 1.
  open var strokeEnd: CGFloat {
    get { properties.shape!.strokeEnd }
    set { change("strokeEnd", \.shape!.strokeEnd, to: newValue) }
  }

  /// Points. Default 1.
  open var lineWidth: CGFloat {
    get { properties.shape!.lineWidth }
    set { change("lineWidth", \.shape!.lineWidth, to: newValue) }
  }

  /// How many line widths a corner may stick out before it is cut. Default 10.
  open var miterLimit: CGFloat {
    get { properties.shape!.miterLimit }
    set { change("miterLimit", \.shape!.miterLimit, to: newValue) }
  }

  /// How open ends look. Default butt.
  open var lineCap: CAShapeLayerLineCap {
    get { properties.shape!.lineCap }
    set { change("lineCap", \.shape!.lineCap, to: newValue) }
  }

  /// How corners look. Default miter.
  open var lineJoin: CAShapeLayerLineJoin {
    get { properties.shape!.lineJoin }
    set { change("lineJoin", \.shape!.lineJoin, to: newValue) }
  }

  /// How far into the dashes the line starts, points. Default 0.
  open var lineDashPhase: CGFloat {
    get { properties.shape!.lineDashPhase }
    set { change("lineDashPhase", \.shape!.lineDashPhase, to: newValue) }
  }

  /// Lengths of strokes and gaps in turn, points. Default nil: a whole line.
  open var lineDashPattern: [NSNumber]? {
    get {
      let pattern = properties.shape!.lineDashPattern
      return pattern.isEmpty ? nil : pattern.map { NSNumber(value: $0) }
    }
    set {
      change(
        "lineDashPattern", \.shape!.lineDashPattern, to: newValue?.map(\.doubleValue) ?? [])
    }
  }
}

/// What of a path that crosses itself is inside.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How corners of a line look.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// How open ends of a line look.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
