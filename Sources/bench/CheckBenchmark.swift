import TransitionTesting
import UIKit

/// What one sweep of one transition costs, without pixels and with every frame at 1x.
@MainActor
enum CheckBenchmark {
  static func run(into report: inout Report) {
    let flow = ScreenFlow.animator("fade") { Fade() }
    let count = Sweep.scenarios(for: flow).count
    report.add(
      Measurement(
        name: "sweep@\(count)",
        value: Timer.milliseconds(atLeast: 3) {
          MainActor.assumeIsolated { _ = try? TransitionCheck.run(flow) }
        }, unit: "ms", against: nil, againstValue: nil))
    report.add(
      Measurement(
        name: "sweep-frames@\(count)",
        value: Timer.milliseconds(atLeast: 1) {
          MainActor.assumeIsolated { paint(flow) }
        }, unit: "ms", against: nil, againstValue: nil))
  }

  /// Paints every frame of every scenario.
  private static func paint(_ flow: ScreenFlow) {
    for scenario in Sweep.scenarios(for: flow) {
      for frame in Performance(of: flow, in: scenario).film.frames { _ = frame.image }
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
