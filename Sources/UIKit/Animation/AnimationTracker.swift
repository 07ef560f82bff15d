import QuartzCore

/// Counts the animations of one block and calls its completion when the last is over (F4.6.10).
@MainActor
final class AnimationTracker: NSObject, @preconcurrency CAAnimationDelegate {
  private var completion: ((Bool) -> Void)?
  private var running = 0
  private var allFinished = true
  private var isClosed = false
  /// How many blocks inside have not ended that this one waits for if it moves nothing itself.
  private var holds = 0
  private var waitsForHolds = false
  /// The views that the block moves, in the order in which it took hold of them.
  private(set) var views: [UIView] = []
  private var known: Set<ObjectIdentifier> = []
  private let blocksTouches: Bool

  /// - Parameter blocksTouches: Whether the views hear no touches while they move (F4.6.11).
  init(blocksTouches: Bool = false, completion: ((Bool) -> Void)?) {
    self.blocksTouches = blocksTouches
    self.completion = completion
  }

  /// An animation of a view's layer joins; layers without views count too.
  func enter(_ view: UIView?) {
    running += 1
    guard let view, known.insert(ObjectIdentifier(view)).inserted else { return }
    views.append(view)
    if blocksTouches { view.hierarchy.touchBlockers += 1 }
  }

  /// Calls another block at the end.
  func add(_ other: @escaping (Bool) -> Void) {
    let first = completion
    completion = {
      first?($0)
      other($0)
    }
  }

  /// A block inside has begun that belongs to this one where this one has nothing else.
  func hold() { holds += 1 }

  /// It has ended.
  func release() {
    holds -= 1
    if waitsForHolds, holds == 0 { finish() }
  }

  /// The block is over. If it animated nothing, the completion comes in the next turn.
  func close() {
    isClosed = true
    waitsForHolds = running == 0 && holds > 0
    if running == 0, holds == 0 {
      RenderServer.current.enqueueForNextTurn { self.finish() }
    }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    running -= 1
    allFinished = allFinished && (flag || PlantedFault.alwaysFinished.isPlanted)
    if isClosed, running == 0 { finish() }
  }

  private func finish() {
    let completion = self.completion
    self.completion = nil
    if blocksTouches { for view in views { view.hierarchy.touchBlockers -= 1 } }
    views = []
    known = []
    completion?(allFinished)
  }
}
