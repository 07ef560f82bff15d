import Geometry
import Raster

/// A layer that emits particles, above its own background and below its sublayers.
///
/// Where a particle is follows from when it was born, and chance from the layer's `seed`: the same
/// instant shows the same particles. A layer whose `beginTime` is 0 and which had its cells from
/// the start has emitted since the stage's start, as on a device; one that begins at
/// `CACurrentMediaTime()` begins with none.
open class CAEmitterLayer: CALayer {
  /// What was emitted when.
  var emission = Emission()
  private var cells: [CAEmitterCell]?

  public override init() {
    super.init()
    setUp()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAEmitterLayer {
      (emission, cells) = (other.emission, other.cells)
    }
    drawing.ownKeys.formUnion(Self.ownDefaults.keys)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    drawing.ownKeys.formUnion(Self.ownDefaults.keys)
    emission.madeAt = CACurrentMediaTime()
  }

  private static let ownDefaults: [String: AnimatableValue] = [
    "birthRate": .number(1), "lifetime": .number(1), "velocity": .number(1), "scale": .number(1),
    "spin": .number(1), "emitterPosition": .point(.zero), "emitterSize": .size(.zero),
    "emitterZPosition": .number(0), "emitterDepth": .number(0),
  ]

  open override class func defaultValue(forKey key: String) -> Any? {
    ownDefaults[key]?.any ?? super.defaultValue(forKey: key)
  }

  /// The kinds of particles; copies are kept.
  open var emitterCells: [CAEmitterCell]? {
    get { cells }
    set {
      cells = newValue?.map { $0.duplicate() }
      emission.cellsAssigned(at: CACurrentMediaTime())
      sampleIsStale()
    }
  }

  /// Multiplied with each cell's. Default 1.
  open var birthRate: Float {
    get { _managedValue(forKey: "birthRate") }
    set {
      emission.layerRate.set(Double(newValue), at: CACurrentMediaTime(), from: emission.madeAt)
      _setManagedValue(newValue, forKey: "birthRate")
    }
  }

  /// Multiplied with each cell's, as `velocity`, `scale` and `spin` are. Default 1.
  open var lifetime: Float {
    get { _managedValue(forKey: "lifetime") }
    set { _setManagedValue(newValue, forKey: "lifetime") }
  }

  open var velocity: Float {
    get { _managedValue(forKey: "velocity") }
    set { _setManagedValue(newValue, forKey: "velocity") }
  }

  open var scale: Float {
    get { _managedValue(forKey: "scale") }
    set { _setManagedValue(newValue, forKey: "scale") }
  }

  open var spin: Float {
    get { _managedValue(forKey: "spin") }
    set { _setManagedValue(newValue, forKey: "spin") }
  }

  /// The middle of the shape that particles come from, in the layer's coordinates.
  open var emitterPosition: CGPoint {
    get { _managedValue(forKey: "emitterPosition") }
    set { _setManagedValue(newValue, forKey: "emitterPosition") }
  }

  /// How large that shape is; of a circle, the width is its radius.
  open var emitterSize: CGSize {
    get { _managedValue(forKey: "emitterSize") }
    set { _setManagedValue(newValue, forKey: "emitterSize") }
  }

  /// Kept, as `emitterDepth` and `preservesDepth` are: particles stay in the layer's plane.
  open var emitterZPosition: CGFloat {
    get { _managedValue(forKey: "emitterZPosition") }
    set { _setManagedValue(newValue, forKey: "emitterZPosition") }
  }

  open var emitterDepth: CGFloat {
    get { _managedValue(forKey: "emitterDepth") }
    set { _setManagedValue(newValue, forKey: "emitterDepth") }
  }

  open var preservesDepth = false
  open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { sampleIsStale() } }
  open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { sampleIsStale() } }
  /// Default unordered: the oldest lies lowest. Particles that add their light lie over each other
  /// here, which is reported.
  open var renderMode = CAEmitterLayerRenderMode.unordered {
    didSet {
      if renderMode == .additive { Unsupported.report("CAEmitterLayer.renderMode additive") }
      sampleIsStale()
    }
  }

  /// From which all chance follows. Default 0.
  open var seed: UInt32 = 0 { didSet { sampleIsStale() } }

  open override func add(_ anim: CAAnimation, forKey key: String?) {
    emission.note(anim, duration: CATransaction.animationDuration(), at: CACurrentMediaTime())
    super.add(anim, forKey: key)
  }

  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let parts = keyPath.split(separator: ".").map(String.init)
    if parts.count == 3, parts[0] == "emitterCells" {
      setCell(parts[1], parts[2], to: value)
    } else if keyPath == "birthRate", case .number(let rate)? = AnimatableValue(any: value) {
      birthRate = Float(rate)
    } else {
      super.setValue(value, forKeyPath: keyPath)
    }
  }

  open override func value(forKeyPath keyPath: String) -> Any? {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells" else {
      return super.value(forKeyPath: keyPath)
    }
    return cells?.first { $0.name == parts[1] }?.value(forKey: parts[2])
  }

  private func setCell(_ name: String, _ key: String, to value: Any?) {
    guard let index = cells?.firstIndex(where: { $0.name == name }) else {
      return Unsupported.report("emitterCells.\(name): no cell has this name")
    }
    cells?[index].setValue(value, forKey: key)
    if key == "birthRate", let rate = cells?[index].birthRate {
      emission.setRate(Double(rate), ofCell: index, at: CACurrentMediaTime())
    }
    sampleIsStale()
  }

  package override var movesByItself: Bool { cells?.isEmpty == false }

  package override func ownNodes(
    showing shown: LayerProperties, atLocalTime time: CFTimeInterval
  ) -> [RenderNode] {
    guard let cells, !cells.isEmpty else { return [] }
    let history = emission.inLocalTime { self.localTime(atMediaTime: $0) }
    let source = ParticleSource(layer: self, showing: shown, history: history)
    return source.makeNodes(of: cells, at: time)
  }
}
