import Rehearsal
import TestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

@MainActor @Suite("Timelines of gestures")
struct GestureTimelineTests {
  private let low = CGPoint(x: 100, y: 400)

  @Test func `one recogniser and one finger`() throws {
    let rows: [(String, UIGestureRecognizer, Finger)] = [
      ("slow drag", pan(), .drag(from: low, to: CGPoint(x: 100, y: 460), over: 0.3).release()),
      ("flick", pan(), .press(at: low).fling(at: CGVector(dx: 1000, dy: 0))),
      (
        "drag and return", pan(),
        .drag(from: low, to: CGPoint(x: 100, y: 440), over: 0.1).drag(to: low, over: 0.1).release()
      ),
      (
        "drag and rest", pan(),
        .drag(from: low, to: CGPoint(x: 100, y: 440), over: 0.1).hold(0.5).release()
      ),
      (
        "too short for a pan", pan(),
        .press(at: low).drag(by: CGVector(dx: 9, dy: 0), over: 0.1).release()
      ),
      ("cancelled by the system", pan(), .drag(from: low, to: .zero, over: 0.1).cancel()),
      (
        "begins and ends inside one frame", pan(),
        .drag(from: low, to: .zero, over: 0.004).release()
      ),
      ("tap", UITapGestureRecognizer(), .tap(at: low)),
      ("tap held too long", UITapGestureRecognizer(), .tap(at: low, for: 1)),
      (
        "tap that wanders", UITapGestureRecognizer(),
        .drag(from: low, to: .zero, over: 0.1).release()
      ),
      (
        "long press", UILongPressGestureRecognizer(),
        .press(at: low).hold(0.6).drag(by: CGVector(dx: 50, dy: 0), over: 0.1).release()
      ),
      ("long press let go early", UILongPressGestureRecognizer(), .tap(at: low, for: 0.4)),
      ("swipe", UISwipeGestureRecognizer(), .press(at: low).fling(at: CGVector(dx: 1000, dy: 0))),
      (
        "swipe the other way", UISwipeGestureRecognizer(),
        .press(at: low).fling(at: CGVector(dx: -900, dy: 0))
      ),
      (
        "edge pan", edgePan(),
        .drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 105, y: 300), over: 0.1).release()
      ),
      (
        "edge pan from the middle", edgePan(),
        .drag(from: low, to: CGPoint(x: 200, y: 400), over: 0.1).release()
      ),
    ]
    let text = rows.map { name, recognizer, finger in
      let rig = GestureRig()
      rig.log.heading(name)
      rig.add(recognizer, "gesture")
      rig.play(finger)
      #expect(recognizer.state == .possible, "\(name)")
      return rig.log.text
    }
    try expectGolden(text.joined(), "gestures-alone")
  }

  @Test func `two recognisers in every relation`() throws {
    let drag = Finger.drag(from: low, to: CGPoint(x: 100, y: 460), over: 0.2).release()
    let dash = Finger.press(at: low).fling(at: CGVector(dx: 1000, dy: 0))
    let tap = Finger.tap(at: low)
    let twice = tap.hold(0.1).then(tap)
    let rows: [(String, (GestureRig) -> Void, Finger)] = [
      ("two pans", { Self.pair($0) }, drag),
      ("two pans, together by a delegate", { Self.pair($0).0.delegate = Self.together }, drag),
      ("a pan waits for a swipe that fails", { Self.panAndSwipe($0) }, drag),
      ("a pan waits for a swipe that comes", { Self.panAndSwipe($0) }, dash),
      ("a pan waits by its delegate, the swipe fails", { Self.waiting($0) }, drag),
      ("a pan waits by its delegate, the swipe comes", { Self.waiting($0) }, dash),
      ("a swipe has itself awaited by its delegate", { Self.awaited($0) }, drag),
      ("a pan in a pan", { Self.nested($0) }, drag),
      ("one tap or two: one", { Self.taps($0) }, tap),
      ("one tap or two: two", { Self.taps($0) }, twice),
      ("a delegate says no", { Self.pair($0).0.delegate = Self.never }, drag),
      ("a delegate does not want the touch", { Self.pair($0).0.delegate = Self.deaf }, drag),
      ("disabled while it runs", { Self.disabling($0) }, drag),
      ("the view leaves while it runs", { Self.leaving($0) }, drag),
      ("views wait for the verdict", { Self.delaying($0) }, drag),
      ("views keep their touches", { Self.sharing($0) }, drag),
    ]
    let text = rows.map { name, prepare, finger in
      let rig = GestureRig()
      rig.log.heading(name)
      prepare(rig)
      rig.play(finger)
      #expect(rig.stage.violations.isEmpty, "\(name)")
      return rig.log.text
    }
    try expectGolden(text.joined(), "gestures-together")
  }

  @Test func `two fingers`() throws {
    let middle = CGPoint(x: 180, y: 300)
    let (left, right) = (CGPoint(x: 120, y: 300), CGPoint(x: 240, y: 300))
    let down = CGVector(dx: 0, dy: 60)
    let rows: [(String, TouchScript)] = [
      ("apart", .pinch(at: middle, from: 100, to: 220, over: 0.3)),
      ("hardly apart", .pinch(at: middle, from: 100, to: 109, over: 0.2)),
      ("turned", .rotate(at: middle, by: 60, over: 0.3)),
      (
        "side by side",
        TouchScript(
          .press(at: left).drag(by: down, over: 0.2).release(),
          .press(at: right).drag(by: down, over: 0.2).release())
      ),
      (
        "one comes later and leaves sooner",
        TouchScript(
          .press(at: left).drag(by: down, over: 0.4).release(),
          .press(at: right, after: 0.1).drag(by: CGVector(dx: 40, dy: 20), over: 0.1).release())
      ),
      (
        "one is taken away by the system",
        TouchScript(
          .press(at: left).drag(by: CGVector(dx: -40, dy: 0), over: 0.2).cancel(),
          .press(at: right).drag(by: CGVector(dx: 40, dy: 0), over: 0.2).release())
      ),
    ]
    let text = rows.map { name, script in
      let rig = GestureRig()
      rig.log.heading(name)
      let gestures = [
        rig.add(UIPanGestureRecognizer(), "pan"), rig.add(UIPinchGestureRecognizer(), "pinch"),
        rig.add(UIRotationGestureRecognizer(), "turn"),
      ]
      for gesture in gestures { gesture.delegate = Self.together }
      var script = script
      script.samplesPerSecond = 20
      rig.play(script)
      #expect(gestures.allSatisfy { $0.state == .possible }, "\(name)")
      #expect(rig.stage.violations.isEmpty, "\(name)")
      return rig.log.text
    }
    try expectGolden(text.joined(), "gestures-two-fingers")
  }

  private func pan() -> UIPanGestureRecognizer { UIPanGestureRecognizer() }

  private func edgePan() -> UIScreenEdgePanGestureRecognizer {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    return pan
  }
}

extension GestureTimelineTests {
  private static let together = answers { $0.simultaneous = true }
  private static let never = answers { $0.begins = false }
  private static let deaf = answers { $0.receives = false }
  private static let waits = answers { $0.waits = true }
  private static let isAwaited = answers { $0.isAwaited = true }

  private static func answers(_ edit: (Answers) -> Void) -> Answers {
    let answers = Answers()
    edit(answers)
    return answers
  }

  @discardableResult
  private static func pair(_ rig: GestureRig)
    -> (UIPanGestureRecognizer, UIPanGestureRecognizer)
  {
    (rig.add(UIPanGestureRecognizer(), "first"), rig.add(UIPanGestureRecognizer(), "second"))
  }

  private static func panAndSwipe(_ rig: GestureRig) {
    let pan = rig.add(UIPanGestureRecognizer(), "pan")
    pan.require(toFail: rig.add(UISwipeGestureRecognizer(), "swipe"))
  }

  private static func waiting(_ rig: GestureRig) {
    rig.add(UIPanGestureRecognizer(), "pan").delegate = waits
    rig.add(UISwipeGestureRecognizer(), "swipe")
  }

  private static func awaited(_ rig: GestureRig) {
    rig.add(UIPanGestureRecognizer(), "pan")
    rig.add(UISwipeGestureRecognizer(), "swipe").delegate = isAwaited
  }

  private static func nested(_ rig: GestureRig) {
    rig.add(UIPanGestureRecognizer(), "outer", to: rig.view.superview)
    rig.add(UIPanGestureRecognizer(), "inner")
  }

  private static func taps(_ rig: GestureRig) {
    let one = rig.add(UITapGestureRecognizer(), "one")
    let two = rig.add(UITapGestureRecognizer(), "two")
    two.numberOfTapsRequired = 2
    one.require(toFail: two)
  }

  private static func disabling(_ rig: GestureRig) {
    let pan = rig.add(Spoiler(), "pan")
    pan.spoil = { $0.isEnabled = false }
  }

  private static func leaving(_ rig: GestureRig) {
    let pan = rig.add(Spoiler(), "pan")
    pan.spoil = { $0.view?.removeFromSuperview() }
  }

  private static func delaying(_ rig: GestureRig) {
    rig.add(UISwipeGestureRecognizer(), "swipe").delaysTouchesBegan = true
  }

  private static func sharing(_ rig: GestureRig) {
    rig.add(UIPanGestureRecognizer(), "pan").cancelsTouchesInView = false
  }
}

/// A pan that something happens to on its third move.
final class Spoiler: UIPanGestureRecognizer {
  var spoil: ((Spoiler) -> Void)?
  private var moves = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    moves += 1
    if moves == 3 { spoil?(self) }
  }
}
