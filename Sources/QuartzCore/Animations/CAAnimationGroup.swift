import Timing

/// Several animations in one time: each begins relative to the group, and what lies after the
/// group's end is cut off. Their delegates are not told (F5.1.10).
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  package override func duplicate() -> CAAnimation {
    let copy = CAAnimationGroup()
    copy.takeSettings(of: self)
    return copy
  }

  override func takeSettings(of other: CAAnimation) {
    super.takeSettings(of: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.map { $0.duplicate() }
  }

  /// Children without a duration last as long as the group.
  override func makeEffect() -> any AnimationEffect {
    let children = (animations ?? []).map { child in
      if child.duration <= 0 { child.duration = duration }
      return GroupEffect.Child(
        timing: child.mediaTiming(beginTime: child.beginTime), effect: child.makeEffect())
    }
    return GroupEffect(children: children, duration: duration, curve: timingFunction?.curve)
  }
}
