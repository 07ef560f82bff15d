import Timing

/// What shows layer trees: it holds the instant, the running animations and the work that
/// later turns owe. A stage owns one and decides when turns happen; nothing here reads a clock.
package final class RenderServer {
  /// The server whose turn it is. Set by the stage that is being used; code under UIKit's
  /// names cannot be handed it, so it is the one piece of ambient state of this module.
  /// Layers and stages are used on the main actor, one at a time.
  package static var current: RenderServer {
    get { latest }
    set {
      // Whatever the former one lets go may ask for the current one: not within the assignment.
      let former = latest
      latest = newValue
      withExtendedLifetime(former) {}
    }
  }

  private nonisolated(unsafe) static var latest = RenderServer()

  /// The instant of the frame that is being made, seconds since the stage's start.
  package private(set) var now: Seconds = 0
  /// Step 1 of a frame, given its instant: what fingers and timers of gestures do.
  package var deliverEvents: ((Seconds) -> Void)?
  /// Told of every change of a layer's properties, where somebody observes one.
  package var layerChanged: ((CALayer) -> Void)?
  /// Told when a turn is over, where somebody observes something.
  package var turnEnded: (() -> Void)?
  package var transactions = TransactionStack()
  /// Seconds from one frame of the display to the next.
  package var frameDuration: Seconds = 1.0 / 60

  private var roots: [CALayer] = []
  /// Layers with animations whose end has not been told.
  private let watched = WatchList()
  private var pass: UInt64 = 0
  private var nextTurn: [() -> Void] = []
  private var afterCommit: [() -> Void] = []
  private var isLayingOut = false
  private let delayed = DelayedWork()
  var links = DisplayLinkList()
  /// The running animations as frames read them.
  let motions = MotionTable()

  package init() {}

  /// What an animation does in the end holds what it is about, which holds the layer, which holds the
  /// animation: where time ends before it, that is let go unfinished, and nobody is told.
  deinit {
    for layer in watched.layers { layer.animations = AnimationList() }
  }

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

  /// Ends all animations unfinished, as going to the background does (a guess).
  package func endAnimations() {
    for layer in Array(watched.layers) { layer.removeAllAnimations() }
  }

  /// Runs at the start of the next turn.
  package func enqueueForNextTurn(_ block: @escaping () -> Void) { nextTurn.append(block) }

  /// Runs after the commit of this turn: where deferred transitions start (F2.2.1).
  package func enqueueAfterCommit(_ block: @escaping () -> Void) { afterCommit.append(block) }

  /// Runs in the first turn whose instant has come to `time`: what timers and main-queue delays
  /// of application code stand on. In order of times; of equal times, the first asked first.
  /// - Parameters:
  ///   - time: Seconds since the stage's start; one that has passed means the next turn.
  ///   - isAwaited: Whether the server counts as busy until then.
  @discardableResult
  package func enqueue(
    at time: Seconds, isAwaited: Bool = true, _ block: @escaping () -> Void
  ) -> DelayedWork.Ticket {
    delayed.add(at: time, isAwaited: isAwaited, block)
  }

  /// Takes back what has not run yet.
  package func cancel(_ ticket: DelayedWork.Ticket) { delayed.remove(ticket) }

  /// Whether work that somebody waits for was put off to a later instant.
  package var owesDelayedWork: Bool { delayed.isAwaited }

  /// Whether anything is still moving or owed.
  package var isIdle: Bool {
    owesNothing && !watched.layers.contains { $0.animations.areMoving }
  }

  /// Whether nothing but repetition goes on: an indicator that turns, a heart that beats.
  package var onlyRepeats: Bool {
    owesNothing && !watched.layers.contains { $0.animations.areEnding }
  }

  private var owesNothing: Bool {
    nextTurn.isEmpty && afterCommit.isEmpty && !delayed.isAwaited && !links.areRunning
  }
}

// MARK: - A turn

extension RenderServer {
  /// Moves time on and runs what is due at the new instant: step 2 of a frame. First what was put
  /// off, then ends and starts of animations, then display links, which see both.
  /// - Parameter now: Seconds; going back is a mistake of the caller.
  package func beginTurn(at now: Seconds) {
    precondition(now >= self.now, "frame time · got \(now) after \(self.now) · only go on")
    self.now = now
    OtherThreads.turnBegins(of: self, at: now)
    deliverEvents?(now)
    let owed = nextTurn
    nextTurn = []
    for block in owed { block() }
    for block in delayed.takeDue(at: now) { block() }
    tellAnimationEvents()
    let due = links
    due.fire(at: now, frameDuration: frameDuration)
  }

  /// Lays out, commits, and starts what waited for the commit, until nothing does:
  /// steps 3 and 4 of a frame.
  package func endTurn() {
    var rounds = 0
    flush()
    while !afterCommit.isEmpty && rounds < Self.mostCommitRounds {
      let blocks = afterCommit
      afterCommit = []
      for block in blocks { block() }
      flush()
      rounds += 1
    }
    turnEnded?()
  }

  /// Lays out, displays and commits what was changed so far (F5.6.1). From within a layout, or in
  /// something that one runs, it commits alone.
  package func flush() {
    if !isLayingOut {
      isLayingOut = true
      for root in roots {
        layOut(root)
        root.displayIfNeeded()
      }
      isLayingOut = false
    }
    commit()
  }

  /// Updates and lays out what asked for it so far, and commits nothing; within a layout, nothing.
  package func layOutRoots() {
    guard !isLayingOut else { return }
    isLayingOut = true
    for root in roots { layOut(root) }
    isLayingOut = false
  }

  /// A layout may make the root ask for another; some are granted in the same turn.
  private func layOut(_ root: CALayer) {
    var passes = 0
    repeat {
      root.layoutIfNeeded()
      passes += 1
    } while root.needsLayout() && passes < Self.mostLayoutPasses
  }

  private static var mostLayoutPasses: Int { 10 }

  /// Makes what was changed visible: fixes begin times and tells delegates that motion started.
  package func commit() {
    let pending = transactions.takePending()
    for animation in pending { freezeFormerSnapshot(animation) }
    transactions.forgetFormerSnapshots()
    for root in roots { root.markCommitted() }
    for animation in pending { begin(animation) }
    for animation in pending { tellStart(animation) }
  }

  /// Work that keeps queueing itself is put off to the next turn after so many rounds.
  private static var mostCommitRounds: Int { 100 }
}

// MARK: - Animations

extension RenderServer {
  /// A transition leads away from what the screen still shows.
  private func freezeFormerSnapshot(_ pending: PendingAnimation) {
    guard pending.layer.animations[id: pending.id]?.animation is CATransition else { return }
    let snapshot = LayerSampler.committedSnapshot(of: pending.layer, atMediaTime: now)
    pending.layer.animations.update(id: pending.id) { $0.formerSnapshot = FormerSnapshot(snapshot) }
  }

  private func begin(_ pending: PendingAnimation) {
    let layer = pending.layer
    guard layer.animations[id: pending.id] != nil else { return }
    guard layer.server != nil else { return layer.refuseAnimation(id: pending.id) }
    let localTime = layer.localTime(atMediaTime: now)
    layer.animations.update(id: pending.id) { $0.fixBeginTime(now: localTime) }
    watched.add(layer)
  }

  /// The delegate hears of a start when the active time begins (F5.6.5): now, or in a later turn.
  private func tellStart(_ pending: PendingAnimation) {
    let layer = pending.layer
    guard let attached = layer.animations[id: pending.id], !attached.hasStarted,
      attached.hasBegun(atLayerTime: layer.localTime(atMediaTime: now))
    else { return }
    layer.startAnimation(id: pending.id)
  }

  /// Tells of starts and ends that have come, in the order of their times, and ends what lost its
  /// place on show.
  private func tellAnimationEvents() {
    pass += 1
    var events: [AnimationEvent] = []
    watched.findEvents(self, pass, &events)
    for event in events.sorted(by: AnimationEvent.precedes) { event.notify() }
  }
}

extension CALayer {
  fileprivate func markCommitted() {
    walk { layer in
      guard !layer.tree.isCommitted || layer.tree.hasUncommitted else { return false }
      layer.tree.isCommitted = true
      layer.tree.hasUncommitted = false
      return true
    }
  }
}
