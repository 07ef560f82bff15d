import Rehearsal
import Testing
import UIKit

@testable import UIKitTestSupport

/// Animators whose blocks have nothing to do, as where an application looks at a flag inside.
@MainActor @Suite("Transitions with nothing to animate")
struct NothingToAnimateTests {
  enum Way: String, CaseIterable { case push, pop, present, dismiss, tab }

  enum Block: String, CaseIterable {
    case empty, sameValue, noDuration, noDurationEmpty, delayed, keyframes, spring, fade

    static let idle = allCases.filter { $0 != .fade }
  }

  /// F4.6.9 and F4.6.10: the completion comes in the next turn, with true.
  @Test("are over in the next turn of the run loop", arguments: Way.allCases, Block.idle)
  func over(way: Way, block: Block) {
    let (heard, taken) = Self.run(way, block, on: Rig(showsBar: false))
    #expect(heard == [true])
    #expect(taken <= 1.0 / 60 + 1e-9, "\(taken)")
  }

  /// F2.8.2: what goes along is part of the block. The other blocks have no time to give.
  @Test(
    "wait for a bar that goes along, which leaves their block finished",
    arguments: [Way.push, .pop], [Block.empty, .sameValue, .keyframes, .spring, .fade])
  func beside(way: Way, block: Block) {
    let (heard, taken) = Self.run(way, block, on: Rig(showsBar: true))
    #expect(heard == [true], "a bar's end is no reason to call a block unfinished")
    #expect(abs(taken - 0.5) < 1.5 / 60, "\(taken)")
  }

  /// - Returns: What the completion heard, and how long after the animator was called it came.
  private static func run(_ way: Way, _ block: Block, on rig: Rig) -> ([Bool], Double) {
    var heard: [Bool] = []
    var (began, ended) = (0.0, -1.0)
    let stage = rig.stage
    rig.free.duration = 0.5
    rig.free.animate = { _, context in
      Self.bringIn(context)
      began = stage.now
      Self.perform(block, context.view(forKey: .to)) { finished in
        heard.append(finished)
        ended = stage.now
        context.completeTransition(!context.transitionWasCancelled)
      }
      #expect(heard.isEmpty, "a completion never comes at once")
    }
    rig.go(way)
    #expect(rig.stage.violations.isEmpty, "\(rig.stage.violations)")
    return (heard, ended - began)
  }

  private static func bringIn(_ context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let screen = context.viewController(forKey: .to)
    else { return }
    view.frame = context.finalFrame(for: screen)
    context.containerView.addSubview(view)
  }

  private static func perform(_ block: Block, _ view: UIView?, then end: @escaping (Bool) -> Void) {
    switch block {
    case .empty: UIView.animate(withDuration: 0.5, animations: {}, completion: end)
    case .sameValue:
      UIView.animate(
        withDuration: 0.5,
        animations: {
          view?.alpha = 1
          view?.transform = .identity
          view?.layoutIfNeeded()
        }, completion: end)
    case .noDuration:
      UIView.animate(withDuration: 0, animations: { view?.alpha = 0.5 }, completion: end)
    case .noDurationEmpty: UIView.animate(withDuration: 0, animations: {}, completion: end)
    case .delayed: UIView.animate(withDuration: 0, delay: 0, animations: {}, completion: end)
    case .keyframes:
      UIView.animateKeyframes(withDuration: 0.5, delay: 0, animations: {}, completion: end)
    case .spring:
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
        animations: {}, completion: end)
    case .fade:
      view?.alpha = 0
      UIView.animate(withDuration: 0.5, animations: { view?.alpha = 1 }, completion: end)
    }
  }
}

@MainActor
private final class Rig: NSObject, UITabBarControllerDelegate {
  let stage = Stage(scale: 1)
  let free = FreeTransition()
  let stack = UINavigationController(rootViewController: UIViewController())
  let tabs = UITabBarController()
  private let modal = UIViewController()

  init(showsBar: Bool) {
    super.init()
    stack.isNavigationBarHidden = !showsBar
    tabs.viewControllers = [stack, UIViewController()]
    tabs.delegate = self
    stage.perform { stage.window.rootViewController = tabs }
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = free
    stage.settle()
  }

  /// Goes a way, the one before it without animation.
  func go(_ way: NothingToAnimateTests.Way) {
    stage.perform {
      if way == .pop { stack.pushViewController(UIViewController(), animated: false) }
      if way == .dismiss { tabs.present(modal, animated: false) }
    }
    stage.settle()
    stack.delegate = free
    stage.perform {
      switch way {
      case .push: stack.pushViewController(UIViewController(), animated: true)
      case .pop: stack.popViewController(animated: true)
      case .present: tabs.present(modal, animated: true)
      case .dismiss: tabs.dismiss(animated: true)
      case .tab: tabs.selectedIndex = 1
      }
    }
    stage.settle()
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { free }
}
