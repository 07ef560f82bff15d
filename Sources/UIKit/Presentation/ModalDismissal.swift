import QuartzCore

/// Starts dismissals, as `ModalPresentation` starts presentations.
@MainActor
enum ModalDismissal {
  static func begin(
    from receiver: UIViewController, animated: Bool, completion: (() -> Void)?,
    byUser means: UserDismissal.Means? = nil
  ) {
    let environment = SceneEnvironment.current
    guard let presenter = presenter(for: receiver) else {
      return environment.violate(.request(.dismissesNothing("\(type(of: receiver))")))
    }
    let chain = chain(above: presenter)
    guard checkRest(presenter, chain), let top = chain.last?.presentedViewController else { return }
    let (animator, interactor) = askForObjects(for: top, animated: animated, means: means)
    // The delegate was asked: it may have dismissed or presented something itself.
    guard checkRest(presenter, chain) else { return }
    let host = ModalHost(
      direction: .dismissal, presenter: presenter, chain: chain, completion: completion)
    host.isByUser = means != nil
    let transition = host.makeTransition(
      animated: animated, animator: animator, interactor: interactor)
    if let controller = means?.controller {
      controller.adaptiveDelegate?.presentationControllerWillDismiss(controller)
    }
    environment.server.enqueueAfterCommit {
      // Where no finger may think better of it, the keyboard goes along.
      if interactor == nil { _ = top.viewIfLoaded?.endEditing(true) }
      transition.start()
    }
  }

  /// Whether a chain may be dismissed: nobody in it is coming or going, and it is what it was.
  private static func checkRest(
    _ presenter: UIViewController, _ chain: [UIPresentationController]
  ) -> Bool {
    let members = [presenter] + chain.map(\.presentedViewController)
    let isQuiet = members.allSatisfy {
      !$0.presentation.isOnItsWay && !$0.presentation.isAdapting
    }
    if isQuiet, self.chain(above: presenter).elementsEqual(chain, by: ===) { return true }
    Violation.record(.request(.dismissesDuringTransition))
    return false
  }

  /// A controller that presents dismisses what is above it; another is dismissed itself (F2.1.4, P22).
  private static func presenter(for receiver: UIViewController) -> UIViewController? {
    var candidate: UIViewController? = receiver
    while let controller = candidate {
      if controller.presentation.presented != nil { return controller }
      candidate = controller.parent
    }
    return receiver.presentingViewController
  }

  /// The presentations above a controller, the lowest first. Only the top one is animated.
  private static func chain(above presenter: UIViewController) -> [UIPresentationController] {
    var chain: [UIPresentationController] = []
    var controller = presenter.presentation.presented
    while let current = controller {
      if let presentation = current.presentation.active { chain.append(presentation) }
      controller = current.presentation.presented
    }
    return chain
  }

  private static func askForObjects(
    for top: UIViewController, animated: Bool, means: UserDismissal.Means?
  ) -> (
    (any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard animated || top.modalPresentationStyle == .custom else { return (nil, nil) }
    let delegate = top.transitioningDelegate
    guard let animator = delegate?.animationController(forDismissed: top) else {
      let system = means?.animator ?? SystemTransition.animator(for: top, dismissing: true)
      return (animated ? system : nil, animated ? means?.interactor : nil)
    }
    let interactor = delegate?.interactionControllerForDismissal(using: animator)
    return (animator, animated ? interactor ?? means?.interactor : nil)
  }
}
