import Rehearsal
import Testing

@testable import UIKit

/// Parts of the system's objects that applications reach by name only.
@MainActor @Suite("Parts by name")
struct PartsByNameTests {
  final class TallTabBar: UITabBar {}
  final class OwnBar: UINavigationBar {}

  @Test("a tab bar that is set by name is the controller's, has its items and is tapped")
  func tabBar() throws {
    let stage = Stage()
    let tabs = UITabBarController()
    let screens = ["One", "Two"].map { title in
      let screen = UIViewController()
      screen.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return screen
    }
    let bar = TallTabBar()
    stage.perform {
      tabs.viewControllers = screens
      stage.window.rootViewController = tabs
    }
    stage.settle()
    stage.perform { tabs.setValue(bar, forKey: "tabBar") }
    stage.settle()
    #expect(tabs.tabBar === bar && tabs.value(forKey: "tabBar") as? UITabBar === bar)
    #expect(bar.items?.map(\.title) == ["One", "Two"] && bar.selectedItem?.title == "One")
    #expect(tabs.view.subviews.filter { $0 is UITabBar } == [bar])
    let width = stage.window.bounds.width
    stage.touch(.tap(at: CGPoint(x: width * 0.75, y: bar.convert(CGPoint(x: 0, y: 20), to: nil).y)))
    stage.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(stage.violations.isEmpty)
  }

  @Test("a navigation bar that is set by name shows the stack, and leads back")
  func navigationBar() {
    let stage = Stage()
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    let bar = OwnBar()
    stage.perform {
      navigation.setValue(bar, forKey: "navigationBar")
      stage.window.rootViewController = navigation
    }
    stage.settle()
    stage.perform { navigation.pushViewController(UIViewController(), animated: true) }
    stage.settle()
    #expect(navigation.navigationBar === bar && bar.items?.count == 2)
    stage.touch(.tap(at: CGPoint(x: 20, y: bar.frame.midY)))
    stage.settle()
    #expect(navigation.topViewController === root)
    #expect(stage.violations.isEmpty)
  }

  @Test("an alert shows words with attributes and a screen that are given by name")
  func alert() throws {
    let stage = Stage()
    let root = UIViewController()
    let alert = UIAlertController(title: "T", message: "M", preferredStyle: .alert)
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 270, height: 80)
    let action = UIAlertAction(title: "Go", style: .default)
    let plain = Stage().perform { alert.size(in: 393).height }
    stage.perform {
      stage.window.rootViewController = root
      alert.setValue(content, forKey: "contentViewController")
      alert.setValue(
        NSAttributedString(string: "Large", attributes: [.font: UIFont.systemFont(ofSize: 30)]),
        forKey: "attributedTitle")
      action.setValue(UIColor.orange, forKey: "titleTextColor")
      alert.addAction(action)
      root.present(alert, animated: true)
    }
    stage.settle()
    #expect(content.view.window != nil && content.view.frame.height == 80)
    #expect(content.parent === alert)
    #expect(alert.size(in: 393).height > plain + 80)
    let button = try #require(
      alert.view.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == "Go" })
    #expect(button.titleColor(for: .normal) == .orange)
    #expect(stage.violations.isEmpty)
  }

  @Test("a name that nobody knows is still a violation")
  func unknown() {
    let stage = Stage()
    stage.perform { UITabBarController().setValue(1, forKey: "tabBars") }
    #expect(stage.violations.count == 1)
  }
}
