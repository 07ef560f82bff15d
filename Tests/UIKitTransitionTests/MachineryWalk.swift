import Rehearsal
import TestSupport

@testable import UIKit
@testable import UIKitTestSupport

/// Takes steps by a seeded choice: tabs of stacks, with screens over them.
@MainActor
final class MachineryWalk {
  struct Made { weak var controller: UIViewController? }

  let stage: Stage
  let objects = WalkObjects()
  private let tabs = UITabBarController()
  private var seeds: Seeded
  private var depth = 0
  private(set) var operations = 0
  private(set) var shown = 0
  private(set) var made: [Made] = []
  private(set) var complaints: [String] = []

  init(stage: Stage, seed: UInt64) {
    self.stage = stage
    seeds = Seeded(seed: seed)
    objects.walk = self
    stage.perform {
      tabs.delegate = objects
      tabs.viewControllers = (0..<3).map { _ in makeStack() }
      stage.window.rootViewController = tabs
    }
  }

  private func makeStack() -> UINavigationController {
    let stack = UINavigationController(rootViewController: makeScreen())
    stack.delegate = objects
    made.append(Made(controller: stack))
    return stack
  }

  private func makeScreen() -> UIViewController {
    let screen = WalkScreen(walk: self)
    screen.hidesBottomBarWhenPushed = pick(4) == 0
    made.append(Made(controller: screen))
    return screen
  }

  func pick(_ count: Int) -> Int { Int(seeds.next() % UInt64(count)) }

  /// Lets time pass, changes the size of the screen, or does something.
  func step() {
    switch pick(12) {
    case 0...3: stage.advance(to: stage.now + Double(1 + pick(8)) / 60)
    case 4 where pick(4) == 0:
      operations += 1
      let sizes = [(393, 852), (852, 393), (500, 700), (1024, 1366)]
      let (width, height) = sizes[pick(sizes.count)]
      stage.resize(to: CGSize(width: width, height: height), duration: pick(2) == 0 ? 0 : 0.3)
    default: stage.perform { act() }
    }
  }

  /// From inside a callback: now and then something else happens there, but not without end.
  func heard() {
    guard depth < 2, pick(8) == 0 else { return }
    depth += 1
    act()
    depth -= 1
  }

  func appeared() { shown += 1 }

  func complain(_ what: String) { complaints.append(what) }
}

// MARK: - What is done

extension MachineryWalk {
  private func act() {
    operations += 1
    switch pick(16) {
    case 0, 1: present()
    case 2: top.dismiss(animated: pick(4) > 0) { [weak self] in self?.heard() }
    case 3: tabs.dismiss(animated: pick(4) > 0) { [weak self] in self?.heard() }
    case 4, 5: stack?.pushViewController(makeScreen(), animated: pick(4) > 0)
    case 6: stack?.popViewController(animated: pick(4) > 0)
    case 7: stack?.popToRootViewController(animated: pick(4) > 0)
    case 8: setStack()
    case 9: tabs.selectedIndex = pick(3)
    case 10: drive.update(CGFloat(pick(140)) / 100 - 0.2)
    case 11: drive.finish()
    case 12: drive.cancel()
    case 13: drive.pause()
    case 14: if pick(6) == 0 { objects.context?.completeTransition(pick(2) == 0) }
    default: objects.shuffle()
    }
  }

  /// One of the latest fingers, or one that still holds a transition.
  private var drive: UIPercentDrivenInteractiveTransition {
    let holding = stage.environment.transitions.running.compactMap {
      $0.interactor as? UIPercentDrivenInteractiveTransition
    }
    return holding.isEmpty || pick(2) == 0 ? objects.drive : holding[pick(holding.count)]
  }

  private var top: UIViewController {
    var controller: UIViewController = tabs
    while let next = controller.presentedViewController { controller = next }
    return controller
  }

  /// The stack on top, or the selected tab's.
  private var stack: UINavigationController? {
    top as? UINavigationController ?? tabs.selectedViewController as? UINavigationController
  }

  private func present() {
    let controller: UIViewController = pick(3) == 0 ? makeStack() : makeScreen()
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .overFullScreen, .custom, .pageSheet, .formSheet, .currentContext, .popover,
    ]
    controller.modalPresentationStyle = styles[pick(styles.count)]
    controller.transitioningDelegate = pick(4) > 0 ? objects : nil
    controller.popoverPresentationController?.sourceView = top.viewIfLoaded
    // Asking for it is no use of it (the controller must still go away).
    if pick(4) == 0 { _ = controller.presentationController }
    if pick(10) == 0 { return }
    top.present(controller, animated: pick(4) > 0) { [weak self] in self?.heard() }
  }

  private func setStack() {
    guard let stack else { return }
    var controllers = stack.viewControllers
    if pick(2) == 0 { controllers.shuffle(using: &seeds) }
    if pick(2) == 0, controllers.count > 1 { controllers.removeLast() }
    if pick(2) == 0 { controllers.append(makeScreen()) }
    stack.setViewControllers(controllers, animated: pick(4) > 0)
  }
}

// MARK: - Rest

extension MachineryWalk {
  /// Lets go of everything, dismisses all, and looks at what is left.
  func comesToRest() -> Bool {
    depth = 2
    for _ in 0..<40 where tabs.presentedViewController != nil || !isQuiet {
      stage.perform {
        objects.isInteractive = false
        for drive in objects.drives { drive.finish() }
      }
      stage.settle(limit: 2)
      if tabs.presentedViewController != nil { stage.perform { tabs.dismiss(animated: false) } }
      stage.settle(limit: 2)
    }
    inspect()
    return isQuiet
  }

  private var isQuiet: Bool { stage.isSettled && stage.environment.transitions.running.isEmpty }

  private func inspect() {
    if stage.ignoresTouches { complain("touches are ignored") }
    if tabs.presentedViewController != nil { complain("something is still presented") }
    if stage.window.subviews.count != 1 { complain("\(stage.window.subviews.count) in the window") }
    for transition in stage.environment.transitions.running {
      complain("on its way: \(transition.kind)")
    }
    inspect(tabs, isShown: true)
    let held = blockedViews(stage.window)
    if held > 0 { complain("\(held) views hear no touches") }
  }

  /// A controller and its children: told of what is so, with their views where they belong.
  private func inspect(_ controller: UIViewController, isShown: Bool) {
    let phase = controller.appearance.phase
    if phase != (isShown ? .appeared : .disappeared) {
      complain("\(type(of: controller)) is \(phase), shown \(isShown)")
    }
    if (controller.viewIfLoaded?.window != nil) != isShown {
      complain("the view of \(type(of: controller)) is in the wrong place, shown \(isShown)")
    }
    if controller.transitionCoordinator != nil { complain("a coordinator has stayed") }
    for child in controller.children {
      let isOn =
        (controller as? UITabBarController).map { $0.selectedViewController === child }
        ?? (controller as? UINavigationController).map { $0.topViewController === child } ?? true
      inspect(child, isShown: isShown && isOn)
    }
    if let stack = controller as? UINavigationController,
      !stack.viewControllers.allSatisfy({ stack.children.contains($0) })
        || stack.children.contains(where: {
          !stack.viewControllers.contains($0) && (isShown || $0 !== stack.shownController)
        })
    {
      complain("\(stack.children.count) children, \(stack.viewControllers.count) in the stack")
    }
  }

  private func blockedViews(_ view: UIView) -> Int {
    (view.hierarchy.touchBlockers == 0 ? 0 : 1)
      + view.subviews.map(blockedViews).reduce(0, +)
  }
}

/// Sees to it that its callbacks come in pairs.
private final class WalkScreen: UIViewController {
  private weak var walk: MachineryWalk?
  private var phase = "disappeared"

  init(walk: MachineryWalk) {
    self.walk = walk
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  private func move(from allowed: [String], to next: String) {
    if !allowed.contains(phase) { walk?.complain("unpaired: \(phase) to \(next)") }
    phase = next
    walk?.heard()
  }

  override func viewDidLoad() { walk?.heard() }
  override func viewWillAppear(_ animated: Bool) {
    move(from: ["disappeared", "disappearing"], to: "appearing")
  }
  override func viewIsAppearing(_ animated: Bool) {
    if phase != "appearing" { walk?.complain("isAppearing while \(phase)") }
    walk?.heard()
  }
  override func viewDidAppear(_ animated: Bool) {
    walk?.appeared()
    move(from: ["appearing"], to: "appeared")
  }
  override func viewWillDisappear(_ animated: Bool) {
    move(from: ["appeared", "appearing"], to: "disappearing")
  }
  override func viewDidDisappear(_ animated: Bool) {
    move(from: ["disappearing"], to: "disappeared")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    walk?.heard()
  }
}
