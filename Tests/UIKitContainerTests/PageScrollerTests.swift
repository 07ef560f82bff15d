import Rehearsal
import TestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// What applications do with the scroll view in a page controller: they find it among the subviews, take its
/// delegate and reckon from its offset how far a page has turned (observed in many).
@MainActor @Suite("The scroll view of pages")
final class PageScrollerTests: NSObject, UIScrollViewDelegate {
  private let stage = Stage(scale: 1)
  private let screens = (0..<3).map { _ in UIViewController() }
  private let pages: UIPageViewController
  private var offsets: [CGFloat] = []
  private var source: NeighbourSource?

  override init() {
    pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    super.init()
    let source = NeighbourSource(screens)
    self.source = source
    pages.dataSource = source
    pages.setViewControllers([screens[0]], direction: .forward, animated: false)
    let (stage, pages) = (stage, pages)
    stage.perform { stage.window.rootViewController = pages }
    stage.settle()
    stage.perform { scroller?.delegate = self }
  }

  private var scroller: UIScrollView? {
    pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.x / scrollView.bounds.width)
  }

  private func swipe(by way: CGFloat) {
    stage.touch(
      .press(at: CGPoint(x: 196, y: 420)).drag(by: CGVector(dx: way, dy: 0), over: 0.2).release())
    stage.settle()
  }

  @Test("has room for three, and the page on show rests in the middle, the first one too")
  func places() throws {
    let scroller = try #require(scroller)
    for _ in 0..<3 {
      #expect(scroller.contentSize.width == 3 * 393 && scroller.contentOffset.x == 393)
      #expect(screens.contains { $0.viewIfLoaded?.superview === scroller })
      swipe(by: -250)
    }
    #expect(pages.viewControllers?.first === screens[2])
    // From the last page there is no way on.
    #expect(scroller.contentInset.right == -393 && scroller.contentInset.left == 0)
  }

  @Test(
    "turns pages whoever its delegate is, by finger and by code, and tells the delegate how far")
  func delegate() {
    swipe(by: -250)
    #expect(pages.viewControllers?.first === screens[1])
    #expect(offsets.contains { $0 > 1.4 } && offsets.allSatisfy { (1...2).contains($0) })
    var finished: [Bool] = []
    stage.perform {
      pages.setViewControllers([screens[2]], direction: .forward, animated: true) {
        finished.append($0)
      }
    }
    stage.settle()
    #expect(finished == [true] && pages.viewControllers?.first === screens[2])
    #expect(scroller?.contentOffset.x == 393 && stage.violations.isEmpty)
  }
}

/// Pages in a row.
@MainActor
final class NeighbourSource: NSObject, UIPageViewControllerDataSource {
  private let screens: [UIViewController]
  init(_ screens: [UIViewController]) { self.screens = screens }

  private func neighbour(of screen: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = screens.firstIndex(of: screen) else { return nil }
    return screens.indices.contains(index + step) ? screens[index + step] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, 1) }
}
