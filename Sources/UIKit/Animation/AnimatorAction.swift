import Choreography
import Timing

/// What a property animator asks of the class around it.
enum AnimatorAction: Hashable, Sendable {
  /// Runs the blocks that wait; what they change joins the course.
  case runBlocks
  /// Everything stands still where it is.
  case hold
  /// Everything goes to a part of the whole.
  case scrub(to: Double, linearly: Bool)
  /// Everything runs until the whole is at `target`.
  case run(to: Double, over: Seconds, after: Seconds, at: AnimatorTiming?)
  /// What shows becomes the model.
  case stop
  /// The values at a position become the model; the animations are over.
  case settle(UIViewAnimatingPosition)
  case callCompletions(UIViewAnimatingPosition)
  /// Blocks, completions and animations are forgotten.
  case forget
  case violate(Breach)
}
