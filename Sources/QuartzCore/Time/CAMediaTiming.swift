import Timing

/// Where an animation or a layer stands in its parent's time (F5.1.1):
/// local = (parent − beginTime) · speed + timeOffset, then folded by repeats.
public protocol CAMediaTiming {
  /// Start in the parent's time, seconds. For an animation, 0 means "when it is committed".
  var beginTime: CFTimeInterval { get set }
  /// Length of one cycle, seconds. For an animation, 0 means the transaction's duration.
  var duration: CFTimeInterval { get set }
  /// Local seconds per second of the parent. 0 freezes, negative plays backwards.
  var speed: Float { get set }
  /// Added to local time, seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How many cycles; fractions stop in mid cycle; 0 means one.
  var repeatCount: Float { get set }
  /// Repeats for this long instead, seconds; 0 means "use repeatCount".
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each cycle is followed by itself played backwards.
  var autoreverses: Bool { get set }
  /// What shows before the start and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside its active time (F5.1.9).
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The eight timing properties, as one value that layers and animations hold.
package struct TimingFields: Hashable, Sendable {
  package var beginTime: CFTimeInterval = 0
  package var duration: CFTimeInterval = 0
  package var speed: Float = 1
  package var timeOffset: CFTimeInterval = 0
  package var repeatCount: Float = 0
  package var repeatDuration: CFTimeInterval = 0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed
  /// The rest of a transition that a finger has let go of; for layers.
  package var released: ReleasedTime?
  /// Whether animations of the layer, and of all below it, end only later: what is scrubbed past
  /// its end can be scrubbed back.
  package var holdsEnds = false

  package init() {}
}
