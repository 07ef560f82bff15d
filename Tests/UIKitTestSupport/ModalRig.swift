import Rehearsal
import UIKit

/// A way to present: a style, and what goes with it.
enum ModalKind: String, CaseIterable, Sendable {
  case fullScreen, currentContext, overFullScreen, overCurrentContext, pageSheet, formSheet
  case popover, custom, customRemoving = "custom that removes the presenter's view"

  var style: UIModalPresentationStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .currentContext: .currentContext
    case .overFullScreen: .overFullScreen
    case .overCurrentContext: .overCurrentContext
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .popover: .popover
    case .custom, .customRemoving: .custom
    }
  }

  /// Popovers are bubbles only where there is room.
  var device: Device { self == .popover ? .iPad : .iPhone16 }
}

/// A screen P in a root, a screen B that comes over it, and somebody who writes down what they
/// are told.
@MainActor
final class ModalRig {
  let kind: ModalKind
  let log = CallLog()
  let stage: Stage
  let root = UIViewController()
  let presenter: LoggedController
  let presented: LoggedController
  let transition: LoggedTransition
  let interactor = UIPercentDrivenInteractiveTransition()

  init(_ kind: ModalKind) {
    self.kind = kind
    stage = Stage(device: kind.device, scale: 1)
    presenter = LoggedController("P", log: log)
    presented = LoggedController("B", log: log)
    transition = LoggedTransition(log: log)
    transition.removesPresenter = kind == .customRemoving
    stage.perform { fillWindow() }
    stage.settle()
    stage.perform { prepare(presented, over: presenter) }
    log.clear()
  }

  /// Context styles cover a part of the screen; the others all of it, with P as the root.
  private func fillWindow() {
    guard kind.style == .currentContext || kind.style == .overCurrentContext else {
      stage.window.rootViewController = presenter
      return
    }
    presenter.definesPresentationContext = true
    root.addChild(presenter)
    presenter.view.frame = CGRect(x: 20, y: 100, width: 300, height: 500)
    root.view.addSubview(presenter.view)
    presenter.didMove(toParent: root)
    stage.window.rootViewController = root
  }

  /// Sets a screen up for its presentation.
  func prepare(_ controller: UIViewController, over presenter: UIViewController) {
    controller.modalPresentationStyle = kind.style
    controller.transitioningDelegate = transition
    controller.definesPresentationContext = true
    guard kind == .popover else { return }
    controller.popoverPresentationController?.sourceView = presenter.view
    controller.popoverPresentationController?.sourceRect = CGRect(
      x: 100, y: 100, width: 44, height: 44)
  }

  /// Who moves in a direction, and how it is asked for.
  func request(_ direction: TransitionDirection, animated: Bool = true) {
    stage.perform { [self] in
      switch direction {
      case .presentation:
        presenter.present(presented, animated: animated) { [log] in
          log.note("closure", "presented")
        }
      case .dismissal:
        presented.dismiss(animated: animated) { [log] in log.note("closure", "dismissed") }
      }
      listen(to: presented)
    }
  }

  func listen(to controller: UIViewController) {
    controller.transitionCoordinator?.notifyWhenInteractionChanges { [log] in
      log.note("coordinator", "interactive \($0.isInteractive) cancelled \($0.isCancelled)")
    }
    controller.transitionCoordinator?.animate(alongsideTransition: { [log] _ in
      log.note("coordinator", "alongside")
    }) { [log] in
      log.note("coordinator", "completion cancelled \($0.isCancelled)")
    }
  }

  /// Puts B up without motion, where a dismissal is to be seen.
  func putUp(for direction: TransitionDirection) {
    guard direction == .dismissal else { return }
    stage.perform { presenter.present(presented, animated: false) }
    stage.settle()
    log.clear()
  }

  /// All that a cancel must leave as it was.
  var condition: String {
    (["ignoring \(stage.ignoresTouches)", "presents \(presenter.presentedViewController != nil)"]
      + ContainerRig.lines(of: stage.window)).joined(separator: "\n")
  }
}

enum TransitionDirection: String, CaseIterable, Sendable { case presentation, dismissal }
