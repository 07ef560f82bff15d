import Geometry

/// Turns numbers into a transform while they are animated (F4.9.5): angles into rotations,
/// factors into scales, distances into shifts.
public final class CAValueFunction: NSObject, @unchecked Sendable {
  // Sendable: nothing of it changes.
  public let name: CAValueFunctionName
  private let kind: TransformPart.Kind
  private let axis: Int?

  /// One of the eleven functions; nil for any other name.
  public init?(name: CAValueFunctionName) {
    let axes = ["X": 0, "Y": 1, "Z": 2]
    let last = name.rawValue.last.map(String.init) ?? ""
    let stem = axes[last] == nil ? name.rawValue : String(name.rawValue.dropLast())
    guard let kind = Self.kinds[stem], kind != .rotation || axes[last] != nil else { return nil }
    self.name = name
    self.kind = kind
    axis = axes[last]
  }

  private static let kinds: [String: TransformPart.Kind] = [
    "rotate": .rotation, "scale": .scale, "translate": .translation,
  ]

  /// What stands in for an end that was left open: 1 for scales, 0 for the others.
  var underlying: AnimatableValue {
    let neutral: Double = kind == .scale ? 1 : 0
    return axis == nil ? .numbers([neutral, neutral, neutral]) : .number(neutral)
  }

  /// - Parameter value: A number, or three for the functions of all axes; nil for others.
  func transform(of value: AnimatableValue) -> CATransform3D? {
    var parts = TransformComponents(CATransform3DIdentity)
    let neutral: Double = kind == .scale ? 1 : 0
    var numbers = [neutral, neutral, neutral]
    switch (value, axis) {
    case (.number(let number), let axis?): numbers[axis] = number
    case (.numbers(let three), nil) where three.count == 3: numbers = three
    default: return nil
    }
    let axes = TransformComponents.Axes(numbers[0], numbers[1], numbers[2])
    switch kind {
    case .rotation: parts.rotation = axes
    case .scale: parts.scale = axes
    case .translation: parts.translation = axes
    }
    return parts.transform
  }
}

/// The names of the value functions.
public struct CAValueFunctionName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
