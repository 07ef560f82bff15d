import Rehearsal
import Testing
import UIKit

@testable import UIKitTestSupport

@MainActor @Suite("Touches")
struct TouchTests {
  private let rig = GestureRig()
  private let child = LoggedView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private let here = CGPoint(x: 150, y: 150)

  init() {
    child.name = "child"
    child.log = rig.log
    rig.view.addSubview(child)
  }

  @Test func `go to the deepest view under the finger`() {
    rig.play(.tap(at: here))
    #expect(rig.log.lines == ["child.touchesBegan 1", "child.touchesEnded 1"])
  }

  @Test func `stay with the view that they began on`() {
    rig.play(.drag(from: here, to: .zero, over: 0.05).release())
    #expect(
      rig.log.lines == ["child.touchesBegan 1", "child.touchesMoved 1", "child.touchesEnded 1"])
  }

  @Test(arguments: [
    "hidden", "transparent", "without interaction", "moved away", "shrunk", "application ignores",
  ])
  func `pass by a view that takes none`(reason: String) {
    switch reason {
    case "hidden": child.isHidden = true
    case "transparent": child.alpha = 0.009
    case "without interaction": child.isUserInteractionEnabled = false
    case "moved away": child.transform = CGAffineTransform(translationX: 51, y: 0)
    case "shrunk": child.bounds = .zero
    default: rig.stage.perform { UIApplication.shared.beginIgnoringInteractionEvents() }
    }
    rig.play(.tap(at: here))
    let expected =
      reason == "application ignores" ? [] : ["view.touchesBegan 1", "view.touchesEnded 1"]
    #expect(rig.log.lines == expected)
  }

  @Test func `do not reach what lies outside a superview`() {
    rig.view.bounds.size = CGSize(width: 120, height: 667)
    #expect(rig.view.hitTest(CGPoint(x: 150, y: 150), with: nil) == nil)
  }

  @Test func `find a turned view where it shows`() {
    child.transform = CGAffineTransform(rotationAngle: .pi / 4)
    rig.play(.tap(at: CGPoint(x: 150, y: 85)), .tap(at: CGPoint(x: 105, y: 105), after: 1))
    #expect(rig.log.lines.first == "child.touchesBegan 1")
    #expect(rig.log.lines.last == "view.touchesEnded 1")
  }

  @Test func `of a second finger reach only views that want several`() {
    let press = Finger.press(at: here).hold(0.1).release()
    rig.play(press, press)
    #expect(rig.log.lines == ["child.touchesBegan 1", "child.touchesEnded 1"])
    child.isMultipleTouchEnabled = true
    rig.play(press, press)
    #expect(rig.log.lines.suffix(2) == ["child.touchesBegan 2", "child.touchesEnded 2"])
  }

  @Test func `of an exclusive view keep others away`() {
    child.isExclusiveTouch = true
    rig.play(.tap(at: here, for: 0.2), .tap(at: CGPoint(x: 10, y: 10), after: 0.1))
    #expect(rig.log.lines == ["child.touchesBegan 1", "child.touchesEnded 1"])
  }

  @Test func `that nobody answers go up the chain of responders`() {
    let plain = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    child.addSubview(plain)
    rig.play(.tap(at: here))
    #expect(rig.log.lines == ["child.touchesBegan 1", "child.touchesEnded 1"])
  }

  @Test func `are cancelled when their view leaves`() {
    rig.stage.touch(.press(at: here).hold(0.5).release())
    rig.stage.advance(to: 0.2)
    rig.stage.perform { child.removeFromSuperview() }
    rig.stage.settle()
    #expect(rig.log.lines == ["child.touchesBegan 1", "child.touchesCancelled 1"])
  }

  @Test func `are cancelled before the action of what claims them`() {
    rig.add(UITapGestureRecognizer(), "tap")
    rig.play(.tap(at: here))
    #expect(
      rig.log.lines == ["child.touchesBegan 1", "child.touchesCancelled 1", "tap.ended"])
  }

  @Test func `count taps that follow each other`() {
    let view = TapCounting(frame: child.frame)
    rig.view.addSubview(view)
    rig.play(.tap(at: here).hold(0.1).then(.tap(at: here)).hold(0.5).then(.tap(at: here)))
    #expect(view.counts == [1, 2, 1])
  }
}

/// Keeps the tap count of every touch.
private final class TapCounting: UIView {
  var counts: [Int] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    counts += touches.map(\.tapCount)
  }
}

@MainActor @Suite("Controls")
struct TouchControlTests {
  private let rig = GestureRig()
  private let button = UIButton(type: .system)

  init() {
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    button.setTitle("Go", for: .normal)
    rig.view.addSubview(button)
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"),
      (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in events {
      button.addAction(UIAction { [log = rig.log] _ in log.note("button", name) }, for: event)
    }
  }

  @Test func `a tap inside`() {
    rig.play(.tap(at: rig.stage.point(in: button)))
    #expect(rig.log.lines == ["button.down", "button.up inside", "button.primary"])
  }

  @Test func `a finger that strays and returns, and one that does not`() {
    let away = Finger.press(at: CGPoint(x: 150, y: 120)).drag(
      by: CGVector(dx: 0, dy: 300), over: 0.1)
    rig.play(away.drag(by: CGVector(dx: 0, dy: -300), over: 0.1).release())
    rig.play(away.release())
    #expect(
      rig.log.lines == [
        "button.down", "button.exit", "button.enter", "button.up inside", "button.primary",
        "button.down", "button.exit", "button.up outside",
      ])
  }

  @Test func `a tap gesture around a button leaves the button its taps`() {
    rig.add(UITapGestureRecognizer(), "tap")
    rig.play(.tap(at: CGPoint(x: 150, y: 120)))
    #expect(rig.log.lines == ["button.down", "button.up inside", "button.primary"])
  }

  @Test func `a pan around a button takes the finger away from it`() {
    rig.add(UIPanGestureRecognizer(), "pan")
    rig.play(.press(at: CGPoint(x: 150, y: 120)).fling(at: CGVector(dx: 0, dy: 900)))
    #expect(rig.log.lines.prefix(2) == ["button.down", "button.cancel"])
    #expect(!button.isHighlighted)
  }

  @Test func `targets are weak, and a name without a method is noted`() {
    var target: Watcher? = Watcher()
    button.addTarget(target, action: Selector("went:", Watcher.went(_:)), for: .touchDown)
    button.addTarget(rig, action: "gone:", for: .touchDown)
    rig.play(.tap(at: CGPoint(x: 150, y: 120)))
    #expect(target?.count == 1)
    weak let left = target
    target = nil
    #expect(left == nil)
    rig.play(.tap(at: CGPoint(x: 150, y: 120)))
    #expect(rig.stage.violations.map(\.rule) == ["selector", "selector"])
  }

  @Test func `selectors are equal by name`() {
    #expect(Selector("went:", Watcher.went(_:)) == "went:")
    #expect(Selector("went:", Watcher.went(_:)) != "went")
  }
}

@MainActor
private final class Watcher: NSObject {
  var count = 0
  func went(_ sender: UIControl) { count += 1 }
}
