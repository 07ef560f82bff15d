import Geometry

/// A part of a transform by Core Animation's names: `rotation.x`, `scale`, `translation.y` … (F4.9.3).
struct TransformPart: Sendable {
  enum Kind: String, Sendable { case rotation, scale, translation }

  let kind: Kind
  /// nil for the part as a whole.
  let axis: (WritableKeyPath<TransformComponents.Axes, Double> & Sendable)?
  /// Whether a scale is of x and y alone, as `scale.xy`: a name of no document that much public code uses.
  let isFlat: Bool

  init?(_ name: String) {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let kind = Kind(rawValue: String(words[0])), words.count <= 2 else { return nil }
    self.kind = kind
    isFlat = kind == .scale && words.last == "xy"
    switch words.count == 2 ? words[1] : nil {
    case nil: axis = nil
    case "xy" where isFlat: axis = nil
    case "x": axis = \TransformComponents.Axes.x
    case "y": axis = \TransformComponents.Axes.y
    case "z": axis = \TransformComponents.Axes.z
    default: return nil
    }
  }

  /// A number; for the whole translation a size. The whole rotation is the one about z, the
  /// whole scale the average of the three, `scale.xy` of two (a guess).
  func read(_ map: TransformComponents) -> AnimatableValue {
    switch (kind, axis) {
    case (.rotation, let axis): .number(map.rotation[keyPath: axis ?? \.z])
    case (.scale, let axis?): .number(map.scale[keyPath: axis])
    case (.scale, nil) where isFlat: .number((map.scale.x + map.scale.y) / 2)
    case (.scale, nil): .number((map.scale.x + map.scale.y + map.scale.z) / 3)
    case (.translation, let axis?): .number(map.translation[keyPath: axis])
    case (.translation, nil):
      .size(CGSize(width: map.translation.x, height: map.translation.y))
    }
  }

  /// The map with the part replaced; nil for a value of another kind. Setting the whole scale
  /// sets all three, `scale.xy` leaves z.
  func write(_ value: AnimatableValue, into map: TransformComponents) -> TransformComponents? {
    var map = map
    switch (kind, axis, value) {
    case (.rotation, let axis, .number(let angle)): map.rotation[keyPath: axis ?? \.z] = angle
    case (.scale, let axis?, .number(let factor)): map.scale[keyPath: axis] = factor
    case (.scale, nil, .number(let factor)) where isFlat:
      (map.scale.x, map.scale.y) = (factor, factor)
    case (.scale, nil, .number(let factor)): map.scale = .init(factor, factor, factor)
    case (.translation, let axis?, .number(let way)): map.translation[keyPath: axis] = way
    case (.translation, nil, .size(let way)):
      (map.translation.x, map.translation.y) = (way.width, way.height)
    case (.translation, nil, .point(let way)):
      (map.translation.x, map.translation.y) = (way.x, way.y)
    default: return nil
    }
    return map
  }
}
