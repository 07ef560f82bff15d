import Foundation
import Testing
import TransitionTesting
import UIKit

/// B10: unwraps by force what is not given.
final class UnwrapsNil: SlideAnimator {
  override func go(_ context: any UIViewControllerContextTransitioning) {
    context.containerView.insertSubview(context.view(forKey: .to)!, at: 0)
    super.go(context)
  }
}

@Suite("A crash in a scenario")
struct CrashMessageTests {
  @Test("ends the process with the names of the flow and of the scenario")
  func namesScenario() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        _ = try TransitionCheck.run(
          .animator("UnwrapsNil", style: .overFullScreen) { UnwrapsNil() },
          scenarios: ["back-finish"])
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Unexpectedly found nil"), "\(said)")
    #expect(said.contains("error  nil-view-survived  in back-finish"), "\(said)")
    #expect(said.contains("UnwrapsNil: the process ended"), "\(said)")
  }
}
