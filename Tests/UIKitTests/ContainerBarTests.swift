import Rehearsal
import Testing

@testable import UIKit

@MainActor @Suite("Bars and what lies under them")
struct ContainerBarTests {
  private let stage = Stage(scale: 1)
  private let log = CallLog()

  @Test("add to the safe area of a screen that lies under them")
  func safeAreas() {
    let child = LoggedChild("A", log: log)
    let navigation = UINavigationController(rootViewController: child)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, LoggedChild("B", log: log)]
    stage.perform { stage.window.rootViewController = tabs }
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
    #expect(child.view.frame == stage.window.bounds)
    stage.perform { navigation.isNavigationBarHidden = true }
    #expect(child.view.safeAreaInsets.top == 59)
    stage.perform { navigation.isToolbarHidden = false }
    #expect(child.view.safeAreaInsets.bottom == 132)
  }

  @Test("leave alone a screen that does not extend under them")
  func noExtendedEdges() {
    let child = LoggedChild("A", log: log)
    child.edgesForExtendedLayout = []
    let navigation = UINavigationController(rootViewController: child)
    stage.perform { stage.window.rootViewController = navigation }
    #expect(child.view.frame == CGRect(x: 0, y: 103, width: 393, height: 749))
    #expect(child.view.safeAreaInsets.top == 0)
    let next = LoggedChild("B", log: log)
    next.edgesForExtendedLayout = .bottom
    stage.perform { navigation.pushViewController(next, animated: true) }
    stage.settle()
    #expect(next.view.frame == CGRect(x: 0, y: 103, width: 393, height: 749))
  }

  @Test("a bar that lets nothing through does not lie over a screen, unless it wants to")
  func opaqueBar() {
    let child = LoggedChild("A", log: log)
    let navigation = UINavigationController(rootViewController: child)
    navigation.navigationBar.isTranslucent = false
    stage.perform { stage.window.rootViewController = navigation }
    #expect(child.view.frame.minY == 103)
    child.extendedLayoutIncludesOpaqueBars = true
    stage.perform { navigation.view.setNeedsLayout() }
    #expect(child.view.frame.minY == 0)
  }

  @Test("a tab bar goes with a pushed screen that wants it away, and comes back")
  func hidesBottomBar() {
    let navigation = UINavigationController(rootViewController: LoggedChild("A", log: log))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.perform { stage.window.rootViewController = tabs }
    let next = LoggedChild("B", log: log)
    next.hidesBottomBarWhenPushed = true
    stage.perform { navigation.pushViewController(next, animated: true) }
    #expect(!tabs.tabBar.isHidden)
    #expect(tabs.tabBar.layer.animationKeys()?.contains("transform") == true)
    #expect(next.view.safeAreaInsets.bottom == 34)
    #expect(navigation.viewControllers[0].view.safeAreaInsets.bottom == 83)
    stage.settle()
    #expect(tabs.tabBar.isHidden)
    stage.perform { navigation.popViewController(animated: true) }
    stage.settle()
    #expect(!tabs.tabBar.isHidden && tabs.tabBar.transform == .identity)
    #expect(navigation.viewControllers[0].view.safeAreaInsets.bottom == 83)
  }

  @Test("the bar shows the titles and goes back by its button")
  func backButton() {
    let navigation = UINavigationController(rootViewController: LoggedChild("A", log: log))
    stage.perform { stage.window.rootViewController = navigation }
    #expect(navigation.navigationBar.page?.backButton == nil)
    let next = LoggedChild("B", log: log)
    stage.perform { navigation.pushViewController(next, animated: true) }
    #expect(navigation.navigationBar.layer.sublayers?.isEmpty == false)
    stage.settle()
    let page = navigation.navigationBar.page
    #expect(page?.item === next.navigationItem)
    #expect(page?.backButton?.label.text == "A")
    stage.perform { page?.backButton?.tap() }
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.navigationBar.topItem?.title == "A")
  }

  @Test("a bar hidden as a screen appears goes with the transition")
  func hideWithTransition() {
    let navigation = UINavigationController(rootViewController: LoggedChild("A", log: log))
    stage.perform { stage.window.rootViewController = navigation }
    final class Bare: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        navigationController?.setNavigationBarHidden(true, animated: animated)
      }
    }
    stage.perform { navigation.pushViewController(Bare(), animated: true) }
    #expect(!navigation.navigationBar.isHidden)
    #expect(navigation.navigationBar.frame.minY == -44)
    #expect(navigation.navigationBar.layer.animationKeys()?.contains("position") == true)
    stage.settle()
    #expect(navigation.navigationBar.isHidden)
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 59)
  }

  @Test("buttons do what their actions do, unless they are disabled")
  func barButtons() {
    let child = LoggedChild("A", log: log)
    let item = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { _ in self.log.note("button", "tapped") })
    child.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: child)
    stage.perform { stage.window.rootViewController = navigation }
    let button = navigation.navigationBar.page?.buttons.first
    #expect(button?.item.title == "Done")
    stage.perform { button?.tap() }
    item.isEnabled = false
    stage.perform { button?.tap() }
    #expect(log.lines.count { $0 == "button.tapped" } == 1)
  }
}
