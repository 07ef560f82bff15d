import Choreography
import QuartzCore

/// A pace given by a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  typealias Form = SpringForm

  nonisolated let form: Form
  /// At the start, in whole distances a second: dx for x and for values of one number, sizes and
  /// transforms, dy for y (F4.4.7).
  public nonisolated let initialVelocity: CGVector

  /// The system's own spring: mass 3, stiffness 1000, damping 500 (F4.4.9).
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// - Parameter ratio: 1 and more does not swing, toward 0 swings more.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    form = .ratio(ratio)
    initialVelocity = velocity
    super.init()
  }

  /// - Parameters: Mass and stiffness are greater than 0, damping is 0 or more. Damping beyond
  ///   critical acts as critical (F4.3.3).
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    form = .constants(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
    super.init()
  }

  /// - Parameters:
  ///   - duration: How long it feels, seconds.
  ///   - bounce: 0 is critical, toward 1 swings more, toward −1 creeps.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    form = .perceptual(duration: duration, bounce: bounce)
    initialVelocity = velocity
    super.init()
  }

  init(_ form: Form, _ velocity: CGVector) {
    self.form = form
    initialVelocity = velocity
    super.init()
  }

  public required nonisolated init?(coder: NSCoder) {
    let numbers = (0..<3).map { coder.decodeDouble(forKey: "form\($0)") }
    switch coder.decodeInteger(forKey: "form") {
    case 0: form = .ratio(numbers[0])
    case 1: form = .constants(mass: numbers[0], stiffness: numbers[1], damping: numbers[2])
    default: form = .perceptual(duration: numbers[0], bounce: numbers[1])
    }
    initialVelocity = CGVector(
      dx: coder.decodeDouble(forKey: "dx"), dy: coder.decodeDouble(forKey: "dy"))
    super.init()
  }

  open nonisolated func encode(with coder: NSCoder) {
    let (kind, numbers): (Int, [Double]) =
      switch form {
      case .ratio(let ratio): (0, [ratio])
      case .constants(let mass, let stiffness, let damping): (1, [mass, stiffness, damping])
      case .perceptual(let duration, let bounce): (2, [duration, bounce])
      }
    coder.encode(kind, forKey: "form")
    for (index, number) in numbers.enumerated() { coder.encode(number, forKey: "form\(index)") }
    coder.encode(Double(initialVelocity.dx), forKey: "dx")
    coder.encode(Double(initialVelocity.dy), forKey: "dy")
  }

  /// The object itself: it cannot change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { .spring }

  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  open var springTimingParameters: UISpringTimingParameters? { self }
}
