import Rehearsal
import Testing
import UIKit

@testable import UIKitTestSupport

@MainActor @Suite("Laws of gestures")
struct GestureLawTests {
  @Test(arguments: [30.0, 60, 120, 240], [-700.0, 40, 260, 1500])
  func `a uniform drag has its own speed, at any rate of samples`(rate: Double, speed: Double) {
    let rig = GestureRig()
    let pan = rig.add(UIPanGestureRecognizer(), "pan")
    let watch = Watch { ($0 as? UIPanGestureRecognizer)?.velocity(in: nil) ?? .zero }
    pan.addTarget(watch, action: Selector("note:", Watch.note(_:)))
    let finger = Finger.press(at: CGPoint(x: 187, y: 333))
      .fling(at: CGVector(dx: speed / 5, dy: speed), for: 0.4)
    rig.play(finger, samplesPerSecond: rate)
    #expect(watch.values.count > 2)
    for value in watch.values {
      #expect(abs(value.y - speed) < 1e-6 * abs(speed), "\(value)")
      #expect(abs(value.x - speed / 5) < 1e-6 * abs(speed), "\(value)")
    }
  }

  @Test(arguments: [7.0, 30, 120])
  func `translation is linear in the finger`(rate: Double) {
    let rig = GestureRig()
    let pan = rig.add(UIPanGestureRecognizer(), "pan")
    let watch = Watch { ($0 as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero }
    let places = Watch { $0.location(in: nil) }
    pan.addTarget(watch, action: Selector("note:", Watch.note(_:)))
    pan.addTarget(places, action: Selector("note:", Watch.note(_:)))
    rig.play(
      Finger.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 480), over: 1).release(),
      samplesPerSecond: rate)
    #expect(watch.values.count > 2)
    for (translation, place) in zip(watch.values, places.values) {
      // Ten points go by before the pan begins (F6.3.2).
      #expect(abs(translation.y - (place.y - 80 - 10)) < 1e-9)
    }
  }

  @Test func `translation is in the view's coordinates, whatever its transform`() {
    let rig = GestureRig()
    rig.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let pan = rig.add(UIPanGestureRecognizer(), "pan")
    let own = Watch { ($0 as? UIPanGestureRecognizer)?.translation(in: $0.view) ?? .zero }
    pan.addTarget(own, action: Selector("note:", Watch.note(_:)))
    rig.play(.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 290), over: 1).release())
    #expect(own.values.last.map { abs($0.y - 100) < 1e-9 } == true)
  }

  @Test func `setting the translation does not touch the velocity`() {
    let rig = GestureRig()
    let pan = rig.add(UIPanGestureRecognizer(), "pan")
    let watch = Watch { recognizer in
      let pan = recognizer as? UIPanGestureRecognizer
      pan?.setTranslation(CGPoint(x: 3, y: 4), in: nil)
      return CGPoint(
        x: pan?.translation(in: nil).x ?? 0, y: pan?.velocity(in: nil).y ?? 0)
    }
    pan.addTarget(watch, action: Selector("note:", Watch.note(_:)))
    rig.play(.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 280), over: 1).release())
    #expect(watch.values.count > 2)
    for value in watch.values {
      #expect(abs(value.x - 3) < 1e-9 && abs(value.y - 200) < 1e-6)
    }
  }

  @Test func `a pinch counts from eight points beyond its start`() {
    let rig = GestureRig()
    let pinch = rig.add(UIPinchGestureRecognizer(), "pinch")
    let watch = Watch { CGPoint(x: ($0 as? UIPinchGestureRecognizer)?.scale ?? 0, y: 0) }
    pinch.addTarget(watch, action: Selector("note:", Watch.note(_:)))
    rig.stage.touch(.pinch(at: CGPoint(x: 180, y: 300), from: 100, to: 216, over: 0.5))
    rig.stage.settle()
    #expect(watch.values.last.map { abs($0.x - 2) < 1e-9 } == true)
  }

  @Test func `a quarter turn reads as such, less five degrees`() {
    let rig = GestureRig()
    let turn = rig.add(UIRotationGestureRecognizer(), "turn")
    let watch = Watch { CGPoint(x: ($0 as? UIRotationGestureRecognizer)?.rotation ?? 0, y: 0) }
    turn.addTarget(watch, action: Selector("note:", Watch.note(_:)))
    rig.play(
      Finger.press(at: CGPoint(x: 100, y: 300)).hold(0.5).release(),
      Finger.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400), over: 0.2)
        .drag(to: CGPoint(x: 100, y: 400), over: 0.2).release())
    let expected = 85 * CGFloat.pi / 180
    #expect(watch.values.last.map { abs($0.x - expected) < 1e-9 } == true)
  }

  @Test(arguments: 1...300)
  func `random fingers leave nobody in the middle of a gesture`(seed: UInt64) {
    let rig = GestureRig()
    let recognizers = Self.everyKind.enumerated().map { rig.add($1(), "\($0)") }
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    recognizers[0].require(toFail: rig.add(double, "double"))
    recognizers[2].require(toFail: recognizers[3])
    var dice = Dice(seed: seed)
    let fingers = (0..<5).map { _ in Self.finger(&dice) }
    rig.stage.touch(TouchScript(fingers, samplesPerSecond: 60))
    let leaves = dice.next(below: 5) == 0
    rig.stage.advance(to: Double(dice.next(below: 60)) / 60)
    if leaves { rig.stage.perform { rig.view.removeFromSuperview() } }
    #expect(rig.stage.settle(limit: 20), "seed \(seed)")
    #expect(recognizers.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 })
    #expect(Self.isBalanced(rig.log.lines), "seed \(seed): \(rig.log.text)")
    #expect(rig.stage.violations.isEmpty, "seed \(seed)")
  }

  private static let everyKind: [@MainActor () -> UIGestureRecognizer] = [
    { UITapGestureRecognizer() }, { UILongPressGestureRecognizer() },
    { UIPanGestureRecognizer() }, { UISwipeGestureRecognizer() },
    { UIPinchGestureRecognizer() }, { UIRotationGestureRecognizer() },
  ]

  private static func finger(_ dice: inout Dice) -> Finger {
    let point = { (dice: inout Dice) in
      CGPoint(x: CGFloat(dice.next(below: 375)), y: CGFloat(dice.next(below: 667)))
    }
    var finger = Finger.press(at: point(&dice), after: Double(dice.next(below: 60)) / 60)
    for _ in 0..<dice.next(below: 4) {
      let seconds = Double(dice.next(below: 40)) / 60
      finger =
        dice.next(below: 2) == 0
        ? finger.hold(seconds) : finger.drag(to: point(&dice), over: seconds)
    }
    return dice.next(below: 6) == 0 ? finger.cancel() : finger.release()
  }

  /// Whether every beginning that was told had exactly one end.
  private static func isBalanced(_ lines: [String]) -> Bool {
    var open: Set<String> = []
    for line in lines where !line.hasPrefix("view.") {
      let name = String(line.prefix { $0 != "." })
      if line.contains(".began") { guard open.insert(name).inserted else { return false } }
      if line.contains(".changed") { guard open.contains(name) else { return false } }
      if line.contains(".ended") || line.contains(".cancelled") { open.remove(name) }
    }
    return open.isEmpty
  }
}

/// Keeps a value of a recogniser each time it calls.
@MainActor
final class Watch: NSObject {
  private let read: (UIGestureRecognizer) -> CGPoint
  private(set) var values: [CGPoint] = []

  init(_ read: @escaping (UIGestureRecognizer) -> CGPoint) { self.read = read }

  func note(_ recognizer: UIGestureRecognizer) { values.append(read(recognizer)) }
}

/// Numbers that follow from a seed.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(below limit: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % limit
  }
}
