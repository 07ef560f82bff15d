import Choreography
import QuartzCore

extension UIViewController {
  /// The body of `transition(from:to:duration:options:animations:completion:)` (F2.10.7): the
  /// to-view joins the from-view, which goes when the animation is over.
  func exchange(
    _ from: UIViewController, for to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard from.parent === self, to.parent === self, let host = from.view.superview else {
      return Violation.record(
        .container(
          .transitionOfStrangers(
            from: "\(type(of: from))", to: "\(type(of: to))", parent: "\(type(of: self))")))
    }
    to.loadViewIfNeeded()
    let tells = shouldAutomaticallyForwardAppearanceMethods && appearance.isComing
    ChildExchange(
      order: ExchangeOrder(movesWhole: options.transition != nil, tells: tells),
      from: from, to: to, host: host, duration: duration, options: options,
      animations: animations, completion: completion
    ).start()
  }
}

/// A child that gives way to another without a context.
@MainActor
private struct ChildExchange {
  let order: ExchangeOrder
  let from: UIViewController
  let to: UIViewController
  /// Where the two views are.
  let host: UIView
  let duration: TimeInterval
  let options: UIView.AnimationOptions
  let animations: (() -> Void)?
  let completion: ((Bool) -> Void)?

  func start() {
    for step in order.start { perform(step, finished: false) }
  }

  private func end(finished: Bool) {
    for step in order.end { perform(step, finished: finished) }
  }

  private func perform(_ step: ExchangeStep, finished: Bool) {
    switch step {
    case .appearance(let step):
      ScreenPair(from: from, to: to, isAnimated: duration > 0).perform(step)
    case .addView: if to.view.superview !== host { host.addSubview(to.view) }
    case .animate: order.movesWhole ? animateWhole() : animateViews()
    case .removeView: from.view.removeFromSuperview()
    case .callCompletion: completion?(finished)
    }
  }

  private func animateWhole() {
    UIView.transition(
      with: host, duration: duration, options: options,
      animations: {
        from.view.removeFromSuperview()
        host.addSubview(to.view)
        animations?()
      }, completion: { end(finished: $0) })
  }

  private func animateViews() {
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: { end(finished: $0) })
  }
}
