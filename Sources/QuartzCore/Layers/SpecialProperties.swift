import Geometry
import Raster

/// What few layers change: with Core Animation's defaults (F5.11). Kept apart from
/// `LayerProperties`, which every layer copies in every frame.
package struct SpecialProperties: Sendable {
  package var cornerCurve = CALayerCornerCurve.circular
  package var shadowPath: CGPath?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Shown in place of the contents' own colours; only their alpha counts (template images).
  package var contentsTint: CGColor?
  package var magnificationFilter = CALayerContentsFilter.linear
  package var minificationFilter = CALayerContentsFilter.linear
  package var isGeometryFlipped = false
  package var allowsGroupOpacity = true
  package var shouldRasterize = false
  package var rasterizationScale: CGFloat = 1
  /// Of a visual effect view.
  package var backdrop: BackdropProperties?
  /// Of a page that is turned.
  package var curl: RenderNode.Curl?
  /// Of a `CAReplicatorLayer`.
  package var replicator: ReplicatorProperties?
  /// Properties of an application's own layer class, by name.
  package var own: [String: AnimatableValue] = [:]

  package init() {}
}

/// What is behind a layer, as it shows through its bounds.
package struct BackdropProperties: Hashable, Sendable {
  /// Sigma of the blur, points.
  package var sigma: CGFloat
  /// 1 leaves colours as they are.
  package var saturation: CGFloat
  /// Over the blur.
  package var tint: RGBA
  /// Whether it shows where the sublayers do, in place of them, rather than in the bounds.
  package var isCutBySublayers = false

  package init(
    sigma: CGFloat, saturation: CGFloat, tint: RGBA, isCutBySublayers: Bool = false
  ) {
    (self.sigma, self.saturation, self.tint) = (sigma, saturation, tint)
    self.isCutBySublayers = isCutBySublayers
  }

  /// Its numbers, in the order in which an animation has them.
  var numbers: [Double] {
    [sigma, saturation, tint.red, tint.green, tint.blue, tint.alpha]
  }

  func with(numbers: [Double]) -> BackdropProperties {
    guard numbers.count == 6 else { return self }
    let tint = RGBA(red: numbers[2], green: numbers[3], blue: numbers[4], alpha: numbers[5])
    return BackdropProperties(
      sigma: numbers[0], saturation: numbers[1], tint: tint, isCutBySublayers: isCutBySublayers)
  }
}

extension SpecialProperties {
  /// The rows of the property table.
  static let animatable: [AnimatableProperty] = [
    rect("contentsRect", \.contentsRect), rect("contentsCenter", \.contentsCenter),
    number("rasterizationScale", \.rasterizationScale),
    AnimatableProperty(
      name: "shadowPath", unit: "pt", read: { ($0.special.shadowPath?.path).map { .path($0) } },
      write: { if case .path(let path) = $1 { $0.special.shadowPath = CGPath(path) } }
    ).implicit(.none),
    AnimatableProperty(
      name: "backdrop", unit: "",
      read: { ($0.special.backdrop?.numbers).map { .numbers($0) } },
      write: {
        guard case .numbers(let numbers) = $1, let backdrop = $0.special.backdrop else { return }
        $0.special.backdrop = backdrop.with(numbers: numbers)
      }
    ).implicit(.none).blocks(.replacing),
    AnimatableProperty(
      name: "curl", unit: "",
      read: { ($0.special.curl).map { .numbers([$0.progress, $0.angle]) } },
      write: {
        guard case .numbers(let numbers) = $1, numbers.count == 2 else { return }
        $0.special.curl?.progress = numbers[0]
        $0.special.curl?.angle = numbers[1]
      }
    ).implicit(.none).blocks(.replacing),
    AnimatableProperty(
      name: "foregroundColor", unit: "",
      read: { ($0.special.contentsTint).map { .color($0.rgba) } },
      write: { if case .color(let color) = $1 { $0.special.contentsTint = CGColor(color) } }),
  ]

  private typealias FieldPath<Value> = WritableKeyPath<SpecialProperties, Value> & Sendable

  private static func rect(_ name: String, _ path: FieldPath<CGRect>) -> AnimatableProperty {
    AnimatableProperty(
      name: name, unit: "", read: { .rect($0.special[keyPath: path]) },
      write: { if case .rect(let rect) = $1 { $0.special[keyPath: path] = rect } })
  }

  private static func number(_ name: String, _ path: FieldPath<CGFloat>) -> AnimatableProperty {
    AnimatableProperty(
      name: name, unit: "", read: { .number($0.special[keyPath: path]) },
      write: { if case .number(let value) = $1 { $0.special[keyPath: path] = value } })
  }
}

/// How rounded corners bend.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Bends in gradually, from farther away.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How the pixels of drawn contents are stored.
public struct CALayerContentsFormat: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
