import UIKit

extension Probe {
  static let tabs: [Probe] = [
    Probe("tab.calls") { scene in
      let tabs = UITabBarController()
      tabs.viewControllers = [Spy("A", scene), Spy("B", scene)]
      scene.window.rootViewController = tabs
      scene.at(0.2) {
        scene.forget()
        tabs.selectedIndex = 1
      }
      scene.at(1) { scene.answer = scene.noted }
    },
    Probe("tab.selects.at.once") { scene in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      scene.window.rootViewController = tabs
      scene.at(0.2) {
        tabs.selectedIndex = 1
        scene.answer = [
          .number(Double(tabs.selectedIndex)), .flag(tabs.transitionCoordinator == nil),
        ]
      }
    },
  ]

  static let children: [Probe] = [
    Probe("child.removal") { scene in
      let spy = Spy("C", scene)
      scene.root.addChild(spy)
      scene.root.view.addSubview(spy.view)
      spy.didMove(toParent: scene.root)
      scene.at(0.3) {
        scene.forget()
        spy.tellsOfParents = true
        spy.willMove(toParent: nil)
        spy.view.removeFromSuperview()
        spy.removeFromParent()
      }
      scene.at(0.6) { scene.answer = scene.noted }
    },
    Probe("child.addition") { scene in
      let spy = Spy("C", scene)
      spy.tellsOfParents = true
      scene.at(0.2) {
        scene.root.addChild(spy)
        scene.root.view.addSubview(spy.view)
        spy.didMove(toParent: scene.root)
      }
      scene.at(0.5) { scene.answer = scene.noted }
    },
    Probe("child.without.addChild") { scene in
      let spy = Spy("C", scene)
      scene.kept.append(spy)
      scene.at(0.2) { scene.root.view.addSubview(spy.view) }
      scene.at(0.5) { scene.answer = scene.noted }
    },
    Probe("child.hand.made.cancel") { scene in
      let spy = Spy("C", scene)
      final class Silent: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      }
      let silent = Silent()
      scene.window.rootViewController = silent
      silent.addChild(spy)
      silent.view.addSubview(spy.view)
      scene.at(0.3) {
        spy.beginAppearanceTransition(true, animated: false)
        spy.endAppearanceTransition()
        scene.forget()
        spy.beginAppearanceTransition(false, animated: true)
        spy.beginAppearanceTransition(true, animated: true)
        spy.endAppearanceTransition()
        scene.answer = scene.noted
      }
    },
    Probe("child.exchange") { scene in
      let (a, b) = (Spy("A", scene), Spy("B", scene))
      for spy in [a, b] { scene.root.addChild(spy) }
      scene.root.view.addSubview(a.view)
      scene.at(0.3) {
        scene.root.transition(from: a, to: b, duration: 0.2, animations: nil)
      }
      scene.at(1) {
        scene.answer = [
          .flag(a.view.superview == nil), .flag(b.view.superview === scene.root.view),
        ]
      }
    },
  ]

  static let coordinators: [Probe] = [
    Probe("coordinator.push") { scene in
      let stack = UINavigationController(rootViewController: UIViewController())
      scene.window.rootViewController = stack
      let screen = CoordinatorReader { coordinator in
        scene.answer = [
          .number(coordinator.transitionDuration),
          .number(Double(coordinator.completionCurve.rawValue)),
          .number(Double(coordinator.completionVelocity)),
          .number(Double(coordinator.presentationStyle.rawValue)), .flag(coordinator.isAnimated),
          .flag(coordinator.initiallyInteractive), .flag(coordinator.isInteractive),
          .flag(coordinator.isInterruptible), .flag(coordinator.targetTransform.isIdentity),
          .number(Double(coordinator.percentComplete)),
        ]
      }
      scene.at(0.2) { stack.pushViewController(screen, animated: true) }
      scene.at(1.5) {}
    },
    Probe("coordinator.pageSheet") { scene in
      let screen = CoordinatorReader { coordinator in
        scene.answer = [
          .number(coordinator.transitionDuration),
          .number(Double(coordinator.completionCurve.rawValue)),
          .number(Double(coordinator.presentationStyle.rawValue)),
        ]
      }
      screen.modalPresentationStyle = .pageSheet
      scene.at(0.2) { scene.root.present(screen, animated: true) }
      scene.at(1.5) {}
    },
    Probe("coordinator.is.there") { scene in
      let root = UIViewController()
      let stack = UINavigationController(rootViewController: root)
      scene.window.rootViewController = stack
      let screen = CoordinatorReader { _ in
        scene.note("from \(root.transitionCoordinator != nil)")
        scene.note("container \(stack.transitionCoordinator != nil)")
      }
      scene.at(0.2) { stack.pushViewController(screen, animated: true) }
      scene.at(1.5) {
        scene.note("after \(stack.transitionCoordinator != nil)")
        scene.answer = scene.noted
      }
    },
    Probe("coordinator.alongside") { scene in
      let stack = UINavigationController(rootViewController: UIViewController())
      scene.window.rootViewController = stack
      let screen = CoordinatorReader { coordinator in
        let queued = coordinator.animate(
          alongsideTransition: { _ in scene.note("alongside") },
          completion: { scene.note("completion \($0.isCancelled)") })
        scene.note("queued \(queued)")
      }
      scene.at(0.2) { stack.pushViewController(screen, animated: true) }
      scene.at(1.5) { scene.answer = scene.noted }
    },
    Probe("coordinator.size.change") { scene in
      final class Turner: UIViewController {
        var heard: [String] = []
        override func viewWillTransition(
          to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
        ) {
          super.viewWillTransition(to: size, with: coordinator)
          heard.append("will")
        }
      }
      let (turner, child) = (Turner(), Turner())
      scene.window.rootViewController = turner
      turner.addChild(child)
      scene.at(0.2) {
        turner.viewWillTransition(to: CGSize(width: 1, height: 1), with: NoCoordinator())
        scene.answer = .number(Double(child.heard.count))
      }
    },
  ]
}

/// Reads its coordinator when it is to appear.
final class CoordinatorReader: UIViewController {
  private let read: (UIViewControllerTransitionCoordinator) -> Void

  init(_ read: @escaping (UIViewControllerTransitionCoordinator) -> Void) {
    self.read = read
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let coordinator = transitionCoordinator { read(coordinator) }
  }
}

/// A coordinator that nothing runs beside.
private final class NoCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { false }
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { false }
  func notifyWhenInteractionEnds(
    _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
  func notifyWhenInteractionChanges(
    _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
  var isAnimated: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  var containerView: UIView { UIView() }
  var targetTransform: CGAffineTransform { .identity }
}
