import Timing

/// A basic animation on a spring (F4.3.1). Its `duration` is set apart from how long the spring
/// swings: a shorter one cuts the motion off (F4.3.5); `settlingDuration` is the honest length.
open class CASpringAnimation: CABasicAnimation {
  private var spring = SpringMotion(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)

  /// Greater than 0; other values are ignored (F4.3.2). Default 1.
  open var mass: CGFloat {
    get { spring.mass }
    set { if newValue > 0 { spring.mass = newValue } }
  }

  /// Greater than 0; other values are ignored. Default 100.
  open var stiffness: CGFloat {
    get { spring.stiffness }
    set { if newValue > 0 { spring.stiffness = newValue } }
  }

  /// 0 or more; other values are ignored. Default 10. More than critical is taken as critical
  /// unless `allowsOverdamping`.
  open var damping: CGFloat {
    get { spring.damping }
    set { if newValue >= 0 { spring.damping = newValue } }
  }

  /// Whole distances a second, positive toward the target. Default 0.
  open var initialVelocity: CGFloat {
    get { spring.initialVelocity }
    set { spring.initialVelocity = newValue }
  }

  /// Whether more than critical damping is honoured. Default false.
  open var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring.allowsOverdamping = newValue }
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
  override func fraction(atProgress progress: Double) -> Double {
    spring.value(at: super.fraction(atProgress: progress) * duration)
  }
}

extension CASpringAnimation {
  /// A spring described by how long it feels and how much it bounces (F4.3.7).
  /// - Parameters:
  ///   - perceptualDuration: Seconds, greater than 0.
  ///   - bounce: 0 is critical, toward 1 swings more, toward −1 creeps.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    use(SpringMotion(perceptualDuration: perceptualDuration, bounce: bounce))
    duration = settlingDuration
  }

  public var perceptualDuration: CFTimeInterval { motion.perceptualDuration }

  public var bounce: CGFloat { motion.bounce }

  package var motion: SpringMotion {
    SpringMotion(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }

  package func use(_ motion: SpringMotion) {
    mass = motion.mass
    stiffness = motion.stiffness
    damping = motion.damping
    initialVelocity = motion.initialVelocity
    allowsOverdamping = motion.allowsOverdamping
  }
}
