import Rehearsal
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Timelines of scroll views")
struct ScrollTimelineTests {
  private let start = CGPoint(x: 180, y: 400)

  private var drag: Finger { .press(at: start).drag(by: CGVector(dx: 0, dy: -110), over: 0.2) }

  @Test func `what a delegate hears, ending by ending`() throws {
    let rows: [(String, (ScrollRig) -> Void)] = [
      ("cancelled by the system", { $0.play(drag.cancel()) }),
      ("switched off while it is dragged", switchedOff),
      ("the view leaves while it is dragged", { leaves($0, after: 0.1) }),
      ("the view leaves while it decelerates", { leaves($0, after: 0.6) }),
      ("begins and ends inside one frame", oneFrame),
      ("slow drag", { $0.play(drag.hold(0.2).release()) }),
      ("flick", { $0.play(drag.release()) }),
      ("flick, and a finger that stops it", caught),
      ("flick to the very end", flickToTheEnd),
      ("dragged beyond the top, and let go", beyondTheTop),
      ("a tap", { $0.play(.tap(at: start)) }),
      ("across, where there is nothing to scroll", across),
      ("a delegate chooses the target", chosen),
      ("pages: a fling, and a drag that is too short", pages),
      ("pages: a finger stops it between two, nearer to the next", pageCaught),
      ("animated by code", animated),
      ("animated by code, and a finger that comes down", animatedAndCaught),
      ("pinched beyond the limit", pinched),
    ]
    let text = rows.map { name, play in
      let rig = ScrollRig()
      play(rig)
      #expect(rig.isAtRest, "\(name)")
      #expect(rig.stage.violations.isEmpty, "\(name)")
      return "\(name)\n\(rig.log.text)"
    }
    try expectGolden(text.joined(separator: "\n"), "scrolling")
  }

  private func switchedOff(_ rig: ScrollRig) {
    rig.stage.touch(drag.hold(0.2).release())
    rig.stage.advance(to: 0.1)
    rig.stage.perform { rig.scroll.isScrollEnabled = false }
    rig.stage.settle()
  }

  private func leaves(_ rig: ScrollRig, after time: Double) {
    rig.stage.touch(drag.release())
    rig.stage.advance(to: time)
    rig.stage.perform { rig.scroll.removeFromSuperview() }
    rig.stage.settle()
  }

  private func oneFrame(_ rig: ScrollRig) {
    rig.play(
      .press(at: start).drag(by: CGVector(dx: 0, dy: -40), over: 0.004).release(),
      samplesPerSecond: 1000)
  }

  private func caught(_ rig: ScrollRig) {
    rig.play(drag.release().hold(0.3).then(.tap(at: start)))
  }

  private func flickToTheEnd(_ rig: ScrollRig) {
    rig.play(.press(at: start).fling(at: CGVector(dx: 0, dy: -4000)))
  }

  private func beyondTheTop(_ rig: ScrollRig) {
    rig.play(.press(at: start).drag(by: CGVector(dx: 0, dy: 210), over: 0.2).hold(0.2).release())
  }

  private func across(_ rig: ScrollRig) {
    rig.play(.press(at: start).drag(by: CGVector(dx: 110, dy: 20), over: 0.2).release())
  }

  private func chosen(_ rig: ScrollRig) {
    rig.log.target = CGPoint(x: 0, y: 300)
    rig.play(drag.release())
    #expect(abs(rig.offset - 300) < 1e-9)
  }

  private func pages(_ rig: ScrollRig) {
    rig.scroll.isPagingEnabled = true
    rig.play(drag.release())
    #expect(rig.offset == 667)
    rig.play(drag.hold(0.2).release())
    #expect(rig.offset == 667)
  }

  /// A tap while the page turns: it goes on to the nearer page by itself.
  private func pageCaught(_ rig: ScrollRig) {
    rig.scroll.isPagingEnabled = true
    rig.stage.touch(drag.release())
    rig.stage.advance(to: 0.5)
    #expect(rig.offset > 334 && rig.offset < 660)
    rig.stage.touch(.tap(at: start))
    rig.stage.advance(to: rig.stage.now + 0.02)
    #expect(!rig.scroll.isDecelerating)
    rig.stage.settle()
    #expect(rig.offset == 667)
  }

  private func animated(_ rig: ScrollRig) {
    rig.stage.perform { rig.scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }
    rig.stage.settle()
  }

  private func animatedAndCaught(_ rig: ScrollRig) {
    rig.stage.perform { rig.scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }
    rig.stage.advance(to: 0.1)
    rig.play(.tap(at: start))
  }

  private func pinched(_ rig: ScrollRig) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    rig.stage.perform {
      rig.scroll.addSubview(view)
      rig.scroll.contentSize = view.frame.size
      rig.log.zooming = view
      rig.scroll.maximumZoomScale = 2
    }
    rig.stage.touch(.pinch(at: CGPoint(x: 200, y: 300), from: 60, to: 300, over: 0.5))
    rig.stage.settle()
    #expect(rig.scroll.zoomScale == 2)
    #expect(abs(view.frame.width - 750) < 1e-9 && abs(view.frame.minX) < 1e-9)
    #expect(rig.scroll.contentSize == view.frame.size)
  }
}

@MainActor @Suite("Hand-over between a scroll view and a dismissing pan")
struct ScrollHandOverTests {
  @Test func `whoever has room takes the finger`() throws {
    let rows: [(String, CGFloat, CGVector, Relation)] = [
      ("at the top, downwards: the pan", 0, CGVector(dx: 0, dy: 200), .yields),
      ("at the top, upwards: the scroll view", 0, CGVector(dx: 0, dy: -200), .yields),
      ("not at the top, downwards: the scroll view", 500, CGVector(dx: 0, dy: 200), .yields),
      (
        "the pan asks nobody: the scroll view, which lies deeper", 0, CGVector(dx: 0, dy: 200),
        .none
      ),
      ("both, and the pan takes over at the top", 60, CGVector(dx: 0, dy: 200), .takesOver),
      ("both, down from the top and up again", 0, CGVector(dx: 0, dy: 120), .givesBack),
      ("both, down from the middle and up again", 60, CGVector(dx: 0, dy: 160), .givesBack),
    ]
    let text = rows.map { name, offset, way, relation in
      let rig = ScrollRig()
      rig.stage.perform { rig.scroll.contentOffset.y = offset }
      rig.log.calls = []
      let dismissal = Dismissal(rig, relation)
      let there = Finger.press(at: CGPoint(x: 180, y: 300)).drag(by: way, over: 0.3)
      let back = CGVector(dx: 0, dy: -2 * way.dy)
      let finger = relation == .givesBack ? there.drag(by: back, over: 0.5) : there
      rig.play(finger.hold(0.1).release())
      #expect(rig.isAtRest && dismissal.pan.state == .possible)
      return "\(name)\n\(rig.log.text)"
    }
    try expectGolden(text.joined(separator: "\n"), "scroll-hand-over")
  }

  @Test func `inside another, the inner one scrolls first and leaves its end to the outer one`() {
    let rig = ScrollRig()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 375, height: 800)
    rig.stage.perform { rig.scroll.addSubview(inner) }
    let up = Finger.press(at: CGPoint(x: 180, y: 400)).drag(
      by: CGVector(dx: 0, dy: -300), over: 0.3
    ).hold(0.2).release()
    rig.play(up)
    #expect(inner.contentOffset.y == 200 && rig.offset == 0)
    rig.play(up)
    #expect(inner.contentOffset.y == 200 && rig.offset == 290)
  }

  @Test func `a page across inside one that scrolls down: each takes its own axis`() {
    let rig = ScrollRig()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 1125, height: 600)
    inner.isPagingEnabled = true
    rig.stage.perform { rig.scroll.addSubview(inner) }
    let start = CGPoint(x: 300, y: 400)
    rig.play(.press(at: start).fling(at: CGVector(dx: -1500, dy: 0)))
    #expect(inner.contentOffset.x == 375 && rig.offset == 0)
    rig.play(.press(at: start).drag(by: CGVector(dx: 0, dy: -110), over: 0.3).hold(0.2).release())
    #expect(inner.contentOffset.x == 375 && rig.offset == 100)
  }
}

/// How the pan gets along with the scroll view.
private enum Relation { case none, yields, takesOver, givesBack }

/// A pan of the screen around a scroll view.
@MainActor
private final class Dismissal: NSObject, UIGestureRecognizerDelegate {
  let pan = UIPanGestureRecognizer()
  private let rig: ScrollRig
  private let relation: Relation
  private var hasFinger = false

  init(_ rig: ScrollRig, _ relation: Relation) {
    self.rig = rig
    self.relation = relation
    super.init()
    pan.addTarget(self, action: Selector("heard:", Dismissal.heard(_:)))
    if relation != .none { pan.delegate = self }
    if relation == .yields { rig.scroll.panGestureRecognizer.require(toFail: pan) }
    rig.stage.perform { rig.controller.view.addGestureRecognizer(pan) }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isTogether
      || rig.scroll.contentOffset.y <= 0 && pan.velocity(in: nil).y > 0
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isTogether }

  private var isTogether: Bool { relation == .takesOver || relation == .givesBack }

  func heard(_ pan: UIPanGestureRecognizer) {
    guard isTogether else { return rig.log.note("pan \(pan.state)") }
    if !hasFinger, rig.scroll.contentOffset.y <= 0 {
      hasFinger = true
      pan.setTranslation(.zero, in: nil)
      rig.log.note("pan takes over")
    }
    if hasFinger, relation == .givesBack, pan.translation(in: nil).y < 0 {
      hasFinger = false
      rig.log.note("scroll view takes over")
    }
    if hasFinger {
      rig.scroll.contentOffset.y = 0
      if pan.state == .ended {
        rig.log.note("pan ended by \(Int(pan.translation(in: nil).y.rounded()))")
      }
    }
  }
}
