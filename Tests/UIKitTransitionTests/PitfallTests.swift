import Rehearsal
import Testing
import UIKit

@testable import UIKitTestSupport

/// What people run into, as it is here: facts 7. `Documentation/Behaviour.md` says which test
/// shows which.
@MainActor @Suite("A pitfall")
struct PitfallTests {
  @Test("from and to change places on the way back, presented and presenting do not (P1, P29)")
  func roles() {
    let rig = FreeRig(.fullScreen)
    var seen: [[Bool]] = []
    rig.free.animate = { free, context in
      seen.append([
        context.viewController(forKey: .from) === rig.root,
        context.viewController(forKey: .to) === rig.next,
        rig.next.presentingViewController === rig.root,
      ])
      free.fade(context)
    }
    rig.present()
    rig.dismiss()
    #expect(seen == [[true, true, true], [false, false, true]])
    #expect(rig.free.asked == ["animator", "interactor", "animator back", "interactor back"])
  }

  @Test("the animator gets the view that the presentation puts around the screen's (P2)")
  func decorated() {
    let rig = FreeRig(.custom)
    rig.free.presentation = { WrappedPresentation(presentedViewController: $0, presenting: $1) }
    var views: [UIView?] = []
    rig.free.animate = { free, context in
      views += [context.view(forKey: .from), context.view(forKey: .to)]
      free.fade(context)
    }
    rig.present()
    let wrapper = (rig.next.presentationController as? WrappedPresentation)?.wrapper
    #expect(wrapper != nil && rig.next.view.superview === wrapper)
    rig.dismiss()
    #expect(views == [nil, wrapper, wrapper, nil])
  }

  @Test("a to-view that nobody puts in leaves an empty screen (P3)")
  func emptyScreen() {
    let rig = FreeRig(.fullScreen)
    rig.free.animate = { $1.completeTransition(true) }
    rig.present()
    #expect(rig.root.view.window == nil && rig.next.view.window == nil)
    #expect(rig.root.presentedViewController === rig.next)
  }

  @Test("true after a cancelled pop pops all the same, and is noted (P5)")
  func untrue() {
    let stage = Stage(scale: 1)
    let free = FreeTransition()
    let (root, next) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    stack.pushViewController(next, animated: false)
    stack.delegate = free
    stage.perform { stage.window.rootViewController = stack }
    stage.settle()
    let drive = UIPercentDrivenInteractiveTransition()
    free.interactor = drive
    free.animate = { free, context in
      free.place(context)
      free.move(context.view(forKey: .from), context) { true }
    }
    stage.perform { stack.popViewController(animated: true) }
    stage.perform { drive.update(0.5) }
    stage.perform { drive.cancel() }
    stage.settle()
    #expect(stage.violations.map(\.rule) == ["completes-truthfully"])
    #expect(stack.viewControllers == [root] && root.view.window != nil)
    #expect(!stage.ignoresTouches)
  }

  @Test(
    "what an animator leaves in the container goes with a screen, and stays in a stack (P9, P30)")
  func leftovers() {
    let rig = FreeRig(.overFullScreen)
    let left = UIView()
    rig.free.animate = { free, context in
      context.containerView.insertSubview(left, at: 0)
      free.fade(context)
    }
    rig.free.interactor = UIPercentDrivenInteractiveTransition()
    rig.present()
    rig.cancel()
    #expect(left.window == nil)
    let stack = ContainerRig(.push)
    let free = FreeTransition()
    free.animate = rig.free.animate
    stack.delegate.animator = free
    stack.request(animated: true)
    stack.stage.settle()
    #expect(left.window === stack.stage.window)
  }

  @Test("an animator without animations completes at once, also under a finger (P11)")
  func nothingToDrive() {
    let rig = FreeRig(.custom)
    rig.free.interactor = UIPercentDrivenInteractiveTransition()
    rig.free.animate = { free, context in
      free.place(context)
      context.completeTransition(!context.transitionWasCancelled)
    }
    rig.present()
    rig.cancel()
    #expect(rig.next.view.window != nil && rig.root.presentedViewController === rig.next)
    #expect(!rig.stage.ignoresTouches && rig.stage.isSettled)
  }

  @Test("without an animator the interactor is not asked for, and time drives (P14)")
  func interactorAlone() {
    let rig = FreeRig(.fullScreen)
    rig.free.givesAnimator = false
    rig.free.interactor = UIPercentDrivenInteractiveTransition()
    rig.present()
    #expect(rig.stage.settle())
    #expect(rig.free.asked == ["animator"])
    #expect(rig.next.view.window != nil)
  }

  @Test("what an animator hid stays hidden after a cancel (P17)")
  func staysHidden() {
    let rig = FreeRig(.fullScreen)
    rig.free.interactor = UIPercentDrivenInteractiveTransition()
    rig.free.animate = { free, context in
      context.view(forKey: .from)?.isHidden = true
      free.fade(context)
    }
    rig.present()
    rig.cancel()
    #expect(rig.root.view.window != nil && rig.root.view.isHidden)
  }

  @Test("the views stand in the order that the animator gave them (P18)")
  func order() {
    let rig = FreeRig(.fullScreen)
    rig.present()
    rig.free.animate = { free, context in
      context.view(forKey: .to).map(context.containerView.addSubview)
      #expect(context.containerView.subviews == [rig.next.view, rig.root.view])
      free.move(context.view(forKey: .from), context) { true }
    }
    rig.dismiss()
    #expect(rig.stage.window.holdsOnly(rig.root.view))
  }

  @Test(
    "dismiss asked of either of the two takes off the upper one (P22)", arguments: [true, false])
  func forwarded(asksUpper: Bool) {
    let rig = FreeRig(.overFullScreen)
    rig.present()
    rig.stage.perform { (asksUpper ? rig.next : rig.root).dismiss(animated: true) }
    rig.stage.settle()
    #expect(rig.root.presentedViewController == nil && rig.next.view.window == nil)
  }

  @Test("only .custom asks for a presentation controller; fullScreen takes the presenter out (P25)")
  func onlyCustom() {
    for style in ModalKind.allCases.map(\.style) where style != .popover {
      let rig = FreeRig(style)
      rig.present()
      #expect(rig.free.asked.contains("presentation") == (style == .custom), "\(style)")
      let removes = style == .fullScreen || style == .currentContext
      #expect((rig.root.view.window == nil) == removes, "\(style)")
    }
  }

  @Test("a custom presentation places nothing: the view stays where the animator left it (P6, P26)")
  func noLayout() {
    let rig = FreeRig(.custom)
    let place = CGRect(x: 30, y: 40, width: 100, height: 200)
    rig.free.presentation = {
      UIPresentationController(presentedViewController: $0, presenting: $1)
    }
    rig.free.animate = { free, context in
      context.view(forKey: .to).map(context.containerView.addSubview)
      context.view(forKey: .to)?.frame = place
      free.move(nil, context) { true }
    }
    rig.present()
    #expect(rig.next.view.frame == place)
    #expect(
      rig.next.presentationController?.frameOfPresentedViewInContainerView.size
        == rig.stage.window.bounds.size)
  }
}

/// Puts the screen's view into another.
private final class WrappedPresentation: UIPresentationController {
  let wrapper = UIView()

  override var presentedView: UIView? {
    let view: UIView = presentedViewController.view
    if view.superview !== wrapper {
      view.frame = wrapper.bounds
      wrapper.addSubview(view)
    }
    return wrapper
  }
}
