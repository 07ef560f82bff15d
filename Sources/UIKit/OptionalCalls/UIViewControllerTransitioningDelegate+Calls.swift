import QuartzCore

/// The optional methods of a delegate as values, for calls like `delegate.animationController?(…)`.
///
/// Nil never: a method that is not implemented answers as its default does.
extension UIViewControllerTransitioningDelegate {
  @_disfavoredOverload
  public var animationController: _ViewControllerTransitioningDelegateAnimationController? {
    _ViewControllerTransitioningDelegateAnimationController(target: self)
  }

  @_disfavoredOverload
  public var interactionControllerForPresentation:
    _ViewControllerTransitioningDelegateInteractionControllerForPresentation?
  { _ViewControllerTransitioningDelegateInteractionControllerForPresentation(target: self) }

  @_disfavoredOverload
  public var interactionControllerForDismissal:
    _ViewControllerTransitioningDelegateInteractionControllerForDismissal?
  { _ViewControllerTransitioningDelegateInteractionControllerForDismissal(target: self) }

  @_disfavoredOverload
  public var presentationController: _ViewControllerTransitioningDelegatePresentationController? {
    _ViewControllerTransitioningDelegatePresentationController(target: self)
  }
}

/// `animationController` of a delegate, to be called.
@preconcurrency @MainActor
public struct _ViewControllerTransitioningDelegateAnimationController {
  let target: any UIViewControllerTransitioningDelegate

  @discardableResult
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    target.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  @discardableResult
  public func callAsFunction(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    target.animationController(forDismissed: dismissed)
  }
}

/// `interactionControllerForPresentation` of a delegate, to be called.
@preconcurrency @MainActor
public struct _ViewControllerTransitioningDelegateInteractionControllerForPresentation {
  let target: any UIViewControllerTransitioningDelegate

  @discardableResult
  public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    target.interactionControllerForPresentation(using: animator)
  }
}

/// `interactionControllerForDismissal` of a delegate, to be called.
@preconcurrency @MainActor
public struct _ViewControllerTransitioningDelegateInteractionControllerForDismissal {
  let target: any UIViewControllerTransitioningDelegate

  @discardableResult
  public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    target.interactionControllerForDismissal(using: animator)
  }
}

/// `presentationController` of a delegate, to be called.
@preconcurrency @MainActor
public struct _ViewControllerTransitioningDelegatePresentationController {
  let target: any UIViewControllerTransitioningDelegate

  @discardableResult
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    target.presentationController(forPresented: presented, presenting: presenting, source: source)
  }
}
