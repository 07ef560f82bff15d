import Rehearsal
import Testing
import UIKit

@testable import UIKitTestSupport

/// Constraints in scroll views: edges are the content's, sizes the view's own.
@MainActor @Suite("Constraints in scroll views")
struct ScrollGuideTests {
  @Test("content pinned to the edges, as wide as the view, says how large the content is")
  func pinned() {
    let rig = GuideRig()
    let content = rig.rig.add(to: rig.scroll)
    let block = SizedView(50, 1500)
    _ = rig.rig.add(block, to: content)
    rig.rig.perform {
      content.pin(to: rig.scroll)
      content.widthAnchor.constraint(equalTo: rig.scroll.widthAnchor).isActive = true
      block.pin(to: content)
    }
    #expect(rig.scroll.contentSize == CGSize(width: 300, height: 1500))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 1500))
    #expect(rig.rig.rules.isEmpty)
    rig.rig.perform { block.content = CGSize(width: 50, height: 900) }
    #expect(rig.scroll.contentSize.height == 900)
    // What was scrolled beyond the new end comes back.
    rig.rig.perform { rig.scroll.contentOffset.y = 400 }
    rig.rig.perform { block.content.height = 700 }
    #expect(rig.scroll.contentSize.height == 700 && rig.scroll.contentOffset.y == 200)
    rig.stage.touch(
      .drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 330), over: 0.3).hold(0.2)
        .release())
    rig.stage.settle()
    #expect(rig.scroll.contentOffset.y == 80)
  }

  @Test("the middle is the view's own, whatever the content is (F8.18.1)")
  func middle() {
    let rig = GuideRig()
    let block = rig.rig.add(SizedView(100, 40), to: rig.scroll)
    rig.rig.perform {
      block.centerXAnchor.constraint(equalTo: rig.scroll.centerXAnchor).isActive = true
      block.topAnchor.constraint(equalTo: rig.scroll.topAnchor, constant: 8).isActive = true
      block.bottomAnchor.constraint(equalTo: rig.scroll.bottomAnchor).isActive = true
    }
    #expect(block.frame == CGRect(x: 100, y: 8, width: 100, height: 40))
    #expect(rig.scroll.contentSize.height == 48)
  }

  @Test("the guides say the same; what keeps to the frame stays while the content scrolls")
  func guides() {
    let rig = GuideRig()
    let (block, badge) = (
      rig.rig.add(SizedView(200, 2000), to: rig.scroll),
      rig.rig.add(SizedView(40, 20), to: rig.scroll)
    )
    rig.rig.perform {
      block.pin(to: rig.scroll.contentLayoutGuide)
      badge.topAnchor.constraint(equalTo: rig.scroll.frameLayoutGuide.topAnchor, constant: 10)
        .isActive = true
      badge.trailingAnchor.constraint(equalTo: rig.scroll.frameLayoutGuide.trailingAnchor)
        .isActive = true
    }
    #expect(rig.scroll.contentSize == CGSize(width: 200, height: 2000))
    #expect(badge.frame == CGRect(x: 260, y: 10, width: 40, height: 20))
    rig.rig.perform { rig.scroll.contentOffset.y = 700 }
    #expect(abs(badge.convert(badge.bounds, to: rig.rig.view).minY - 110) < 1e-9)
    #expect(block.frame.minY == 0)
    #expect(rig.scroll.frameLayoutGuide.layoutFrame == rig.scroll.bounds)
  }

  @Test("a size set by hand stays where constraints say nothing of it")
  func byHand() {
    let rig = GuideRig()
    let badge = rig.rig.add(SizedView(40, 20), to: rig.scroll)
    rig.rig.perform {
      rig.scroll.contentSize = CGSize(width: 300, height: 1234)
      badge.topAnchor.constraint(equalTo: rig.scroll.topAnchor, constant: 5).isActive = true
      badge.leadingAnchor.constraint(equalTo: rig.scroll.leadingAnchor).isActive = true
    }
    #expect(rig.scroll.contentSize == CGSize(width: 300, height: 1234))
    #expect(badge.frame == CGRect(x: 0, y: 5, width: 40, height: 20))
  }

  @Test("a tap on the status bar brings the top back: of one scroll view, not of several")
  func statusBar() {
    let rig = ScrollRig()
    rig.scroll.contentOffset.y = 800
    rig.log.calls = []
    rig.stage.tapStatusBar()
    rig.stage.settle()
    #expect(rig.offset == 0)
    #expect(rig.log.calls.last == "didScrollToTop")
    rig.scroll.contentOffset.y = 800
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    rig.stage.perform { rig.controller.view.addSubview(other) }
    rig.stage.tapStatusBar()
    rig.stage.settle()
    #expect(rig.offset == 800)
    other.scrollsToTop = false
    rig.stage.tapStatusBar()
    rig.stage.settle()
    #expect(rig.offset == 0)
  }
}

/// A scroll view of 300 × 500 points at 0, 100.
@MainActor
private struct GuideRig {
  let rig = LayoutRig()
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 500))
  var stage: Stage { rig.stage }

  init() {
    rig.perform { [rig, scroll] in
      scroll.contentInsetAdjustmentBehavior = .never
      rig.view.addSubview(scroll)
    }
  }
}

extension UIView {
  fileprivate func pin(to view: UIView) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  fileprivate func pin(to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: guide.topAnchor),
      leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }
}
