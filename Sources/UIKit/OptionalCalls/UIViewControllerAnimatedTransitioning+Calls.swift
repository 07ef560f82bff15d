import QuartzCore

/// The optional methods of a delegate as values, for calls like `delegate.interruptibleAnimator?(…)`.
///
/// Nil never: a method that is not implemented answers as its default does.
extension UIViewControllerAnimatedTransitioning {
  @_disfavoredOverload
  public var interruptibleAnimator: _ViewControllerAnimatedTransitioningInterruptibleAnimator? {
    _ViewControllerAnimatedTransitioningInterruptibleAnimator(target: self)
  }

  @_disfavoredOverload
  public var animationEnded: _ViewControllerAnimatedTransitioningAnimationEnded? {
    _ViewControllerAnimatedTransitioningAnimationEnded(target: self)
  }
}

/// `interruptibleAnimator` of a delegate, to be called.
@preconcurrency @MainActor
public struct _ViewControllerAnimatedTransitioningInterruptibleAnimator {
  let target: any UIViewControllerAnimatedTransitioning

  @discardableResult
  public func callAsFunction(using transitionContext: any UIViewControllerContextTransitioning) -> (
    any UIViewImplicitlyAnimating
  )? {
    let animator = target.interruptibleAnimator(using: transitionContext)
    return animator is NoInterruptibleAnimator ? nil : animator
  }
}

/// `animationEnded` of a delegate, to be called.
@preconcurrency @MainActor
public struct _ViewControllerAnimatedTransitioningAnimationEnded {
  let target: any UIViewControllerAnimatedTransitioning

  public func callAsFunction(_ transitionCompleted: Bool) {
    target.animationEnded(transitionCompleted)
  }
}
