import QuartzCore

/// Starts presentations: asks the delegates, links the controllers, and defers the rest until
/// after the commit (F2.2.1).
@MainActor
enum ModalPresentation {
  static func begin(
    _ presented: UIViewController, from source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let asked = presented.modalPresentationStyle.resolved
    var outermost = presenter(for: source, inContext: asked.isContextual)
    guard checkRequest(presented, on: outermost, from: source) else { return }
    let original = makePresentationController(
      for: presented, on: outermost, from: source, style: asked)
    let adaptation = Adaptation(of: original)
    let controller = adaptation.controller
    let wished = presented
    let presented = controller.presentedViewController
    // A presentation controller can ask for the context too (F2.1.3).
    let isContextual = controller.presentationStyle.isContextual
    outermost = presenter(for: source, inContext: isContextual)
    let presenter =
      controller.shouldPresentInFullscreen && !isContextual
      ? outermost : presenter(for: source, inContext: true)
    controller.participants.presenting = presenter
    guard checkRequest(presented, on: presenter, from: source) else { return }
    PresentationLinks.takeForm(presented, controller, asked: original)
    takeOverTransitionStyle(presented, from: presenter, controller: controller)
    // What fills the screen or its context has its view before the delegate is asked (F8.16.1).
    if controller is StylePresentationController { presented.loadViewIfNeeded() }
    let (animator, interactor) = askForObjects(
      for: presented, on: presenter, from: source, animated: animated, controller: controller)
    // The delegate was asked: it may have presented something itself.
    guard checkRequest(presented, on: presenter, from: source) else {
      PresentationLinks.takeForm(presented, original, asked: original)
      return
    }
    PresentationLinks.make(
      presented, over: presenter, insteadOf: wished, by: controller, asked: original)
    let host = ModalHost(
      direction: .presentation, presenter: presenter, chain: [controller], completion: completion)
    let transition = host.makeTransition(
      animated: animated, animator: animator, interactor: interactor)
    original.adaptiveDelegate?.presentationController(
      original, willPresentWithAdaptiveStyle: adaptation.style,
      transitionCoordinator: transition.coordinator)
    RenderServer.current.enqueueAfterCommit { transition.start() }
  }

  /// A context may bring the animation of what is presented in it.
  private static func takeOverTransitionStyle(
    _ presented: UIViewController, from presenter: UIViewController,
    controller: UIPresentationController
  ) {
    guard controller.presentationStyle.isContextual,
      presenter.providesPresentationContextTransitionStyle
    else { return }
    presented.modalTransitionStyle = presenter.modalTransitionStyle
  }

  /// The controller that presents: the context's for context styles, else the outermost (F2.1.3).
  private static func presenter(
    for source: UIViewController, inContext: Bool
  ) -> UIViewController {
    guard inContext else { return source.outermost }
    var candidate: UIViewController? = source
    while let controller = candidate {
      if controller.definesPresentationContext { return controller }
      candidate = controller.parent
    }
    return source.outermost
  }

  /// UIKit logs and ignores what cannot be presented (F2.1.4, Q8).
  private static func checkRequest(
    _ presented: UIViewController, on presenter: UIViewController, from source: UIViewController
  ) -> Bool {
    let environment = SceneEnvironment.current
    if let other = presenter.presentation.presented {
      environment.violate(
        .request(.presenterIsBusy(source: "\(type(of: source))", presents: "\(type(of: other))")))
      return false
    }
    if presented.presentation.presenting != nil || presented.presentation.transition != nil
      || presented === presenter
    {
      environment.violate(.request(.presentedTwice("\(type(of: presented))")))
      return false
    }
    if presenter.presentation.isAdapting || presenter.presentation.isOnItsWay {
      environment.violate(.request(.presenterIsMoving("\(type(of: presenter))")))
      return false
    }
    if let parent = presented.parent {
      environment.violate(
        .request(.presentedIsChild("\(type(of: presented))", parent: "\(type(of: parent))")))
      return false
    }
    if presenter.viewIfLoaded?.window == nil {
      environment.violate(.request(.presenterOutsideWindow("\(type(of: presenter))")))
      return false
    }
    return true
  }

  private static func makePresentationController(
    for presented: UIViewController, on presenter: UIViewController,
    from source: UIViewController, style: UIModalPresentationStyle
  ) -> UIPresentationController {
    let known = presented.presentation.controller
    let controller =
      known.flatMap { $0.isFor(presented) ? $0 : nil }
      ?? .make(for: presented, presenting: presenter, source: source, style: style)
    controller.participants.presenting = presenter
    presented.presentation.controller = controller
    return controller
  }

  /// Animator first; the interactor only if there is one (P14). An unanimated presentation
  /// involves an animator only under `.custom` (F2.7.6).
  private static func askForObjects(
    for presented: UIViewController, on presenter: UIViewController,
    from source: UIViewController, animated: Bool, controller: UIPresentationController
  ) -> (
    (any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard animated || controller.presentationStyle == .custom else { return (nil, nil) }
    let delegate = presented.transitioningDelegate
    guard
      let animator = delegate?.animationController(
        forPresented: presented, presenting: presenter, source: source)
    else {
      return (animated ? SystemTransition.animator(for: presented, dismissing: false) : nil, nil)
    }
    let interactor = delegate?.interactionControllerForPresentation(using: animator)
    return (animator, animated ? interactor : nil)
  }
}
