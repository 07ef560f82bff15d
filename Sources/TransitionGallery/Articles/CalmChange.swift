import UIKit

/// Stands in for motion that is not wanted: a fade where the user asks for less motion, a cut where
/// the change is not animated at all.
@MainActor
enum CalmChange {
  private static let fade: TimeInterval = 0.3

  /// A duration as it is announced: shorter where a fade stands in.
  static func duration(_ seconds: TimeInterval) -> TimeInterval {
    UIAccessibility.isReduceMotionEnabled ? min(seconds, fade) : seconds
  }

  /// - Parameter isForward: Whether a screen comes or goes.
  /// - Returns: Whether it has taken the transition over; then the animator has nothing to do.
  static func takesOver(
    _ context: UIViewControllerContextTransitioning, isForward: Bool
  ) -> Bool {
    guard !context.isAnimated || UIAccessibility.isReduceMotionEnabled else { return false }
    let places = ScreenPlaces(context)
    places.bringIn(isForward: isForward)
    guard context.isAnimated, let screen = context.view(forKey: isForward ? .to : .from) else {
      places.complete()
      return true
    }
    screen.alpha = isForward ? 0 : 1
    UIView.animate(withDuration: fade) {
      screen.alpha = isForward ? 1 : 0
    } completion: { _ in
      screen.alpha = 1
      places.complete()
    }
    return true
  }
}
