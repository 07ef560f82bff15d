import Rehearsal
import TestSupport
import Testing
import Timing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite("Laws of scrolling")
struct ScrollLawTests {
  @Test func `what is dragged beyond an end shows as the table of the band says`() throws {
    for row in try Reference.table("rubber_band_c055.tsv") where row.number("dimension") == 667 {
      let geometry = ScrollGeometry(
        size: CGSize(width: 320, height: 667), content: CGSize(width: 320, height: 2000),
        insets: .zero)
      let shown = geometry.banded(-row.number("offset"), .vertical, bounces: true)
      #expect(agree(-shown, row.number("displayed")))
      #expect(agree(-geometry.unbanded(shown, .vertical), row.number("offset")))
    }
  }

  @Test(arguments: [30.0, 60, 120])
  func `the offset of an instant does not hang on the display's rate`(rate: Double) {
    let stage = Stage(device: .iPhoneSE, refreshRate: rate)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 375, height: 9000)
    let root = UIViewController()
    root.view.addSubview(scroll)
    stage.perform { stage.window.rootViewController = root }
    stage.touch(.press(at: CGPoint(x: 100, y: 500)).fling(at: CGVector(dx: 0, dy: -2000)))
    stage.advance(to: 0.5)
    let decay = Decay(initialVelocity: 2000)
    // 200 points less the ten that begin the drag, then 0.4 s of coasting.
    #expect(agree(Double(scroll.contentOffset.y), 190 + decay.distance(at: 0.4), within: 1e-6))
  }

  @Test func `the finger moves content one to one inside, and less beyond the end`() {
    let rig = ScrollRig()
    let top = CGPoint(x: 180, y: 100)
    rig.stage.touch(.drag(from: CGPoint(x: 180, y: 500), to: top, over: 0.5).hold(1))
    rig.stage.advance(to: 1)
    #expect(abs(rig.offset - 390) < 1e-9)
    let other = ScrollRig()
    other.stage.touch(.drag(from: top, to: CGPoint(x: 180, y: 500), over: 0.5).hold(1))
    other.stage.advance(to: 1)
    #expect(agree(Double(-other.offset), RubberBand(dimension: 667).displayed(offset: 390)))
  }

  @Test func `the safe area becomes an inset, and content at the top stays there`() {
    let stage = Stage(device: .iPhone16)
    let controller = UIViewController()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 393, height: 3000)
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
    controller.view.addSubview(scroll)
    scroll.addSubview(inside)
    scroll.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    stage.perform { stage.window.rootViewController = controller }
    #expect(scroll.adjustedContentInset.top == 59 && scroll.adjustedContentInset.bottom == 34)
    #expect(scroll.contentOffset.y == -59)
    #expect(inside.safeAreaInsets == .zero)
    stage.perform { scroll.contentInsetAdjustmentBehavior = .never }
    #expect(scroll.adjustedContentInset == .zero && scroll.contentOffset.y == 0)
  }

  @Test(arguments: [true, false])
  func `content that becomes shorter while it coasts is not left behind`(bounces: Bool) {
    let rig = ScrollRig(content: 9000)
    rig.scroll.bounces = bounces
    rig.stage.touch(.press(at: CGPoint(x: 100, y: 500)).fling(at: CGVector(dx: 0, dy: -4000)))
    rig.stage.advance(to: 0.6)
    #expect(rig.scroll.isDecelerating && rig.offset > 700)
    rig.stage.perform { rig.scroll.contentSize.height = 1000 }
    let cut = rig.offset
    _ = rig.stage.settle()
    #expect(rig.offset == 333 && rig.isAtRest)
    #expect(cut > 333, "it comes back, and does not jump")
    #expect(rig.log.calls.last == "didEndDecelerating")
  }

  @Test func `a glide ends where the content does by then`() {
    let rig = ScrollRig()
    rig.stage.perform { rig.scroll.setContentOffset(CGPoint(x: 0, y: 1300), animated: true) }
    rig.stage.advance(to: 0.1)
    rig.stage.perform { rig.scroll.contentSize.height = 1500 }
    _ = rig.stage.settle()
    #expect(rig.offset == 833 && rig.isAtRest)
  }

  @Test func `what coasts within the content goes on as it was`() {
    let places = [false, true].map { grows in
      let rig = ScrollRig(content: 9000)
      rig.stage.touch(.press(at: CGPoint(x: 100, y: 500)).fling(at: CGVector(dx: 0, dy: -2000)))
      rig.stage.advance(to: 0.6)
      if grows { rig.stage.perform { rig.scroll.contentSize.height = 9500 } }
      _ = rig.stage.settle()
      return rig.offset
    }
    #expect(places[0] == places[1])
  }

  @Test func `just as much scrolls as a rectangle needs`() {
    let rig = ScrollRig()
    let box = { (y: CGFloat) in CGRect(x: 0, y: y, width: 10, height: 100) }
    rig.stage.perform { rig.scroll.scrollRectToVisible(box(300), animated: false) }
    #expect(rig.offset == 0)
    rig.stage.perform { rig.scroll.scrollRectToVisible(box(1000), animated: false) }
    #expect(rig.offset == CGFloat(433))
    rig.stage.perform { rig.scroll.scrollRectToVisible(box(100), animated: false) }
    #expect(rig.offset == 100)
  }

  @Test func `content hears of a finger late or not at all, controls keep theirs`() {
    let rig = ScrollRig()
    let log = CallLog()
    let view = LoggedView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    view.log = log
    rig.stage.perform { rig.scroll.addSubview(view) }
    let here = CGPoint(x: 100, y: 300)
    rig.play(.press(at: here).drag(by: CGVector(dx: 0, dy: -60), over: 0.1).hold(0.1).release())
    #expect(log.lines.isEmpty)
    rig.play(.press(at: here).hold(0.2).drag(by: CGVector(dx: 0, dy: -60), over: 0.1).release())
    #expect(log.lines == ["view.touchesBegan 1", "view.touchesCancelled 1"])
    rig.stage.settle()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    rig.stage.perform {
      view.addSubview(button)
      rig.scroll.contentOffset.y = 0
    }
    rig.play(.press(at: here).hold(0.2).drag(by: CGVector(dx: 0, dy: -60), over: 0.1).release())
    #expect(rig.offset == 0)
  }
}
