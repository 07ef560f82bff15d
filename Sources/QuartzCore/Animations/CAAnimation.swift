import Timing

/// A change over time; the root of Core Animation's animations.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  final var fields = TimingFields()

  /// Told when the animation starts and stops; kept alive by the animation (F5.6.6).
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer lets go of the animation when it is over. Default true (F5.1.12).
  open var isRemovedOnCompletion = true

  /// Warps the progress within each cycle; nil is linear.
  open var timingFunction: CAMediaTimingFunction?

  /// What moves the animation instead of its own timing; nil for most.
  package final var driver: (any AnimationDriver)?

  /// Wishes about the display's rate: kept, and without effect, since frames come as they are
  /// asked for.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// What runs in its place for the property that it was made for; lost in a copy.
  package final var ownAction: (key: String, action: any CAAction)?

  private var values: [String: Any] = [:]

  public override init() { super.init() }

  /// A property by its name, or else a value of the application's own, as was set under this key.
  open func value(forKey key: String) -> Any? { property(key) ?? values[key] }

  /// Assigns a property by its name, or keeps a value for the application, such as a name by which
  /// its delegate knows the animation.
  open func setValue(_ value: Any?, forKey key: String) {
    if !setProperty(key, to: value) { values[key] = value }
  }

  /// As an action: adds itself to the layer under the event's name.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    if let ownAction, ownAction.key == event {
      return ownAction.action.run(forKey: event, object: anObject, arguments: dict)
    }
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  // A copy with the same settings; subclasses of this module extend it.
  package func duplicate() -> CAAnimation {
    let copy = CAAnimation()
    copy.takeSettings(of: self)
    return copy
  }

  func takeSettings(of other: CAAnimation) {
    fields = other.fields
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    timingFunction = other.timingFunction
    driver = other.driver
    preferredFrameRateRange = other.preferredFrameRateRange
    values = other.values
  }

  /// What the animation does, ready to be asked often. Made once, of the layer's own copy, when
  /// its duration is known.
  func makeEffect() -> any AnimationEffect { NoEffect() }

  /// The same as plain data; nil for all but the simplest effects.
  func makeLine() -> LineMotion? { nil }

  // MARK: Timing

  open var beginTime: CFTimeInterval {
    get { fields.beginTime }
    set { fields.beginTime = newValue }
  }

  open var duration: CFTimeInterval {
    get { fields.duration }
    set { fields.duration = newValue }
  }

  open var speed: Float {
    get { fields.speed }
    set { fields.speed = newValue }
  }

  open var timeOffset: CFTimeInterval {
    get { fields.timeOffset }
    set { fields.timeOffset = newValue }
  }

  open var repeatCount: Float {
    get { fields.repeatCount }
    set { fields.repeatCount = newValue }
  }

  open var repeatDuration: CFTimeInterval {
    get { fields.repeatDuration }
    set { fields.repeatDuration = newValue }
  }

  open var autoreverses: Bool {
    get { fields.autoreverses }
    set { fields.autoreverses = newValue }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { fields.fillMode }
    set { fields.fillMode = newValue }
  }
}

/// Hears when an animation starts and stops. Both are optional.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
