import CoreGraphics

/// What one kind of particle is like. An emitter layer copies its cells when they are assigned:
/// later changes count by `setValue(_:forKeyPath:)` of the layer, as `emitterCells.NAME.birthRate`.
///
/// Every range is the most that a value differs from its mean, either way.
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// By which key paths of the layer find the cell.
  open var name: String?
  /// A `CGImage`; a particle without one shows nothing.
  open var contents: Any?
  /// The part of the picture that shows, in fractions of it.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the picture in a point. Default 1.
  open var contentsScale: CGFloat = 1
  /// Particles a second.
  open var birthRate: Float = 0
  /// Seconds.
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  /// Points a second at birth.
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  /// Points a second, each second.
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  /// Kept: particles stay in the layer's plane.
  open var zAcceleration: CGFloat = 0
  open var isEnabled = true
  /// Kinds of particles that each particle of this kind emits where it is.
  open var emitterCells: [CAEmitterCell]?
  /// Of the colour's components, 0...1; speeds are a second's.
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
  open var magnificationFilter = "linear"
  open var minificationFilter = "linear"
  open var minificationFilterBias: Float = 0
  /// Where particles fly to, radians from the direction of the layer's shape.
  open var emissionLongitude: CGFloat = 0
  /// Kept: particles stay in the layer's plane.
  open var emissionLatitude: CGFloat = 0
  /// The whole angle of the cone that they fly within, radians.
  open var emissionRange: CGFloat = 0
  /// Radians a second.
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  /// Of the picture's size. Default 1.
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  /// Multiplied with the picture. Default opaque white.
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Kept: styles of properties.
  open var style: [AnyHashable: Any]?

  /// When particles begin, seconds after the layer's time 0 or the birth of the particle that
  /// emits them; and for how long they are born (0: as long as that lives).
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  /// Kept, as are the other members of `CAMediaTiming`.
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  public override required init() { super.init() }

  /// From a document: a plain one.
  public required init?(coder: NSCoder) { super.init() }

  /// The value of a property by its name; nil for names that no cell has.
  open func value(forKey key: String) -> Any? { CellProperty.named[key]?.read(self) }

  /// Assigns a property by its name; what no cell has is reported.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let property = CellProperty.named[key] else {
      return Unsupported.report("CAEmitterCell.\(key)")
    }
    if !property.write(self, value) { Unsupported.report("CAEmitterCell.\(key) of that type") }
  }

  open class func defaultValue(forKey key: String) -> Any? { CAEmitterCell().value(forKey: key) }

  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// A cell of its own with the same values, kinds inside it included.
  func duplicate() -> CAEmitterCell {
    let copy = CAEmitterCell()
    for property in CellProperty.all { _ = property.write(copy, property.read(self)) }
    (copy.name, copy.isEnabled, copy.contents) = (name, isEnabled, contents)
    (copy.color, copy.contentsRect) = (color, contentsRect)
    copy.emitterCells = emitterCells?.map { $0.duplicate() }
    return copy
  }
}

/// A property of a cell that has a number, or that key-value coding finds by its name.
struct CellProperty: @unchecked Sendable {
  let name: String
  let read: (CAEmitterCell) -> Any?
  /// - Returns: Whether the value was of a type that the property takes.
  let write: (CAEmitterCell, Any?) -> Bool

  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  static let all: [CellProperty] = [
    float("birthRate", \.birthRate), float("lifetime", \.lifetime),
    float("lifetimeRange", \.lifetimeRange), length("velocity", \.velocity),
    length("velocityRange", \.velocityRange), length("xAcceleration", \.xAcceleration),
    length("yAcceleration", \.yAcceleration), length("zAcceleration", \.zAcceleration),
    float("redRange", \.redRange), float("greenRange", \.greenRange),
    float("blueRange", \.blueRange), float("alphaRange", \.alphaRange),
    float("redSpeed", \.redSpeed), float("greenSpeed", \.greenSpeed),
    float("blueSpeed", \.blueSpeed), float("alphaSpeed", \.alphaSpeed),
    length("emissionLongitude", \.emissionLongitude),
    length("emissionLatitude", \.emissionLatitude), length("emissionRange", \.emissionRange),
    length("spin", \.spin), length("spinRange", \.spinRange), length("scale", \.scale),
    length("scaleRange", \.scaleRange), length("scaleSpeed", \.scaleSpeed),
    length("contentsScale", \.contentsScale), time("beginTime", \.beginTime),
    time("duration", \.duration), time("timeOffset", \.timeOffset), float("speed", \.speed),
    other("contents") {
      $0.contents
    } write: {
      $0.contents = $1
    },
    other("color") {
      $0.color
    } write: {
      $0.color = $1 as? CGColor
    },
    other("name") {
      $0.name
    } write: {
      $0.name = $1 as? String
    },
    other("enabled") {
      $0.isEnabled
    } write: {
      $0.isEnabled = $1 as? Bool ?? $0.isEnabled
    },
  ]

  private static func float(
    _ name: String, _ path: ReferenceWritableKeyPath<CAEmitterCell, Float>
  ) -> Self { number(name, { Double($0[keyPath: path]) }, { $0[keyPath: path] = Float($1) }) }

  private static func length(
    _ name: String, _ path: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>
  ) -> Self { number(name, { Double($0[keyPath: path]) }, { $0[keyPath: path] = CGFloat($1) }) }

  private static func time(
    _ name: String, _ path: ReferenceWritableKeyPath<CAEmitterCell, CFTimeInterval>
  ) -> Self { number(name, { $0[keyPath: path] }, { $0[keyPath: path] = $1 }) }

  private static func number(
    _ name: String, _ read: @escaping (CAEmitterCell) -> Double,
    _ write: @escaping (CAEmitterCell, Double) -> Void
  ) -> Self {
    CellProperty(
      name: name, read: { read($0) },
      write: { cell, value in
        guard case .number(let number)? = AnimatableValue(any: value) else { return false }
        write(cell, number)
        return true
      })
  }

  private static func other(
    _ name: String, read: @escaping (CAEmitterCell) -> Any?,
    write: @escaping (CAEmitterCell, Any?) -> Void
  ) -> Self {
    CellProperty(
      name: name, read: read,
      write: { cell, value in
        write(cell, value)
        return true
      })
  }
}
