/// What a controller knows about presenting and being presented.
@MainActor
package struct PresentationLinks {
  package var style = UIModalPresentationStyle.automatic
  package var transitionStyle = UIModalTransitionStyle.coverVertical
  package var definesContext = false
  /// Whether the last delegate that was set was one, be it gone by now.
  package var wasGivenDelegate = false
  /// The screen on top of this one, kept alive by it.
  package var presented: UIViewController?
  package weak var presenting: UIViewController?
  /// Made for one presentation and let go with it (Q22).
  package var controller: UIPresentationController? {
    didSet {
      oldValue?.participants.areOwned = false
      controller?.participants.areOwned = true
    }
  }
  /// What presents in place of `controller`, adapted to the room there is.
  package var adapted: UIPresentationController? {
    didSet {
      oldValue?.participants.areOwned = false
      adapted?.participants.areOwned = true
    }
  }
  /// The screen that was to be presented, where another one took its place in the adapted form.
  package var origin: UIViewController?
  /// What brought the screen, kept for one presentation: it may be the transition's delegate.
  var segue: UIStoryboardSegue?
  /// Who was asked first when a screen came over this one (F2.15.8).
  weak var coveredResponder: UIView?
  package var providesTransitionStyle = false
  package var isModal = false
  package var capturesStatusBar = false
  /// What lets a finger drag a zoomed screen.
  var zoomDrag: ZoomDrag?
  package var wishedTransition: UIViewController.Transition?
  /// Whether its presentation takes another form just now.
  var isAdapting = false
  /// The transition that the controller is part of.
  weak var transition: TransitionDriver?
  /// Whether the appearance change under way moves.
  package var isAnimating = false

  /// Whether the controller is coming or going.
  var isOnItsWay: Bool { transition.map { !$0.isSettled } ?? false }

  /// The one that presents.
  package var active: UIPresentationController? { adapted ?? controller }
}

extension UIViewController {
  /// What `presentationController` is.
  func makePresentationController() -> UIPresentationController? {
    if let controller = presentation.controller, controller.isFor(self) { return controller }
    if let outer = parent?.presentationController { return outer }
    let controller = UIPresentationController.make(
      for: self, presenting: nil, source: self, style: modalPresentationStyle.resolved)
    presentation.controller = controller
    return controller
  }

  /// What `isBeingPresented` is.
  var isComingByPresentation: Bool {
    guard let transition = presentation.transition else { return false }
    return (transition.host as? ModalHost)?.presented === self
      && transition.kind.direction == .presentation
  }

  /// What `isBeingDismissed` is.
  var isGoingByDismissal: Bool {
    guard let transition = presentation.transition, let host = transition.host as? ModalHost
    else { return false }
    return host.direction == .dismissal
      && host.chain.contains { $0.presentedViewController === self }
  }

  /// What `transitionCoordinator` is.
  var runningCoordinator: (any UIViewControllerTransitionCoordinator)? {
    (presentation.transition ?? containment.transition)?.coordinator
      ?? (self as? UINavigationController)?.makeComingCoordinator() ?? parent?.transitionCoordinator
      ?? viewIfLoaded?.window?.sizeCoordinator
  }
}

extension UIViewController {
  /// A screen comes over this one: whoever is asked first here is to be asked again afterwards.
  func rememberFocus() {
    let view = SceneEnvironment.current.focus.responder as? UIView
    let isOwn = view?.isDescendant(of: self.view) ?? false
    let isForgotten = PlantedFault.firstResponderForgotten.isPlanted
    presentation.coveredResponder = isOwn && !isForgotten ? view : nil
    for screen in screens { SceneEnvironment.current.focus.screenLeaves(screen) }
  }

  /// This one and all in it.
  private var screens: [UIViewController] { [self] + children.flatMap(\.screens) }

  /// The screen over this one has gone.
  func takeFocusBack() {
    let view = presentation.coveredResponder
    presentation.coveredResponder = nil
    if SceneEnvironment.current.focus.responder == nil { view?.becomeFirstResponder() }
    for screen in screens where screen.appearance.phase == .appeared { screen.bringAccessory() }
  }

  /// A screen that keeps something above the keyboard need not ask for it (F8.3.9).
  func bringAccessory() {
    guard SceneEnvironment.current.focus.responder == nil, viewIfLoaded?.window != nil,
      canBecomeFirstResponder,
      inputAccessoryView != nil || inputView != nil
    else { return }
    becomeFirstResponder()
  }
}

extension UIPresentationController {
  /// Whether the controller is in use, or was made for the style that is set now.
  func isFor(_ presented: UIViewController) -> Bool {
    presented.presentation.presenting != nil
      || presentationStyle == presented.modalPresentationStyle.resolved
  }
}
