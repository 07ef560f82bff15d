/// Lets a screen unfold out of a rectangle, and fold into it again.
public final class UnfoldTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {

  /// Where the screen comes from, in the window.
  public var origin = CGRect.zero

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    UnfoldAnimator(origin: origin, isPresenting: true)
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    UnfoldAnimator(origin: origin, isPresenting: false)
  }
}

final class UnfoldAnimator: NSObject, UIViewControllerAnimatedTransitioning {

  private let origin: CGRect
  private let isPresenting: Bool

  init(origin: CGRect, isPresenting: Bool) {
    self.origin = origin
    self.isPresenting = isPresenting
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.45
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewKey = isPresenting ? .to : .from
    guard let view = context.view(forKey: key) else { return context.completeTransition(false) }
    let container = context.containerView
    let full = container.bounds
    if isPresenting {
      view.frame = full
      container.addSubview(view)
    }
    view.layer.masksToBounds = true
    let folded = {
      view.frame = self.origin
      view.layer.cornerRadius = 12
    }
    let unfolded = {
      view.frame = full
      view.layer.cornerRadius = 0
    }
    if isPresenting { folded() }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.85,
      initialSpringVelocity: 0, options: [], animations: isPresenting ? unfolded : folded
    ) { _ in
      if !self.isPresenting { view.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
