import UIKit

extension Probe {
  static let stacks: [Probe] = stackCalls + stackValues

  private static func stack(
    _ scene: ProbeScene, _ count: Int = 1, parents: Bool = false
  ) -> (UINavigationController, [Spy]) {
    let spies = (0..<count).map { index in
      let spy = Spy(["A", "B", "C", "D"][index], scene)
      spy.tellsOfParents = parents
      return spy
    }
    let stack = UINavigationController()
    stack.setViewControllers(spies, animated: false)
    scene.window.rootViewController = stack
    return (stack, spies)
  }

  private static let stackCalls: [Probe] = [
    Probe("push.calls") { scene in
      let (stack, _) = stack(scene)
      scene.at(0.2) {
        scene.forget()
        stack.pushViewController(Spy("B", scene), animated: true)
      }
      scene.at(1.5) { scene.answer = scene.noted }
    },
    Probe("pop.calls") { scene in
      let (stack, _) = stack(scene, 2)
      scene.at(0.2) {
        scene.forget()
        stack.popViewController(animated: true)
      }
      scene.at(1.5) { scene.answer = scene.noted }
    },
    Probe("push.parents") { scene in
      let (stack, _) = stack(scene)
      let spy = Spy("B", scene)
      spy.tellsOfParents = true
      scene.at(0.2) {
        scene.forget()
        stack.pushViewController(spy, animated: true)
      }
      scene.at(1.5) {
        scene.answer = .list(scene.calls.filter { $0.hasPrefix("B") }.map { .text($0) })
      }
    },
    Probe("pop.parents") { scene in
      let (stack, _) = stack(scene, 2, parents: true)
      scene.at(0.2) {
        scene.forget()
        stack.popViewController(animated: true)
      }
      scene.at(1.5) {
        scene.answer = .list(scene.calls.filter { $0.hasPrefix("B") }.map { .text($0) })
      }
    },
    Probe("push.delegate") { scene in
      let (stack, _) = stack(scene)
      let hearer = StackHearer(scene)
      scene.kept.append(hearer)
      scene.at(0.2) {
        scene.forget()
        stack.delegate = hearer
        stack.pushViewController(Spy("B", scene), animated: true)
        scene.note("push returns")
      }
      scene.at(1.5) { scene.answer = scene.noted }
    },
    Probe("push.custom") { scene in
      let (stack, _) = stack(scene)
      let hearer = StackHearer(scene)
      hearer.animator = FadeAnimator(scene)
      scene.kept.append(hearer)
      scene.at(0.2) {
        scene.forget()
        stack.delegate = hearer
        stack.pushViewController(Spy("B", scene), animated: true)
      }
      scene.at(1.5) { scene.answer = scene.noted }
    },
    Probe("push.custom.context") { scene in
      let (stack, _) = stack(scene)
      let hearer = StackHearer(scene)
      let animator = FadeAnimator(scene)
      animator.look = { context in
        scene.answer = [
          .flag(context.view(forKey: .from) != nil), .flag(context.view(forKey: .to) != nil),
          .flag(context.view(forKey: .to)?.superview == nil),
          .flag(context.view(forKey: .from)?.isDescendant(of: context.containerView) ?? false),
          .number(Double(context.presentationStyle.rawValue)), .flag(context.isAnimated),
          .flag(context.isInteractive),
          .flag(context.finalFrame(for: context.viewController(forKey: .from)!) == .zero),
          .flag(context.initialFrame(for: context.viewController(forKey: .to)!) == .zero),
          .flag(
            context.finalFrame(for: context.viewController(forKey: .to)!)
              == context.containerView.bounds),
        ]
      }
      hearer.animator = animator
      scene.kept.append(hearer)
      scene.at(0.2) {
        stack.delegate = hearer
        stack.pushViewController(UIViewController(), animated: true)
      }
      scene.at(1) {}
    },
    Probe("pop.cancelled") { scene in
      let (stack, _) = stack(scene, 2)
      let hearer = StackHearer(scene)
      hearer.animator = FadeAnimator(scene)
      hearer.animator?.isQuiet = true
      let drive = UIPercentDrivenInteractiveTransition()
      hearer.interactor = drive
      hearer.isQuiet = true
      scene.kept.append(hearer)
      scene.at(0.2) {
        scene.forget()
        stack.delegate = hearer
        stack.popViewController(animated: true)
      }
      scene.at(0.4) { drive.update(0.4) }
      scene.at(0.5) {
        scene.note("cancel")
        drive.cancel()
      }
      scene.at(1.5) {
        scene.note("stack \(stack.viewControllers.count)")
        scene.answer = scene.noted
      }
    },
    Probe("pop.cancelled.interactive.flag") { scene in
      let (stack, spies) = stack(scene, 2)
      let hearer = StackHearer(scene)
      hearer.animator = FadeAnimator(scene)
      hearer.animator?.isQuiet = true
      let drive = UIPercentDrivenInteractiveTransition()
      hearer.interactor = drive
      hearer.isQuiet = true
      scene.kept.append(hearer)
      scene.at(0.2) {
        stack.delegate = hearer
        stack.popViewController(animated: true)
      }
      scene.at(0.3) {
        let coordinator = spies[1].transitionCoordinator
        scene.note("interactive \(coordinator?.isInteractive ?? false)")
        drive.cancel()
        scene.note("cancelled \(coordinator?.isCancelled ?? false)")
      }
      scene.at(1.5) { scene.answer = scene.noted }
    },
  ]

  private static let stackValues: [Probe] = [
    Probe("stack.popTo") { scene in
      let (stack, spies) = stack(scene, 4)
      let popped = stack.popToViewController(spies[1], animated: false)
      scene.answer = .list((popped ?? []).map { .text($0.title ?? "") })
    },
    Probe("stack.popToRoot") { scene in
      let (stack, _) = stack(scene, 4)
      let popped = stack.popToRootViewController(animated: false)
      scene.answer = .list((popped ?? []).map { .text($0.title ?? "") })
    },
    Probe("stack.pop.root") { scene in
      let (stack, _) = stack(scene)
      scene.answer = .flag(stack.popViewController(animated: false) == nil)
    },
    Probe("stack.push.at.once") { scene in
      let (stack, _) = stack(scene)
      stack.pushViewController(UIViewController(), animated: true)
      scene.answer = .number(Double(stack.viewControllers.count))
      scene.at(1) {}
    },
    Probe("stack.set.same.top") { scene in
      let (stack, spies) = stack(scene, 3)
      scene.at(0.2) {
        stack.setViewControllers([spies[0], spies[2]], animated: true)
        scene.answer = .flag(stack.transitionCoordinator != nil)
      }
      scene.at(1) {}
    },
    Probe("stack.set.operation") { scene in
      let (stack, spies) = stack(scene, 3)
      let hearer = StackHearer(scene)
      scene.kept.append(hearer)
      scene.at(0.2) {
        stack.delegate = hearer
        scene.forget()
        stack.setViewControllers([spies[2], spies[0]], animated: true)
      }
      scene.at(1.5) { stack.setViewControllers([UIViewController()], animated: true) }
      scene.at(3) {
        scene.answer = .list(scene.calls.filter { $0.hasPrefix("animator") }.map { .text($0) })
      }
    },
    Probe("stack.child") { scene in
      let (stack, _) = stack(scene)
      let child = UIViewController()
      scene.at(0.2) {
        stack.addChild(child)
        scene.answer = [
          .flag(stack.topViewController === child), .flag(stack.visibleViewController === child),
        ]
      }
    },
  ]
}
