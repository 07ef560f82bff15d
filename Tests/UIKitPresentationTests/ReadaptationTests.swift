import Rehearsal
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// F2.6: a popover is a sheet where there is little room, also when the room becomes little while it
/// is up. Who hears of it beside the delegate is ours (D).
@MainActor @Suite("A presentation that adapts while it is up")
struct ReadaptationTests {
  private static let narrow = CGSize(width: 320, height: 700)
  private static let wide = CGSize(width: 820, height: 1180)

  @Test("a popover becomes a sheet and a popover again, as if nothing had been")
  func thereAndBack() {
    let rig = ReadaptationRig()
    rig.present()
    let before = rig.condition
    rig.stage.resize(to: Self.narrow)
    rig.stage.settle()
    #expect(rig.shown is UISheetPresentationController)
    #expect(rig.next.sheetPresentationController === rig.shown)
    #expect(rig.next.view.bounds.width == 320 && rig.root.view.window != nil)
    #expect(rig.stage.window.subviews.count == 2)
    rig.stage.resize(to: Self.wide)
    rig.stage.settle()
    #expect(rig.shown is UIPopoverPresentationController)
    #expect(rig.condition == before)
    #expect(rig.styles == [.none, .formSheet, .none])
    #expect(rig.told.isEmpty, "\(rig.told)")
    rig.dismissAndLook()
  }

  @Test("what stands on the screen is in its place at once, as the new form is")
  func content() {
    let rig = ReadaptationRig()
    let card = UIView(frame: rig.next.view.bounds.insetBy(dx: 20, dy: 20))
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    rig.next.view.addSubview(card)
    rig.present()
    for size in [Self.narrow, Self.wide] {
      rig.stage.resize(to: size)
      let shown = (0..<5).map { _ in
        rig.stage.advance(to: rig.stage.now + 0.04)
        return card.layer.presentation()?.bounds.width
      }
      #expect(shown == Array(repeating: card.bounds.width, count: 5))
      #expect(card.bounds.width > 200)
      rig.stage.settle()
    }
    rig.dismissAndLook()
  }

  @Test("into a style that covers the presenter, that one goes and comes again")
  func covering() {
    let rig = ReadaptationRig()
    rig.answer = .fullScreen
    rig.present()
    rig.stage.resize(to: Self.narrow)
    rig.stage.settle()
    #expect(rig.root.view.window == nil && rig.next.view.superview is TransitionContainerView)
    #expect(rig.next.view.frame.size == Self.narrow)
    rig.stage.resize(to: Self.wide)
    rig.stage.settle()
    #expect(rig.root.view.window != nil)
    #expect(rig.root.view.frame.size == Self.wide)
    #expect(
      rig.told == [
        "P.viewWillDisappear(false) coordinator", "P.viewDidDisappear(false)",
        "P.viewWillAppear(false)", "P.viewIsAppearing(false) in window true",
        "P.viewDidAppear(false) coordinator",
      ])
    rig.dismissAndLook()
  }

  @Test("the delegate may put another screen in its place, which comes and goes with the style")
  func wrapped() {
    let rig = ReadaptationRig()
    rig.answer = .fullScreen
    rig.wraps = true
    rig.present()
    rig.stage.resize(to: Self.narrow)
    rig.stage.settle()
    let stack = rig.root.presentedViewController as? UINavigationController
    #expect(stack?.topViewController === rig.next && rig.next.view.window != nil)
    #expect(rig.prepared == 1)
    rig.stage.resize(to: Self.wide)
    rig.stage.settle()
    #expect(rig.root.presentedViewController === rig.next && rig.next.parent == nil)
    #expect(rig.next.view.window != nil && stack?.viewIfLoaded?.window == nil)
    #expect(rig.next.appearance.phase == .appeared && rig.root.appearance.phase == .appeared)
    rig.dismissAndLook()
  }

  @Test("one that is on its way adapts when it is there, one below another when that has gone")
  func waits() {
    let rig = ReadaptationRig()
    rig.stage.perform { rig.root.present(rig.next, animated: true) }
    rig.stage.advance(to: rig.stage.now + 0.1)
    rig.stage.resize(to: Self.narrow)
    #expect(rig.shown is UIPopoverPresentationController)
    rig.stage.settle()
    #expect(rig.shown is UISheetPresentationController)
    let third = UIViewController()
    third.modalPresentationStyle = .fullScreen
    rig.stage.perform { rig.next.present(third, animated: true) }
    rig.stage.settle()
    rig.stage.resize(to: Self.wide)
    rig.stage.settle()
    #expect(rig.shown is UISheetPresentationController)
    rig.stage.perform { third.dismiss(animated: true) }
    rig.stage.settle()
    #expect(rig.shown is UIPopoverPresentationController && rig.next.view.window != nil)
    rig.dismissAndLook()
  }

  @Test("who is called on the way can neither dismiss nor present")
  func fromInside() {
    let rig = ReadaptationRig()
    rig.answer = .fullScreen
    rig.present()
    rig.whenTold = {
      rig.root.dismiss(animated: false)
      rig.next.present(UIViewController(), animated: false)
    }
    rig.stage.resize(to: Self.narrow)
    rig.stage.settle()
    #expect(
      rig.stage.violations.map(\.rule) == [
        "dismiss-during-transition", "present-during-transition",
      ])
    #expect(rig.next.view.window != nil && rig.root.view.window == nil)
    #expect(rig.stage.window.subviews.count == 2)
  }

  @Test("nobody who took part is kept alive")
  func lifetimes() {
    weak var screen: UIViewController?
    weak var presentation: UIPresentationController?
    let stage = Stage(device: .iPad, scale: 1)
    func run() {
      let rig = ReadaptationRig(stage)
      rig.wraps = true
      rig.answer = .fullScreen
      rig.present()
      stage.resize(to: Self.narrow)
      stage.settle()
      (screen, presentation) = (rig.next, rig.shown)
      #expect(presentation != nil)
      rig.dismissAndLook()
      stage.perform { stage.window.rootViewController = nil }
    }
    run()
    stage.settle()
    #expect(screen == nil && presentation == nil)
  }
}

@MainActor
private final class ReadaptationRig: NSObject, UIPopoverPresentationControllerDelegate {
  let stage: Stage
  let log = CallLog()
  let root: LoggedController
  let next = UIViewController()
  var answer: UIModalPresentationStyle?
  var wraps = false
  private(set) var styles: [UIModalPresentationStyle] = []
  private(set) var prepared = 0
  /// Runs when the delegate is told of a style.
  var whenTold: @MainActor () -> Void = {}

  init(_ stage: Stage = Stage(device: .iPad, scale: 1)) {
    self.stage = stage
    root = LoggedController("P", log: log)
    super.init()
    stage.perform { stage.window.rootViewController = root }
    stage.settle()
    next.modalPresentationStyle = .popover
    next.popoverPresentationController?.delegate = self
    next.popoverPresentationController?.sourceView = root.view
    next.popoverPresentationController?.sourceRect = CGRect(x: 50, y: 60, width: 40, height: 40)
  }

  func present() {
    stage.perform { root.present(next, animated: true) }
    stage.settle()
    log.clear()
  }

  /// The presentation as it shows.
  var shown: UIPresentationController? {
    root.presentedViewController?.activePresentationController
  }

  /// What the presenter hears beside the change of size.
  var told: [String] { log.lines.filter { !$0.contains("viewWillTransition") } }

  var condition: String { ContainerRig.lines(of: stage.window).joined(separator: "\n") }

  /// Afterwards everything is as it should be without a presentation.
  func dismissAndLook() {
    stage.perform { root.dismiss(animated: true) }
    #expect(stage.settle())
    #expect(stage.window.holdsOnly(root.view) && root.view.window != nil)
    #expect(root.view.transform == .identity && root.presentedViewController == nil)
    #expect(root.appearance.phase == .appeared && next.appearance.phase == .disappeared)
    #expect(stage.violations.isEmpty && stage.unsupported.isEmpty)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact
      ? answer ?? controller.adaptivePresentationStyle(for: traitCollection) : .none
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) { prepared += 1 }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    styles.append(style)
    whenTold()
  }
}
