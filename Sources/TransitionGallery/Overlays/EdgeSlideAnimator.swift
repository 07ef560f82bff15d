import UIKit

/// Slides a screen in from an edge of the container, as far as it takes, with a spring that does not
/// swing; and out again by a curve, which a finger can drive evenly.
public final class EdgeSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Where the screen comes from; leading follows the direction of reading.
  public enum Edge { case bottom, leading }

  private let edge: Edge
  private let isPresenting: Bool
  private let duration: TimeInterval

  /// - Parameter duration: Seconds.
  public init(_ edge: Edge, isPresenting: Bool, duration: TimeInterval = 0.45) {
    self.edge = edge
    self.isPresenting = isPresenting
    self.duration = duration
    super.init()
  }

  public func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { CalmChange.duration(duration) }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard !CalmChange.takesOver(context, isForward: isPresenting) else { return }
    guard let panel = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(false)
    }
    let places = ScreenPlaces(context)
    places.bringIn(isForward: isPresenting)
    let home = panel.frame
    let away = edge.away(home, in: context.containerView)
    let seconds = transitionDuration(using: context)
    guard isPresenting else {
      return UIView.animate(
        withDuration: seconds, animations: { panel.frame = away },
        completion: { _ in places.complete() })
    }
    panel.frame = away
    UIView.animate(
      withDuration: seconds, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) {
      panel.frame = home
    } completion: { _ in
      places.complete()
    }
  }
}

extension EdgeSlideAnimator.Edge {
  /// A frame moved just out of the container.
  @MainActor
  func away(_ frame: CGRect, in container: UIView) -> CGRect {
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch self {
    case .bottom: frame.offsetBy(dx: 0, dy: container.bounds.maxY - frame.minY)
    case .leading where isMirrored:
      frame.offsetBy(dx: container.bounds.maxX - frame.minX, dy: 0)
    case .leading: frame.offsetBy(dx: -frame.maxX, dy: 0)
    }
  }
}
