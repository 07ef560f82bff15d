import Rehearsal
import Testing
import UIKit

/// What a screen finds when it comes: its safe area whole, its layout done, and not again and again.
@MainActor @Suite("Screens that come, their safe area and their layout")
struct ArrivingScreenTests {
  private final class Arriving: UIViewController {
    var calls: [String] = []
    var insets: [UIEdgeInsets] = []
    var insetsInLayout: [UIEdgeInsets] = []
    var insetsWhenAppearing = UIEdgeInsets.zero

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      if view.window != nil { insets.append(view.safeAreaInsets) }
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      calls.append("layout")
      if view.window != nil { insetsInLayout.append(view.safeAreaInsets) }
    }
    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewIsAppearing(_ animated: Bool) { insetsWhenAppearing = view.safeAreaInsets }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
  }

  @Test(
    "a screen has its whole safe area in its first layout in the window, and never none before",
    arguments: ["push", "full", "over", "card", "tab", "child", "zoom"], [false, true])
  func safeArea(way: String, isLying: Bool) {
    let (stage, screen) = (Stage(scale: 1), Arriving())
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, screen].filter { $0 !== screen || way == "tab" }
    stage.perform { stage.window.rootViewController = tabs }
    if isLying { stage.turnOver(duration: 0) }
    stage.settle()
    if way == "zoom" { screen.preferredTransition = .zoom { _ in root.view } }
    stage.perform {
      switch way {
      case "push": stack.pushViewController(screen, animated: true)
      case "tab": tabs.selectedIndex = 1
      case "child":
        root.addChild(screen)
        screen.view.frame = root.view.bounds
        root.view.addSubview(screen.view)
        screen.didMove(toParent: root)
      default:
        screen.modalPresentationStyle =
          way == "full" || way == "zoom"
          ? .fullScreen : way == "over" ? .overFullScreen : .pageSheet
        tabs.present(screen, animated: true)
      }
    }
    stage.settle()
    let insets = screen.view.safeAreaInsets
    #expect(insets != .zero && (isLying ? insets.left == 59 : insets.left == 0))
    #expect(!screen.insetsInLayout.isEmpty && screen.insetsInLayout.allSatisfy { $0 == insets })
    #expect(screen.insetsWhenAppearing == insets)
    #expect(screen.insets.allSatisfy { $0 == insets } && screen.insets.count <= 1)
  }

  @Test(
    "a screen keeps its safe area while the system takes it away (F8.2.8)",
    arguments: ["pop", "cover", "zoom"])
  func leaving(way: String) {
    let (stage, screen, root) = (Stage(scale: 1), Arriving(), Arriving())
    let stack = UINavigationController(rootViewController: root)
    let source = UIView(frame: CGRect(x: 40, y: 300, width: 80, height: 80))
    stage.perform { stage.window.rootViewController = stack }
    stage.perform { root.view.addSubview(source) }
    stage.turnOver(duration: 0)
    stage.settle()
    screen.modalPresentationStyle = .fullScreen
    if way == "zoom" { screen.preferredTransition = .zoom { _ in source } }
    stage.perform {
      if way == "pop" {
        stack.pushViewController(screen, animated: true)
      } else {
        stack.present(screen, animated: true)
      }
    }
    stage.settle()
    (screen.insets, root.insets) = ([], [])
    stage.perform {
      if way == "pop" {
        stack.popViewController(animated: true)
      } else {
        stack.dismiss(animated: true)
      }
    }
    stage.advance(to: stage.now + 0.2)
    #expect(screen.insets.isEmpty, "\(screen.insets)")
    stage.settle()
    #expect(root.view.window != nil && screen.view.window == nil)
    #expect(root.insets.count == 1 && root.insets.first == root.view.safeAreaInsets)
  }

  @Test("a push lays the new screen out once before it has appeared (F8.4.5)")
  func layouts() {
    let (stage, root, next) = (Stage(scale: 1), Arriving(), Arriving())
    let stack = UINavigationController(rootViewController: root)
    stage.perform { stage.window.rootViewController = stack }
    stage.settle()
    root.calls = []
    stage.perform { stack.pushViewController(next, animated: true) }
    stage.settle()
    #expect(next.calls == ["will appear", "layout", "did appear"])
    #expect(root.calls == ["did disappear"])
    root.calls = []
    stage.perform { stack.popViewController(animated: true) }
    stage.settle()
    #expect(root.calls.filter { $0 != "layout" } == ["will appear", "did appear"])
  }

  @Test("a keyboard that is up goes with a push, (F8.3.4)")
  func keyboard() {
    let (stage, root) = (Stage(scale: 1), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    stage.perform { stage.window.rootViewController = stack }
    stage.perform {
      root.view.addSubview(field)
      field.becomeFirstResponder()
    }
    stage.settle()
    var heard: [String] = []
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "show"),
      (UIResponder.keyboardWillHideNotification, "hide"),
    ]
    let tokens = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { heard.append(word) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    stage.perform { stack.pushViewController(UIViewController(), animated: true) }
    stage.settle()
    #expect(heard == ["hide"] && !field.isFirstResponder)
  }
}
