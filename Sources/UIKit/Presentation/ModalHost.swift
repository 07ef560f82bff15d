import Choreography
import QuartzCore

/// The modal half of a transition: the container, the views in it, the links between controllers.
@MainActor
final class ModalHost: TransitionHost {
  let direction: TransitionOrder.Direction
  /// What the presentations say of it when the transition is made counts to its end.
  private(set) lazy var order = ModalOrder(
    direction: direction, coversPresenter: coversPresenter)
  let presenter: UIViewController
  /// The presentations that begin or end, the lowest first; the last is the one that moves.
  let chain: [UIPresentationController]
  private var completion: (() -> Void)?
  /// Whether a user's hand began it: the delegate hears of the end.
  var isByUser = false
  /// Where the view was that is to go, in the container.
  private var upperPlace = CGRect.zero
  /// The size of the container when the transition began.
  private var upperRoom = CGSize.zero
  /// How often the presenter's view had come into a window when the transition was made.
  private let arrivalsBefore: Int
  /// Those that are presented: the presentation controllers do not keep them.
  private let presentedOnes: [UIViewController]

  init(
    direction: TransitionOrder.Direction, presenter: UIViewController,
    chain: [UIPresentationController], completion: (() -> Void)?
  ) {
    precondition(!chain.isEmpty, "modal transition · got no presentation · pass at least one")
    self.direction = direction
    self.presenter = presenter
    self.chain = chain
    arrivalsBefore = presenter.viewIfLoaded?.hierarchy.arrivals ?? 0
    presentedOnes = chain.map(\.presentedViewController)
    self.completion = completion
  }

  private var controller: UIPresentationController { chain[chain.count - 1] }
  var presented: UIViewController { controller.presentedViewController }

  /// What shows the presenter: its view, or what its own presentation has put around that (F2.5.5).
  var presenterView: UIView {
    let view: UIView = presenter.view
    guard presenter.presentation.presenting != nil,
      let decorated = presenter.presentation.active?.presentedView,
      view.isDescendant(of: decorated)
    else { return view }
    return decorated
  }

  /// Whether the presenter's view is out of the window while the chain is up. That is up to the
  /// lowest presentation: those above it cover what it presents.
  private var coversPresenter: Bool { chain[0].shouldRemovePresentersView }

  /// The transition with its context; the container exists from here on.
  func makeTransition(
    animated: Bool, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  ) -> TransitionDriver {
    if direction == .presentation { makeContainer() }
    let context = TransitionContext(
      containerView: controller.containerView ?? UIView(), isAnimated: animated,
      style: controller.presentationStyle, participants: participants)
    let transition = TransitionDriver(
      context: context, host: self, animator: animator, interactor: interactor)
    for controller in presentedOnes { controller.presentation.transition = transition }
    presenter.presentation.transition = transition
    SceneEnvironment.current.transitions.running.append(transition)
    return transition
  }

  /// What an animator of the system leaves behind, where none was asked.
  private func curlAtOnce() {
    guard presenter.presentation.transition?.context.isAnimated == false,
      let container = controller.containerView
    else { return }
    CurlAnimator.curlAtOnce(presenterView, over: presented, in: container)
  }

  func placeComing() {
    if direction == .presentation, !PlantedFault.sheetPlacedLate.isPlanted {
      controller.placeContent()
    }
  }

  func perform(_ step: ModalStep, completed: Bool) {
    switch step {
    case .openContainer: openContainer()
    case .presentationWillBegin:
      lowerOnesWillGo()
      direction == .presentation
        ? controller.presentationTransitionWillBegin() : controller.dismissalTransitionWillBegin()
    case .layOutContainer:
      controller.containerView?.setNeedsLayout()
      controller.containerView?.layoutIfNeeded()
    case .settleViews:
      if direction == .presentation, completed { curlAtOnce() }
      settleViews(completed: completed)
      for presentation in chain {
        presentation.settleChrome(isUp: (direction == .presentation) == completed)
      }
      if (direction == .presentation) != completed { unlink() }
      lowerOnesWent(completed: completed)
    case .presentationDidEnd:
      direction == .presentation
        ? controller.presentationTransitionDidEnd(completed)
        : controller.dismissalTransitionDidEnd(completed)
    case .callCompletion:
      release(completed: completed)
      SceneEnvironment.current.adaptWhatWaited()
      let completion = self.completion
      self.completion = nil
      completion?()
      if isByUser, completed {
        controller.adaptiveDelegate?.presentationControllerDidDismiss(controller)
      }
    }
  }
}

// MARK: - Views

extension ModalHost {
  func makeContainer() {
    guard let host else { return }
    // Over the screen, or over the controller that defines the context (2.6).
    let covered = presenter.parent == nil ? host.bounds : presenterView.untransformedFrame
    let container = TransitionContainerView(frame: covered)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentationController = controller
    controller.container = container
  }

  /// What the container lies in: the window, or what a context's view lies in (F8.7.2).
  private var host: UIView? {
    let isInContext = presenter.parent != nil || controller.presentationStyle.isContextual
    let place = presenterView.superview
    return isInContext && !(place is WrapperView) ? place : presenterView.window
  }

  /// In the presenter's place when that view will leave, above it otherwise (F2.5.7).
  private func openContainer() {
    guard direction == .presentation, let container = controller.containerView,
      let host
    else { return }
    let view = presenterView
    presenter.rememberFocus()
    put(container, into: host)
    if coversPresenter {
      controller.presenterHome = PresenterHome(of: view)
      container.addSubview(view)
      view.placeUntransformed(container.bounds)
    }
  }

  /// In a window above all that is there, what the application has put there as well (F8.7.2).
  private func put(_ container: UIView, into host: UIView) {
    guard host is UIWindow else {
      return host.insertSubview(container, aboveSubview: presenterView)
    }
    host.insertSubview(container, at: host.subviews.count { !($0 is KeyboardPanel) })
  }

  private func settleViews(completed: Bool) {
    switch (direction, completed) {
    case (.presentation, true):
      coverPresenter()
      placeAnew()
    case (.dismissal, false):
      coverPresenter()
      putBack()
    case (.presentation, false), (.dismissal, true): takeDown()
    }
  }

  private func coverPresenter() {
    guard coversPresenter else { return }
    presenterView.removeFromSuperview()
    chain[0].presenterHome?.close()
  }

  /// The view that was to go stands where it did, unless the animator left it under a transform.
  private func putBack() {
    guard let view = controller.presentedView, view.transform == .identity else { return }
    view.frame = controller.containerView?.bounds.size == upperRoom ? upperPlace : newPlace
  }

  private var newPlace: CGRect { controller.frameOfPresentedViewInContainerView }

  /// If the size of the container changed half way, the presented view goes to its new place.
  private func placeAnew() {
    guard let view = controller.presentedView, let container = controller.containerView,
      container.bounds.size != upperRoom, view.isDescendant(of: container)
    else { return }
    view.placeUntransformed(newPlace)
  }

  /// The presenter's view goes back to where it was (F2.15.9, Q1), and the containers go.
  private func takeDown() {
    guard let outermost = chain[0].containerView, let host = outermost.superview else { return }
    let view = presenterView
    let isInside = chain.contains { presentation in
      presentation.containerView.map { view.isDescendant(of: $0) } ?? false
    }
    let isElsewhere = view.superview != nil && !isInside
    if coversPresenter, direction == .dismissal, presenter.view.hierarchy.arrivals == arrivalsBefore
    {
      Violation.record(
        .presentation(.presenterNotBroughtBack("\(type(of: presenter))")))
    }
    if !coversPresenter, isInside {
      Violation.record(
        .presentation(.presenterTakenAlong("\(type(of: presenter))")))
    }
    if coversPresenter, !isElsewhere, !PlantedFault.presenterNotBroughtBack.isPlanted {
      if chain[0].presenterHome?.takeBack(view, of: presenter, in: host.windowAround) != true {
        host.insertSubview(view, belowSubview: outermost)
      }
      view.placeUntransformed(outermost.frame)
    }
    defer { presenter.takeFocusBack() }
    for presentation in chain.reversed() {
      presentation.presentedView?.removeFromSuperview()
      presentation.containerView?.removeFromSuperview()
    }
  }

  /// Who presents whom is over before anybody hears of the end: a callback may present anew.
  private func unlink() {
    for controller in presentedOnes { PresentationLinks.unmake(controller) }
  }

  /// Lets go of the transition, and of what the presentation held together.
  private func release(completed: Bool) {
    for controller in presentedOnes + [presenter]
    where controller.presentation.transition?.host === self {
      controller.presentation.transition = nil
    }
    guard (direction == .presentation) != completed else { return }
    for presentation in chain { PresentationLinks.release(of: presentation) }
  }
}

// MARK: - The presentations between the presenter and the one that moves

extension ModalHost {
  private var lowerOnes: ArraySlice<UIPresentationController> { chain.dropLast() }

  /// They go at once, without motion (F2.1.4).
  private func lowerOnesWillGo() {
    for presentation in lowerOnes {
      presentation.dismissalTransitionWillBegin()
      presentation.presentedViewController.appearanceWillChange(toVisible: false, animated: false)
      presentation.presentedView?.layer.isHidden = true
    }
  }

  private func lowerOnesWent(completed: Bool) {
    for presentation in lowerOnes {
      let controller = presentation.presentedViewController
      let wasShown = controller.appearance.phase == .disappearing
      presentation.presentedView?.layer.isHidden = false
      controller.appearanceDidChange(animated: false)
      if !completed, wasShown {
        controller.appearanceWillChange(toVisible: true, animated: false)
        controller.appearanceIsUnderway(animated: false)
        controller.appearanceDidChange(animated: false)
      }
      presentation.dismissalTransitionDidEnd(completed)
    }
  }
}

// MARK: - Frames

extension ModalHost {
  /// Views and frames by the tables of F2.5.4 and F2.5.6.
  private func participants() -> TransitionContext.Participants {
    let lower = lowerParticipant()
    let upper = makeUpperParticipant()
    return direction == .presentation
      ? .init(from: lower, to: upper) : .init(from: upper, to: lower)
  }

  private func lowerParticipant() -> TransitionContext.Participant {
    let view = presenterView
    let place = lowerPlace(view)
    let leaves = coversPresenter && direction == .presentation
    let comes = coversPresenter && direction == .dismissal
    return .init(
      controller: presenter, view: coversPresenter ? view : nil,
      initialFrame: comes ? .zero : place, finalFrame: leaves ? .zero : place,
      finalFrameAnew: { leaves ? .zero : self.lowerPlace(view) })
  }

  /// The presenter's place in the container's coordinates.
  private func lowerPlace(_ view: UIView) -> CGRect {
    guard let container = controller.containerView else { return view.untransformedFrame }
    if coversPresenter { return container.bounds }
    let place = view.untransformedFrame(in: container.superview ?? host)
    return place.offsetBy(dx: -container.frame.minX, dy: -container.frame.minY)
  }

  /// What `finalFrame(for:)` tells of a screen that goes: nothing, but for a custom presentation,
  /// whose animators ask for its resting frame on both ways (F2.15.1).
  private var goneFrame: CGRect {
    let rests = controller.askedStyle == .custom && !PlantedFault.noFinalFrameOnTheWayOut.isPlanted
    return rests ? newPlace : .zero
  }

  private func makeUpperParticipant() -> TransitionContext.Participant {
    let view = controller.presentedView
    upperRoom = controller.containerView?.bounds.size ?? .zero
    if direction == .dismissal {
      upperPlace = view?.frame ?? .zero
      return .init(
        controller: presented, view: view, initialFrame: upperPlace, finalFrame: goneFrame,
        finalFrameAnew: { self.goneFrame })
    }
    return .init(
      controller: presented, view: view, initialFrame: .zero,
      finalFrame: newPlace, finalFrameAnew: { self.newPlace })
  }
}

extension UIView {
  /// The frame in the points of a view around, as it is without the transforms on the way.
  fileprivate func untransformedFrame(in host: UIView?) -> CGRect {
    var place = untransformedFrame
    var around = superview
    while let outer = around, outer !== host, !(outer is UIWindow) {
      let frame = outer.untransformedFrame
      place = place.offsetBy(
        dx: frame.minX - outer.bounds.minX, dy: frame.minY - outer.bounds.minY)
      around = outer.superview
    }
    return place
  }
}
