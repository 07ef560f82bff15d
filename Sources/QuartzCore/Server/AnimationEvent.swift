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

  func tell() {
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
  func findEvents(_ server: RenderServer, _ pass: UInt64, _ events: inout [AnimationEvent]) {
    let clock = readClock(server, pass)
    for attached in animations.all where !attached.hasStopped {
      func note(_ kind: AnimationEvent.Kind, _ overdue: Seconds) {
        events.append(AnimationEvent(layer: self, id: attached.id, kind: kind, overdue: overdue))
      }
      guard clock.isShown else {
        note(.lose, .infinity)
        continue
      }
      guard let begin = attached.beginTime else { continue }
      if !attached.hasStarted, attached.hasBegun(atLayerTime: clock.localTime) {
        note(.start, clock.localTime - begin)
      }
      if !clock.holdsEnds, attached.isOver(atLayerTime: clock.localTime) {
        note(.finish, clock.localTime - attached.endTime)
      }
    }
  }

  /// The layer's time in a pass; an ancestor that many layers share is asked once.
  private func readClock(_ server: RenderServer, _ pass: UInt64) -> LayerClock {
    if clock.pass == pass { return clock }
    var parentTime = server.now
    var isShown = tree.server === server
    var holdsEnds = timing.holdsEnds
    if let parent = tree.superlayer {
      let parentClock = parent.readClock(server, pass)
      (parentTime, isShown) = (parentClock.localTime, parentClock.isShown)
      holdsEnds = holdsEnds || parentClock.holdsEnds
    }
    clock = LayerClock(
      pass: pass, localTime: timing.layerTiming.localTime(fromParentTime: parentTime),
      isShown: isShown, holdsEnds: holdsEnds)
    return clock
  }
}

extension AttachedAnimation {
  /// Whether the active time has begun.
  func hasBegun(atLayerTime layerTime: Seconds) -> Bool {
    beginTime != nil && timing.phase(atParentTime: layerTime) != .before
  }
}
