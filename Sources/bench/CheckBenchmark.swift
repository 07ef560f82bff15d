import RehearseCommands
import TransitionGallery
import TransitionTesting
import UIKit

/// What one sweep of one transition costs: without pixels, with every frame painted at 1x, and the
/// same of the catalogue's dearest.
@MainActor
enum CheckBenchmark {
  static func run(into report: inout BenchReport) {
    let flow = ScreenFlow.animator("fade") { Fade() }
    measure("fade", flow, into: &report)
    for item in Catalogue.items where ["hero-push", "semi-modal"].contains(item.slug) {
      measure(item.slug, item.flow, into: &report)
    }
  }

  private static func measure(_ name: String, _ flow: ScreenFlow, into report: inout BenchReport) {
    let count = Sweep.scenarios(for: flow).count
    for (frames, goal, runs) in [(FrameDetail.sketched, 250.0, 3), (.painted, 10_000, 1)] {
      report.add(
        Measurement(
          name: "sweep-\(frames)-\(name)@\(count)",
          value: Timer.milliseconds(atLeast: runs) {
            MainActor.assumeIsolated { _ = try? TransitionCheck.run(flow, frames: frames) }
          }, unit: "ms", against: "the most it may take", againstValue: goal, goal: 1))
    }
  }

  /// As short a transition as people write.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .to) ?? context.view(forKey: .from)
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      view?.alpha = 0
      UIView.animate(withDuration: 0.3) {
        view?.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}
