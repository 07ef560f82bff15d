/// The optional methods of a delegate as values, for calls like `delegate.animationDidStop?(animation, finished: true)`.
///
/// Nil never: a method that is not implemented answers as its default does.
extension CAAnimationDelegate {
  @_disfavoredOverload
  public var animationDidStart: _AnimationDelegateAnimationDidStart? {
    _AnimationDelegateAnimationDidStart(target: self)
  }

  @_disfavoredOverload
  public var animationDidStop: _AnimationDelegateAnimationDidStop? {
    _AnimationDelegateAnimationDidStop(target: self)
  }
}

/// `animationDidStart` of a delegate, to be called.
public struct _AnimationDelegateAnimationDidStart {
  let target: any CAAnimationDelegate

  public func callAsFunction(_ anim: CAAnimation) {
    target.animationDidStart(anim)
  }
}

/// `animationDidStop` of a delegate, to be called.
public struct _AnimationDelegateAnimationDidStop {
  let target: any CAAnimationDelegate

  public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) {
    target.animationDidStop(anim, finished: flag)
  }
}
