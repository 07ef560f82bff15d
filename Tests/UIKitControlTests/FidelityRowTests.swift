import Foundation
import Rehearsal
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Rows of the page on fidelity that nothing else holds.
@MainActor @Suite("Rows of the page on fidelity")
struct FidelityRowTests {
  private let stage = Stage(scale: 1)
  private let root = UIViewController()

  init() {
    let (stage, root) = (stage, root)
    stage.perform { stage.window.rootViewController = root }
  }

  private func view() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.perform { root.view.addSubview(view) }
    return view
  }

  @Test("what is changed when the keyboard comes goes along with it (F8.3.1)")
  func keyboard() {
    let (field, moved) = (UITextField(frame: CGRect(x: 0, y: 60, width: 50, height: 20)), view())
    stage.perform { root.view.addSubview(field) }
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { moved.center.y = 300 } }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.perform { field.becomeFirstResponder() }
    stage.advance(to: stage.now + 0.1)
    let y = moved.layer.presentation()?.position.y ?? 0
    #expect(y > 40 && y < 299, "\(y)")
    stage.settle()
    #expect(moved.layer.animationKeys()?.isEmpty ?? true)
  }

  @Test("the keyboard's frames, pace and curve are read however code casts them")
  func keyboardCasts() {
    let field = UITextField(frame: CGRect(x: 0, y: 60, width: 50, height: 20))
    stage.perform { root.view.addSubview(field) }
    var told: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      let (end, curve, pace) = (
        note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey],
        note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey],
        note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey]
      )
      let frame = (end as? NSValue)?.cgRectValue
      let isSame = frame != nil && frame != .zero && frame == end as? CGRect
      let curves = [
        curve as? Int, (curve as? UInt).map { Int($0) }, (curve as? NSNumber)?.intValue,
      ]
      let paces = [pace as? Double, (pace as? NSNumber)?.doubleValue]
      MainActor.assumeIsolated {
        told.append("\(isSame) \(curves == [7, 7, 7]) \(paces == [0.25, 0.25])")
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.perform { field.becomeFirstResponder() }
    stage.settle()
    #expect(told == ["true true true"])
  }

  @Test("an item of a bar whose action has no title has none")
  func itemsOfUntitledActions() {
    let picture = UIImage(systemName: "gearshape")
    let action = UIAction { _ in }
    #expect(UIBarButtonItem(image: picture, primaryAction: action).title == nil)
    #expect(UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in }).title == "Go")
  }

  @Test("a pan that is switched off after a rest has no speed (F6.3.5)", arguments: [true, false])
  func rest(rests: Bool) {
    let rig = GestureRig()
    let pan = rig.add(UIPanGestureRecognizer(), "pan")
    let drag = Finger.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 200, y: 50), over: 0.2)
    rig.stage.touch(TouchScript([drag.hold(2)], samplesPerSecond: 60))
    rig.stage.advance(to: rig.stage.now + (rests ? 1 : 0.19))
    rig.stage.perform { pan.isEnabled = false }
    let last = rig.log.lines.last ?? ""
    #expect(last.contains("cancelled"))
    #expect(last.hasSuffix("at 0,0") == rests, "\(last)")
  }

  @Test("fingers that are down when a transition begins may finish (F2.7.5)")
  func fingers() {
    let rig = GestureRig()
    rig.add(UIPanGestureRecognizer(), "pan")
    let drag = Finger.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 200, y: 50), over: 0.4)
      .release()
    rig.stage.touch(TouchScript([drag], samplesPerSecond: 60))
    rig.stage.advance(to: rig.stage.now + 0.2)
    let screen = UIViewController()
    screen.modalPresentationStyle = .overFullScreen
    rig.stage.perform { rig.stage.window.rootViewController?.present(screen, animated: true) }
    rig.stage.settle()
    rig.stage.advance(to: rig.stage.now + 0.5)
    #expect(rig.log.lines.last?.contains("ended") == true, "\(rig.log.lines)")
  }

  @Test("additive animations of one property stack under keys of their own (F4.6.3)")
  func keys() {
    let view = view()
    stage.perform {
      UIView.animate(withDuration: 1) { view.center.x = 100 }
      UIView.animate(withDuration: 1) { view.center.x = 200 }
    }
    #expect(view.layer.animationKeys()?.count == 2)
  }

  @Test("layers and animations begin with the values that were measured (F5.1.4)")
  func defaults() {
    let (layer, animation) = (CALayer(), CABasicAnimation())
    #expect(layer.beginTime == 0 && layer.duration == .infinity && layer.speed == 1)
    #expect(layer.timeOffset == 0 && layer.repeatCount == 0 && layer.fillMode == .removed)
    #expect(animation.duration == 0 && animation.speed == 1 && animation.fillMode == .removed)
    #expect(animation.isRemovedOnCompletion)
  }

  @Test("a view is drawn when it is first shown and when it asks, with redraw after a new size")
  func drawing() {
    final class Drawn: UIView {
      var count = 0
      override func draw(_ rect: CGRect) { count += 1 }
    }
    let drawn = Drawn(frame: .zero)
    stage.perform { root.view.addSubview(drawn) }
    #expect(drawn.count == 0)
    stage.perform { drawn.frame.size = CGSize(width: 20, height: 20) }
    _ = stage.frame()
    #expect(drawn.count == 1)
    stage.perform { drawn.setNeedsDisplay() }
    _ = stage.frame()
    #expect(drawn.count == 2)
    stage.perform { drawn.frame.size.width = 40 }
    _ = stage.frame()
    #expect(drawn.count == 2)
    stage.perform {
      drawn.contentMode = .redraw
      drawn.frame.size.width = 60
    }
    _ = stage.frame()
    #expect(drawn.count == 3)
  }

  @Test("a font by another name than the system's is reported")
  func fonts() {
    let stage = Stage(scale: 1)
    stage.perform { _ = UIFont(name: "Zapfino", size: 12) }
    #expect(stage.unsupported.contains { $0.contains("Zapfino") })
  }
}
