import Timing

/// What moves beside the first block of a transition, but for as long as the whole of it, and on a
/// curve that does not overshoot, whatever the block is. The block does not wait for it, unless it
/// has nothing to move itself (F2.8.2).
@MainActor
struct AnimationSpan {
  /// nil: as long as the block around, at its pace.
  private let duration: Seconds?

  init(_ duration: Seconds?) { self.duration = duration.flatMap { $0 > 0 ? $0 : nil } }

  /// A change and the part of the whole that it takes.
  struct Part {
    let start: Double
    let duration: Double
    let change: () -> Void
  }

  func move(_ changes: @escaping () -> Void) {
    guard let duration else { return changes() }
    let release = heldBlock()
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [.overrideInheritedDuration, .overrideInheritedCurve], animations: changes,
      completion: { _ in release() })
  }

  /// At an even pace, one after another or at once.
  func fade(_ parts: [Part]) {
    let release = heldBlock()
    var options: UIView.AnimationOptions = [.overrideInheritedCurve, .curveLinear]
    if duration != nil { options.insert(.overrideInheritedDuration) }
    UIView.animateKeyframes(
      withDuration: duration ?? UIView.inheritedAnimationDuration, delay: 0,
      options: .init(rawValue: options.rawValue)
    ) {
      for part in parts {
        UIView.addKeyframe(
          withRelativeStartTime: part.start, relativeDuration: part.duration,
          animations: part.change)
      }
    } completion: { _ in
      release()
    }
  }

  /// - Returns: To be called when the change is over.
  private func heldBlock() -> () -> Void {
    let tracker = SceneEnvironment.current.animation.scopes.last?.tracker
    tracker?.hold()
    return { tracker?.release() }
  }
}
