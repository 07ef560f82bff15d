import Geometry
import Raster
import Rehearsal
import Testing

@testable import UIKit

/// F2.15.16: what bars show behind their items, by where content stands.
@MainActor @Suite("Bars at the edge of what scrolls")
struct BarEdgeTests {
  private let stage = Stage(scale: 1)
  private let content = UIScrollView()
  private let screen = UIViewController()
  private let stack: UINavigationController
  private let tabs = UITabBarController()

  init() {
    content.contentSize = CGSize(width: 393, height: 3000)
    screen.view = content
    stack = UINavigationController(rootViewController: screen)
    tabs.viewControllers = [stack, UIViewController()]
    let (stage, tabs) = (stage, tabs)
    stage.perform { stage.window.rootViewController = tabs }
    stage.settle()
  }

  private func scroll(to y: CGFloat) {
    stage.perform { content.contentOffset.y = y }
    stage.settle()
  }

  @Test("show nothing while content stands at its end, and a blur and a line when it goes under")
  func edges() {
    #expect(content.contentOffset.y == -103)
    #expect(stack.navigationBar.ground.isClear && !tabs.tabBar.ground.isClear)
    scroll(to: 0)
    #expect(!stack.navigationBar.ground.isClear && !tabs.tabBar.ground.isClear)
    scroll(to: 3000 - 852 + 83)
    #expect(!stack.navigationBar.ground.isClear && tabs.tabBar.ground.isClear)
    scroll(to: -103)
    #expect(stack.navigationBar.ground.isClear && !tabs.tabBar.ground.isClear)
  }

  @Test("stand as they belong when the screen appears: nothing fades at launch")
  func atLaunch() {
    let (stage, content, screen) = (Stage(scale: 1), UIScrollView(), UIViewController())
    content.contentSize = CGSize(width: 393, height: 3000)
    screen.view = content
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: screen)
    tabs.viewControllers = [stack]
    stage.perform {
      stage.window.rootViewController = tabs
      tabs.view.layoutIfNeeded()
      content.contentOffset.y = 100
    }
    #expect(!stack.navigationBar.ground.isClear && !tabs.tabBar.ground.isClear)
    #expect(stage.take().times == [0])
  }

  @Test("show nothing over a screen on which nothing scrolls")
  func nothingScrolls() {
    stage.perform { stack.pushViewController(UIViewController(), animated: true) }
    stage.settle()
    #expect(stack.navigationBar.ground.isClear && tabs.tabBar.ground.isClear)
    stage.perform { tabs.selectedIndex = 1 }
    #expect(tabs.tabBar.ground.isClear)
  }

  @Test("go by the view that was named for an edge")
  func named() {
    let (next, above, below) = (UIViewController(), UIScrollView(), UIScrollView())
    for part in [above, below] {
      part.contentSize = CGSize(width: 100, height: 900)
      next.view.addSubview(part)
      part.frame = next.view.bounds
    }
    next.setContentScrollView(below, for: [.top, .bottom])
    #expect(next.contentScrollView(for: .bottom) === below)
    stage.perform { stack.pushViewController(next, animated: false) }
    stage.perform { above.contentOffset.y = 40 }
    stage.settle()
    #expect(stack.navigationBar.ground.isClear)
    stage.perform { below.contentOffset.y = 40 }
    stage.settle()
    #expect(!stack.navigationBar.ground.isClear)
  }

  @Test("have the appearance for the edge there, an item's own before the bar's")
  func appearances() {
    let (edge, own) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    edge.backgroundColor = .red
    own.backgroundColor = .blue
    stage.perform {
      stack.navigationBar.scrollEdgeAppearance = edge
      let look = UITabBarAppearance()
      look.backgroundColor = .green
      tabs.tabBar.scrollEdgeAppearance = look
    }
    #expect(stack.navigationBar.ground.color == .red && tabs.tabBar.ground.color == nil)
    stage.perform { screen.navigationItem.scrollEdgeAppearance = own }
    #expect(stack.navigationBar.ground.color == .blue)
    scroll(to: 3000 - 852 + 83)
    #expect(stack.navigationBar.ground.color == nil && tabs.tabBar.ground.color == .green)
  }

  @Test("keep their ground there in an application of an older SDK (F8.17.2)")
  func olderKits() {
    stage.environment.system.kit = 14
    scroll(to: 10)
    scroll(to: -stack.navigationBar.frame.maxY)
    stage.settle()
    #expect(!stack.navigationBar.ground.isClear && !tabs.tabBar.ground.isClear)
    stage.environment.system.kit = 15
    scroll(to: 10)
    scroll(to: -stack.navigationBar.frame.maxY)
    stage.settle()
    #expect(stack.navigationBar.ground.isClear)
  }

  @Test("a bar in no navigation controller has its standard look")
  func alone() {
    #expect(!UINavigationBar().ground.isClear && !UIToolbar().ground.isClear)
  }

  @Test("what lies under a bar shines through, blurred")
  func blurred() {
    content.backgroundColor = .white
    let stripes = (0..<40).map { UIView(frame: CGRect(x: $0 * 10, y: 0, width: 5, height: 400)) }
    for stripe in stripes {
      stripe.backgroundColor = .red
      content.addSubview(stripe)
    }
    scroll(to: 0)
    let bitmap = Renderer(scale: 1).draw(
      stage.frame(), width: 393, height: 120, background: RGBA(red: 1, green: 1, blue: 1))
    let place = 4 * (30 * bitmap.width + 200)
    let reds = (0..<10).map { Int(bitmap.bytes[place + 4 * $0]) }
    let greens = (0..<10).map { Int(bitmap.bytes[place + 4 * $0 + 1]) }
    let spread = (greens.max() ?? 99) - (greens.min() ?? 0)
    #expect(spread < 6, "the stripes are gone: \(greens)")
    #expect(reds[0] - greens[0] > 15, "their colour is not: \(reds), \(greens)")
  }
}

extension BarGround {
  fileprivate var isClear: Bool {
    effect == nil && color == nil && image == nil && line == nil
  }
}

extension UITabBar {
  fileprivate var ground: BarGround { background.ground }
}

extension UIToolbar {
  fileprivate var ground: BarGround { background.ground }
}
