import Rehearsal
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite("Requests from inside callbacks")
struct ContainerReentryTests {
  enum Moment: String, CaseIterable {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, didMove, willShow, didShow
  }

  @Test(
    "of a pushed screen, to push another, come to a settled stack", arguments: Moment.allCases,
    [true, false])
  func pushFromInside(moment: Moment, animated: Bool) {
    let stage = Stage(scale: 1)
    let log = CallLog()
    let root = LoggedChild("A", log: log)
    let navigation = UINavigationController(rootViewController: root)
    let third = LoggedChild("C", log: log)
    let second = EagerChild(moment) { navigation.pushViewController(third, animated: animated) }
    navigation.delegate = second
    stage.perform { stage.window.rootViewController = navigation }
    stage.settle()
    stage.perform { navigation.pushViewController(second, animated: animated) }
    #expect(stage.settle())
    #expect(navigation.viewControllers == [root, second, third])
    #expect(navigation.children == [root, second, third])
    #expect(third.appearance.phase == .appeared && third.view.window != nil)
    #expect(second.appearance.phase == .disappeared && root.appearance.phase == .disappeared)
    #expect(second.balance == 0)
    #expect(!stage.ignoresTouches)
  }

  @Test("of a pushed screen, to pop it, come to a settled stack", arguments: Moment.allCases)
  func popFromInside(moment: Moment) {
    let stage = Stage(scale: 1)
    let root = LoggedChild("A", log: CallLog())
    let navigation = UINavigationController(rootViewController: root)
    let second = EagerChild(moment) { navigation.popViewController(animated: true) }
    navigation.delegate = second
    stage.perform { stage.window.rootViewController = navigation }
    stage.settle()
    stage.perform { navigation.pushViewController(second, animated: true) }
    #expect(stage.settle())
    #expect(navigation.viewControllers == [root] && navigation.children == [root])
    #expect(root.appearance.phase == .appeared && root.view.window != nil)
    #expect(second.parent == nil && second.view.superview == nil && second.balance == 0)
  }

  @Test("of a tab, to select another, end there", arguments: Moment.allCases.prefix(4))
  func selectFromInside(moment: Moment) {
    for animator in [nil, SlideAnimator()] {
      let stage = Stage(scale: 1)
      let tabs = UITabBarController()
      let delegate = LoggedContainerDelegate(log: CallLog())
      delegate.animator = animator
      tabs.delegate = delegate
      let eager = EagerChild(moment) { tabs.selectedIndex = 2 }
      let others = [LoggedChild("A", log: CallLog()), LoggedChild("C", log: CallLog())]
      tabs.viewControllers = [others[0], eager, others[1]]
      stage.perform { stage.window.rootViewController = tabs }
      stage.settle()
      stage.perform { tabs.selectedIndex = 1 }
      #expect(stage.settle())
      #expect(tabs.selectedIndex == 2 && tabs.transitionView.subviews == [others[1].view])
      #expect(others.map(\.appearance.phase) == [.disappeared, .appeared])
      #expect(eager.appearance.phase == .disappeared && eager.balance == 0)
    }
  }

  @Test("after any walk over tabs one is on show", arguments: 1...10)
  func tabWalk(seed: UInt64) {
    let stage = Stage(scale: 1)
    let log = CallLog()
    let tabs = UITabBarController()
    let delegate = LoggedContainerDelegate(log: log)
    let children = (0..<4).map { LoggedChild("\($0)", log: log) }
    tabs.delegate = delegate
    tabs.viewControllers = children
    stage.perform { stage.window.rootViewController = tabs }
    var state = seed
    var held: HandInteractor?
    for _ in 0..<200 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Int(state >> 33)
      stage.perform {
        if number % 7 == 0 {
          held?.end(cancelled: number % 2 == 0)
          held = nil
        } else {
          let isHeld = number % 5 == 0 && held == nil && tabs.transitionCoordinator == nil
          let interactor = isHeld ? HandInteractor() : nil
          delegate.animator = number % 3 == 0 || isHeld ? SlideAnimator() : nil
          delegate.interactor = interactor
          tabs.selectedIndex = number % 11 % 4
          held = interactor ?? held
          delegate.interactor = nil
        }
      }
      stage.advance(to: stage.now + Double(number % 3) * 0.2)
    }
    stage.perform { held?.end(cancelled: false) }
    #expect(stage.settle(), "seed \(seed)")
    for child in children {
      let isShown = child === tabs.selectedViewController
      #expect(child.appearance.phase == (isShown ? .appeared : .disappeared), "seed \(seed)")
      #expect((child.viewIfLoaded?.superview === tabs.transitionView) == isShown, "seed \(seed)")
      #expect(child.parent === tabs)
    }
  }
}

/// A screen that asks for something in one of its callbacks, the first time.
private final class EagerChild: UIViewController, UINavigationControllerDelegate {
  private let moment: ContainerReentryTests.Moment
  private var request: (() -> Void)?
  /// Appearances begun and not taken back.
  private(set) var balance = 0

  init(_ moment: ContainerReentryTests.Moment, request: @escaping () -> Void) {
    self.moment = moment
    self.request = request
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  private func at(_ moment: ContainerReentryTests.Moment) {
    guard moment == self.moment else { return }
    let request = self.request
    self.request = nil
    request?()
  }

  override func viewDidLoad() { at(.viewDidLoad) }
  override func viewWillAppear(_ animated: Bool) {
    balance += 1
    at(.viewWillAppear)
  }
  override func viewIsAppearing(_ animated: Bool) { at(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { at(.viewDidAppear) }
  override func viewDidDisappear(_ animated: Bool) { balance -= 1 }
  override func didMove(toParent parent: UIViewController?) {
    if parent != nil { at(.didMove) }
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { if viewController === self { at(.willShow) } }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { if viewController === self { at(.didShow) } }
}
