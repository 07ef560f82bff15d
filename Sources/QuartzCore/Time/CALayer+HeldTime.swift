import Timing

extension CALayer {
  /// The time of the superlayer, or media time at the root, at an instant of media time.
  package func parentTime(atMediaTime mediaTime: Seconds) -> Seconds {
    tree.superlayer?.localTime(atMediaTime: mediaTime) ?? mediaTime
  }

  /// This layer and all below it, masks as well, each before its own parts.
  package var subtree: [CALayer] { [self] + parts.flatMap(\.subtree) }

  /// Gives the layer another timing without a jump in what shows: animations that run below
  /// begin as much later, or earlier, as the time jumps. Animations with a driver are left alone.
  package func retime(_ fields: TimingFields, atMediaTime mediaTime: Seconds) {
    let moving = subtree.filter { !$0.animations.isEmpty }
    let before = moving.map { $0.localTime(atMediaTime: mediaTime) }
    timing = fields
    for (layer, formerTime) in zip(moving, before) {
      layer.animations.shift(by: layer.localTime(atMediaTime: mediaTime) - formerTime)
    }
  }

  /// Takes an animation off for good and tells it was over in the regular way, as when its
  /// transition is taken back (F2.7.7).
  package func takeBackAnimation(id: UInt64) {
    animations[id: id]?.animation.isRemovedOnCompletion = true
    endAnimation(id: id, finished: true)
  }
}
