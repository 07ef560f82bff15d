import Timing

/// Through a list of values, or along a path (F4.8.2).
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// What shows at the key times; without effect with fewer than two (F4.8.12).
  open var values: [Any]?

  /// For properties that are points: the way. Prevails over `values` (F4.8.10).
  open var path: CGPath?

  /// When each value is reached, fractions of the duration, rising from 0 to 1. nil spaces them
  /// evenly. Not used by the paced modes.
  open var keyTimes: [NSNumber]?

  /// The pace from each value to the next; one fewer than values. Not used by the paced modes.
  open var timingFunctions: [CAMediaTimingFunction]?

  /// How the values between keyframes follow. Default linear.
  open var calculationMode = CAAnimationCalculationMode.linear

  /// For the cubic modes, one for each keyframe, −1…1: positive pulls the curve tight (F4.8.7).
  open var tensionValues: [NSNumber]?

  /// For the cubic modes, −1…1: positive makes corners.
  open var continuityValues: [NSNumber]?

  /// For the cubic modes, −1…1: positive moves the bend before the keyframe.
  open var biasValues: [NSNumber]?

  /// Whether the layer turns with a path. nil, the default, leaves it upright (F4.8.11).
  open var rotationMode: CAAnimationRotationMode?

  package override func duplicate() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    copy.takeSettings(of: self)
    return copy
  }

  override func takeSettings(of other: CAAnimation) {
    super.takeSettings(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path?.copy()
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
    rotationMode = other.rotationMode
  }

  override func makeEffect() -> any AnimationEffect {
    if let path { return makePathEffect(along: path) ?? NoEffect() }
    let shown = (values ?? []).compactMap { AnimatableValue(reporting: $0) }
    let track = KeyframeTrack(
      values: shown, keyTimes: keyTimes?.map(\.doubleValue),
      timingFunctions: timingFunctions?.map(\.curve) ?? [], style: style, pace: pace)
    return effect(of: track) ?? NoEffect()
  }

  private var style: KeyframeStyle {
    KeyframeStyle(
      mode: calculationMode.mode, tension: tensionValues?.map(\.doubleValue) ?? [],
      continuity: continuityValues?.map(\.doubleValue) ?? [],
      bias: biasValues?.map(\.doubleValue) ?? [])
  }

  private func makePathEffect(along path: CGPath) -> (any AnimationEffect)? {
    let track = PathTrack(
      path: path.path, keyTimes: keyTimes?.map(\.doubleValue),
      timingFunctions: timingFunctions?.map(\.curve) ?? [], mode: calculationMode.mode,
      pace: pace)
    guard let motion = propertyEffect(of: track) else { return nil }
    switch rotationMode {
    case nil: return motion
    case .rotateAuto: return HeadingEffect(motion: motion, turn: 0)
    case .rotateAutoReverse: return HeadingEffect(motion: motion, turn: .pi)
    case let mode?:
      Unsupported.report("CAAnimationRotationMode \(mode.rawValue)")
      return motion
    }
  }
}

/// How the values between keyframes follow from them.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  /// Unknown names are taken as linear.
  var mode: KeyframeMode {
    switch self {
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    default: .linear
    }
  }
}

/// How a layer that travels along a path is turned.
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// +x points ahead.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// +x points back.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
