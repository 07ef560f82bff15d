import Rehearsal
import Testing
import UIKit

/// B4 of the contracts: a finger over content in a sheet moves the one or the other, never both.
@MainActor @Suite("A sheet with content that scrolls")
struct SheetScrollTests {
  private struct Rig {
    let sheet: SheetRig
    let scroll: UIScrollView
  }

  private func rig(expands: Bool = true, offset: CGFloat = 0) -> Rig {
    let sheet = SheetRig(detents: [.medium(), .large()])
    let scroll = UIScrollView()
    sheet.stage.perform {
      sheet.sheet?.prefersScrollingExpandsWhenScrolledToEdge = expands
      let view: UIView = sheet.presented.view
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 100, height: 5000)
      view.addSubview(scroll)
    }
    sheet.present()
    sheet.stage.perform { scroll.contentOffset.y = offset }
    sheet.stage.settle()
    return Rig(sheet: sheet, scroll: scroll)
  }

  private func drag(_ rig: Rig, by way: CGFloat) {
    let start = CGPoint(x: 200, y: rig.sheet.frame.minY + 60)
    let end = rig.sheet.stage.touch(
      .drag(from: start, to: CGPoint(x: start.x, y: start.y + way), over: 0.4).hold(0.2).release())
    rig.sheet.stage.advance(to: end + 1.0 / 60)
    rig.sheet.stage.settle()
  }

  @Test("upwards at the upper edge grows first, and scrolls once it is large")
  func grows() {
    let rig = rig()
    let before = rig.sheet.frame.minY
    drag(rig, by: -300)
    #expect(rig.sheet.frame.minY < before - 250 && rig.scroll.contentOffset.y == 0)
    drag(rig, by: -100)
    #expect(rig.scroll.contentOffset.y > 50)
  }

  @Test("that is not to expand scrolls at once")
  func scrolls() {
    let rig = rig(expands: false)
    let before = rig.sheet.frame
    drag(rig, by: -150)
    #expect(rig.sheet.frame == before && rig.scroll.contentOffset.y > 100)
  }

  @Test("downwards scrolls what has room, and else takes the sheet away")
  func downwards() {
    let far = rig(offset: 1000)
    let before = far.sheet.frame
    drag(far, by: 300)
    #expect(far.sheet.frame == before && far.scroll.contentOffset.y < 900)
    let near = rig()
    drag(near, by: 330)
    #expect(near.sheet.presenter.presentedViewController == nil)
    #expect(near.scroll.contentOffset.y == 0)
  }
}
