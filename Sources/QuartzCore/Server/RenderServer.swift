import Timing

/// What shows layer trees: it holds the instant, the running animations and the work that
/// later turns owe. A stage owns one and decides when turns happen; nothing here reads a clock.
package final class RenderServer {
  /// The server whose turn it is. Set by the stage that is being used; code under UIKit's
  /// names cannot be handed it, so it is the one piece of ambient state of this module.
  /// Layers and stages are used on the main actor, one at a time.
  package nonisolated(unsafe) static var current = RenderServer()

  /// The instant of the frame that is being made, seconds since the stage's start.
  package private(set) var now: Seconds = 0
  /// Step 1 of a frame, given its instant: what fingers and timers of gestures do.
  package var deliverEvents: ((Seconds) -> Void)?
  package var transactions = TransactionStack()

  private var roots: [CALayer] = []
  private var running: [RunningAnimation] = []
  private var nextTurn: [() -> Void] = []
  private var afterCommit: [() -> Void] = []

  package init() {}

  /// Shows a tree: from now on it has time, animations that end, and presentation values.
  package func show(_ root: CALayer) {
    root.tree.server = self
    roots.append(root)
  }

  /// Takes a tree off.
  package func hide(_ root: CALayer) {
    root.tree.server = nil
    roots.removeAll { $0 === root }
  }

  /// Runs at the start of the next turn.
  package func enqueueForNextTurn(_ block: @escaping () -> Void) { nextTurn.append(block) }

  /// Runs after the commit of this turn: where deferred transitions start (F2.2.1).
  package func enqueueAfterCommit(_ block: @escaping () -> Void) { afterCommit.append(block) }

  /// Whether anything is still moving or owed.
  package var isIdle: Bool { running.isEmpty && nextTurn.isEmpty && afterCommit.isEmpty }

  /// How many animations run.
  package var runningCount: Int { running.count }
}

// MARK: - A turn

extension RenderServer {
  /// Moves time on and runs what is due at the new instant: step 2 of a frame.
  /// - Parameter now: Seconds; going back is a mistake of the caller.
  package func beginTurn(at now: Seconds) {
    precondition(now >= self.now, "frame time · got \(now) after \(self.now) · only go on")
    self.now = now
    deliverEvents?(now)
    let owed = nextTurn
    nextTurn = []
    for block in owed { block() }
    endDueAnimations()
  }

  /// Lays out, commits, and starts what waited for the commit, until nothing does:
  /// steps 3 and 4 of a frame.
  package func endTurn() {
    var rounds = 0
    repeat {
      let blocks = afterCommit
      afterCommit = []
      for block in blocks { block() }
      for root in roots {
        root.layoutIfNeeded()
        root.displayIfNeeded()
      }
      commit()
      rounds += 1
    } while !afterCommit.isEmpty && rounds < Self.mostCommitRounds
  }

  /// Makes what was changed visible: fixes begin times and tells delegates that motion started.
  package func commit() {
    for root in roots { root.markCommitted() }
    for pending in transactions.takePending() { start(pending) }
  }

  /// Work that keeps queueing itself is put off to the next turn after so many rounds.
  private static var mostCommitRounds: Int { 100 }
}

// MARK: - Animations

extension RenderServer {
  private func start(_ pending: PendingAnimation) {
    guard let layer = pending.layer, let attached = layer.animations[id: pending.id] else { return }
    guard layer.server != nil else {
      attached.animation.delegate?.animationDidStart(attached.animation)
      return layer.endAnimation(id: attached.id, finished: false)
    }
    layer.animations.fixBeginTime(id: attached.id, now: layer.localTime(atMediaTime: now))
    running.append(RunningAnimation(layer: layer, id: attached.id))
    attached.animation.delegate?.animationDidStart(attached.animation)
  }

  /// Ends what has run its course, in the order of the ends, and what lost its place on show.
  private func endDueAnimations() {
    var due: [(layer: CALayer, id: UInt64, overdue: Seconds, finished: Bool)] = []
    running.removeAll { entry in
      guard let layer = entry.layer, let attached = layer.animations[id: entry.id] else {
        return true
      }
      guard layer.server === self else {
        due.append((layer, entry.id, .infinity, false))
        return true
      }
      let localTime = layer.localTime(atMediaTime: now)
      guard attached.isOver(atLayerTime: localTime) else { return false }
      due.append((layer, entry.id, localTime - attached.endTime, true))
      return true
    }
    // Longest overdue first; among equals, first added first.
    due.sort { ($0.overdue, $1.id) > ($1.overdue, $0.id) }
    for entry in due { entry.layer.endAnimation(id: entry.id, finished: entry.finished) }
  }
}

/// An animation that is on show.
private struct RunningAnimation {
  weak var layer: CALayer?
  let id: UInt64
}

extension CALayer {
  fileprivate func markCommitted() {
    guard !tree.isCommitted || tree.hasUncommitted else { return }
    tree.isCommitted = true
    tree.hasUncommitted = false
    for layer in tree.sublayers { layer.markCommitted() }
  }
}
