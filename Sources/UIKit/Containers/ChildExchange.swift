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
        .container(
          .transitionOfStrangers(
            from: "\(type(of: from))", to: "\(type(of: to))", parent: "\(type(of: self))")))
    }
    let isAnimated = duration > 0
    to.loadViewIfNeeded()
    let tells = shouldAutomaticallyForwardAppearanceMethods && appearance.isComing
    if tells {
      from.appearanceWillChange(toVisible: false, animated: isAnimated)
      to.appearanceWillChange(toVisible: true, animated: isAnimated)
    }
    let end: (Bool) -> Void = { finished in
      from.view.removeFromSuperview()
      if tells {
        from.appearanceDidChange(animated: isAnimated)
        to.appearanceDidChange(animated: isAnimated)
      }
      completion?(finished)
    }
    if options.transition != nil {
      // The options name a motion of the whole: the one is exchanged for the other in it.
      UIView.transition(
        with: host, duration: duration, options: options,
        animations: {
          from.view.removeFromSuperview()
          host.addSubview(to.view)
          animations?()
        }, completion: end)
      if tells { to.appearanceIsUnderway(animated: isAnimated) }
      return
    }
    if to.view.superview !== host { host.addSubview(to.view) }
    if tells { to.appearanceIsUnderway(animated: isAnimated) }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: end)
  }
}
