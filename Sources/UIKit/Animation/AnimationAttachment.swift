import QuartzCore
import Timing

/// Puts the animations of a block on layers, as the block's scope says.
@MainActor
struct AnimationAttachment {
  let scope: AnimationScope
  let tracker: AnimationTracker

  nonisolated init(scope: AnimationScope, tracker: AnimationTracker) {
    self.scope = scope
    self.tracker = tracker
  }

  /// Shows a change as the scope's motion; in a keyframe block it becomes a keyframe.
  func animate(_ change: ViewChange, of layer: CALayer) {
    if let frame = scope.keyframes { return frame.recorder.note(change, of: layer, in: frame) }
    if case .spring(_, .some) = scope.motion, change.keyPath == "position" {
      for part in ["x", "y"].compactMap(change.part) where part.old != part.new {
        attach(part, to: layer)
      }
    } else {
      attach(change, to: layer)
    }
  }

  private func attach(_ change: ViewChange, to layer: CALayer) {
    guard let ends = change.ends else { return }
    let animation = basicAnimation(change.keyPath)
    animation.fromValue = ends.from
    // What does not add up leads to the model, whatever that is by then (F2.15.12).
    let holdsEnd = ends.isAdditive || scope.drive != nil
    animation.toValue = holdsEnd || PlantedFault.blocksHoldTheirEnd.isPlanted ? ends.to : nil
    animation.isAdditive = ends.isAdditive
    attach(animation, for: change, to: layer)
  }

  /// Adds an animation with the scope's duration, delay and repeats, or hands it to the property
  /// animator that the scope belongs to.
  func attach(_ animation: CAPropertyAnimation, for change: ViewChange, to layer: CALayer) {
    animation.duration = scope.duration
    animation.delegate = tracker
    let key = key(for: change, on: layer)
    if let drive = scope.drive {
      animation.driver = drive.track(change, of: layer, key: key, in: scope)
    } else {
      delay(animation, on: layer)
      animation.repeatCount = scope.repeats.count
      animation.autoreverses = scope.repeats.autoreverses
    }
    tracker.enter(layer.delegate as? UIView)
    layer.add(animation, forKey: key)
  }

  private func delay(_ animation: CAAnimation, on layer: CALayer) {
    guard scope.delay > 0 else { return }
    animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + scope.delay
    animation.fillMode = .backwards
  }

  /// A driver brings the pace itself. A transaction's timing function prevails over the block's.
  func basicAnimation(_ keyPath: String) -> CABasicAnimation {
    if scope.drive != nil { return CABasicAnimation(keyPath: keyPath) }
    switch scope.motion {
    case .spring(let spring, _):
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.spring = spring
      return animation
    case .curve(let function):
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = CATransaction.animationTimingFunction() ?? function
      return animation
    case .none: return CABasicAnimation(keyPath: keyPath)
    }
  }

  /// The property's name, so that a replacing animation takes the place of the one before;
  /// additive ones get a name of their own to stack (F4.6.3).
  private func key(for change: ViewChange, on layer: CALayer) -> String {
    let name = change.keyPath
    guard change.style == .additive, layer.animation(forKey: name) != nil else { return name }
    let taken = Set(layer.animationKeys() ?? [])
    return (2...).lazy.map { "\(name)-\($0)" }.first { !taken.contains($0) } ?? name
  }
}
