import Geometry
import Raster

/// A layer that shows its sublayers several times over (F5.7.13).
open class CAReplicatorLayer: CALayer {
  public override init() {
    super.init()
    properties.special.replicator = ReplicatorProperties()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if properties.special.replicator == nil {
      properties.special.replicator = ReplicatorProperties()
    }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    properties.special.replicator = ReplicatorProperties()
  }

  package override func makePresentationCopy() -> CALayer? {
    type(of: self) == CAReplicatorLayer.self ? CAReplicatorLayer(layer: self) : nil
  }

  package override var keepsDepth: Bool { preservesDepth }

  /// How many instances there are, the sublayers themselves included. Default 1.
  open var instanceCount: Int {
    get { properties.special.replicator!.count }
    set { change("instanceCount", \.special.replicator!.count, to: newValue) }
  }

  /// Whether instances keep their depth, as in a `CATransformLayer`. Default false.
  open var preservesDepth: Bool {
    get { properties.special.replicator!.preservesDepth }
    set { change("preservesDepth", \.special.replicator!.preservesDepth, to: newValue) }
  }

  /// How far each instance's time is behind the one before, seconds. Default 0.
  open var instanceDelay: CFTimeInterval {
    get { properties.special.replicator!.delay }
    set { change("instanceDelay", \.special.replicator!.delay, to: newValue) }
  }

  /// From each instance to the next, about the middle of the layer.
  open var instanceTransform: CATransform3D {
    get { properties.special.replicator!.transform }
    set { change("instanceTransform", \.special.replicator!.transform, to: newValue) }
  }

  /// What the colours of the first instance are multiplied with. Default opaque white.
  open var instanceColor: CGColor? {
    get { properties.special.replicator!.color }
    set { change("instanceColor", \.special.replicator!.color, to: newValue) }
  }

  /// Added to the colour from each instance to the next.
  open var instanceRedOffset: Float {
    get { Float(properties.special.replicator!.offset.red) }
    set { change("instanceRedOffset", \.special.replicator!.offset.red, to: Double(newValue)) }
  }

  open var instanceGreenOffset: Float {
    get { Float(properties.special.replicator!.offset.green) }
    set { change("instanceGreenOffset", \.special.replicator!.offset.green, to: Double(newValue)) }
  }

  open var instanceBlueOffset: Float {
    get { Float(properties.special.replicator!.offset.blue) }
    set { change("instanceBlueOffset", \.special.replicator!.offset.blue, to: Double(newValue)) }
  }

  open var instanceAlphaOffset: Float {
    get { Float(properties.special.replicator!.offset.alpha) }
    set { change("instanceAlphaOffset", \.special.replicator!.offset.alpha, to: Double(newValue)) }
  }
}

/// How a `CAReplicatorLayer` repeats its sublayers.
package struct ReplicatorProperties: Sendable {
  var count = 1
  var preservesDepth = false
  var delay: CFTimeInterval = 0
  var transform = CATransform3DIdentity
  var color: CGColor? = CGColor(gray: 1, alpha: 1)
  var offset = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  package init() {}

  /// More are not drawn.
  static let mostInstances = 10_000

  /// How many instances are drawn; what is asked beyond the most is reported.
  func limitCount() -> Int {
    guard count > Self.mostInstances else { return max(count, 0) }
    Unsupported.report("CAReplicatorLayer of \(count) instances: \(Self.mostInstances) are shown")
    return Self.mostInstances
  }

  /// Nodes of the first instance as those of another.
  /// - Parameters:
  ///   - transform: From the first instance to this one.
  ///   - centre: What it is about.
  func instance(
    _ index: Int, of nodes: [RenderNode], _ transform: CATransform3D, about centre: CGPoint
  ) -> [RenderNode] {
    let place = CATransform3DConcat(
      CATransform3DTranslate(transform, -centre.x, -centre.y, 0),
      CATransform3DMakeTranslation(centre.x, centre.y, 0))
    let color = color(of: index)
    let isWhite = color == RGBA(red: 1, green: 1, blue: 1)
    return nodes.map { node in
      let colored = isWhite ? node : node.multiplied(by: color)
      return index == 0 ? colored : colored.placed(by: place)
    }
  }

  private func color(of index: Int) -> RGBA {
    let first = color?.rgba ?? RGBA(red: 1, green: 1, blue: 1)
    func component(_ start: Double, _ step: Double) -> Double {
      min(max(start + step * Double(index), 0), 1)
    }
    return RGBA(
      red: component(first.red, offset.red), green: component(first.green, offset.green),
      blue: component(first.blue, offset.blue), alpha: component(first.alpha, offset.alpha))
  }

  /// The rows of the property table.
  static let animatable: [AnimatableProperty] = [
    AnimatableProperty(
      name: "instanceDelay", unit: "s",
      read: { ($0.special.replicator?.delay).map { .number($0) } },
      write: { if case .number(let delay) = $1 { $0.special.replicator?.delay = delay } }),
    AnimatableProperty(
      name: "instanceTransform", unit: "",
      read: { ($0.special.replicator?.transform).map { .transform($0) } },
      write: { if case .transform(let map) = $1 { $0.special.replicator?.transform = map } }),
    AnimatableProperty(
      name: "instanceColor", unit: "",
      read: { ($0.special.replicator?.color).map { .color($0.rgba) } },
      write: { if case .color(let color) = $1 { $0.special.replicator?.color = CGColor(color) } }),
    AnimatableProperty(
      name: "instanceCount", unit: "",
      read: { ($0.special.replicator?.count).map { .number(Double($0)) } },
      write: {
        guard case .number(let count) = $1, count.isFinite else { return }
        $0.special.replicator?.count = Int(min(max(count.rounded(), 0), 0x1p31))
      }),
    offset("instanceRedOffset", \.red), offset("instanceGreenOffset", \.green),
    offset("instanceBlueOffset", \.blue), offset("instanceAlphaOffset", \.alpha),
  ]

  private static func offset(
    _ name: String, _ part: WritableKeyPath<RGBA, Double> & Sendable
  ) -> AnimatableProperty {
    AnimatableProperty(
      name: name, unit: "",
      read: { ($0.special.replicator?.offset[keyPath: part]).map { .number($0) } },
      write: {
        if case .number(let step) = $1 { $0.special.replicator?.offset[keyPath: part] = step }
      })
  }
}
