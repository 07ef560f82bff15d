import QuartzCore

/// A dismissal by the user: by a drag, or a tap beside. Only these ask and tell the delegate
/// (facts 2.3, after row 12).
@MainActor
struct UserDismissal {
  let controller: UIPresentationController

  private var presented: UIViewController { controller.presentedViewController }

  /// Whether the user may; asks the delegate unless the controller itself forbids it.
  func askWhetherAllowed() -> Bool {
    guard !presented.isModalInPresentation else { return false }
    return controller.adaptiveDelegate?.presentationControllerShouldDismiss(controller) ?? true
  }

  /// Tells of an attempt that was refused.
  func refuse() {
    controller.adaptiveDelegate?.presentationControllerDidAttemptToDismiss(controller)
  }

  /// Begins it if it is allowed, else tells of the attempt.
  /// - Returns: Whether it begins.
  @discardableResult
  func attempt() -> Bool {
    guard presented.presentation.transition == nil else { return false }
    let isAllowed = askWhetherAllowed()
    if isAllowed { begin() } else { refuse() }
    return isAllowed
  }

  /// - Parameters:
  ///   - animator: Instead of the system's, where the delegate supplies none.
  ///   - interactor: What holds the transition; nil lets it run.
  func begin(
    animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    interactor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    ModalDismissal.begin(
      from: presented.presentation.presenting ?? presented, animated: true, completion: nil,
      byUser: .init(controller: controller, animator: animator, interactor: interactor))
  }

  /// What a dismissal by the user brings along.
  struct Means {
    let controller: UIPresentationController
    let animator: (any UIViewControllerAnimatedTransitioning)?
    let interactor: (any UIViewControllerInteractiveTransitioning)?
  }
}
