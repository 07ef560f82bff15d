import QuartzCore
import Rehearsal
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Names that real code leans on, each with what UIKit documents of it.
@MainActor @Suite("Newer names of transitions, and curls")
struct NewerNameTests {
  @Test("animateAlongsideTransition(in:animation:) takes no completion, and moves along")
  func alongside() {
    final class Dimming: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let below = presentingViewController?.view
        transitionCoordinator?.animateAlongsideTransition(in: view.window) { _ in below?.alpha = 0.5
        }
      }
    }
    let (stage, screen) = screenOnStage()
    let next = Dimming()
    next.modalPresentationStyle = .overFullScreen
    stage.perform { screen.present(next, animated: true) }
    stage.advance(to: stage.now + 0.1)
    let shown = screen.view.layer.presentation()?.opacity ?? 0
    #expect(screen.view.alpha == 0.5 && shown > 0.5 && shown < 1)
    stage.settle()
    #expect(screen.view.alpha == 0.5 && stage.violations.isEmpty)
  }

  @Test("an anchor point moves the frame about the centre, and turns go about it")
  func anchorPoint() {
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 20))
    view.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.center == CGPoint(x: 125, y: 210))
    #expect(view.frame == CGRect(x: 125, y: 190, width: 50, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 125, y: 170, width: 100, height: 40))
  }

  @Test("an interaction moves into its view once, out of it, and from view to view")
  func interactions() {
    final class Telling: NSObject, UIInteraction {
      weak var view: UIView?
      var calls: [String] = []

      func willMove(to view: UIView?) { calls.append(view == nil ? "will none" : "will view") }
      func didMove(to view: UIView?) {
        self.view = view
        calls.append(view == nil ? "did none" : "did view")
      }
    }
    let (view, telling) = (UIView(), Telling())
    view.addInteraction(telling)
    #expect(view.interactions.contains { $0 === telling } && telling.view === view)
    #expect(telling.calls == ["will view", "did view"])
    view.removeInteraction(telling)
    #expect(!view.interactions.contains { $0 === telling } && telling.view == nil)
    #expect(telling.calls == ["will view", "did view", "will none", "did none"])
  }

  @Test("a bar made of tabs shows the first of them")
  func tabs() {
    let shown = UIViewController()
    let bar = UITabBarController(tabs: [
      UITab(title: "A", image: nil, identifier: "a") { _ in shown },
      UITab(title: "B", image: nil, identifier: "b") { _ in UIViewController() },
    ])
    let stage = Stage(scale: 1)
    stage.perform { stage.window.rootViewController = bar }
    stage.settle()
    #expect(bar.tabs.map(\.identifier) == ["a", "b"] && bar.selectedTab === bar.tabs[0])
    #expect(shown.view.window != nil)
  }

  @Test("a zoom out of an item of a bar begins where that item is")
  func zoomOutOfItem() throws {
    let (screen, next) = (UIViewController(), UIViewController())
    let item = UIBarButtonItem(title: "Open", style: .plain, target: nil, action: nil)
    screen.navigationItem.rightBarButtonItem = item
    let stage = Stage(scale: 1)
    stage.perform {
      stage.window.rootViewController = UINavigationController(rootViewController: screen)
    }
    stage.settle()
    let button = try #require(item.shownView)
    let place = button.convert(button.bounds, to: nil)
    next.modalPresentationStyle = .fullScreen
    next.preferredTransition = .zoom(sourceBarButtonItemProvider: { _ in item })
    stage.perform { screen.present(next, animated: true) }
    let frame = next.view.superview
    #expect((frame?.layer.presentation() ?? frame?.layer)?.frame == place)
    stage.settle()
    #expect(next.view.window != nil && stage.violations.isEmpty)
  }

  @Test(
    "a partial curl rolls the page up from a corner, and its upper end stays until it is tapped")
  func curl() throws {
    let (stage, screen) = screenOnStage()
    let next = UIViewController()
    next.modalPresentationStyle = .fullScreen
    next.modalTransitionStyle = .partialCurl
    stage.perform { screen.present(next, animated: true) }
    let container = try #require(next.presentationController?.containerView)
    let first = try #require(container.subviews.compactMap { $0 as? PageCurl }.first)
    stage.settle()
    #expect(first.superview === container && screen.view.window == nil)
    #expect(!screen.view.isHidden)
    // What is uncovered is the new screen's, the rest the page's.
    let (top, bottom) = (CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 700))
    #expect(container.hitTest(top, with: nil)?.isDescendant(of: first) == true)
    #expect(container.hitTest(bottom, with: nil) === next.view)
    stage.tap(at: top)
    stage.settle()
    #expect(screen.presentedViewController == nil && screen.view.window != nil)
    #expect(container.superview == nil && !screen.view.isHidden && stage.violations.isEmpty)
  }
}
