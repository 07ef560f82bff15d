import QuartzCore

/// Manages one presentation: what lies around the presented view and where that view goes.
///
/// One is made for each presentation. Subclasses add their own views in
/// `presentationTransitionWillBegin` and place the presented one by
/// `frameOfPresentedViewInContainerView`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  public private(set) var presentedViewController: UIViewController
  public package(set) var presentingViewController: UIViewController
  /// The view in which the presentation happens; nil outside.
  open package(set) var containerView: UIView?
  /// Style that the presentation was asked for with.
  public package(set) var presentationStyle: UIModalPresentationStyle = .custom

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  /// The view that moves: the presented controller's, or one around it (P2).
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view ends up, in the container. Default: all of it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenter's view leaves the window when this one is up. Default false.
  open var shouldRemovePresentersView: Bool { false }

  /// Whether the presentation covers the screen rather than its context. Default true.
  open var shouldPresentInFullscreen: Bool { true }

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
}

/// The presentation controller of a built-in style.
@MainActor
final class StylePresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { presentationStyle.removesPresentersView }

  override func containerViewWillLayoutSubviews() {
    guard presentedViewController.presentation.transition == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

extension UIPresentationController {
  /// The controller for a presentation: the delegate's for `.custom`, else the style's (F2.6.1).
  static func make(
    for presented: UIViewController, presenting: UIViewController?, source: UIViewController,
    style: UIModalPresentationStyle
  ) -> UIPresentationController {
    if [.pageSheet, .formSheet, .popover].contains(style) {
      Unsupported.report("presentation style \(style): it covers the whole screen here")
    }
    let controller =
      custom(for: presented, presenting: presenting, source: source, style: style)
      ?? StylePresentationController(presentedViewController: presented, presenting: presenting)
    controller.presentationStyle = style
    return controller
  }

  private static func custom(
    for presented: UIViewController, presenting: UIViewController?, source: UIViewController,
    style: UIModalPresentationStyle
  ) -> UIPresentationController? {
    guard style == .custom else { return nil }
    return presented.transitioningDelegate?.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}

/// The container of a presentation; tells its presentation controller when it lays out.
@MainActor
package final class TransitionContainerView: UIView {
  package weak var presentationController: UIPresentationController?

  package override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }
}
