import Rehearsal
import Testing
import UIKit

@testable import RewritingCorpus

/// Test doubles as apps' tests have them: what is put in the place of UIKit's objects is believed.
@MainActor @Suite(.serialized) struct TestDoubleTests {
  @Test("a mocked pan drives its target as a finger would")
  func pan() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let pan = MockPanGestureRecognizer(
      view: view, translation: CGPoint(x: 30, y: 4), velocity: CGPoint(x: 500, y: 0))
    let general: UIPanGestureRecognizer = pan
    #expect(general.view === view && general.numberOfTouches == 1)
    #expect(general.translation(in: view).x == 30 && general.velocity(in: nil).x == 500)
    view.addGestureRecognizer(pan)
    pan.perform(.changed)
    #expect(general.state == .changed && view.gestureRecognizers?.first === pan)
    view.removeGestureRecognizer(pan)
    #expect(view.gestureRecognizers == nil)
  }

  @Test("a stubbed coordinator is what a controller's code animates beside")
  func coordinator() {
    let (screen, coordinator) = (StubbedScreen(), MockCoordinator())
    screen.stubbedCoordinator = coordinator
    screen.fade()
    #expect(coordinator.ran == ["alongside"] && screen.view.alpha == 0)
    (screen.stubbedPresented, screen.stubbedIsBeingDismissed) = (UIViewController(), true)
    #expect(screen.presentedViewController != nil && (screen as UIViewController).isBeingDismissed)
  }

  @Test("optional methods of delegates are called by hand, and answer by their defaults")
  func delegates() {
    AppLog.lines = []
    let (caller, delegate) = (DelegateCaller(), CountingDelegate())
    let presentation = UIPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    presentation.delegate = delegate
    #expect(!caller.dismissed(presentation))
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = delegate
    caller.finished(animation)
    let (field, view) = (UITextField(), UIView())
    field.delegate = delegate
    #expect(caller.typed(field, UITextView()) && caller.asked(view.layer) is NSNull)
    #expect(caller.popped(UINavigationBar(), UINavigationItem(title: "a")))
    #expect(AppLog.lines == ["did dismiss", "stopped true", "return"])
  }
}
