import Timing

/// Several animations in the time of one (F5.1.10).
struct GroupEffect: AnimationEffect {
  struct Child {
    /// In the group's time.
    let timing: MediaTiming
    let effect: any AnimationEffect
  }

  let children: [Child]
  let duration: Seconds
  let curve: UnitBezier?

  func apply(
    at place: MediaTiming.CyclePosition, to shown: inout LayerProperties, model: ModelValues
  ) {
    let time = (curve?.value(at: place.progress) ?? place.progress) * duration
    for child in children {
      guard let position = child.timing.position(inGroupAt: time, lasting: duration) else {
        continue
      }
      child.effect.apply(at: position, to: &shown, model: model)
    }
  }
}

extension MediaTiming {
  /// Where a child of a group is. A child that ends where the group ends still shows its end
  /// there: that instant shows when the group fills forwards, and where it turns back.
  fileprivate func position(inGroupAt time: Seconds, lasting: Seconds) -> CyclePosition? {
    if let position = cyclePosition(atParentTime: time) { return position }
    guard let endTime, time >= lasting, endTime >= lasting - Self.boundaryTolerance else {
      return nil
    }
    var held = self
    held.fillMode = .both
    return held.cyclePosition(atParentTime: time)
  }
}
