import QuartzCore

extension UIViewController {
  /// The body of `transition(from:to:duration:options:animations:completion:)` (F2.10.7): the
  /// to-view joins the from-view, which goes when the animation is over. The order of the
  /// callbacks is a navigation controller's (C).
  func exchange(
    _ from: UIViewController, for to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard from.parent === self, to.parent === self, let host = from.view.superview else {
      return SceneEnvironment.current.violate(
        "transition-of-strangers",
        "transition(from:to:) of \(type(of: from)) and \(type(of: to)), which are not both children "
          + "of \(type(of: self)) with the first on show · call addChild for both")
    }
    reportViewTransition(in: options)
    let isAnimated = duration > 0
    to.loadViewIfNeeded()
    let tells = shouldAutomaticallyForwardAppearanceMethods && appearance.phase == .appeared
    if tells {
      from.appearanceWillChange(toVisible: false, animated: isAnimated)
      to.appearanceWillChange(toVisible: true, animated: isAnimated)
    }
    if to.view.superview !== host { host.addSubview(to.view) }
    if tells { to.appearanceIsUnderway(animated: isAnimated) }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() }
    ) { finished in
      from.view.removeFromSuperview()
      if tells {
        from.appearanceDidChange(animated: isAnimated)
        to.appearanceDidChange(animated: isAnimated)
      }
      completion?(finished)
    }
  }

  /// Flips, curls and dissolves are motions of UIView's own, not of this method's block.
  private func reportViewTransition(in options: UIView.AnimationOptions) {
    let number = options.rawValue >> 20 & 0xF
    if number != 0 { Unsupported.report("view transition \(number) in transition(from:to:)") }
  }
}
