import Rehearsal
import Testing
import UIKit

@testable import UIKitTestSupport

/// What a screen that comes can read of the way it comes.
@MainActor @Suite("What a coordinator says in viewWillAppear")
struct CoordinatorReadingTests {
  private let stage = Stage(scale: 1)
  private let next = ReadingController()

  @Test("of the system's push and pop, the measured values (F2.8.5)")
  func stack() {
    let root = ReadingController()
    let stack = UINavigationController(rootViewController: root)
    show(stack)
    stage.perform { stack.pushViewController(next, animated: true) }
    stage.settle()
    #expect(next.reading == Reading(duration: 0.35, curve: 7))
    stage.perform { stack.popViewController(animated: true) }
    #expect(root.reading == Reading(duration: 0.35, curve: 7))
  }

  @Test("of a page sheet, no duration yet and the default curve, as measured (F2.8.5)")
  func sheet() {
    let root = UIViewController()
    show(root)
    next.modalPresentationStyle = .pageSheet
    stage.perform { root.present(next, animated: true) }
    stage.settle()
    #expect(next.reading == Reading(style: .pageSheet))
  }

  @Test("of a push by an animator of the application's, its duration and the default curve")
  func ownAnimator() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let free = FreeTransition()
    free.duration = 0.8
    stack.delegate = free
    show(stack)
    stage.perform { stack.pushViewController(next, animated: true) }
    #expect(next.reading == Reading(duration: 0.8))
  }

  private func show(_ root: UIViewController) {
    stage.perform { [stage] in stage.window.rootViewController = root }
    stage.settle()
  }
}

private struct Reading: Equatable {
  var duration = 0.0
  var curve = 0
  var style = UIModalPresentationStyle.none
  var completionVelocity: CGFloat = 1
  var percentComplete: CGFloat = 0
  var isAnimated = true
  var isInteractive = false
  var wasInteractive = false
  var isInterruptible = false
  var isTurned = false
}

private final class ReadingController: UIViewController {
  private(set) var reading: Reading?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reading = transitionCoordinator.map {
      Reading(
        duration: $0.transitionDuration, curve: $0.completionCurve.rawValue,
        style: $0.presentationStyle, completionVelocity: $0.completionVelocity,
        percentComplete: $0.percentComplete, isAnimated: $0.isAnimated,
        isInteractive: $0.isInteractive, wasInteractive: $0.initiallyInteractive,
        isInterruptible: $0.isInterruptible, isTurned: $0.targetTransform != .identity)
    }
  }
}
