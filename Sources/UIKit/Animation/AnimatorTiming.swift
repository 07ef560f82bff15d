import Choreography
import QuartzCore
import Timing

extension AnimatorTiming {
  /// Of a composed curve the spring counts; one that is neither moves in and out with ease.
  @MainActor
  init(_ provider: any UITimingCurveProvider) {
    if let spring = provider.springTimingParameters {
      let velocity = spring.initialVelocity
      self = .spring(spring.form, velocity: Velocity(x: velocity.dx, y: velocity.dy))
    } else if let cubic = provider.cubicTimingParameters {
      self = cubic.animationCurve == ._system ? .fixed(.system) : .curve(cubic.bezier)
    } else {
      self = .curve(.easeInEaseOut)
    }
  }

  /// The timing of a block that is open.
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
    case .spring(let form, let velocity):
      UISpringTimingParameters(form, CGVector(dx: velocity.x, dy: velocity.y))
    }
  }

  /// The motion of changes made in a block of so many seconds.
  func motion(duration: Seconds) -> AnimationScope.Motion {
    switch self {
    case .curve(let curve): return .curve(CAMediaTimingFunction(curve: curve))
    case .fixed(let spring): return .spring(spring)
    case .spring(let form, let velocity):
      let vertical = form.spring(velocity: velocity.y, duration: duration)
      return .spring(
        form.spring(velocity: velocity.x, duration: duration),
        vertical: velocity.x == velocity.y ? nil : vertical)
    }
  }
}

extension AnimationScope.Motion {
  /// The motion as a curve over so many seconds; none is there at once.
  func curve(duration: Seconds, isVertical: Bool = false) -> TimingCurve {
    switch self {
    case .curve(let function): .curve(function.curve)
    case .spring(let spring, let vertical):
      .spring(isVertical ? vertical ?? spring : spring, duration: duration)
    case .none: .curve(.linear)
    }
  }
}

extension UIViewAnimatingPosition {
  init(_ position: AnimatorPosition) {
    switch position {
    case .end: self = .end
    case .start: self = .start
    case .current: self = .current
    }
  }
}

extension AnimatorPosition {
  init(_ position: UIViewAnimatingPosition) {
    switch position {
    case .end: self = .end
    case .start: self = .start
    case .current: self = .current
    }
  }
}

extension AnimatorState {
  /// How far the animator has got, as UIKit tells it (F4.7.1).
  var state: UIViewAnimatingState {
    switch phase {
    case .inactive: .inactive
    case .running, .paused: .active
    case .stopped: .stopped
    }
  }
}
