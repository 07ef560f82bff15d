import Rehearsal
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite("The context of a transition in a container")
struct ContainerContextTests {
  @Test(
    "tells the truth about views, frames and style (F2.1.5, F2.5.2, F2.5.4, F2.5.6)",
    arguments: [ContainerKind.push, .pop, .popToRoot, .setStack, .tab])
  func table(kind: ContainerKind) throws {
    let rig = ContainerRig(kind)
    let witness = Witness()
    rig.delegate.animator = witness
    let from = try #require(rig.children.first { $0.viewIfLoaded?.window != nil })
    rig.request(animated: true)
    let context = try #require(witness.context)
    let to = try #require(context.viewController(forKey: .to))
    #expect(context.viewController(forKey: .from) === from)
    #expect(context.view(forKey: .from) === from.view && context.view(forKey: .to) === to.view)
    #expect(witness.contents == [from.view])
    #expect(context.presentationStyle == .none && context.isAnimated && !context.isInteractive)
    #expect(context.initialFrame(for: from) == rig.stage.window.bounds)
    #expect(context.finalFrame(for: from) == .zero)
    #expect(context.initialFrame(for: to) == .zero)
    #expect(context.finalFrame(for: to) == rig.stage.window.bounds)
    #expect(context.containerView.window === rig.stage.window)
    #expect(rig.stage.ignoresTouches)
    rig.stage.advance(to: 5)
    #expect(rig.stage.ignoresTouches, "frozen until completed (F2.7.3)")
    rig.stage.perform { context.completeTransition(true) }
    #expect(from.view.superview == nil && to.view.superview === context.containerView)
    #expect(!rig.stage.ignoresTouches)
    #expect(rig.stage.settle())
  }

  @Test("shows nothing when the animator leaves the to-view out (P3)")
  func viewLeftOut() {
    let rig = ContainerRig(.push)
    let witness = Witness()
    witness.puts = false
    rig.delegate.animator = witness
    rig.request(animated: true)
    rig.stage.perform { witness.context?.completeTransition(true) }
    #expect(rig.children[1].view.superview == nil)
    #expect(witness.context?.containerView.subviews.isEmpty == true)
  }

  @Test("is completed once; a second time changes nothing and is noted (F2.7.4)")
  func completedTwice() {
    let rig = ContainerRig(.push)
    let witness = Witness()
    rig.delegate.animator = witness
    rig.request(animated: true)
    rig.stage.perform { witness.context?.completeTransition(true) }
    let after = rig.condition
    rig.stage.perform { witness.context?.completeTransition(false) }
    #expect(rig.condition == after)
    #expect(rig.stage.violations.map(\.rule) == ["completes-once"])
  }

  @Test(
    "may be completed before the animator returns", arguments: [ContainerKind.push, .pop, .tab])
  func completedAtOnce(kind: ContainerKind) {
    let rig = ContainerRig(kind)
    let witness = Witness()
    witness.completesAtOnce = true
    rig.delegate.animator = witness
    rig.request(animated: true)
    rig.stage.settle()
    #expect(rig.children.count { $0.appearance.phase == .appeared } == 1)
    #expect(!rig.stage.ignoresTouches)
    #expect(rig.stage.violations.isEmpty)
  }

  @Test("lets go of controllers that left", arguments: [false, true])
  func leaks(cancelled: Bool) {
    let stage = Stage(scale: 1)
    let log = CallLog()
    weak var popped: UIViewController?
    weak var navigation: UINavigationController?
    autoreleased {
      let stack = UINavigationController(rootViewController: LoggedChild("A", log: log))
      let next = LoggedChild("B", log: log)
      let delegate = LoggedContainerDelegate(log: log)
      let interactor = HandInteractor()
      delegate.animator = cancelled ? SlideAnimator() : nil
      delegate.interactor = cancelled ? interactor : nil
      (popped, navigation) = (next, stack)
      stack.delegate = delegate
      stage.perform { stage.window.rootViewController = stack }
      stage.perform { stack.pushViewController(next, animated: true) }
      if cancelled {
        stage.perform { interactor.end(cancelled: true) }
      } else {
        stage.settle()
        stage.perform { stack.popViewController(animated: true) }
      }
      stage.settle()
    }
    #expect(popped == nil)
    stage.perform { stage.window.rootViewController = nil }
    stage.settle()
    #expect(navigation == nil)
  }

  private func autoreleased(_ body: () -> Void) { body() }
}

/// Keeps the context and what was in the container when it came.
private final class Witness: NSObject, UIViewControllerAnimatedTransitioning {
  var puts = true
  var completesAtOnce = false
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private(set) var contents: [UIView] = []

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    contents = context.containerView.subviews
    if puts, let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
    if completesAtOnce { context.completeTransition(true) }
  }
}
