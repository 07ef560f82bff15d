import Timing

/// A basic animation on a spring (F4.3.1). Its `duration` is set apart from how long the spring
/// swings: a shorter one cuts the motion off (F4.3.5); `settlingDuration` is the honest length.
open class CASpringAnimation: CABasicAnimation {
  /// The motion that the properties below describe (F4.3.2).
  package var spring = SpringMotion()

  /// Greater than 0; other values are ignored (F4.3.2). Default 1.
  open var mass: CGFloat {
    get { spring.mass }
    set { if newValue > 0 { spring = spring.with(mass: newValue) } }
  }

  /// Greater than 0; other values are ignored. Default 100.
  open var stiffness: CGFloat {
    get { spring.stiffness }
    set { if newValue > 0 { spring = spring.with(stiffness: newValue) } }
  }

  /// 0 or more; other values are ignored. Default 10. More than critical is taken as critical
  /// unless `allowsOverdamping`.
  open var damping: CGFloat {
    get { spring.damping }
    set { if newValue >= 0 { spring = spring.with(damping: newValue) } }
  }

  /// Whole distances a second, positive toward the target. Default 0.
  open var initialVelocity: CGFloat {
    get { spring.initialVelocity }
    set { spring = spring.with(initialVelocity: newValue) }
  }

  /// Whether more than critical damping is honoured. Default false.
  open var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring = spring.with(allowsOverdamping: newValue) }
  }

  /// Seconds until the spring may be taken to rest, by Core Animation's rule (F4.3.4).
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  package override func duplicate() -> CAAnimation {
    let copy = CASpringAnimation()
    copy.takeSettings(of: self)
    return copy
  }

  override func takeSettings(of other: CAAnimation) {
    super.takeSettings(of: other)
    if let other = other as? CASpringAnimation { spring = other.spring }
  }

  /// The timing function warps time, then the spring runs in it (F4.3.6).
  override var pace: Pace {
    Pace(curve: timingFunction?.curve, spring: spring.prepared, duration: duration)
  }

  // MARK: CASpringAnimation

  open var perceptualDuration: CFTimeInterval { spring.perceptualDuration }
  open var bounce: CGFloat { spring.bounce }
}

extension CASpringAnimation {
  /// A spring described by how long it feels and how much it bounces (F4.3.7).
  /// - Parameters:
  ///   - perceptualDuration: Seconds, greater than 0.
  ///   - bounce: 0 is critical, toward 1 swings more, toward −1 creeps.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    spring = SpringMotion(perceptualDuration: perceptualDuration, bounce: bounce)
    duration = settlingDuration
  }
}

extension SpringMotion {
  /// The same spring with some properties changed. Infinite ones are taken as the largest number.
  func with(
    mass: Double? = nil, stiffness: Double? = nil, damping: Double? = nil,
    initialVelocity: Double? = nil, allowsOverdamping: Bool? = nil
  ) -> SpringMotion {
    func finite(_ value: Double) -> Double {
      value.isNaN ? 0 : min(max(value, -Double.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    }
    return SpringMotion(
      mass: finite(mass ?? self.mass), stiffness: finite(stiffness ?? self.stiffness),
      damping: damping ?? self.damping,
      initialVelocity: finite(initialVelocity ?? self.initialVelocity),
      allowsOverdamping: allowsOverdamping ?? self.allowsOverdamping)
  }
}
