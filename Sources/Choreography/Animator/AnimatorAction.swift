import Timing

/// Where the animations of an animator end.
package enum AnimatorPosition: Hashable, Sendable, CaseIterable { case end, start, current }

/// What a property animator asks of the class around it.
package enum AnimatorAction: Hashable, Sendable {
  /// Runs the blocks that wait; what they change joins the timeline.
  case runBlocks
  /// Everything stands still where it is.
  case pause
  /// Everything goes to a part of the whole.
  case scrub(to: Double, linearly: Bool)
  /// Everything runs until the whole is at `target`, over some seconds after some others; with other
  /// timing where some is given.
  case run(to: Double, over: Seconds, after: Seconds, at: AnimatorTiming?)
  /// What shows becomes the model.
  case stop
  /// The values at a position become the model; the animations are over.
  case settle(AnimatorPosition)
  /// The completions are called with where it ended.
  case callCompletions(AnimatorPosition)
  /// Blocks, completions and animations are forgotten.
  case forget
  /// A breach is recorded.
  case violate(Breach)
}
