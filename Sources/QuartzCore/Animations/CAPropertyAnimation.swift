import Timing

/// An animation of one property, named by its key path.
open class CAPropertyAnimation: CAAnimation {
  /// A property of the layer ("position"), or a part of one ("position.y").
  open var keyPath: String?

  /// Whether the value is added to what shows so far. Default false (F5.2.3).
  open var isAdditive = false

  /// Whether each repeat starts where the one before ended. Default false (F5.1.14).
  open var isCumulative = false

  /// Turns the values into a transform; the key path is then that of a transform (F4.9.5).
  open var valueFunction: CAValueFunction?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func takeSettings(of other: CAAnimation) {
    super.takeSettings(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  /// The effect of values along this animation's key path; none for a name that no layer has.
  func effect<Track: ValueTrack>(of track: Track?) -> (any AnimationEffect)? {
    propertyEffect(of: track)
  }

  func propertyEffect<Track: ValueTrack>(of track: Track?) -> PropertyEffect<Track>? {
    guard let track, let path = keyPath.flatMap(PropertyPath.init(anyOf:)) else { return nil }
    return PropertyEffect(
      path: path, track: track, function: valueFunction, isAdditive: isAdditive,
      cumulativeEnd: isCumulative ? (autoreverses ? 0 : 1) : nil)
  }

  /// The pace of the whole cycle.
  var pace: Pace { Pace(curve: timingFunction?.curve, duration: duration) }
}
