import Choreography
import QuartzCore

/// A container whose children give way to each other by transitions.
@MainActor
protocol TransitioningContainer: UIViewController {
  /// Where its children's views are, and where its transitions happen.
  var transitionView: UIView { get }
  /// What its bars cover of a child.
  func barSpace(over controller: UIViewController?) -> BarSpace
  /// Tells the children and the delegate what a stack tells them.
  func perform(_ step: StackStep, of host: ContainerHost, completed: Bool)
  /// The transition is over, and its views are about to be settled.
  func willSettle(_ host: ContainerHost)
  /// The views have been settled: so is what the container knows and what its bars show.
  func settle(_ host: ContainerHost, completed: Bool)
  /// The transition is over.
  func release(of host: ContainerHost)
}

/// The containers' half of a transition: the views in the container, the links to it.
@MainActor
final class ContainerHost: TransitionHost {
  let order: ContainerOrder
  let from: UIViewController
  let to: UIViewController
  private weak var container: (any TransitioningContainer)?
  /// The children that leave, and those that have come, with this transition.
  var leaving: [UIViewController] = []
  var arriving: [UIViewController] = []

  init(
    _ change: ContainerOrder.Change, container: any TransitioningContainer,
    from: UIViewController, to: UIViewController
  ) {
    order = ContainerOrder(change)
    self.container = container
    self.from = from
    self.to = to
  }

  /// The transition with its context; the controllers know of it from here on.
  func makeTransition(
    animated: Bool, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?,
    coordinator: TransitionCoordinator? = nil
  ) -> TransitionDriver {
    let known = participants()
    let context = TransitionContext(
      containerView: container?.transitionView ?? UIView(), isAnimated: animated, style: .none,
      participants: { known })
    let transition = TransitionDriver(
      context: context, host: self, animator: animator, interactor: interactor,
      coordinator: coordinator)
    link(to: transition)
    SceneEnvironment.current.transitions.running.append(transition)
    return transition
  }

  func perform(_ step: ContainerStep, completed: Bool) {
    switch step {
    case .stack(let step): container?.perform(step, of: self, completed: completed)
    case .layOutContainer:
      container?.transitionView.setNeedsLayout()
      container?.transitionView.layoutIfNeeded()
    case .settleViews:
      container?.willSettle(self)
      settleViews(completed: completed)
      container?.settle(self, completed: completed)
    case .release:
      link(to: nil)
      container?.release(of: self)
    }
  }

  /// The from-view stays after a cancel, the to-view otherwise; the other one goes (F2.5.4). An
  /// animator that never put the to-view in leaves the container empty (P3).
  private func settleViews(completed: Bool) {
    guard let container else { return }
    let (stays, goes) = completed ? (to, from) : (from, to)
    goes.viewIfLoaded?.removeFromSuperview()
    goes.presentationOver(container.transitionView)?.containerView?.removeFromSuperview()
    let view: UIView = stays.view
    if !completed, !view.isDescendant(of: container.transitionView) {
      container.transitionView.addSubview(view)
    }
    stays.lieUnderBars(container.barSpace(over: stays), in: container.transitionView)
    stays.presentationOver(nil)?.comeBack(over: view, in: container.transitionView)
  }

  private func link(to transition: TransitionDriver?) {
    for controller in [from, to, container] as [UIViewController?] {
      controller?.containment.transition = transition
    }
  }

  /// Views and frames by the tables of F2.5.4 and F2.5.6.
  private func participants() -> TransitionContext.Participants {
    guard let container else { preconditionFailure("container transition · got no container") }
    let view = container.transitionView
    let to = self.to
    // What it wants of the bar it may say in `viewDidLoad`.
    to.loadViewIfNeeded()
    let space = container.barSpace(over: to)
    let place = space.frame(of: to, in: view.bounds)
    to.setBarInsets(space.insets(for: to, safeArea: view.safeAreaInsets))
    return .init(
      from: .init(
        controller: from, view: from.view, initialFrame: from.view.frame, finalFrame: .zero),
      to: .init(
        controller: to, view: to.view, initialFrame: .zero, finalFrame: place,
        finalFrameAnew: { [weak container] in
          container?.barSpace(over: to).frame(of: to, in: view.bounds) ?? place
        }))
  }
}

// MARK: - What is presented in the context of a child

extension UIViewController {
  /// The presentation over this controller alone whose container lies in a view, beside the
  /// controller's own; nil for the view asks for one that was taken out with the child.
  fileprivate func presentationOver(_ view: UIView?) -> UIPresentationController? {
    guard let active = presentation.presented?.presentation.active,
      active.presentationStyle.isContextual || !active.shouldPresentInFullscreen,
      let container = active.containerView, container.superview === view
    else { return nil }
    return active
  }
}

extension UIPresentationController {
  /// Lies over its presenter again, whose view it may cover. That it goes and comes with a child of
  /// a container is seen in applications; how is a guess.
  fileprivate func comeBack(over view: UIView, in host: UIView) {
    guard let containerView else { return }
    containerView.frame = view.untransformedFrame
    host.insertSubview(containerView, aboveSubview: view)
    if shouldRemovePresentersView { view.removeFromSuperview() }
  }
}
