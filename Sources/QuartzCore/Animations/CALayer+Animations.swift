import Timing

extension CALayer {
  /// What `add(_:forKey:)` does.
  func attach(_ anim: CAAnimation, forKey key: String?) {
    if self is CATextLayer, let path = (anim as? CAPropertyAnimation)?.keyPath,
      ["fontSize", "foregroundColor"].contains(path)
    {
      Unsupported.report("an animation of CATextLayer.\(path)")
    } else {
      reportUnknownPaths(of: anim)
    }
    let id = AnimationList.nextIdentity()
    let key = anim is CATransition ? kCATransition : key
    keepCommittedSnapshot()
    if let key, let former = animations[key: key] {
      endAnimation(id: former.id, finished: false)
    }
    let copy = anim.duplicate()
    if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
    let group = RenderServer.current.transactions.currentGroup
    group?.enter()
    animations.append(
      AttachedAnimation(id: id, key: key ?? "animation-\(id)", animation: copy, group: group))
    RenderServer.current.transactions.note(PendingAnimation(layer: self, id: id))
  }

  /// Says so where nothing that the layer shows has the name that an animation gives.
  private func reportUnknownPaths(of anim: CAAnimation) {
    for part in (anim as? CAAnimationGroup)?.animations ?? [] { reportUnknownPaths(of: part) }
    guard let path = (anim as? CAPropertyAnimation)?.keyPath, PropertyPath(path) == nil,
      !hasOwnProperty(String(path.prefix { $0 != "." }))
    else { return }
    Unsupported.report("animation of \(path): \(type(of: self)) has no such property")
  }

  /// Changes the layer's copy of a running animation; its begin time stays.
  package func updateAnimation(id: UInt64, _ change: (CAAnimation) -> Void) {
    keepCommittedSnapshot()
    animations.update(id: id) { attached in
      change(attached.animation)
      attached.settingsChanged()
    }
  }

  /// Ends one animation: the transaction's block first, then the delegate (F5.6.4). An end is
  /// told once. One that ran its course stays on the layer if it asked to (F5.1.12).
  package func endAnimation(id: UInt64, finished: Bool) {
    stopAnimation(id: id, finished: finished) { attached in
      attached.group?.leave()
      attached.animation.delegate?.animationDidStop(attached.animation, finished: finished)
    }
  }

  /// Ends one that was never on show: start and stop first, then the block (F5.6.4).
  func refuseAnimation(id: UInt64) {
    stopAnimation(id: id, finished: false) { attached in
      let delegate = attached.animation.delegate
      delegate?.animationDidStart(attached.animation)
      delegate?.animationDidStop(attached.animation, finished: false)
      attached.group?.leave()
    }
  }

  private func stopAnimation(
    id: UInt64, finished: Bool, _ notify: (AttachedAnimation) -> Void
  ) {
    guard let attached = animations[id: id] else { return }
    let notifies = !attached.hasStopped
    keepCommittedSnapshot()
    if !finished || attached.animation.isRemovedOnCompletion {
      animations.remove(id: id)
    } else {
      animations.update(id: id) { $0.hasStopped = true }
    }
    if notifies { notify(attached) }
    attached.animation.driver?.detached()
  }
}
