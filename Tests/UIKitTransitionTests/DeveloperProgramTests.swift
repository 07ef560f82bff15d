import Rehearsal
import Testing
import UIKit

@testable import UIKitTestSupport

/// Small programs as applications have them, each with what its author counts on.
@MainActor @Suite("Programs of application developers")
struct DeveloperProgramTests {
  private let stage = Stage(scale: 1)

  private func show(_ root: UIViewController) {
    stage.perform { [stage] in stage.window.rootViewController = root }
    stage.settle()
  }

  private func tick(_ frames: Int = 1) {
    for _ in 0..<frames { stage.advance(to: stage.now + 1.0 / 60) }
  }

  private func expectCalm(_ location: SourceLocation = #_sourceLocation) {
    #expect(stage.isSettled, sourceLocation: location)
    #expect(stage.violations.isEmpty, "\(stage.violations)", sourceLocation: location)
    #expect(
      !stage.environment.application.isIgnoringInteractionEvents, sourceLocation: location)
  }

  // MARK: - Presentation

  @Test("a card with dimming behind keeps its place through rotation, and while it moves")
  func dimmedCard() {
    for turnsHalfWay in [false, true] {
      let stage = Stage(scale: 1)
      let root = UIViewController()
      stage.perform { stage.window.rootViewController = root }
      stage.settle()
      let free = FreeTransition()
      var shown: CardController?
      free.presentation = { presented, presenting in
        shown = CardController(presentedViewController: presented, presenting: presenting)
        return shown
      }
      let card = UIViewController()
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = free
      stage.perform { root.present(card, animated: true) }
      stage.advance(to: stage.now + 0.15)
      let half = shown?.dimming.layer.presentation()?.opacity ?? -1
      #expect(half > 0.1 && half < 0.9, "the dimming comes with the transition: \(half)")
      if !turnsHalfWay { stage.settle() }
      stage.rotate()
      stage.settle()
      #expect(shown?.dimming.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
      #expect(card.view.frame == CGRect(x: 426, y: 40, width: 386, height: 313))
      #expect(shown?.sizes == [CGSize(width: 852, height: 393)])
      stage.perform { root.dismiss(animated: true) }
      stage.settle()
      #expect(shown?.dimming.superview == nil)
      #expect(root.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
      #expect(stage.violations.isEmpty, "\(stage.violations)")
    }
  }

  @Test("a screen that asks for another size while it is shown gets it, told once a change")
  func preferredSize() {
    let root = UIViewController()
    show(root)
    let free = FreeTransition()
    var shown: FittedController?
    free.presentation = { presented, presenting in
      shown = FittedController(presentedViewController: presented, presenting: presenting)
      return shown
    }
    let panel = UIViewController()
    panel.preferredContentSize = CGSize(width: 300, height: 200)
    panel.modalPresentationStyle = .custom
    panel.transitioningDelegate = free
    stage.perform { root.present(panel, animated: true) }
    stage.settle()
    #expect(panel.view.frame == CGRect(x: 0, y: 652, width: 393, height: 200))
    #expect(shown?.changes == 0)
    stage.perform { panel.preferredContentSize = CGSize(width: 300, height: 400) }
    stage.settle()
    #expect(shown?.changes == 1)
    #expect(panel.view.frame == CGRect(x: 0, y: 452, width: 393, height: 400))
    expectCalm()
  }

  @Test("what is presented over a tab's context lies in that tab, and goes and comes with it")
  func overContext() {
    let tabs = UITabBarController()
    let (first, second) = (UIViewController(), UIViewController())
    first.definesPresentationContext = true
    tabs.viewControllers = [first, second]
    show(tabs)
    let over = LoggedController("over", log: CallLog())
    over.modalPresentationStyle = .overCurrentContext
    stage.perform { first.present(over, animated: true) }
    stage.settle()
    #expect(over.presentingViewController === first)
    #expect(over.view.window != nil && first.view.window != nil)
    #expect(
      over.view.convert(over.view.bounds, to: nil) == first.view.convert(first.view.bounds, to: nil)
    )
    // The tab bar stays on top of it.
    let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
    let hit = stage.window.hitTest(CGPoint(x: bar.midX / 2, y: bar.minY + 10), with: nil)
    #expect(hit?.isDescendant(of: tabs.tabBar) == true, "\(String(describing: hit))")
    stage.perform { tabs.selectedIndex = 1 }
    stage.settle()
    #expect(over.view.window == nil, "it is hidden with its tab")
    #expect(first.presentedViewController === over)
    stage.perform { tabs.selectedIndex = 0 }
    stage.settle()
    #expect(over.view.window != nil)
    stage.perform { over.dismiss(animated: true) }
    stage.settle()
    #expect(first.presentedViewController == nil && first.view.window != nil)
    expectCalm()
  }

  @Test("screens over screens from inside a presented stack go with one dismissal")
  func nested() {
    let root = UIViewController()
    show(root)
    let inner = UINavigationController(rootViewController: UIViewController())
    inner.modalPresentationStyle = .fullScreen
    let (top, last) = (UIViewController(), UIViewController())
    last.modalPresentationStyle = .overFullScreen
    stage.perform { root.present(inner, animated: true) }
    stage.settle()
    stage.perform { inner.pushViewController(top, animated: true) }
    stage.settle()
    stage.perform { top.present(last, animated: true) }
    stage.settle()
    #expect(last.presentingViewController === inner)
    #expect(top.presentedViewController === last)
    var isDone = false
    stage.perform { root.dismiss(animated: true) { isDone = true } }
    stage.settle()
    #expect(isDone && root.presentedViewController == nil)
    #expect(inner.presentedViewController == nil)
    #expect(inner.view.window == nil && last.view.window == nil && root.view.window != nil)
    #expect(inner.viewControllers.count == 2)
    expectCalm()
  }
}

/// The right half, less 40 points on every side, over a dimming view.
private final class CardController: UIPresentationController {
  let dimming = UIView()
  private(set) var sizes: [CGSize] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(
      x: bounds.midX, y: 40, width: bounds.width / 2 - 40, height: bounds.height - 80)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.backgroundColor = .black
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0.9 }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimming.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// As high as the screen asks for, at the lower edge.
private final class FittedController: UIPresentationController {
  var changes = 0

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let size = size(
      forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size)
    return CGRect(x: 0, y: bounds.maxY - size.height, width: bounds.width, height: size.height)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: parentSize.width, height: container.preferredContentSize.height)
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    changes += 1
    containerView?.setNeedsLayout()
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
