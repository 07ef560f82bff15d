import Rehearsal
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite("A navigation controller")
struct ContainerNavigationTests {
  private let log = CallLog()
  private let stage = Stage(scale: 1)

  private func makeStack(_ names: String) -> (UINavigationController, [LoggedChild]) {
    let children = names.map { LoggedChild(String($0), log: log) }
    let navigation = UINavigationController(nibName: nil, bundle: nil)
    navigation.viewControllers = children
    stage.perform { stage.window.rootViewController = navigation }
    stage.settle()
    return (navigation, children)
  }

  private func names(_ controllers: [UIViewController]?) -> String? {
    controllers.map { $0.compactMap(\.title).joined() }
  }

  @Test("returns what left, and nil when nothing did (F2.10.1)")
  func returnValues() {
    let (navigation, children) = makeStack("abcd")
    stage.perform {
      #expect(names(navigation.popToViewController(children[1], animated: false)) == "cd")
      #expect(names(navigation.viewControllers) == "ab")
      #expect(navigation.popViewController(animated: false) === children[1])
      #expect(navigation.popViewController(animated: false) == nil)
      #expect(navigation.popToRootViewController(animated: false) == nil)
      navigation.viewControllers = children
      #expect(names(navigation.popToRootViewController(animated: false)) == "bcd")
    }
  }

  @Test("asks for the operation that the new stack means (F2.10.2)")
  func setStackRules() {
    for (stack, asked) in [
      ("abx", "push"), ("b", "none"), ("a", "pop"), ("xab", "none"), ("xy", "push"),
    ] {
      let stage = Stage(scale: 1)
      let all = Dictionary(
        uniqueKeysWithValues: "abxy".map { ($0, LoggedChild(String($0), log: log)) })
      let delegate = LoggedContainerDelegate(log: CallLog())
      let navigation = UINavigationController(nibName: nil, bundle: nil)
      navigation.viewControllers = [all["a"]!, all["b"]!]
      stage.perform { stage.window.rootViewController = navigation }
      stage.settle()
      navigation.delegate = delegate
      stage.perform { navigation.setViewControllers(stack.map { all[$0]! }, animated: true) }
      let questions = delegate.log.lines.filter { $0.contains("animationControllerFor") }
      #expect(questions.count == (asked == "none" ? 0 : 1), "\(stack)")
      #expect(questions.allSatisfy { $0.contains("(\(asked),") }, "\(stack)")
      stage.settle()
      #expect(names(navigation.viewControllers) == stack)
      #expect(names(navigation.children)?.sorted() == stack.sorted())
      #expect(navigation.topViewController?.view.window != nil)
    }
  }

  @Test("changes the stack at once and starts in the layout of the same turn (F2.2.2)")
  func deferral() {
    let (navigation, _) = makeStack("a")
    let next = LoggedChild("b", log: log)
    stage.perform {
      navigation.pushViewController(next, animated: true)
      #expect(navigation.topViewController === next)
      #expect(!next.isViewLoaded)
      navigation.view.layoutIfNeeded()
      #expect(next.view.window != nil)
    }
    #expect(next.transitionCoordinator != nil)
    #expect(navigation.transitionCoordinator?.presentationStyle == UIModalPresentationStyle.none)
    stage.settle()
    #expect(next.transitionCoordinator == nil)
  }

  @Test("refuses what UIKit refuses, and says so")
  func refusals() {
    let (navigation, children) = makeStack("ab")
    stage.perform { navigation.pushViewController(children[0], animated: true) }
    #expect(stage.violations.map(\.rule) == ["push-twice"])
    stage.perform { navigation.pushViewController(UINavigationController(), animated: true) }
    stage.perform { navigation.popToViewController(UIViewController(), animated: true) }
    stage.perform { navigation.viewControllers = [children[0], children[0]] }
    #expect(
      stage.violations.map(\.rule) == [
        "push-twice", "push-navigation-controller", "pop-to-stranger", "push-twice",
      ])
    #expect(names(navigation.viewControllers) == "ab")
  }

  @Test("makes changes asked for during a cancelled pop anew from the restored stack")
  func changeDuringCancelledPop() {
    let (navigation, _) = makeStack("ab")
    let delegate = LoggedContainerDelegate(log: CallLog())
    let interactor = HandInteractor()
    delegate.animator = SlideAnimator()
    delegate.interactor = interactor
    navigation.delegate = delegate
    stage.perform { navigation.popViewController(animated: true) }
    delegate.interactor = nil
    stage.perform { navigation.pushViewController(LoggedChild("c", log: log), animated: true) }
    #expect(names(navigation.viewControllers) == "ac")
    stage.perform { interactor.end(cancelled: true) }
    stage.settle()
    #expect(names(navigation.viewControllers) == "abc")
    #expect(names(navigation.children) == "abc")
  }

  @Test("tells of the finger before the calls that take a pop back (F2.4.2, F2.8.4)")
  func interactionNews() {
    let (navigation, _) = makeStack("ab")
    let delegate = LoggedContainerDelegate(log: CallLog())
    let interactor = HandInteractor()
    delegate.animator = SlideAnimator()
    delegate.interactor = interactor
    navigation.delegate = delegate
    stage.perform { navigation.popViewController(animated: true) }
    let before = log.lines.count
    stage.perform {
      let coordinator = navigation.transitionCoordinator
      #expect(coordinator?.initiallyInteractive == true)
      coordinator?.notifyWhenInteractionChanges { context in
        log.note("coordinator", "interaction \(context.isInteractive) \(context.isCancelled)")
      }
      coordinator?.animate(
        alongsideTransition: nil,
        completion: { log.note("coordinator", "over, cancelled \($0.isCancelled)") })
      interactor.end(cancelled: true)
    }
    let heard = log.lines[before...].map { $0.prefix { $0 != "(" } }
    #expect(heard.first == "coordinator.interaction false true")
    #expect(heard.last == "coordinator.over, cancelled true")
    #expect(heard[1] == "a.viewWillDisappear")
  }

  @Test("shows what the stack has become while another screen covered it")
  func changeWhileCovered() {
    let (navigation, children) = makeStack("ab")
    let cover = LoggedChild("cover", log: log)
    cover.modalPresentationStyle = .fullScreen
    stage.perform { navigation.present(cover, animated: false) }
    stage.settle()
    let next = LoggedChild("c", log: log)
    let before = log.lines.count
    stage.perform { navigation.setViewControllers([children[0], next], animated: true) }
    stage.settle()
    #expect(next.viewIfLoaded?.window == nil)
    stage.perform { cover.dismiss(animated: false) }
    stage.settle()
    #expect(next.view.window != nil && children[1].parent == nil)
    #expect(children.map(\.appearance.phase) == [.disappeared, .disappeared])
    #expect(next.appearance.phase == .appeared)
    #expect(!log.lines[before...].contains { $0.hasPrefix("b.view") })
    #expect(navigation.navigationBar.topItem === next.navigationItem)
    #expect(stage.violations.isEmpty)
  }

  @Test("is pushed on by a screen inside it, and is what such a screen is in")
  func surroundings() {
    let (navigation, children) = makeStack("a")
    let tabs = UITabBarController()
    stage.perform {
      stage.window.rootViewController = tabs
      tabs.viewControllers = [navigation]
    }
    stage.settle()
    let next = LoggedChild("b", log: log)
    stage.perform { children[0].show(next, sender: nil) }
    stage.settle()
    #expect(next.navigationController === navigation && next.tabBarController === tabs)
    #expect(next.parent === navigation && navigation.tabBarItem.title == "a")
    #expect(children[0].navigationController === navigation)
    stage.perform { navigation.popViewController(animated: true) }
    stage.settle()
    #expect(next.navigationController == nil && next.tabBarController == nil)
  }

  @Test("comes to rest after any walk, with balanced calls and one view on show", arguments: 1...20)
  func randomWalk(seed: UInt64) {
    let (navigation, _) = makeStack("a")
    let delegate = LoggedContainerDelegate(log: CallLog())
    navigation.delegate = delegate
    var walk = Walk(seed: seed, navigation: navigation, delegate: delegate, log: log)
    for _ in 0..<200 {
      stage.perform { walk.step() }
      stage.advance(to: stage.now + walk.pause())
    }
    stage.perform { walk.release() }
    #expect(stage.settle(), "seed \(seed)")
    #expect(navigation.children.count == navigation.viewControllers.count, "seed \(seed)")
    #expect(!stage.ignoresTouches, "seed \(seed)")
    let shown = walk.made.filter { $0.viewIfLoaded?.window != nil }
    #expect(shown.count == 1 && shown.first === navigation.topViewController, "seed \(seed)")
    for child in walk.made {
      let isTop = child === navigation.topViewController
      #expect(child.appearance.phase == (isTop ? .appeared : .disappeared), "seed \(seed)")
      #expect((child.parent != nil) == navigation.viewControllers.contains(child), "seed \(seed)")
    }
    #expect(navigation.transitionView.subviews.count == 1, "seed \(seed)")
    #expect(navigation.navigationBar.items?.count == navigation.viewControllers.count)
  }
}

/// Pushes, pops, sets, holds and lets go as numbers say.
@MainActor
private struct Walk {
  private var state: UInt64
  let navigation: UINavigationController
  let delegate: LoggedContainerDelegate
  let log: CallLog
  private(set) var made: [LoggedChild]
  private var interactor: HandInteractor?

  init(
    seed: UInt64, navigation: UINavigationController, delegate: LoggedContainerDelegate,
    log: CallLog
  ) {
    state = seed
    self.navigation = navigation
    self.delegate = delegate
    self.log = log
    made = navigation.viewControllers.compactMap { $0 as? LoggedChild }
  }

  /// A linear congruence: 0 ..< bound.
  private mutating func draw(_ bound: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % bound
  }

  mutating func pause() -> Double { [0, 0, 0.1, 0.3, 1][Int(draw(5))] }

  mutating func step() {
    let animated = draw(3) > 0
    switch draw(8) {
    case 0...2: navigation.pushViewController(fresh(), animated: animated)
    case 3: navigation.popViewController(animated: animated)
    case 4: navigation.popToRootViewController(animated: animated)
    case 5: navigation.setViewControllers([fresh(), fresh()], animated: animated)
    case 6: hold()
    default: release()
    }
  }

  private mutating func hold() {
    guard interactor == nil, navigation.transitionCoordinator == nil else { return }
    let interactor = HandInteractor()
    self.interactor = interactor
    delegate.animator = SlideAnimator()
    delegate.interactor = interactor
    navigation.pushViewController(fresh(), animated: true)
    navigation.view.layoutIfNeeded()
    delegate.animator = nil
    delegate.interactor = nil
  }

  mutating func release() {
    interactor?.end(cancelled: draw(2) == 0)
    interactor = nil
  }

  private mutating func fresh() -> LoggedChild {
    let child = LoggedChild("\(made.count)", log: log)
    made.append(child)
    return child
  }
}
