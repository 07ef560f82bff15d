import QuartzCore

/// A presentation that is up takes another form because the room around it has changed: a popover
/// becomes a sheet when its window becomes narrow, and a popover again when it becomes wide.
///
/// The delegate is asked and told as at the start, with the coordinator of the change. A screen that
/// stays itself hears nothing of it, one that takes another's place comes as it would by being
/// presented (both guesses), and a presenter that is now covered, or no longer, goes or comes.
@MainActor
struct Readaptation {
  private let presenter: UIViewController
  /// The presentation as it was asked for, and the screen it was asked for.
  private let asked: UIPresentationController
  private let original: UIViewController
  private let old: UIPresentationController
  private let oldScreen: UIViewController

  /// - Returns: nil where the presentation has the form that suits.
  init?(of screen: UIViewController) {
    let original = screen.presentation.origin ?? screen
    guard let presenter = screen.presentation.presenting, let old = screen.presentation.active,
      let asked = original.presentation.controller, asked.wantsOtherForm(than: old)
    else { return nil }
    self.presenter = presenter
    self.asked = asked
    self.original = original
    self.old = old
    oldScreen = screen
  }

  /// Whether nobody is on the way, and nobody on top: what lies below others waits for them to go.
  var isPossible: Bool {
    presenter.presentation.transition == nil && oldScreen.presentation.transition == nil
      && oldScreen.presentation.presented == nil && old.containerView?.superview != nil
  }

  /// Whoever is called on the way can present and dismiss nothing here: the forms are changing.
  func perform(beside coordinator: (any UIViewControllerTransitionCoordinator)?) {
    let busy = [presenter, oldScreen, original]
    for controller in busy { controller.presentation.isAdapting = true }
    let traits = oldScreen.traitCollection
    adapt(beside: coordinator)
    if oldScreen.viewIfLoaded?.window != nil { oldScreen.view.adoptTraits(after: traits) }
    for controller in busy { controller.presentation.isAdapting = false }
  }

  private func adapt(beside coordinator: (any UIViewControllerTransitionCoordinator)?) {
    asked.parties.presented = original
    let adaptation = Adaptation(of: asked)
    let new = adaptation.controller
    let screen = new.presentedViewController
    asked.adaptiveDelegate?.presentationController(
      asked, willPresentWithAdaptiveStyle: adaptation.style, transitionCoordinator: coordinator)
    let leaves = new.shouldRemovePresentersView && !old.shouldRemovePresentersView
    let comes = old.shouldRemovePresentersView && !new.shouldRemovePresentersView
    let changes = screen !== oldScreen
    UIView.performWithoutAnimation {
      if changes { oldScreen.appearanceWillChange(toVisible: false, animated: false) }
      if comes { presenter.appearanceWillChange(toVisible: true, animated: false) }
      if !changes { old.containerView?.superview?.addSubview(screen.view) }
      takeDownOld()
      if changes { oldScreen.appearanceDidChange(animated: false) }
      link(screen, to: new)
      if leaves { presenter.appearanceWillChange(toVisible: false, animated: false) }
      if changes { screen.appearanceWillChange(toVisible: true, animated: false) }
      putUp(new) {
        if changes { screen.appearanceIsUnderway(animated: false) }
        if comes { presenter.appearanceIsUnderway(animated: false) }
      }
      settle(original.view.layer)
      if changes { screen.appearanceDidChange(animated: false) }
      if comes || leaves { presenter.appearanceDidChange(animated: false) }
    }
  }

  /// The new form is there without motion: so is what the screen had begun to do about the new size
  /// in the old one.
  private func settle(_ layer: CALayer) {
    for key in layer.animationKeys() ?? []
    where key.hasPrefix("bounds") || key.hasPrefix("position") {
      layer.removeAnimation(forKey: key)
    }
    for sublayer in layer.sublayers ?? [] { settle(sublayer) }
  }

  /// As a dismissal without motion: the presenter's view is where it was.
  private func takeDownOld() {
    let site = ModalSite(
      direction: .dismissal, presenter: presenter, chain: [old], completion: nil)
    if old.shouldRemovePresentersView {
      old.containerView?.insertSubview(site.presenterView, at: 0)
    }
    site.perform(.presentationWillBegin, completed: true)
    site.perform(.settleViews, completed: true)
    site.perform(.presentationDidEnd, completed: true)
    old.takeApart()
    old.container = nil
  }

  /// As a presentation without motion.
  private func putUp(_ new: UIPresentationController, whenIn: () -> Void) {
    let site = ModalSite(
      direction: .presentation, presenter: presenter, chain: [new], completion: nil)
    site.makeContainer()
    site.perform(.openContainer, completed: true)
    site.perform(.presentationWillBegin, completed: true)
    if let view = new.presentedView {
      view.placeUntransformed(new.frameOfPresentedViewInContainerView)
      new.containerView?.addSubview(view)
    }
    whenIn()
    site.perform(.layOutContainer, completed: true)
    site.perform(.settleViews, completed: true)
    site.perform(.presentationDidEnd, completed: true)
  }

  private func link(_ screen: UIViewController, to new: UIPresentationController) {
    if screen !== oldScreen {
      screen.leaveParentForPresentation()
      oldScreen.presentation.presenting = nil
      oldScreen.presentation.origin = nil
    }
    oldScreen.presentation.adapted = nil
    new.parties.presenting = presenter
    presenter.presentation.presented = screen
    screen.presentation.presenting = presenter
    screen.presentation.adapted = new === asked ? nil : new
    screen.presentation.origin = screen === original ? nil : original
  }
}

extension UIPresentationController {
  /// Whether this presentation, as it was asked for, would now take another form than it has. A
  /// sheet that covers the screen in compact height does so by its own layout.
  fileprivate func wantsOtherForm(than shown: UIPresentationController) -> Bool {
    let style = adaptedStyle(for: traitsAround)
    let wanted = style == .none ? presentationStyle : style.resolved
    if shown === self, self is UISheetPresentationController { return false }
    return wanted != shown.presentationStyle
  }
}

extension UIViewController {
  /// A screen that an adapted presentation had wrapped comes out of the wrapping.
  fileprivate func leaveParentForPresentation() {
    if let stack = parent as? UINavigationController {
      stack.viewControllers = stack.viewControllers.filter { $0 !== self }
    }
    guard parent != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}

extension UIWindow {
  /// Gives every presentation in the window the form that suits its traits; one that is on its way,
  /// or lies below another, when that is over.
  func adaptPresentations(beside coordinator: (any UIViewControllerTransitionCoordinator)?) {
    var next = rootViewController?.presentation.presented
    while let screen = next {
      next = screen.presentation.presented
      guard let change = Readaptation(of: screen) else { continue }
      if change.isPossible {
        change.perform(beside: coordinator)
      } else {
        SceneEnvironment.current.owesAdaptation = true
      }
    }
  }
}

extension SceneEnvironment {
  /// A screen has come or gone: adapts what had to wait for that.
  func adaptWhatWaited() {
    guard owesAdaptation else { return }
    server.enqueueAfterCommit { [self] in
      owesAdaptation = false
      for window in windows { window.adaptPresentations(beside: window.sizeCoordinator) }
    }
  }
}
