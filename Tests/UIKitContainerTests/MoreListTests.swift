import Rehearsal
import TestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// The screens for which a tab bar has no room.
@MainActor @Suite("The More list")
struct MoreListTests {
  private func makeTabs(_ count: Int, _ device: Device = .iPhone16) -> (Stage, UITabBarController) {
    let (stage, tabs) = (Stage(device: device, scale: 1), UITabBarController())
    stage.perform {
      tabs.viewControllers = (0..<count).map { number in
        let screen = UIViewController()
        screen.title = "\(number)"
        return number == 5 ? UINavigationController(rootViewController: screen) : screen
      }
      stage.window.rootViewController = tabs
    }
    stage.settle()
    return (stage, tabs)
  }

  private func titles(_ tabs: UITabBarController) -> [String?] {
    tabs.tabBar.items?.map(\.title) ?? []
  }

  @Test("begins with the fifth of six on a phone, and of nine on a tablet")
  func room() {
    #expect(titles(makeTabs(5).1) == ["0", "1", "2", "3", "4"])
    #expect(titles(makeTabs(6).1) == ["0", "1", "2", "3", "More"])
    #expect(titles(makeTabs(8, .iPad).1).count == 8)
    #expect(titles(makeTabs(9, .iPad).1).last == "More")
  }

  @Test("shows a row for each, pushes what is tapped, and is back where the bar's item is tapped")
  func rows() throws {
    let (stage, tabs) = makeTabs(7)
    let more = tabs.moreNavigationController
    stage.perform { tabs.selectedViewController = more }
    stage.settle()
    #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController === more)
    let list = try #require(more.topViewController as? UITableViewController)
    #expect(list.tableView.numberOfRows(inSection: 0) == 3)
    stage.perform {
      list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    }
    stage.settle()
    #expect(tabs.selectedIndex == 4 && more.topViewController === tabs.viewControllers?[4])
    #expect(tabs.viewControllers?[4].navigationController === more)
    stage.perform { _ = more.popViewController(animated: true) }
    stage.settle()
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.viewControllers?[4].parent === tabs)
    #expect(stage.violations.isEmpty && stage.unsupported.isEmpty)
  }

  @Test("borrows the screens of a stack, and gives them back")
  func stack() throws {
    let (stage, tabs) = makeTabs(7)
    let own = try #require(tabs.viewControllers?[5] as? UINavigationController)
    let screen = try #require(own.topViewController)
    stage.perform { tabs.selectedIndex = 5 }
    stage.settle()
    #expect(tabs.selectedIndex == 5 && screen.view.window != nil)
    #expect(tabs.moreNavigationController.topViewController === screen)
    stage.perform { tabs.selectedIndex = 1 }
    stage.settle()
    #expect(tabs.selectedIndex == 1 && screen.view.window == nil)
    stage.perform { tabs.selectedIndex = 6 }
    stage.settle()
    #expect(own.topViewController === screen && screen.navigationController === own)
    #expect(tabs.selectedIndex == 6 && stage.violations.isEmpty)
  }

  @Test("goes with the screens that it was for")
  func shrinking() {
    let (stage, tabs) = makeTabs(7)
    stage.perform { tabs.selectedIndex = 6 }
    stage.settle()
    let all = tabs.viewControllers ?? []
    stage.perform { tabs.viewControllers = Array(all[2...]) }
    stage.settle()
    #expect(titles(tabs) == ["2", "3", "4", "5", "6"])
    #expect(tabs.selectedViewController === all[6] && all[6].view.window != nil)
    #expect(tabs.children.count == 5 && tabs.moreNavigationController.parent == nil)
    #expect(all[0].parent == nil && stage.violations.isEmpty)
  }
}
