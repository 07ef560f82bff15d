import Geometry

/// A property of a layer that is set by name and is no animatable one.
struct LayerSetting: Sendable {
  let read: @Sendable (CALayer) -> Any?
  /// - Returns: Whether the value is of the property's type.
  let write: @Sendable (CALayer, Any?) -> Bool
  /// What a change sets off by itself.
  var implicit = AnimatableProperty.ImplicitAction.none

  /// By name, as key-value coding has them.
  static let named: [String: LayerSetting] = [
    "frame": setting({ $0.frame }, { $0.frame = $1 }),
    "name": optional({ $0.name }, { $0.name = $1 }),
    "mask": optional({ $0.mask }, { $0.mask = $1 }).withTransition,
    "sublayers": optional({ $0.sublayers }, { $0.sublayers = $1 }).withTransition,
    "actions": optional({ $0.actions }, { $0.actions = $1 }),
    "style": optional({ $0.style }, { $0.style = $1 }),
    "beginTime": number({ $0.beginTime }, { $0.beginTime = $1 }),
    "duration": number({ $0.duration }, { $0.duration = $1 }),
    "timeOffset": number({ $0.timeOffset }, { $0.timeOffset = $1 }),
    "speed": number({ Double($0.speed) }, { $0.speed = Float($1) }),
    "repeatCount": number({ Double($0.repeatCount) }, { $0.repeatCount = Float($1) }),
    "repeatDuration": number({ $0.repeatDuration }, { $0.repeatDuration = $1 }),
    "autoreverses": flag({ $0.autoreverses }, { $0.autoreverses = $1 }),
    "fillMode": name({ $0.fillMode }, { $0.fillMode = $1 }),
    "contentsGravity": name({ $0.contentsGravity }, { $0.contentsGravity = $1 }),
    "contentsFormat": name({ $0.contentsFormat }, { $0.contentsFormat = $1 }),
    "cornerCurve": name({ $0.cornerCurve }, { $0.cornerCurve = $1 }),
    "magnificationFilter": name({ $0.magnificationFilter }, { $0.magnificationFilter = $1 }),
    "minificationFilter": name({ $0.minificationFilter }, { $0.minificationFilter = $1 }),
    "maskedCorners": number(
      { Double($0.maskedCorners.rawValue) },
      { $0.maskedCorners = CACornerMask(rawValue: UInt(max($1, 0))) }
    ).withTransition,
    "doubleSided": flag({ $0.isDoubleSided }, { $0.isDoubleSided = $1 }),
    "geometryFlipped": flag({ $0.isGeometryFlipped }, { $0.isGeometryFlipped = $1 }),
    "opaque": flag({ $0.isOpaque }, { $0.isOpaque = $1 }),
    "allowsGroupOpacity": flag({ $0.allowsGroupOpacity }, { $0.allowsGroupOpacity = $1 }),
    "allowsEdgeAntialiasing": flag(
      { $0.allowsEdgeAntialiasing }, { $0.allowsEdgeAntialiasing = $1 }),
    "drawsAsynchronously": flag({ $0.drawsAsynchronously }, { $0.drawsAsynchronously = $1 }),
    "shouldRasterize": flag({ $0.shouldRasterize }, { $0.shouldRasterize = $1 }),
    "needsDisplayOnBoundsChange": flag(
      { $0.needsDisplayOnBoundsChange }, { $0.needsDisplayOnBoundsChange = $1 }),
  ]

  private var withTransition: LayerSetting {
    var copy = self
    copy.implicit = .transition
    return copy
  }

  private typealias Getter<Value> = @Sendable (CALayer) -> Value
  private typealias Setter<Value> = @Sendable (CALayer, Value) -> Void

  private static func setting<Value>(
    _ get: @escaping Getter<Value>, _ set: @escaping Setter<Value>
  ) -> LayerSetting {
    LayerSetting(read: { get($0) }) { layer, value in
      guard let value = value as? Value else { return false }
      set(layer, value)
      return true
    }
  }

  private static func optional<Value>(
    _ get: @escaping Getter<Value?>, _ set: @escaping Setter<Value?>
  ) -> LayerSetting {
    LayerSetting(read: { get($0) }) { layer, value in
      if value == nil || value is NSNull {
        set(layer, nil)
      } else if let value = value as? Value {
        set(layer, value)
      } else {
        return false
      }
      return true
    }
  }

  private static func number(
    _ get: @escaping Getter<Double>, _ set: @escaping Setter<Double>
  ) -> LayerSetting {
    LayerSetting(read: { get($0) }) { layer, value in
      guard let number = Self.number(value) else { return false }
      set(layer, number)
      return true
    }
  }

  private static func flag(
    _ get: @escaping Getter<Bool>, _ set: @escaping Setter<Bool>
  ) -> LayerSetting {
    LayerSetting(read: { get($0) }) { layer, value in
      guard let number = Self.number(value) else { return false }
      set(layer, number != 0)
      return true
    }
  }

  private static func name<Name: RawRepresentable & SendableMetatype>(
    _ get: @escaping Getter<Name>, _ set: @escaping Setter<Name>
  ) -> LayerSetting where Name.RawValue == String {
    LayerSetting(read: { get($0) }) { layer, value in
      guard
        let name = value as? Name ?? (value as? String).flatMap({ Name(rawValue: $0) })
      else { return false }
      set(layer, name)
      return true
    }
  }

  /// A number or a flag, as a number.
  private static func number(_ value: Any?) -> Double? {
    switch AnimatableValue(any: value) {
    case .number(let number): number
    case .flag(let flag): flag ? 1 : 0
    default: nil
    }
  }
}
