import Rehearsal
import Testing
import UIKit

@MainActor @Suite("A first presentation")
struct FirstTransitionTests {
  @Test("moves on the fitted spring")
  func spring() throws {
    let stage = Stage()
    let root = UIViewController(); root.view.backgroundColor = .red
    stage.perform { stage.window.rootViewController = root }
    let next = UIViewController(); next.modalPresentationStyle = .fullScreen
    stage.perform { root.present(next, animated: true) }
    for i in 0...40 {
      stage.advance(to: Double(i) / 60);
      print(
        stage.now, next.view.layer.presentation()?.frame as Any,
        next.view.layer.presentation()?.transform.m42 as Any, stage.isSettled)
    }
    print(stage.violations, stage.unsupported)
  }
}
