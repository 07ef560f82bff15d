/// Who presents whom and by what is made, unmade and let go of here and nowhere else.
extension PresentationLinks {
  /// A screen is up, or is about to be.
  /// - Parameters:
  ///   - wished: The screen that was asked for, of which `screen` may take the place.
  ///   - shown: What presents it: `asked`, or what that adapted to.
  static func make(
    _ screen: UIViewController, over presenter: UIViewController,
    insteadOf wished: UIViewController,
    by shown: UIPresentationController, asked: UIPresentationController
  ) {
    shown.participants.presenting = presenter
    presenter.presentation.presented = screen
    screen.presentation.presenting = presenter
    takeForm(screen, shown, asked: asked)
    screen.presentation.origin = screen === wished ? nil : wished
  }

  /// What presents a screen, be it another form than was asked for. Known before the transition's
  /// objects are asked for.
  static func takeForm(
    _ screen: UIViewController, _ shown: UIPresentationController, asked: UIPresentationController
  ) {
    screen.presentation.adapted = shown === asked ? nil : shown
  }

  /// A screen is in no other form than asked for, and stands in for no other.
  static func leaveForm(_ screen: UIViewController) {
    screen.presentation.adapted = nil
    screen.presentation.origin = nil
  }

  /// Nobody presents a screen any more. What presented it is still known, for those who hear of the
  /// end.
  static func unmake(_ screen: UIViewController) {
    screen.presentation.presenting?.presentation.presented = nil
    screen.presentation.presenting = nil
  }

  /// All have heard of the end: lets go of what the presentation held together.
  static func release(of shown: UIPresentationController) {
    let screen = shown.presentedViewController
    screen.presentation.controller = nil
    screen.presentation.segue = nil
    screen.presentation.adapted = nil
    screen.presentation.origin?.presentation.controller = nil
    screen.presentation.origin = nil
    shown.takeApart()
    shown.container = nil
  }
}
