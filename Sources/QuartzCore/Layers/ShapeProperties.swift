import Geometry
import Raster

/// What a `CAShapeLayer` draws, with Core Animation's defaults (F5.8.8).
package struct ShapeProperties: Sendable {
  package var path: CGPath?
  package var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var strokeColor: CGColor?
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var lineDashPhase: CGFloat = 0
  package var lineDashPattern: [Double] = []

  package init() {}

  /// As the compositor takes it; nil without a path.
  var shape: RenderNode.Shape? {
    guard let path, !path.isEmpty else { return nil }
    var shape = RenderNode.Shape(path: path.path)
    shape.fillColor = fillColor?.rgba
    shape.fillsEvenOdd = fillRule == .evenOdd
    shape.strokeColor = lineWidth > 0 ? strokeColor?.rgba : nil
    (shape.strokeStart, shape.strokeEnd) = (strokeStart, strokeEnd)
    (shape.lineWidth, shape.miterLimit) = (lineWidth, miterLimit)
    shape.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    shape.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    (shape.dashes, shape.dashPhase) = (lineDashPattern, lineDashPhase)
    return shape
  }
}

extension ShapeProperties {
  private typealias FieldPath<Value> = WritableKeyPath<ShapeProperties, Value> & Sendable

  /// The rows of the property table.
  static let animatable: [AnimatableProperty] = [
    AnimatableProperty(
      name: "path", unit: "pt",
      read: { ($0.shape?.path?.path).map { .path($0) } },
      write: { if case .path(let path) = $1 { $0.shape?.path = CGPath(path) } }
    ).implicit(.none),
    color("fillColor", \.fillColor), color("strokeColor", \.strokeColor),
    number("strokeStart", \.strokeStart, ""), number("strokeEnd", \.strokeEnd, ""),
    number("lineWidth", \.lineWidth, "pt"), number("miterLimit", \.miterLimit, ""),
    number("lineDashPhase", \.lineDashPhase, "pt"),
  ]

  private static func number(
    _ name: String, _ path: FieldPath<CGFloat>, _ unit: String
  ) -> AnimatableProperty {
    AnimatableProperty(
      name: name, unit: unit, read: { ($0.shape?[keyPath: path]).map { .number($0) } },
      write: { if case .number(let value) = $1 { $0.shape?[keyPath: path] = value } })
  }

  private static func color(_ name: String, _ path: FieldPath<CGColor?>) -> AnimatableProperty {
    AnimatableProperty(
      name: name, unit: "",
      read: { ($0.shape?[keyPath: path]).flatMap { $0 }.map { .color($0.rgba) } },
      write: { if case .color(let value) = $1 { $0.shape?[keyPath: path] = CGColor(value) } })
  }
}
