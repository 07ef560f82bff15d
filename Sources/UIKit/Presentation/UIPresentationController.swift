import QuartzCore

/// Manages one presentation: what lies around the presented view and where that view goes.
///
/// One is made for each presentation. Subclasses add their own views in
/// `presentationTransitionWillBegin` and place the presented one by
/// `frameOfPresentedViewInContainerView`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment,
  AdaptivePresentation
{
  open var presentedViewController: UIViewController { participants.requirePresented() }
  open var presentingViewController: UIViewController {
    participants.presenting ?? participants.requirePresented()
  }
  final var participants: PresentationParticipants
  /// The view in which the presentation happens; nil outside.
  open var containerView: UIView? { container }
  final var container: UIView?
  /// Where the presenter's view was when it was covered.
  final var presenterHome: PresenterHome?
  /// Style that the presentation was asked for with.
  open var presentationStyle: UIModalPresentationStyle { askedStyle }
  final var askedStyle = UIModalPresentationStyle.custom
  /// What `delegate` stands for.
  package weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Whether it is a sheet or a popover: those who hear the screen hear only it, and leave it by
  /// their gesture for "back".
  var isSystemOverlay: Bool { false }
  /// How what is presented stands to the screen below, as the system's colours tell it in the dark;
  /// nil leaves it as it is around. Screens that fill the window are its base.
  var level: UIUserInterfaceLevel? { .base }
  /// Traits that the presented controller gets whatever those around it are.
  open var overrideTraitCollection: UITraitCollection? {
    get { givenTraits }
    set {
      let before = presentedViewController.traitCollection
      givenTraits = newValue
      presentedViewController.viewIfLoaded?.adoptTraits(after: before)
    }
  }
  private var givenTraits: UITraitCollection?
  /// The container's; before and after the presentation those around the presenter.
  open var traitCollection: UITraitCollection { container?.traitCollection ?? traitsAround }
  final var traitListeners: [TraitListener] = []

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    participants = PresentationParticipants(
      of: presentedViewController, over: presentingViewController)
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

  /// The style that counts under present traits; `.none` where the presentation does not adapt.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    askAdaptedStyle(for: traitsAround)
  }

  /// The style that this kind of presentation adapts to under some traits. Default `.none`: it
  /// stays as it is.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { .none }

  /// The traits of the container have changed while the presentation is up.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: Sizes

  /// What the presented controller would like.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { containerView?.setNeedsLayout() }

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Default: the whole for what fills the container, else the size it has now.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let size = frameOfPresentedViewInContainerView.size
    return size == containerView?.bounds.size ? parentSize : size
  }

  /// Hands the news on to the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.viewWillTransition(
      to: self.size(
        forChildContentContainer: presentedViewController, withParentContainerSize: size),
      with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let traits = overrideTraitCollection.map { UITraitCollection(traitsFrom: [newCollection, $0]) }
    presentedViewController.willTransition(to: traits ?? newCollection, with: coordinator)
  }

  // MARK: For the built-in ones

  /// Gives the presented controller's view its size inside the view that moves.
  func placeContent() {}

  /// The presentation is over for good: views that were put together come apart.
  func takeApart() {}

  /// The stack of views has been settled after a transition: what is around the presented view
  /// stands as it should while the presentation is up, or as without it.
  func settleChrome(isUp: Bool) {}
}

/// The presentation controller of a built-in style that fills its container.
@MainActor
final class StylePresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool {
    presentationStyle.removesPresentersView && !PlantedFault.presenterStays.isPlanted
  }

  override var level: UIUserInterfaceLevel? { presentationStyle.isContextual ? nil : .base }

  override func containerViewWillLayoutSubviews() {
    guard presentedViewController.presentation.transition == nil else { return }
    presentedView?.placeUntransformed(frameOfPresentedViewInContainerView)
  }
}

extension UIPresentationController {
  /// The controller for a presentation: the delegate's for `.custom`, else the style's (F2.6.1).
  static func make(
    for presented: UIViewController, presenting: UIViewController?, source: UIViewController,
    style: UIModalPresentationStyle
  ) -> UIPresentationController {
    let controller =
      askForCustom(for: presented, presenting: presenting, source: source, style: style)
      ?? builtIn(style, for: presented, presenting: presenting)
    controller.askedStyle = style
    return controller
  }

  private static func builtIn(
    _ style: UIModalPresentationStyle, for presented: UIViewController,
    presenting: UIViewController?
  ) -> UIPresentationController {
    switch style {
    case .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: presented, presenting: presenting)
    case .popover:
      UIPopoverPresentationController(presentedViewController: presented, presenting: presenting)
    default:
      StylePresentationController(presentedViewController: presented, presenting: presenting)
    }
  }

  private static func askForCustom(
    for presented: UIViewController, presenting: UIViewController?, source: UIViewController,
    style: UIModalPresentationStyle
  ) -> UIPresentationController? {
    guard style == .custom else { return nil }
    let controller = presented.transitioningDelegate?.presentationController(
      forPresented: presented, presenting: presenting, source: source)
    return controller.flatMap { $0.participants.takeUp(presented) ? $0 : nil }
  }
}

/// The container of a presentation; tells its presentation controller when it lays out.
@MainActor
package final class TransitionContainerView: UIView {
  package weak var presentationController: UIPresentationController?
  /// Whether touches beside the views in it go to what lies behind.
  var letsTouchesThrough = false
  /// Views behind that hear touches all the same.
  var passthroughViews: [UIView] = []

  /// What the presentation says of how high its content stands.
  var level: Traits? {
    presentationController?.level.map { level in .unspecified.with { $0.level = level } }
  }

  /// Behind the system's own overlays nothing is read out.
  package override var accessibilityViewIsModal: Bool {
    get {
      super.accessibilityViewIsModal
        || presentationController?.isSystemOverlay == true && !letsTouchesThrough
    }
    set { super.accessibilityViewIsModal = newValue }
  }

  /// The gesture for "back" takes the system's own overlays away, if the user may.
  package override func accessibilityPerformEscape() -> Bool {
    guard let presentationController, presentationController.isSystemOverlay else {
      return super.accessibilityPerformEscape()
    }
    return UserDismissal(controller: presentationController).attempt()
  }

  package override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self || hit is DimmingView else { return hit }
    for view in passthroughViews {
      if let through = view.hitTest(view.convert(point, from: self), with: event) {
        return through
      }
    }
    return letsTouchesThrough ? nil : hit
  }
}
