import QuartzCore
import Raster

/// A filter: its name, what goes in, and what comes out of that.
struct FilterKind: Sendable {
  let name: String
  /// Apple's word for the family.
  let category: String
  let inputs: [FilterInput]
  /// nil without an image that is needed.
  let make: @Sendable (FilterArguments) -> FilterRecipe?

  init(
    _ name: String, _ category: String, _ inputs: [FilterInput],
    _ make: @escaping @Sendable (FilterArguments) -> FilterRecipe?
  ) {
    (self.name, self.category, self.inputs, self.make) = (name, category, inputs, make)
  }

  /// Every filter there is, by name.
  static let all: [String: FilterKind] = Dictionary(
    uniqueKeysWithValues: (blurs + colorAdjustments + colorEffects + composites + generators
      + geometry + stylize
      + distortions + transitions).map { ($0.name, $0) })

  func input(_ key: String) -> FilterInput? { inputs.first { $0.key == key } }

  /// What is to be said of a value for an input; nil when it has its effect.
  func complaint(about value: Any, forKey key: String) -> String? {
    guard let input = input(key), input.isHonoured else { return "\(key) of the filter \(name)" }
    guard input.value.takes(value) else {
      return "\(Swift.type(of: value)) for \(key) of the filter \(name)"
    }
    return nil
  }
}

/// What goes into a filter under one key.
struct FilterInput: Sendable {
  let key: String
  let value: Value
  /// Whether it has an effect here.
  var isHonoured = true

  /// The kind of a value, and the one that counts until another is set.
  enum Value: Sendable {
    case image
    case number(Double)
    /// A point has two numbers, a rectangle four.
    case numbers([CGFloat])
    case color(CIColor)
    case transform
  }

  static let image = FilterInput(key: kCIInputImageKey, value: .image)
  static let background = FilterInput(key: kCIInputBackgroundImageKey, value: .image)
  static let target = FilterInput(key: kCIInputTargetImageKey, value: .image)
  static let mask = FilterInput(key: kCIInputMaskImageKey, value: .image)
  static let center = numbers(kCIInputCenterKey, 150, 150)
  static let extent = numbers(kCIInputExtentKey, 0, 0, 300, 300)
  static let time = number(kCIInputTimeKey, 0)
  static let transform = FilterInput(key: kCIInputTransformKey, value: .transform)

  static func number(_ key: String, _ usual: Double) -> FilterInput {
    FilterInput(key: key, value: .number(usual))
  }
  static func numbers(_ key: String, _ usual: CGFloat...) -> FilterInput {
    FilterInput(key: key, value: .numbers(usual))
  }
  static func color(
    _ key: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
  ) -> FilterInput {
    FilterInput(
      key: key, value: .color(CIColor(red: red, green: green, blue: blue, alpha: alpha)))
  }
  /// One that Apple's filter has and this one does not heed.
  static func unheeded(_ key: String) -> FilterInput {
    FilterInput(key: key, value: .image, isHonoured: false)
  }
}

extension FilterInput.Value {
  /// Whether a value is of this kind.
  func takes(_ value: Any) -> Bool {
    switch self {
    case .image: value is CIImage
    case .number: FilterArguments.number(value) != nil
    case .numbers: FilterArguments.numbers(value) != nil
    case .color: value is CIColor
    case .transform: FilterArguments.transform(value) != nil
    }
  }

  /// The value that counts until another is set; nil for images.
  var usual: Any? {
    switch self {
    case .image: nil
    case .number(let number): NSNumber(value: number)
    case .numbers(let numbers): CIVector(numbers)
    case .color(let color): color
    case .transform: NSValue(cgAffineTransform: .identity)
    }
  }

  /// The name of its class at Apple's.
  var className: String {
    switch self {
    case .image: "CIImage"
    case .number: "NSNumber"
    case .numbers: "CIVector"
    case .color: "CIColor"
    case .transform: "NSValue"
    }
  }
}
