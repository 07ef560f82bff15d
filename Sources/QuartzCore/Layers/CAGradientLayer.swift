import Geometry
import Raster

/// A layer that fills its bounds with a gradient (F5.8.7).
open class CAGradientLayer: CALayer {
  public override init() {
    super.init()
    properties.gradient = GradientProperties()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if properties.gradient == nil { properties.gradient = GradientProperties() }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    properties.gradient = GradientProperties()
  }

  package override func makePresentationCopy() -> CALayer? {
    Swift.type(of: self) == CAGradientLayer.self ? CAGradientLayer(layer: self) : nil
  }

  /// `CGColor`s; anything else is reported and left out. Default nil: draws nothing.
  open var colors: [Any]? {
    get { properties.gradient?.colors }
    set {
      let colors = newValue?.compactMap { $0 as? CGColor }
      if colors?.count != newValue?.count {
        Unsupported.report("CAGradientLayer.colors of another type than CGColor")
      }
      change("colors", \.gradient!.colors, to: colors)
    }
  }

  /// Where each colour is reached, rising, 0…1. Default nil: evenly spaced.
  open var locations: [NSNumber]? {
    get { properties.gradient?.locations?.map { NSNumber(value: $0) } }
    set { change("locations", \.gradient!.locations, to: newValue?.map(\.doubleValue)) }
  }

  /// Where the first colour is, a fraction of the bounds. Default (½, 0).
  open var startPoint: CGPoint {
    get { properties.gradient!.startPoint }
    set { change("startPoint", \.gradient!.startPoint, to: newValue) }
  }

  /// Where the last colour is, a fraction of the bounds. Default (½, 1).
  open var endPoint: CGPoint {
    get { properties.gradient!.endPoint }
    set { change("endPoint", \.gradient!.endPoint, to: newValue) }
  }

  /// Default axial.
  open var type: CAGradientLayerType {
    get { properties.gradient!.type }
    set { change("type", \.gradient!.type, to: newValue) }
  }
}

/// The kinds of gradients.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// What a `CAGradientLayer` draws, with Core Animation's defaults.
package struct GradientProperties: Sendable {
  package var colors: [CGColor]?
  package var locations: [Double]?
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial

  package init() {}

  /// As the compositor takes it; nil without colours.
  var gradient: RenderNode.Gradient? {
    guard let colors, let last = colors.last else { return nil }
    let count = Double(max(colors.count - 1, 1))
    let places = locations ?? colors.indices.map { Double($0) / count }
    // One colour fills all; colours without a location are left out.
    let kept = colors.count == 1 ? [last, last] : Array(colors.prefix(places.count))
    return RenderNode.Gradient(
      kind: type == .radial ? .radial : type == .conic ? .conic : .axial,
      colors: kept.map(\.rgba),
      locations: colors.count == 1 ? [0, 1] : Array(places.prefix(kept.count)),
      start: startPoint, end: endPoint)
  }

  /// The rows of the property table.
  static let animatable: [AnimatableProperty] = [
    AnimatableProperty(
      name: "colors", unit: "", read: { ($0.gradient?.colors).map { .colors($0.map(\.rgba)) } },
      write: {
        if case .colors(let colors) = $1 { $0.gradient?.colors = colors.map { CGColor($0) } }
      }),
    AnimatableProperty(
      name: "locations", unit: "", read: { ($0.gradient?.locations).map { .numbers($0) } },
      write: { if case .numbers(let places) = $1 { $0.gradient?.locations = places } }),
    AnimatableProperty(
      name: "startPoint", unit: "", read: { ($0.gradient?.startPoint).map { .point($0) } },
      write: { if case .point(let point) = $1 { $0.gradient?.startPoint = point } }),
    AnimatableProperty(
      name: "endPoint", unit: "", read: { ($0.gradient?.endPoint).map { .point($0) } },
      write: { if case .point(let point) = $1 { $0.gradient?.endPoint = point } }),
  ]
}
