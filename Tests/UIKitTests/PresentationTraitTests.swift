import Rehearsal
import Testing
import TestSupport
import UIKit

/// Traits of presentation controllers.
@MainActor
@Suite("Traits of a presentation")
struct PresentationTraitTests {
  private final class Listener: UIPresentationController {
    var heard: [String] = []
    override func presentationTransitionWillBegin() {
      registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Self, previous) in
        self.heard.append("registered \(previous.verticalSizeClass.rawValue)")
      }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      heard.append("method \(traitCollection.verticalSizeClass.rawValue)")
    }
  }

  private final class Screen: UIViewController, UIViewControllerTransitioningDelegate {
    var listener: Listener?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      listener = Listener(presentedViewController: presented, presenting: presenting)
      return listener
    }
  }

  @Test("are its container's, and each change is heard once by each way while it is up")
  func heard() throws {
    let stage = Stage()
    let (presenter, screen) = stage.perform { (UIViewController(), Screen()) }
    stage.perform {
      stage.window.rootViewController = presenter
      screen.modalPresentationStyle = .custom
      screen.transitioningDelegate = screen
      presenter.present(screen, animated: false)
    }
    let listener = try #require(screen.listener)
    #expect(listener.traitCollection.verticalSizeClass == .regular)
    #expect(listener.heard == [])
    stage.rotate(duration: 0)
    #expect(listener.traitCollection.verticalSizeClass == .compact)
    #expect(listener.heard == ["method 1", "registered 2"])
    stage.perform { screen.dismiss(animated: false) }
    stage.rotate(duration: 0)
    #expect(listener.heard.count == 2)
  }
}
