import QuartzCore
import Timing

/// What a property animator goes by: timing parameters as values.
enum AnimatorTiming: Hashable, Sendable {
  case curve(UnitBezier)
  /// A spring of fixed shape, cut off at the duration, as raw curve 7 is (F4.5.2).
  case fixed(SpringMotion)
  case spring(UISpringTimingParameters.Form, velocity: CGVector)

  /// Of a composed curve the spring counts; one that is neither moves in and out with ease.
  @MainActor
  init(_ provider: any UITimingCurveProvider) {
    if let spring = provider.springTimingParameters {
      self = .spring(spring.form, velocity: spring.initialVelocity)
    } else if let cubic = provider.cubicTimingParameters {
      self = cubic.animationCurve == ._system ? .fixed(.system) : .curve(cubic.bezier)
    } else {
      self = .curve(.easeInEaseOut)
    }
  }

  /// The pace of a block that is open.
  init(_ motion: AnimationScope.Motion) {
    switch motion {
    case .curve(let function): self = .curve(function.curve)
    case .spring(let spring, _): self = .fixed(spring)
    case .none: self = .curve(.linear)
    }
  }

  /// The same as parameters, for those who ask an animator; nil for a spring of fixed shape.
  @MainActor
  var parameters: (any UITimingCurveProvider)? {
    switch self {
    case .curve(let curve):
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: curve.x1, y: curve.y1),
        controlPoint2: CGPoint(x: curve.x2, y: curve.y2))
    case .fixed: nil
    case .spring(let form, let velocity): UISpringTimingParameters(form, velocity)
    }
  }

  /// How long it takes when asked for some seconds: springs with constants settle in their own
  /// time (F4.4.10).
  func duration(requested: Seconds) -> Seconds {
    guard case .spring(let form, let velocity) = self else { return max(requested, 0) }
    if case .ratio = form { return max(requested, 0) }
    return form.spring(velocity: velocity.dx, duration: requested).settlingDuration
  }

  /// The motion of changes made in a block of so many seconds.
  func motion(duration: Seconds) -> AnimationScope.Motion {
    switch self {
    case .curve(let curve): return .curve(CAMediaTimingFunction(curve: curve))
    case .fixed(let spring): return .spring(spring)
    case .spring(let form, let velocity):
      let vertical = form.spring(velocity: velocity.dy, duration: duration)
      return .spring(
        form.spring(velocity: velocity.dx, duration: duration),
        vertical: velocity.dx == velocity.dy ? nil : vertical)
    }
  }

  /// The pace over so many seconds.
  func pace(duration: Seconds, isVertical: Bool = false) -> Pace {
    motion(duration: duration).pace(duration: duration, isVertical: isVertical)
  }
}

extension UISpringTimingParameters.Form {
  /// The spring; a duration matters only to those that are fitted. Constants out of range become
  /// the nearest that are in it.
  func spring(velocity: Double, duration: Seconds) -> SpringMotion {
    let velocity = velocity.isFinite ? velocity : 0
    switch self {
    case .ratio(let ratio):
      return .fitted(
        dampingRatio: ratio.isNaN ? 1 : ratio, duration: duration, initialVelocity: velocity)
    case .constants(let mass, let stiffness, let damping):
      return SpringMotion(
        mass: Self.positive(mass), stiffness: Self.positive(stiffness),
        damping: damping > 0 ? damping : 0, initialVelocity: velocity)
    case .perceptual(let duration, let bounce):
      return SpringMotion(
        perceptualDuration: duration, bounce: bounce, initialVelocity: velocity)
    }
  }

  private static func positive(_ value: Double) -> Double {
    value > 0 ? min(value, .greatestFiniteMagnitude) : .leastNormalMagnitude
  }
}

extension AnimationScope.Motion {
  /// The motion as a pace over so many seconds; none is there at once.
  func pace(duration: Seconds, isVertical: Bool = false) -> Pace {
    switch self {
    case .curve(let function): .curve(function.curve)
    case .spring(let spring, let vertical):
      .spring(isVertical ? vertical ?? spring : spring, duration: duration)
    case .none: .curve(.linear)
    }
  }
}
