import QuartzCore

/// Collects the changes of a keyframe block and makes one animation for each property.
@MainActor
final class KeyframeRecorder {
  /// The part of the whole that changes made now take up.
  struct Frame {
    let recorder: KeyframeRecorder
    /// 0...1 of the whole.
    var start: Double
    var duration: Double

    var end: Double { min(start + duration, 1) }
  }

  /// What happens to one property of one layer.
  private struct Story {
    let layer: CALayer
    var change: ViewChange
    var segments: [KeyframePlan.Segment]
  }

  private let mode: CAAnimationCalculationMode
  private var stories: [Story] = []

  init(mode: CAAnimationCalculationMode) { self.mode = mode }

  func note(_ change: ViewChange, of layer: CALayer, in frame: Frame) {
    let segment = KeyframePlan.Segment(
      start: frame.start, end: frame.end, old: change.old, new: change.new)
    let known = stories.firstIndex {
      $0.layer === layer && $0.change.keyPath == change.keyPath
    }
    guard let known else {
      return stories.append(Story(layer: layer, change: change, segments: [segment]))
    }
    stories[known].segments.append(segment)
  }

  /// Puts the animations on their layers, as the block's scope says.
  func install(_ attachment: AnimationAttachment) {
    for story in stories {
      let plan = KeyframePlan(story.segments)
      var change = story.change
      change.old = plan.values[0]
      change.new = plan.values[plan.values.count - 1]
      if let animation = animation(of: plan, change: change, in: attachment.scope) {
        attachment.attach(animation, for: change, to: story.layer)
      }
    }
    stories = []
  }

  /// Each change goes at the block's pace (F4.8.1); a property animator brings the pace of the
  /// whole instead, so that scrubbing is linear.
  private func animation(
    of plan: KeyframePlan, change: ViewChange, in scope: AnimationScope
  ) -> CAKeyframeAnimation? {
    guard let ends = change.ends, let values = ends.isAdditive ? plan.differences : plan.values
    else { return nil }
    let animation = CAKeyframeAnimation(keyPath: change.keyPath)
    animation.values = values
    animation.isAdditive = ends.isAdditive
    animation.calculationMode = mode
    animation.keyTimes = plan.times.map { NSNumber(value: $0) }
    let linear = CAMediaTimingFunction(name: .linear)
    var function = linear
    if case .curve(let given) = scope.motion, scope.drive == nil { function = given }
    animation.timingFunctions = plan.moves.map { $0 ? function : linear }
    return animation
  }
}
