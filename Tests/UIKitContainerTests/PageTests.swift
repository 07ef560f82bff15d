import Rehearsal
import TestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Pages that scroll. Order of callbacks: table 2.4 (measured); when neighbours are asked for is a
/// guess.
@MainActor @Suite("Pages")
struct PageTests {
  @Test("a finger turns to the next page, which hears first (2.4)")
  func turned() {
    let rig = PageRig()
    rig.swipe(by: -250)
    #expect(rig.shown == "1")
    #expect(
      rig.log.lines == [
        "delegate.will(1)", "1.viewDidLoad", "1.viewWillAppear(true)", "0.viewWillDisappear(true)",
        "1.viewIsAppearing(true) in window true", "1.viewDidAppear(true)",
        "0.viewDidDisappear(true)", "delegate.did(finished true, from 0, completed true)",
      ])
    rig.log.clear()
    rig.swipe(by: 250)
    #expect(rig.shown == "0" && rig.log.lines.last?.hasSuffix("completed true)") == true)
    #expect(rig.isSound)
  }

  @Test("a finger that goes back leaves the page it came from, with callbacks in pairs")
  func takenBack() {
    let rig = PageRig()
    rig.stage.touch(
      .press(at: rig.middle).drag(by: CGVector(dx: -120, dy: 0), over: 0.2)
        .drag(by: CGVector(dx: 110, dy: 0), over: 0.3).hold(0.2).release())
    rig.stage.settle()
    #expect(rig.shown == "0" && rig.isSound)
    #expect(
      rig.log.lines == [
        "delegate.will(1)", "1.viewDidLoad", "1.viewWillAppear(true)", "0.viewWillDisappear(true)",
        "1.viewIsAppearing(true) in window true", "1.viewWillDisappear(true)",
        "0.viewWillAppear(true)", "0.viewIsAppearing(true) in window true",
        "0.viewDidAppear(true)", "1.viewDidDisappear(true)",
        "delegate.did(finished true, from 0, completed false)",
      ])
  }

  @Test("at the ends there is nothing to turn to")
  func ends() {
    let rig = PageRig()
    rig.swipe(by: 250)
    #expect(rig.shown == "0" && rig.log.lines.isEmpty && rig.isSound)
  }

  @Test(
    "code moves to a page, with a completion and without the delegate", arguments: [true, false])
  func byCode(animated: Bool) {
    let rig = PageRig()
    var finished: [Bool] = []
    rig.stage.perform {
      rig.pages.setViewControllers([rig.screens[2]], direction: .forward, animated: animated) {
        finished.append($0)
      }
    }
    rig.stage.advance(to: rig.stage.now + 0.1)
    let x = rig.screens[2].view.convert(CGPoint.zero, to: nil).x
    #expect(animated ? x > 1 && x < 392 : x == 0)
    rig.stage.settle()
    #expect(rig.shown == "2" && finished == [true] && rig.isSound)
    #expect(!rig.log.lines.contains { $0.hasPrefix("delegate") })
    rig.swipe(by: 250)
    #expect(rig.shown == "1")
  }

  @Test(
    "fingers and code in any order leave one page on show, told of what is so",
    arguments: UInt64(1)...12)
  func walk(seed: UInt64) {
    let rig = PageRig()
    var seeds = Seeded(seed: seed)
    func pick(_ count: Int) -> Int { Int(seeds.next() % UInt64(count)) }
    for _ in 0..<40 {
      switch pick(5) {
      case 0: rig.swipe(by: CGFloat(pick(700)) - 350)
      case 1:
        rig.stage.touch(
          .drag(
            from: rig.middle, to: CGPoint(x: CGFloat(pick(390)), y: 420),
            over: Double(1 + pick(9)) / 20
          ).release())
      case 2:
        let page = rig.screens[pick(5)]
        rig.stage.perform {
          rig.pages.setViewControllers(
            [page], direction: pick(2) == 0 ? .forward : .reverse, animated: pick(2) == 0)
        }
      case 3: rig.stage.resize(to: CGSize(width: 300 + pick(500), height: 500 + pick(300)))
      default: rig.stage.advance(to: rig.stage.now + Double(pick(20)) / 60)
      }
    }
    #expect(rig.stage.settle(limit: 5))
    #expect(rig.isSound, "seed \(seed)")
  }
}

@MainActor
private final class PageRig: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate
{
  let stage = Stage(scale: 1)
  let log = CallLog()
  let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal,
    options: [.interPageSpacing: 20])
  let screens: [LoggedController]
  let middle = CGPoint(x: 196, y: 420)

  override init() {
    screens = (0..<5).map { [log] in LoggedController("\($0)", log: log) }
    super.init()
    pages.dataSource = self
    pages.delegate = self
    pages.setViewControllers([screens[0]], direction: .forward, animated: false)
    stage.perform { stage.window.rootViewController = pages }
    stage.settle()
    log.clear()
  }

  func swipe(by way: CGFloat) {
    stage.touch(
      .press(at: middle).drag(by: CGVector(dx: way, dy: 0), over: 0.2).release())
    stage.settle()
  }

  var shown: String? { (pages.viewControllers?.first as? LoggedController)?.name }

  /// One page in its place, appeared; all others gone and told so.
  var isSound: Bool {
    let page = pages.viewControllers?.first
    return stage.violations.isEmpty && stage.unsupported.isEmpty && pages.children == [page]
      && screens.allSatisfy { screen in
        screen === page
          ? screen.appearance.phase == .appeared && screen.transitionCoordinator == nil
            && screen.view.convert(screen.view.bounds, to: nil) == stage.window.bounds
          : screen.appearance.phase == .disappeared && screen.parent == nil
            && screen.viewIfLoaded?.window == nil
      }
  }

  private func neighbour(of controller: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = screens.firstIndex(where: { $0 === controller }) else { return nil }
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

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { log.note("delegate", "will(\(names(pendingViewControllers)))") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    log.note(
      "delegate",
      "did(finished \(finished), from \(names(previousViewControllers)), completed \(completed))")
  }

  private func names(_ controllers: [UIViewController]) -> String {
    controllers.compactMap { ($0 as? LoggedController)?.name }.joined(separator: " ")
  }
}
