import Rehearsal
import Testing

@testable import UIKit

@MainActor @Suite("Tabs as objects")
struct TabObjectTests {
  private final class Asked: NSObject, UITabBarControllerDelegate {
    var lines: [String] = []
    var refuses = false
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab)
      -> Bool
    {
      lines.append("should \(tab.identifier)")
      return !refuses
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { lines.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")") }
  }

  private let stage = Stage(scale: 1)
  private let bar = UITabBarController()
  private let asked = Asked()
  private let tabs: [UITab]

  init() {
    tabs = [
      UITab(title: "A", image: nil, identifier: "a") { _ in UIViewController() },
      UITabGroup(
        title: "B", image: nil, identifier: "b",
        children: ["b1", "b2"].map { name in
          UITab(title: name, image: nil, identifier: name) { _ in
            let controller = UIViewController()
            controller.title = name
            return controller
          }
        }), UISearchTab { _ in UIViewController() },
    ]
    bar.delegate = asked
    bar.tabs = tabs
    stage.perform { stage.window.rootViewController = bar }
    stage.settle()
  }

  @Test("are the items of the bar, and make their screens once")
  func items() {
    #expect(bar.tabBar.items?.map(\.title) == ["A", "B", "Search"])
    #expect(bar.selectedTab === tabs[0])
    #expect(tabs[0].viewController === bar.selectedViewController)
    tabs[0].badgeValue = "3"
    #expect(bar.tabBar.items?[0].badgeValue == "3")
    #expect(tabs[0].tabBarController === bar)
  }

  @Test("a subclass hears of each tap on the bar first, while the former tab is selected")
  func subclassHearsTaps() {
    final class Hearing: UITabBarController {
      var lines: [String] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        lines.append("\(item.title ?? "-") at \(selectedIndex)")
      }
    }
    let (stage, bar) = (Stage(scale: 1), Hearing())
    bar.viewControllers = ["A", "B"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return controller
    }
    stage.perform { stage.window.rootViewController = bar }
    stage.perform { bar.tabBar.buttons[1].tap() }
    #expect(bar.lines == ["B at 0"] && bar.selectedIndex == 1)
    stage.perform { bar.tabBar.buttons[1].tap() }
    #expect(bar.lines == ["B at 0", "B at 1"])
    bar.selectedIndex = 0
    #expect(bar.lines.count == 2)
  }

  @Test("a tap asks and tells of tabs; a refusal leaves the tab")
  func taps() {
    stage.perform { bar.tabBar.buttons[2].tap() }
    #expect(asked.lines == ["should UISearchTab", "did UISearchTab after a"])
    asked.refuses = true
    stage.perform { bar.tabBar.buttons[0].tap() }
    #expect(bar.selectedTab === tabs[2])
  }

  @Test("selecting the child of a group shows the group with that child")
  func groups() {
    stage.perform { bar.selectedTab = bar.tab(forIdentifier: "b2") }
    #expect(bar.selectedTab === tabs[1])
    #expect(bar.selectedViewController?.title == "b2")
    #expect(bar.tab(forIdentifier: "b2")?.managingTabGroup === tabs[1])
  }

  @Test("hidden tabs leave the bar, and come back")
  func hidden() {
    stage.perform { tabs[1].isHidden = true }
    #expect(bar.tabBar.items?.map(\.title) == ["A", "Search"])
    #expect(bar.selectedTab === tabs[0])
    stage.perform { tabs[1].isHidden = false }
    #expect(bar.tabBar.items?.count == 3)
  }
}
