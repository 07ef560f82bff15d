import Rehearsal
import Testing

@testable import UIKit
@testable import UIKitTestSupport

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

  @Test(
    "a toolbar's signs fade with a pop while it sinks, and are there again when that is given up")
  func fadingSigns() throws {
    let (list, letter) = (LoggedChild("A", log: log), LoggedChild("B", log: log))
    letter.toolbarItems = [UIBarButtonItem(title: "Reply"), UIBarButtonItem(title: "Write")]
    let navigation = UINavigationController(rootViewController: list)
    stage.perform { stage.window.rootViewController = navigation }
    let bar = try #require(navigation.toolbar)
    func signs() -> [CGFloat] {
      bar.subviews.compactMap { $0 as? BarButton }.map {
        CGFloat($0.layer.presentation()?.opacity ?? -1)
      }
    }
    stage.perform {
      navigation.isToolbarHidden = false
      navigation.pushViewController(letter, animated: true)
    }
    stage.settle()
    #expect(signs() == [1, 1] && bar.items?.map(\.title) == ["Reply", "Write"])
    stage.perform {
      navigation.popViewController(animated: true)
      navigation.setToolbarHidden(true, animated: true)
    }
    stage.advance(to: stage.now + 0.15)
    let half = signs()
    #expect(half.count == 2 && half.allSatisfy { $0 > 0.05 && $0 < 0.95 }, "\(half)")
    stage.settle()
    #expect(signs().isEmpty && bar.isHidden && stage.violations.isEmpty)
  }

  @Test("a view of an item's own makes room for itself when it wants to be wider")
  func ownView() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 393, height: 49))
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Book"
    bar.items = [.flexibleSpace(), UIBarButtonItem(customView: button), .flexibleSpace()]
    stage.perform { stage.window.addSubview(bar) }
    stage.settle()
    let narrow = button.bounds.width
    stage.perform { button.configuration?.showsActivityIndicator = true }
    stage.settle()
    let wanted = button.intrinsicContentSize.width
    #expect(wanted > narrow + 10 && abs(button.bounds.width - wanted) < 1)
    #expect(abs(button.convert(button.bounds, to: bar).midX - 196.5) < 1)
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

  @Test("a bar of one's own asks its delegate, turns its pages and leaves one")
  func barAlone() {
    final class Guard: NSObject, UINavigationBarDelegate {
      var allows = true
      var heard: [String] = []
      func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        allows
      }
      func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
        heard.append("push \(item.title ?? "")")
      }
      func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
        heard.append("pop \(item.title ?? "")")
      }
    }
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 59, width: 393, height: 44))
    let delegate = Guard()
    bar.delegate = delegate
    stage.perform { stage.window.addSubview(bar) }
    stage.perform { bar.items = [UINavigationItem(title: "one")] }
    stage.perform { bar.pushItem(UINavigationItem(title: "two"), animated: true) }
    #expect(!stage.isSettled && bar.backItem?.title == "one")
    stage.settle()
    delegate.allows = false
    stage.perform { bar.page?.backButton?.tap() }
    #expect(bar.topItem?.title == "two")
    delegate.allows = true
    stage.perform { bar.page?.backButton?.tap() }
    stage.settle()
    #expect(bar.items?.map(\.title) == ["one"] && delegate.heard == ["push two", "pop two"])
    #expect(bar.subviews.count { $0 is NavigationBarPage } == 1)
  }

  @Test("flexible spaces of a toolbar share what the buttons leave")
  func toolbar() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 49))
    let ends = [UIBarButtonItem(title: "Left"), UIBarButtonItem(title: "Right")]
    stage.perform {
      bar.items = [
        ends[0], .flexibleSpace(), UIBarButtonItem(systemItem: .trash), .flexibleSpace(), ends[1],
      ]
      stage.window.addSubview(bar)
    }
    let buttons = bar.subviews.compactMap { $0 as? BarButton }
    let spaces = buttons.filter { $0.item.systemItem == .flexibleSpace }.map(\.frame.width)
    #expect(spaces.count == 2 && spaces[0] == spaces[1] && spaces[0] > 50)
    #expect(buttons.first?.frame.minX == 16)
    #expect(abs(try #require(buttons.last).frame.maxX - 377) < 1e-9)
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
    stage.perform { button?.tapped() }
    item.isEnabled = false
    stage.perform { button?.tapped() }
    #expect(log.lines.count { $0 == "button.tapped" } == 1)
  }
}
