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
    weak var witness: Listener?
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      witness?.heard.append(presentedViewController == nil ? "presented" : "presenter")
    }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      listener = Listener(presentedViewController: presented, presenting: presenting)
      return listener
    }
  }

  @Test(
    "are its container's; each change is heard once by each way while it is up, between the screens"
  )
  func heard() throws {
    let stage = Stage()
    let (presenter, screen) = stage.perform { (Screen(), Screen()) }
    stage.perform {
      stage.window.rootViewController = presenter
      screen.modalPresentationStyle = .custom
      screen.transitioningDelegate = screen
      presenter.present(screen, animated: false)
    }
    let listener = try #require(screen.listener)
    #expect(listener.traitCollection.verticalSizeClass == .regular)
    #expect(listener.heard == [])
    (presenter.witness, screen.witness) = (listener, listener)
    stage.rotate(duration: 0)
    #expect(listener.traitCollection.verticalSizeClass == .compact)
    #expect(listener.heard == ["presenter", "method 1", "registered 2", "presented"])
    (presenter.witness, screen.witness) = (nil, nil)
    stage.perform { screen.dismiss(animated: false) }
    stage.rotate(duration: 0)
    #expect(listener.heard.count == 4)
  }
}
