import Timing

/// A start or an end of an animation that is to be told.
struct AnimationEvent {
  enum Kind: Int { case start, finish, lose }

  let layer: CALayer
  let id: UInt64
  let kind: Kind
  /// How long ago it was, in the layer's time.
  let overdue: Seconds

  /// Longest overdue first; among equals, first added first; a start before its end.
  static func precedes(_ one: AnimationEvent, _ other: AnimationEvent) -> Bool {
    if one.overdue != other.overdue { return one.overdue > other.overdue }
    return (one.id, one.kind.rawValue) < (other.id, other.kind.rawValue)
  }

  func notify() {
    switch kind {
    case .start: layer.startAnimation(id: id)
    case .finish: finish()
    case .lose: layer.endAnimation(id: id, finished: false)
    }
  }

  /// A driver decides for itself what its end means.
  private func finish() {
    if let driver = layer.animations[id: id]?.animation.driver { return driver.reachedEnd() }
    layer.endAnimation(id: id, finished: true)
  }
}

extension CALayer {
  /// Tells the delegate that an animation started, once.
  func startAnimation(id: UInt64) {
    guard let attached = animations[id: id], !attached.hasStarted else { return }
    animations.update(id: id) { $0.hasStarted = true }
    attached.animation.delegate?.animationDidStart(attached.animation)
  }

  /// Finds what has started or ended by now. Layers that left the tree lose their animations.
  /// - Returns: Whether any animation has not been told of its end.
  func findEvents(
    _ server: RenderServer, _ pass: UInt64, _ events: inout [AnimationEvent]
  ) -> Bool {
    readClock(server, pass)
    let now = clock.localTime
    var areRunning = false
    for attached in animations.all where !attached.hasStopped {
      areRunning = true
      guard clock.isShown else {
        note(.lose, attached.id, .infinity, &events)
        continue
      }
      if !attached.hasStarted, attached.hasBegun(atLayerTime: now) {
        note(.start, attached.id, now - (attached.beginTime ?? now), &events)
      }
      if attached.isOver(atLayerTime: now), !clock.holdsEnds {
        note(.finish, attached.id, now - attached.endTime, &events)
      }
    }
    return areRunning
  }

  private func note(
    _ kind: AnimationEvent.Kind, _ id: UInt64, _ overdue: Seconds,
    _ events: inout [AnimationEvent]
  ) {
    events.append(AnimationEvent(layer: self, id: id, kind: kind, overdue: overdue))
  }

  /// The layer's time in a pass; an ancestor that many layers share is asked once.
  func readClock(_ server: RenderServer, _ pass: UInt64) {
    guard clock.pass != pass else { return }
    // From the outside in: those around that were not read yet, however many there are.
    if let parent = tree.superlayer, parent.clock.pass != pass {
      for layer in parent.ancestry.reversed() { layer.readClock(server, pass) }
    }
    if let parent = tree.superlayer {
      clock = parent.clock
    } else {
      clock = LayerClock(pass: pass, localTime: server.now, isShown: tree.server === server)
    }
    clock.localTime = timing.layerTiming.localTime(fromParentTime: clock.localTime)
    clock.holdsEnds = clock.holdsEnds || timing.holdsEnds
  }
}
