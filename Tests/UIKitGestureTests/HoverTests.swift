import Rehearsal
import Testing

@testable import UIKit

/// A pointer that nobody presses.
@MainActor @Suite("A pointer")
struct HoverTests {
  @Test("begins over a view, changes, and ends beside it; its superview goes on")
  func comesAndGoes() {
    let rig = HoverRig()
    rig.point(CGPoint(x: 20, y: 20))
    rig.point(CGPoint(x: 150, y: 150))
    rig.point(CGPoint(x: 160, y: 150))
    rig.point(CGPoint(x: 250, y: 150))
    rig.point(nil)
    #expect(
      rig.heard == [
        "outer began 20,20", "inner began 50,50", "outer changed 150,150", "inner changed 60,50",
        "outer changed 160,150", "inner ended 60,50", "outer changed 250,150",
        "outer ended 250,150",
      ])
    #expect(rig.stage.isSettled)
  }

  @Test("a finger drives it away, and means nothing to the recogniser")
  func finger() {
    let rig = HoverRig()
    rig.point(CGPoint(x: 150, y: 150))
    rig.stage.touch(.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 20, y: 20), over: 0.1))
    rig.stage.settle()
    #expect(rig.heard.suffix(2) == ["inner ended 50,50", "outer ended 150,150"])
    let count = rig.heard.count
    // While the finger is down there is no pointer.
    rig.point(CGPoint(x: 150, y: 150))
    #expect(rig.heard.count == count)
  }

  @Test("a delegate that says no is asked once, until the pointer comes again")
  func refused() {
    let rig = HoverRig()
    rig.refuses = true
    rig.point(CGPoint(x: 150, y: 150))
    rig.point(CGPoint(x: 151, y: 150))
    #expect(rig.heard.isEmpty && rig.asked == 2)
    rig.refuses = false
    rig.point(nil)
    rig.point(CGPoint(x: 150, y: 150))
    #expect(rig.heard == ["inner began 50,50", "outer began 150,150"])
  }

  @Test("a view that leaves, and a recogniser that is switched off, end it")
  func gone() {
    let rig = HoverRig()
    rig.point(CGPoint(x: 150, y: 150))
    rig.stage.perform { rig.inner.removeFromSuperview() }
    rig.point(CGPoint(x: 151, y: 150))
    #expect(rig.heard.contains { $0.hasPrefix("inner cancelled") })
    #expect(rig.hovers[0].state == .possible)
    rig.stage.perform { rig.hovers[1].isEnabled = false }
    rig.point(CGPoint(x: 152, y: 150))
    #expect(rig.heard.last == "outer cancelled 151,150" && rig.hovers[1].state == .possible)
  }
}

/// A view in a view, each with a recogniser that writes down what it says.
@MainActor
private final class HoverRig: NSObject, UIGestureRecognizerDelegate {
  let stage = Stage(scale: 1)
  let inner = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  let hovers = [UIHoverGestureRecognizer(), UIHoverGestureRecognizer()]
  var refuses = false
  private(set) var asked = 0
  private(set) var heard: [String] = []

  override init() {
    super.init()
    let root = UIViewController()
    stage.perform {
      stage.window.rootViewController = root
      root.view.addSubview(inner)
      inner.addGestureRecognizer(hovers[0])
      root.view.addGestureRecognizer(hovers[1])
    }
    for (hover, name) in zip(hovers, ["inner", "outer"]) {
      hover.name = name
      hover.delegate = self
      hover.addTarget(self, action: Selector("hear:", HoverRig.hear(_:)))
    }
  }

  func point(_ point: CGPoint?) {
    stage.hover(at: point)
    stage.advance(to: stage.now + 1.0 / 60)
  }

  func hear(_ hover: UIHoverGestureRecognizer) {
    let place = hover.location(in: hover.name == "inner" ? inner : nil)
    heard.append("\(hover.name ?? "") \(hover.state) \(Int(place.x)),\(Int(place.y))")
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked += 1
    return !refuses
  }
}
