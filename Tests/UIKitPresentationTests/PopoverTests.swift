import Rehearsal
import Testing
import UIKit

/// Facts 1.2 and 2.6; how popovers look and where they stand is ours (D).
@MainActor @Suite("Popovers")
struct PopoverTests {
  @Test("in compact width it becomes a sheet, and with .none it stays a bubble (F2.6)")
  func adapts() {
    for style in [nil, UIModalPresentationStyle.none, .fullScreen] {
      let rig = PopoverRig(device: .iPhone16, answer: style)
      rig.present()
      #expect(rig.presented.sheetPresentationController?.containerView != nil || style != nil)
      #expect((rig.presenter.view.window == nil) == (style == .fullScreen))
      #expect(
        (rig.popover.arrowDirection != .unknown) == (style == UIModalPresentationStyle.none))
      #expect(
        rig.adaptations == [style == UIModalPresentationStyle.none ? .none : style ?? .formSheet])
    }
  }

  @Test("the controller that takes its place can be prepared, and replaced by another")
  func replaced() {
    let rig = PopoverRig(device: .iPhone16, answer: .fullScreen)
    let stack = UINavigationController(rootViewController: UIViewController())
    rig.substitute = stack
    rig.present()
    #expect(rig.presenter.presentedViewController === stack)
    #expect(rig.prepared == 1)
    rig.stage.perform { rig.presenter.dismiss(animated: true) }
    rig.stage.settle()
    #expect(rig.presenter.presentedViewController == nil)
    #expect(rig.stage.violations.isEmpty)
  }

  @Test("the bubble stands at the source, within the margins, its arrow on a permitted side")
  func placed() {
    for direction in [UIPopoverArrowDirection.up, .down, .left, .right] {
      let rig = PopoverRig(device: .iPad, answer: nil)
      rig.presented.preferredContentSize = CGSize(width: 200, height: 150)
      rig.popover.permittedArrowDirections = direction
      rig.present()
      let bubble = rig.bubble
      #expect(rig.popover.arrowDirection == direction)
      #expect(rig.room == CGSize(width: 200, height: 150))
      #expect(rig.stage.window.bounds.insetBy(dx: 10, dy: 10).contains(bubble))
      let source = rig.source.frame
      let gap =
        switch direction {
        case .up: bubble.minY - source.maxY
        case .down: source.minY - bubble.maxY
        case .left: bubble.minX - source.maxX
        default: source.minX - bubble.maxX
        }
      #expect(abs(gap) < 1e-9)
    }
  }

  @Test(
    "a source that is off the screen is pointed at from the nearest edge, and the bubble is seen whole",
    arguments: [(200, -400), (-300, 500), (2000, 500), (500, 3000), (-100, -100)])
  func sourceOutOfSight(x: Double, y: Double) {
    for (device, isPoint) in [(Device.iPad, false), (.iPhone16, false), (.iPhone16, true)] {
      let rig = PopoverRig(device: device, answer: UIModalPresentationStyle.none)
      rig.presented.preferredContentSize = CGSize(width: 200, height: 150)
      rig.stage.perform {
        rig.source.frame.origin = CGPoint(x: x, y: y)
        if isPoint { rig.popover.sourceRect = .zero }
      }
      rig.present()
      #expect(rig.stage.window.bounds.contains(rig.bubble), "\(rig.bubble)")
      #expect(rig.room == CGSize(width: 200, height: 150))
    }
  }

  @Test("a screen that lets through shows the bubble's own ground, and not what lies behind")
  func clearContent() {
    let rig = PopoverRig(device: .iPad, answer: nil)
    rig.presented.preferredContentSize = CGSize(width: 200, height: 150)
    rig.presented.view.backgroundColor = .clear
    rig.presenter.view.backgroundColor = .red
    rig.present()
    let shape = rig.presented.view.superview?.superview?.layer.sublayers?
      .compactMap { $0 as? CAShapeLayer }.first
    #expect(shape?.fillColor?.alpha == 1)
    rig.stage.perform { rig.presented.view.backgroundColor = .blue }
    rig.stage.perform { rig.popover.containerView?.setNeedsLayout() }
    rig.stage.settle()
    #expect(shape?.fillColor == UIColor.blue.cgColor)
  }

  @Test("content that says its size when it loads has it, whatever colour was set before")
  func sizeFromLoading() {
    final class Tip: UIViewController {
      override func viewDidLoad() { preferredContentSize = CGSize(width: 220, height: 60) }
    }
    for color in [nil, UIColor.systemYellow] {
      let rig = PopoverRig(device: .iPad, answer: nil, presented: Tip())
      rig.popover.backgroundColor = color
      #expect(!rig.presented.isViewLoaded)
      rig.present()
      #expect(rig.room == CGSize(width: 220, height: 60))
      rig.stage.perform { rig.presented.preferredContentSize = CGSize(width: 100, height: 90) }
      rig.stage.settle()
      #expect(rig.room == CGSize(width: 100, height: 90))
      #expect(rig.stage.window.bounds.insetBy(dx: 10, dy: 10).contains(rig.bubble))
    }
  }

  @Test("a tap beside dismisses and tells the delegate; views that may pass hear it instead")
  func tappedBeside() {
    let rig = PopoverRig(device: .iPad, answer: nil)
    rig.popover.passthroughViews = [rig.source]
    rig.present()
    #expect(rig.stage.window.hitTest(rig.source.center, with: nil) === rig.source)
    rig.stage.tap(at: CGPoint(x: 700, y: 1100))
    rig.stage.settle()
    #expect(rig.presenter.presentedViewController == nil)
    #expect(rig.told == ["should", "will", "did"])
    #expect(rig.stage.window.subviews.count == 1)
  }

  @Test("without a source there is a violation, not a crash")
  func homeless() {
    let rig = PopoverRig(device: .iPad, answer: nil)
    rig.popover.sourceView = nil
    rig.present()
    #expect(rig.stage.violations.map(\.rule) == ["popover-without-source"])
    #expect(rig.presented.view.window != nil)
  }

  @Test("a bar button can be the source")
  func barButton() {
    let rig = PopoverRig(device: .iPad, answer: nil)
    let item = UIBarButtonItem(title: "More")
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = item
    let stack = UINavigationController(rootViewController: root)
    rig.stage.perform { rig.stage.window.rootViewController = stack }
    rig.stage.settle()
    rig.popover.sourceView = nil
    rig.popover.barButtonItem = item
    rig.stage.perform { root.present(rig.presented, animated: true) }
    rig.stage.settle()
    #expect(rig.popover.arrowDirection == .up)
    #expect(rig.bubble.minY > 60 && rig.bubble.maxX > 780 && rig.stage.violations.isEmpty)
  }
}

@MainActor
private final class PopoverRig: NSObject, UIPopoverPresentationControllerDelegate {
  let stage: Stage
  let presenter = UIViewController()
  let presented: UIViewController
  let source = UIView(frame: CGRect(x: 100, y: 500, width: 40, height: 30))
  let answer: UIModalPresentationStyle?
  var substitute: UIViewController?
  private(set) var adaptations: [UIModalPresentationStyle] = []
  private(set) var told: [String] = []
  private(set) var prepared = 0

  init(
    device: Device, answer: UIModalPresentationStyle?,
    presented: UIViewController = UIViewController()
  ) {
    self.presented = presented
    stage = Stage(device: device, scale: 1)
    self.answer = answer
    super.init()
    source.frame.origin.x = device == .iPad ? 400 : 180
    stage.perform { stage.window.rootViewController = presenter }
    stage.perform { presenter.view.addSubview(source) }
    presented.modalPresentationStyle = .popover
    popover.delegate = self
    popover.sourceView = source
  }

  var popover: UIPopoverPresentationController { presented.popoverPresentationController! }

  var bubble: CGRect { presented.view.superview?.superview?.frame ?? .null }

  /// What the content has for itself.
  var room: CGSize {
    presented.view.bounds.inset(by: presented.view.safeAreaInsets).size
  }

  func present() {
    stage.perform { presenter.present(presented, animated: true) }
    stage.settle()
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    answer ?? controller.adaptivePresentationStyle(for: traitCollection)
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { substitute }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) { prepared += 1 }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { adaptations.append(style) }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    told.append("should")
    return true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    told.append("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    told.append("did")
  }
}
