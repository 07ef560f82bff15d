import Rehearsal
import Testing
@testable import UIKit

/// What can be said of the look of bars and their items.
@MainActor @Suite("Looks of bars")
struct BarLookTests {
  /// All views below one, in order.
  private func views(in view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + views(in: $0) }
  }

  private func label(_ words: String, in view: UIView) -> UILabel? {
    views(in: view).lazy.compactMap { $0 as? UILabel }.first { $0.text == words }
  }

  private func navigation() -> (UINavigationController, Stage) {
    let root = UIViewController()
    root.title = "Title"
    let navigation = UINavigationController(rootViewController: root)
    let stage = Stage()
    stage.perform { stage.window.rootViewController = navigation }
    return (navigation, stage)
  }

  @Test("titles have the bar's attributes, appearances before its own")
  func titles() {
    let (navigation, stage) = navigation()
    let bar = navigation.navigationBar
    #expect(label("Title", in: bar)?.textColor == .label)
    stage.perform {
      bar.titleTextAttributes = [
        .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 11),
      ]
    }
    #expect(label("Title", in: bar)?.textColor == .red)
    #expect(label("Title", in: bar)?.font.pointSize == 11)
    stage.perform {
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .green
      look.titleTextAttributes = [.foregroundColor: UIColor.blue]
      bar.standardAppearance = look
    }
    #expect(label("Title", in: bar)?.textColor == .blue)
    #expect(bar.ground.color == nil, "the bar is at the edge")
    bar.showGround(isAtEdge: false)
    #expect(bar.ground.color == .green)
    stage.perform { navigation.topViewController?.title = "Other" }
    #expect(label("Other", in: bar)?.textColor == .blue, "a new page has them, too")
  }

  @Test("a picture takes the place of the background, an empty one takes it away")
  func background() {
    let (navigation, stage) = navigation()
    let bar = navigation.navigationBar
    bar.showGround(isAtEdge: false)
    #expect(bar.ground.effect != nil && bar.ground.line != nil)
    bar.setBackgroundImage(UIImage(), for: .default)
    #expect(bar.ground.effect == nil && bar.ground.image != nil)
    bar.setBackgroundImage(nil, for: .default)
    #expect(bar.ground.effect != nil && bar.ground.image == nil)
    #expect(navigation.preferredStatusBarStyle == .default)
    stage.perform { bar.barStyle = .black }
    #expect(label("Title", in: bar)?.textColor == .white)
    #expect(navigation.preferredStatusBarStyle == .lightContent)
  }

  @Test("titles of buttons have their own attributes")
  func buttons() {
    let (navigation, stage) = navigation()
    stage.perform {
      let item = UIBarButtonItem(title: "Do", primaryAction: nil)
      item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 9)], for: .normal)
      navigation.topViewController?.navigationItem.rightBarButtonItem = item
    }
    #expect(label("Do", in: navigation.navigationBar)?.font.pointSize == 9)
  }

  @Test("items of a tab bar that are not selected have their own colour")
  func tabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { title in
      let screen = UIViewController()
      screen.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return screen
    }
    let stage = Stage()
    stage.perform { stage.window.rootViewController = tabs }
    stage.perform { tabs.tabBar.unselectedItemTintColor = .purple }
    #expect(label("Two", in: tabs.tabBar)?.textColor == .purple)
    #expect(label("One", in: tabs.tabBar)?.textColor != .purple)
  }

  // MARK: The back button

  private final class Judge: UINavigationController, UINavigationBarDelegate {
    var allows = false
    var asked: [String] = []

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      asked.append(item.title ?? "")
      return allows
    }
  }

  @Test("a navigation controller that is a bar's delegate is asked before the back button pops")
  func backButton() throws {
    let judge = Judge(rootViewController: UIViewController())
    let stage = Stage()
    stage.perform { stage.window.rootViewController = judge }
    let second = UIViewController()
    second.title = "Second"
    stage.perform { judge.pushViewController(second, animated: false) }
    let back = try #require(
      views(in: judge.navigationBar).lazy.compactMap { $0 as? BackButton }.first)
    stage.perform { back.tap() }
    stage.settle()
    #expect(judge.asked == ["Second"] && judge.viewControllers.count == 2)
    judge.allows = true
    stage.perform { back.tap() }
    stage.settle()
    #expect(judge.viewControllers.count == 1)
    stage.perform { judge.pushViewController(second, animated: false) }
    stage.perform { judge.popViewController(animated: false) }
    #expect(judge.asked.count == 2, "code is not asked")
  }
}
