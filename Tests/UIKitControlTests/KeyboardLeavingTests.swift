import Rehearsal
import Testing
import UIKit

/// When a keyboard goes by itself.
@MainActor @Suite("Keyboards that go")
struct KeyboardLeavingTests {
  @Test func `with the dismissal of its screen, from the beginning`() {
    let stage = Stage(device: .iPhone16, scale: 1)
    let (root, page) = (UIViewController(), UIViewController())
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    stage.perform { stage.window.rootViewController = root }
    page.view.addSubview(field)
    stage.perform { root.present(page, animated: true) }
    stage.settle()
    stage.perform { field.becomeFirstResponder() }
    stage.settle()
    #expect(field.isFirstResponder)
    stage.perform { page.dismiss(animated: true) }
    stage.advance(to: stage.now + 0.1)
    #expect(!field.isFirstResponder && root.presentedViewController != nil)
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `where a finger is to take it away, once the finger has come to it`() {
    let stage = Stage(device: .iPhone16, scale: 1)
    let (root, list) = (UIViewController(), UIScrollView(frame: .zero))
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
    list.frame = stage.window.bounds
    list.contentSize = CGSize(width: 393, height: 2000)
    list.keyboardDismissMode = .interactive
    list.addSubview(field)
    root.view.addSubview(list)
    stage.perform { stage.window.rootViewController = root }
    stage.perform { field.becomeFirstResponder() }
    stage.settle()
    // The keyboard is 302 points high, and 34 below them.
    stage.touch(
      .press(at: CGPoint(x: 200, y: 300)).drag(by: CGVector(dx: 0, dy: 150), over: 0.2).release())
    stage.settle()
    #expect(field.isFirstResponder)
    stage.touch(
      .press(at: CGPoint(x: 200, y: 300)).drag(by: CGVector(dx: 0, dy: 300), over: 0.2).release())
    stage.settle()
    #expect(!field.isFirstResponder)
  }
}
