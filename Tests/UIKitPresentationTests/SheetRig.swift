import Rehearsal
import UIKit

@testable import UIKitTestSupport

/// A stage with a sheet over a screen, a delegate that writes down what it is asked, and a finger.
@MainActor
final class SheetRig: NSObject, UISheetPresentationControllerDelegate {
  let log = CallLog()
  let stage: Stage
  let presenter: LoggedController
  let presented: LoggedController
  /// What the delegate answers.
  var mayDismiss = true

  init(
    style: UIModalPresentationStyle = .pageSheet, device: Device = .iPhone16,
    detents: [UISheetPresentationController.Detent] = [.large()]
  ) {
    stage = Stage(device: device, scale: 1)
    presenter = LoggedController("P", log: log)
    presented = LoggedController("B", log: log)
    presented.modalPresentationStyle = style
    super.init()
    stage.perform { stage.window.rootViewController = presenter }
    stage.settle()
    stage.perform {
      sheet?.detents = detents
      sheet?.delegate = self
    }
    log.clear()
  }

  var sheet: UISheetPresentationController? { presented.sheetPresentationController }

  func present(animated: Bool = false) {
    stage.perform {
      presenter.present(presented, animated: animated) { [log] in log.note("closure", "presented") }
    }
    stage.settle()
  }

  /// The sheet's rectangle on the screen, as it is shown.
  var frame: CGRect {
    guard let layer = presented.view.superview?.superview?.layer else { return .null }
    return layer.presentation()?.frame ?? layer.frame
  }

  /// Drags the sheet by its upper part, rests, and lets go; the clock stands at the release.
  func drag(by way: CGFloat, over seconds: Double = 0.4, rest: Double = 0.2) {
    let start = CGPoint(x: 200, y: frame.minY + 30)
    let end = stage.touch(
      .drag(from: start, to: CGPoint(x: start.x, y: start.y + way), over: seconds).hold(rest)
        .release())
    stage.advance(to: end + 1.0 / 60)
  }

  /// The same without letting go.
  func hold(at way: CGFloat) {
    let start = CGPoint(x: 200, y: frame.minY + 30)
    let end = stage.touch(
      .drag(from: start, to: CGPoint(x: start.x, y: start.y + way), over: 0.4).hold(10))
    stage.advance(to: end - 9.5)
  }

  var dimming: Double {
    let views = sheet?.containerView?.subviews ?? []
    return views.first.map { Double(($0.layer.presentation() ?? $0.layer).opacity) } ?? 0
  }

  // MARK: The delegate

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    log.note(
      "delegate", "willPresent style \(style) coordinator \(transitionCoordinator != nil)")
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    log.note("delegate", "shouldDismiss")
    return mayDismiss
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    let coordinator = presented.transitionCoordinator
    log.note("delegate", "willDismiss coordinator \(coordinator != nil)")
    coordinator?.animate(alongsideTransition: nil) { [log] in
      log.note("coordinator", "completion cancelled \($0.isCancelled)")
    }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.note("delegate", "didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { log.note("delegate", "didAttemptToDismiss") }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let name = sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil"
    log.note("delegate", "didChangeSelectedDetent \(name)")
  }
}
