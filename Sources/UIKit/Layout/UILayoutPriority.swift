/// How much a constraint matters: 1000 must hold; of others the higher come first.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Float

  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  /// What keeps a button from being squeezed.
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// What keeps a button from being stretched.
  public static let defaultLow = UILayoutPriority(250)
  /// How much `systemLayoutSizeFitting(_:)` clings to the size that it is given.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func + (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + step)
  }
  public static func - (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - step)
  }
  public static func += (priority: inout UILayoutPriority, step: Float) {
    priority = priority + step
  }
  public static func -= (priority: inout UILayoutPriority, step: Float) {
    priority = priority - step
  }

  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool {
    a.rawValue < b.rawValue
  }
}

// Swift 3 had it as a number: `priority = 999` is read here in every version, which is more than Apple's takes.
extension UILayoutPriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self.init(Float(value)) }
  public init(floatLiteral value: Float) { self.init(value) }
}
