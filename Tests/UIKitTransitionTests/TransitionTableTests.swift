import Rehearsal
import TestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

/// F2.5.2 to F2.5.7 and 2.10 as one table of what is so: nothing in it is told to the test, all is
/// looked up while a transition runs.
@MainActor @Suite("What a transition gives and takes")
struct TransitionTableTests {
  @Test("is what the table says, for each kind and style")
  func table() throws {
    var text = Self.head
    for direction in TransitionDirection.allCases {
      for kind in ModalKind.allCases { text += modal(kind, direction) }
    }
    for kind in ContainerKind.allCases { text += container(kind) }
    try expectGolden(text, "transition-table")
  }

  private static let head = """
    # Which view is nil: F2.5.3, F2.5.4 · what the container holds as animateTransition begins: F2.5.1,
    # F2.5.2 · frames: F2.5.6 (rows B) · who removes what: F2.5.4, F2.5.7, F2.7.2
    # The animator adds the to-view if there is one, and removes nothing: what is gone, UIKit removed.
    # x y width height; a part P of the screen is a context at 20 100 300 500.

    """

  private func modal(_ kind: ModalKind, _ direction: TransitionDirection) -> String {
    let verb = direction == .presentation ? "present" : "dismiss"
    var text = "\n== \(verb) \(kind.rawValue)\n"
    for cancels in [false, true] {
      let rig = ModalRig(kind)
      let observer = TableAnimator(cancels: cancels)
      let delegate = TableDelegate(observer, removesPresenter: kind == .customRemoving)
      rig.presented.transitioningDelegate = delegate
      if direction == .dismissal {
        observer.isQuiet = true
        rig.putUp(for: .dismissal)
        observer.isQuiet = false
      }
      observer.names = [(rig.presenter.view, "P"), (rig.presented.view, "B")]
      let home = rig.presenter.view.superview
      rig.request(direction)
      rig.stage.settle()
      if !cancels { text += observer.facts }
      text += "  after a \(cancels ? "cancel" : "finish")    " + observer.after
      if direction == .presentation, cancels { #expect(rig.presenter.view.superview === home) }
    }
    return text
  }

  private func container(_ kind: ContainerKind) -> String {
    var text = "\n== \(kind.rawValue)\n"
    for cancels in [false, true] {
      let rig = ContainerRig(kind)
      let observer = TableAnimator(cancels: cancels)
      rig.delegate.animator = observer
      observer.names = zip(rig.children, ["A", "B", "C", "D"]).map { ($0.0.view, $0.1) }
      rig.request(animated: true)
      rig.stage.settle()
      if !cancels { text += observer.facts }
      text += "  after a \(cancels ? "cancel" : "finish")    " + observer.after
    }
    return text
  }
}

/// Looks at everything, adds the to-view, and completes after a while.
@MainActor
private final class TableAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let cancels: Bool
  var names: [(view: UIView, name: String)] = []
  var isQuiet = false
  private(set) var facts = ""
  private weak var container: UIView?

  init(cancels: Bool) { self.cancels = cancels }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if !isQuiet {
      container = context.containerView
      facts = note(context)
    }
    if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(to)
    }
    guard !isQuiet else { return context.completeTransition(true) }
    UIView.animate(withDuration: 0.2) {
      context.containerView.subviews.last?.alpha = 0.5
    } completion: { [cancels] _ in
      context.containerView.subviews.last?.alpha = 1
      context.completeTransition(!cancels)
    }
  }

  private func note(_ context: any UIViewControllerContextTransitioning) -> String {
    let keys: [(String, UITransitionContextViewControllerKey, UITransitionContextViewKey)] = [
      ("from", .from, .from), ("to  ", .to, .to),
    ]
    var lines = ["container holds   \(held(by: context.containerView))"]
    for (word, controllerKey, viewKey) in keys {
      let controller = context.viewController(forKey: controllerKey)
      let who = controller.map { name(of: $0.view) } ?? "nil"
      let view = context.view(forKey: viewKey).map(name) ?? "nil"
      let frames = controller.map {
        "initial \(short(context.initialFrame(for: $0))) · final \(short(context.finalFrame(for: $0)))"
      }
      lines.append("\(word)  \(who) · view \(view) · \(frames ?? "")")
    }
    lines.append("presentationStyle \(context.presentationStyle)")
    return lines.map { "  \($0)\n" }.joined()
  }

  /// Where everybody is when all is over.
  var after: String {
    let there = names.map { "\($0.name) \($0.view.window == nil ? "out" : "in the window")" }
    let seen = container.map { "container \($0.window == nil ? "gone" : "holds " + held(by: $0))" }
    return (there.prefix(2) + [seen ?? "container gone"]).joined(separator: " · ") + "\n"
  }

  private func held(by view: UIView) -> String {
    view.subviews.isEmpty ? "nothing" : view.subviews.map(name).joined(separator: ", ")
  }

  /// The screen's name; a view around it is named with it.
  private func name(of view: UIView) -> String {
    if let known = names.first(where: { $0.view === view }) { return known.name }
    let inner = names.first { $0.view.isDescendant(of: view) }
    return "\(type(of: view))" + (inner.map { " around \($0.name)" } ?? "")
  }

  private func short(_ rect: CGRect) -> String {
    rect == .zero
      ? "zero"
      : [rect.minX, rect.minY, rect.width, rect.height].map { "\(Int($0.rounded()))" }
        .joined(separator: " ")
  }
}

private final class TableDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let animator: TableAnimator
  let removesPresenter: Bool

  init(_ animator: TableAnimator, removesPresenter: Bool) {
    self.animator = animator
    self.removesPresenter = removesPresenter
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = LoggedPresentation(presentedViewController: presented, presenting: presenting)
    controller.removesPresenter = removesPresenter
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator }
}
