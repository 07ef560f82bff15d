import Rehearsal
import TestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Pages that curl: the same order of callbacks as pages that scroll, and another look.
@MainActor @Suite("Pages that curl")
final class CurlingPagesTests {
  private let stage = Stage(scale: 1)
  private let screens = (0..<3).map { _ in UIViewController() }
  private let pages: UIPageViewController
  private let source: NeighbourSource

  init() {
    pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    source = NeighbourSource(screens)
    pages.dataSource = source
    pages.setViewControllers([screens[0]], direction: .forward, animated: false)
    let (stage, pages) = (stage, pages)
    stage.perform { stage.window.rootViewController = pages }
    stage.settle()
  }

  private var progress: [Double?] { screens.map { $0.viewIfLoaded?.layer.curl?.progress } }

  @Test("lie over each other, the upper one rolled up as far as the finger has gone")
  func finger() throws {
    let start = CGPoint(x: 350, y: 420)
    stage.touch(
      .press(at: start).drag(by: CGVector(dx: -240, dy: 0), over: 0.3).hold(0.5).release())
    stage.advance(to: stage.now + 0.35)
    let way = try #require(progress[0])
    #expect(way > 0.3 && way < 0.7 && progress[1] == nil)
    for page in screens.prefix(2).map(\.view!) {
      #expect(page.convert(page.bounds, to: pages.view) == pages.view.bounds)
    }
    stage.settle()
    #expect(pages.viewControllers?.first === screens[1] && progress.allSatisfy { $0 == nil })
    #expect(screens[0].viewIfLoaded?.superview == nil && stage.violations.isEmpty)
  }

  @Test("unroll when one goes back, and by code turn as by a finger")
  func back() throws {
    var finished: [Bool] = []
    for (index, direction) in [
      (1, UIPageViewController.NavigationDirection.forward), (0, .reverse),
    ] {
      stage.perform {
        pages.setViewControllers([screens[index]], direction: direction, animated: true) {
          finished.append($0)
        }
      }
      stage.advance(to: stage.now + 0.1)
      let early = try #require(progress[0])
      stage.advance(to: stage.now + 0.1)
      let late = try #require(progress[0])
      #expect(index == 1 ? early < late : early > late)
      #expect(screens[0].view.superview?.subviews.last { $0.layer.curl != nil } === screens[0].view)
      stage.settle()
      #expect(pages.viewControllers?.first === screens[index])
    }
    #expect(finished == [true, true] && stage.violations.isEmpty)
  }

  @Test("turn by a tap near the edge, and only there")
  func tap() {
    for (x, shown) in [(200.0, 0), (380, 1), (380, 2), (380, 2), (10, 1), (10, 0), (10, 0)] {
      stage.tap(at: CGPoint(x: x, y: 300))
      stage.settle()
      #expect(pages.viewControllers?.first === screens[shown])
    }
    #expect(pages.gestureRecognizers.count == 2 && pages.spineLocation == .min)
  }
}
