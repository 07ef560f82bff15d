import Rehearsal
import Testing
import UIKit

/// F2.7.2, F2.5.9, F2.9: what must hold of every transition, however it ends.
@MainActor @Suite("Laws of all transitions")
struct MachineryLawTests {
  nonisolated static let parts: [CGFloat] = [0, 0.01, 0.5, 0.99, 1]

  @Test(
    "a cancelled one leaves tree, frames, responder, touches and motion as they were",
    arguments: ModalKind.allCases, TransitionDirection.allCases)
  func cancelled(kind: ModalKind, direction: TransitionDirection) {
    for part in Self.parts {
      let rig = ModalRig(kind)
      rig.putUp(for: direction)
      let field = Listener(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
      rig.stage.perform {
        (direction == .presentation ? rig.presenter : rig.presented).view.addSubview(field)
        field.becomeFirstResponder()
      }
      rig.stage.settle()
      let (before, look) = (rig.condition, rig.motion(seconds: 0.05))
      rig.transition.interactor = rig.interactor
      rig.request(direction)
      rig.stage.perform { rig.interactor.update(part) }
      #expect(rig.condition != before, "nothing was under way")
      rig.stage.perform { rig.interactor.cancel() }
      #expect(rig.stage.settle())
      #expect(rig.condition == before, "\(kind) \(direction) \(part)")
      #expect(field.isFirstResponder, "\(kind) \(direction) \(part)")
      #expect(rig.motion(seconds: 0.05) == look, "\(kind) \(direction) \(part)")
      #expect(rig.stage.violations.isEmpty)
    }
  }

  @Test(
    "one that comes after a cancelled one moves as if that had not been",
    arguments: ModalKind.allCases, TransitionDirection.allCases)
  func again(kind: ModalKind, direction: TransitionDirection) {
    func run(cancelsFirst: Bool) -> [String] {
      let rig = ModalRig(kind)
      rig.putUp(for: direction)
      if cancelsFirst {
        rig.transition.interactor = rig.interactor
        rig.request(direction)
        rig.stage.perform { rig.interactor.update(0.4) }
        rig.stage.perform { rig.interactor.cancel() }
        rig.stage.settle()
        rig.transition.interactor = nil
        // The popover's source went with its presentation.
        if direction == .presentation {
          rig.stage.perform { rig.prepare(rig.presented, over: rig.presenter) }
        }
      }
      rig.request(direction)
      return rig.motion(seconds: 0.6)
    }
    #expect(run(cancelsFirst: true) == run(cancelsFirst: false))
  }

  @Test(
    "scrubbed to any part and let go, it ends like one that ran by itself",
    arguments: ModalKind.allCases, TransitionDirection.allCases)
  func scrubbed(kind: ModalKind, direction: TransitionDirection) {
    func run(until part: CGFloat?) -> String {
      let rig = ModalRig(kind)
      rig.putUp(for: direction)
      rig.transition.interactor = part == nil ? nil : rig.interactor
      rig.request(direction)
      if let part {
        rig.stage.perform { rig.interactor.update(part) }
        rig.stage.perform { rig.interactor.finish() }
      }
      #expect(rig.stage.settle())
      #expect(rig.stage.violations.isEmpty)
      return rig.condition
    }
    let running = run(until: nil)
    for part in Self.parts { #expect(run(until: part) == running, "\(kind) \(direction) \(part)") }
  }

  @Test("in containers too", arguments: ContainerKind.allCases.filter { $0 != .custom })
  func scrubbedContainers(kind: ContainerKind) {
    func run(until part: CGFloat?) -> String {
      let rig = ContainerRig(kind)
      rig.delegate.animator = SlideAnimator()
      let drive = UIPercentDrivenInteractiveTransition()
      rig.delegate.interactor = part == nil ? nil : drive
      rig.request(animated: true)
      if let part {
        rig.stage.perform { drive.update(part) }
        rig.stage.perform { drive.finish() }
      }
      #expect(rig.stage.settle())
      return rig.condition
    }
    let running = run(until: nil)
    for part in Self.parts { #expect(run(until: part) == running, "\(kind) \(part)") }
  }

  @Test("one finger moves the same animator the same way, whatever carries it")
  func sameUnderFinger() {
    let pushed = fingerMotion { stage, objects in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.delegate = objects
      stage.perform { stage.window.rootViewController = navigation }
      stage.settle()
      stage.perform { navigation.pushViewController(objects.next, animated: true) }
    }
    let selected = fingerMotion { stage, objects in
      let tabs = UITabBarController()
      tabs.delegate = objects
      tabs.viewControllers = [UIViewController(), objects.next]
      stage.perform { stage.window.rootViewController = tabs }
      stage.settle()
      stage.perform { tabs.selectedIndex = 1 }
    }
    let presented = fingerMotion { stage, objects in
      let root = UIViewController()
      stage.perform { stage.window.rootViewController = root }
      stage.settle()
      objects.next.modalPresentationStyle = .fullScreen
      objects.next.transitioningDelegate = objects
      stage.perform { root.present(objects.next, animated: true) }
    }
    #expect(presented.count > 20)
    #expect(pushed == presented)
    #expect(selected == presented)
  }

  /// Where the next screen shows, in the window, while a finger moves it and lets it go.
  private func fingerMotion(_ start: (Stage, OneForAll) -> Void) -> [CGRect] {
    let stage = Stage(scale: 1)
    let objects = OneForAll()
    start(stage, objects)
    var places: [CGRect] = []
    func note() {
      let layer = objects.next.view.layer
      places.append((layer.presentation() ?? layer).frame)
    }
    for part in [0.1, 0.5, 0.3, 0.7] {
      stage.perform { objects.drive.update(part) }
      stage.advance(to: stage.now + 0.02)
      note()
    }
    stage.perform { objects.drive.finish() }
    for _ in 0..<24 {
      stage.advance(to: stage.now + 1.0 / 60)
      note()
    }
    #expect(stage.settle())
    return places
  }
}

/// The delegate of everything, with one animator and one interactor.
private final class OneForAll: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  let next = UIViewController()
  let animator = SlideAnimator()
  let drive = UIPercentDrivenInteractiveTransition()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drive }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drive }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drive }
}

extension ModalRig {
  /// The values of every property of every layer, frame by frame.
  func motion(seconds: Double) -> [String] {
    let take = stage.take(until: .after(seconds))
    return take.everything.rows.map { row in
      let values = row.values.map { ($0 * 1e6).rounded() / 1e6 + 0 }
      return "\(row.time) \(row.layer) \(row.property) \(values)"
    }
  }
}

/// Hears keys, and has nothing to show for it.
private final class Listener: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
