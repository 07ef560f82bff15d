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
    asked.participants.setPresented(original)
    let adaptation = Adaptation(of: asked)
    let new = adaptation.controller
    let screen = new.presentedViewController
    asked.adaptiveDelegate?.presentationController(
      asked, willPresentWithAdaptiveStyle: adaptation.style, transitionCoordinator: coordinator)
    let change = ChangeOfForm(
      presenter: presenter, asked: asked, original: original, old: old, new: new,
      oldScreen: oldScreen, screen: screen)
    UIView.performWithoutAnimation { change.perform() }
  }
}

extension UIPresentationController {
  /// Whether this presentation, as it was asked for, would now take another form than it has. A
  /// sheet that covers the screen in compact height does so by its own layout.
  fileprivate func wantsOtherForm(than shown: UIPresentationController) -> Bool {
    let style = askAdaptedStyle(for: traitsAround)
    let wanted = style == .none ? presentationStyle : style.resolved
    if shown === self, self is UISheetPresentationController { return false }
    return wanted != shown.presentationStyle
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
        SceneEnvironment.current.transitions.owesAdaptation = true
      }
    }
  }
}

extension SceneEnvironment {
  /// A screen has come or gone: adapts what had to wait for that.
  func adaptWhatWaited() {
    guard transitions.owesAdaptation else { return }
    server.enqueueAfterCommit { [self] in
      transitions.owesAdaptation = false
      for window in windows { window.adaptPresentations(beside: window.sizeCoordinator) }
    }
  }
}
