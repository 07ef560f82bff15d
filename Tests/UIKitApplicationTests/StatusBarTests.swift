import Rehearsal
import Testing
import UIKit

@testable import UIKitTestSupport

/// F2.6.3 and the documented ways to whom the status bar belongs.
@MainActor @Suite("The status bar")
struct StatusBarTests {
  @Test(
    "goes over to a screen that covers all, or that captures it, and back (F2.6.3)",
    arguments: [
      (UIModalPresentationStyle.fullScreen, false, true), (.overFullScreen, false, false),
      (.overFullScreen, true, true), (.pageSheet, false, false),
    ])
  func handover(style: UIModalPresentationStyle, captures: Bool, goesOver: Bool) {
    let stage = Stage(scale: 1)
    let (root, next) = (Speaker(hidden: false, style: .default), Speaker())
    stage.perform { stage.window.rootViewController = root }
    next.modalPresentationStyle = style
    next.modalPresentationCapturesStatusBarAppearance = captures
    stage.perform { root.present(next, animated: true) }
    stage.settle()
    #expect(stage.isStatusBarHidden == goesOver)
    #expect(stage.statusBarStyle == (goesOver ? .lightContent : .default))
    stage.perform { next.dismiss(animated: true) }
    stage.settle()
    #expect(!stage.isStatusBarHidden && stage.statusBarStyle == .default)
  }

  @Test("belongs to the child on top of a stack, and to the child that a parent names")
  func children() {
    let stage = Stage(scale: 1)
    let stack = UINavigationController(rootViewController: Speaker())
    stage.perform { stage.window.rootViewController = stack }
    stage.settle()
    #expect(stage.isStatusBarHidden)
    #expect(stage.statusBarStyle == .default, "under a bar the style is the bar's")
    stage.perform {
      stack.isNavigationBarHidden = true
      stack.setNeedsStatusBarAppearanceUpdate()
    }
    #expect(stage.statusBarStyle == .lightContent)
  }

  @Test("asks again only when it is told to")
  func asksAgain() {
    let stage = Stage(scale: 1)
    let root = Speaker(hidden: false, style: .default)
    stage.perform { stage.window.rootViewController = root }
    stage.perform { root.isHidden = true }
    #expect(!stage.isStatusBarHidden)
    stage.perform { root.setNeedsStatusBarAppearanceUpdate() }
    #expect(stage.isStatusBarHidden)
  }

  @Test("goes back to the screen below when a dismissal begins, and returns when that is given up")
  func dismissal() {
    let rig = PercentRig(.custom, next: Speaker())
    rig.next.modalPresentationCapturesStatusBarAppearance = true
    rig.presentAtOnce()
    #expect(rig.stage.isStatusBarHidden)
    rig.dismiss()
    rig.update(0.3)
    #expect(!rig.stage.isStatusBarHidden)
    rig.cancel()
    rig.stage.settle()
    #expect(rig.stage.isStatusBarHidden)
  }

  @Test("a cancelled presentation leaves it where it was")
  func cancelled() {
    let rig = PercentRig(.fullScreen)
    rig.next.modalPresentationCapturesStatusBarAppearance = true
    rig.present()
    rig.update(0.5)
    rig.cancel()
    rig.stage.settle()
    #expect(!rig.stage.isStatusBarHidden)
  }
}

private final class Speaker: UIViewController {
  var isHidden: Bool
  let style: UIStatusBarStyle

  init(hidden: Bool = true, style: UIStatusBarStyle = .lightContent) {
    isHidden = hidden
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var prefersStatusBarHidden: Bool { isHidden }
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
}
