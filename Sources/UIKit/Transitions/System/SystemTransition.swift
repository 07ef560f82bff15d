import QuartzCore

/// Chooses the system's own animator for a presentation or a dismissal.
@MainActor
enum SystemTransition {
  static func animator(for presented: UIViewController, dismissing: Bool)
    -> any UIViewControllerAnimatedTransitioning
  {
    let controller = presented.presentation.active
    if controller is UIPopoverPresentationController {
      return PopoverAnimator(dismissing: dismissing)
    }
    switch presented.preferredTransition?.kind {
    case .zoom(let zoom): return ZoomAnimator(zoom, leaving: dismissing, upper: presented)
    case .style(let style):
      return makeStyled(style, presented, controller: controller, dismissing: dismissing)
    case nil:
      return makeStyled(
        presented.modalTransitionStyle, presented, controller: controller, dismissing: dismissing)
    }
  }

  private static func makeStyled(
    _ style: UIModalTransitionStyle, _ presented: UIViewController,
    controller: UIPresentationController?, dismissing: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    guard style == .partialCurl else { return SystemAnimator(style, dismissing: dismissing) }
    guard controller?.presentationStyle == .fullScreen else {
      Violation.record(.presentation(.curlNeedsFullScreen))
      return SystemAnimator(.coverVertical, dismissing: dismissing)
    }
    return CurlAnimator(dismissing: dismissing)
  }
}
