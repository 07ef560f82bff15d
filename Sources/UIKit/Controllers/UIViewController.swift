import Choreography
import QuartzCore

/// A screen, or a part of one: owns a view and hears when it comes and goes.
///
/// The body of the class is what subclasses can override; see `UIView`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, @preconcurrency NSCoding {
  package var loading = ViewLoading()
  package var containment = Containment()
  package var appearance = AppearanceState()
  package var presentation = PresentationLinks()
  package var barPreferences = BarPreferences()
  package var content = ContentState()

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    (loading.nibName, loading.nibBundle) = (nibNameOrNil, nibBundleOrNil)
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) {
    super.init()
    DocumentCoder.made(self, by: UIViewController.self, from: coder)
  }

  /// Without effect: controllers are not archived here.
  open func encode(with coder: NSCoder) {}

  /// A name for bars and lists.
  open var title: String? {
    didSet { titleChanged() }
  }

  /// A button that turns editing on and off.
  open var editButtonItem: UIBarButtonItem { makeEditButton() }

  // MARK: The view

  /// The view, made when it is first asked for.
  open var view: UIView! {
    get {
      makeViewIfNeeded()
      return loading.view
    }
    set {
      loading.view?.hierarchy.controller = nil
      loading.view = newValue
      newValue?.hierarchy.controller = self
      SceneEnvironment.current.traits.mayDiffer()
    }
  }

  /// Makes the view; the default is what the controller's document draws, else an empty one of the
  /// screen's size.
  open func loadView() {
    if loadDocumentView() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  /// Configures what the screen shows, before its view is laid out, as a view's own method does.
  open func updateProperties() {}
  /// Asks for `updateProperties()` at the end of the turn.
  open func setNeedsUpdateProperties() { viewIfLoaded?.oweProperties(.controller) }
  /// Calls `updateProperties()` now, here and below, where it is owed.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  /// What the screen shows that has nothing to show; nil is nothing.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { content.unavailable?.configuration }
    set { showUnavailable(newValue) }
  }
  open func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(
      using: UIContentUnavailableConfigurationState(traitCollection: traitCollection))
  }
  /// Called when it is asked for, for subclasses.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// Lines below a preview of old: nobody asks.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// Where a subclass changes the constraints of its view; calls `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Whether the view's margins are never less than the system's. Default true.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { loading.respectsMinimumMargins }
    set {
      loading.respectsMinimumMargins = newValue
      viewIfLoaded?.marginsChanged()
    }
  }

  /// The system's margins at the sides, points: 16, on wide screens 20; a guess between them.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  // MARK: Children

  /// The controller is about to come to a parent, or to leave the one it has.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { containment.movement = .fromParent }
    if parent != nil, parent === self.parent { containment.movement = nil }
  }

  open func didMove(toParent parent: UIViewController?) {}

  /// Whether the view is coming because its controller came to a parent; valid inside the
  /// appearance callbacks (F2.4.5).
  open var isMovingToParent: Bool { containment.movement == .toParent && appearance.isComing }

  /// Whether the view is going because its controller leaves its parent (F2.4.5).
  open var isMovingFromParent: Bool {
    containment.movement == .fromParent && !appearance.isComing
  }

  /// Exchanges a child for another with an animation (F2.10.7).
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// Whether children hear of appearance through this controller. Default true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Presenting

  /// Covers this screen with another. Returns before the transition starts (F2.2.1).
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    ModalPresentation.begin(
      viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Takes off what this controller presents, or, if it presents nothing, itself (F2.1.4).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    ModalDismissal.begin(from: self, animated: flag, completion: completion)
  }

  /// How this controller covers others. Default `.automatic`.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.style }
    set { presentation.style = newValue }
  }

  /// The system's animation when nobody supplies another. Default `.coverVertical`.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { presentation.transitionStyle }
    set { presentation.transitionStyle = newValue }
  }

  /// Supplies animators and the presentation controller; not kept alive (Q21).
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { presentation.wasGivenDelegate = transitioningDelegate != nil }
  }

  /// Whether presentations in the current context cover this controller. Default false.
  open var definesPresentationContext: Bool {
    get { presentation.definesContext }
    set { presentation.definesContext = newValue }
  }

  /// Whether what is presented in this context moves by this controller's `modalTransitionStyle`.
  /// Default false.
  open var providesPresentationContextTransitionStyle: Bool {
    get { presentation.providesTransitionStyle }
    set { presentation.providesTransitionStyle = newValue }
  }

  /// Whether the user may not dismiss the controller. Default false.
  open var isModalInPresentation: Bool {
    get { presentation.isModal }
    set { presentation.isModal = newValue }
  }

  /// The system's transition for this controller, pushed or presented; nil, the default, leaves it
  /// to `modalTransitionStyle` and the navigation controller.
  open var preferredTransition: UIViewController.Transition? {
    get { presentation.wishedTransition }
    set { presentation.wishedTransition = newValue }
  }

  // MARK: The status bar

  /// Whether the status bar is away while this controller has the say. Default: in compact height.
  open var prefersStatusBarHidden: Bool {
    traitCollection.verticalSizeClass == .compact
  }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// How the bar goes and comes. Default fade.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that has the say about hiding; nil, the default, is this controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The child that has the say about the style; nil, the default, is this controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// Whether the status bar is this controller's while it is presented, though it does not cover
  /// the screen (F2.6.3). Default false.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { presentation.capturesStatusBar }
    set { presentation.capturesStatusBar = newValue }
  }

  /// Whether the line at the bottom of the screen may go. Default false.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child that has the say about that line; nil, the default, is this controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  // MARK: Sizes and orientations

  /// How large the content would like to be, in popovers, form sheets and containers. Default zero:
  /// no wish.
  open var preferredContentSize: CGSize {
    get { content.preferredSize }
    set {
      guard newValue != content.preferredSize else { return }
      content.preferredSize = newValue
      preferredSizeChanged()
    }
  }

  /// Names what scrolls under the bars at some edges, whose looks go by where its content stands.
  /// - Parameter scrollView: nil has it looked for: the view itself, or its first subview that
  ///   scrolls.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = [.top, .bottom]
  ) { nameContent(scrollView, at: edge) }

  /// What scrolls under the bar at an edge: what was named, else what is found. A subclass that
  /// answers nil keeps the bar as it is over nothing that scrolls.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    namedContent(at: edge) ?? foundContent
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that a child gets when this controller's view has one.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { defaultSize(of: container, in: parentSize) }

  /// The view is about to change size; animations of the coordinator run beside it. The default
  /// hands the news on to children and to what is presented.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardSize(size, with: coordinator) }

  /// The traits are about to change. The default hands the news on.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTraits(newCollection, with: coordinator) }

  /// The traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Traits that a child is given whatever this controller's own are; nil for none.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  { content.childTraits[ObjectIdentifier(childViewController)] }

  /// The orientations that the controller can be shown in. Default: all but upside down on a
  /// phone, all on a pad. Nothing turns by itself here: `Stage.resize` turns the screen.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Whether the keyboard goes with what it was for. Default: stays in a form sheet, as UIKit's.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// Deprecated since iOS 8: which way the screen is held.
  open var interfaceOrientation: UIInterfaceOrientation {
    SceneEnvironment.current.interfaceOrientation
  }

  /// Of the days before iOS 8, called about a change of size that turns the screen: before it, among its
  /// animations, after it.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Of the days before iOS 6: never called.
  open func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool { true }
  open func viewWillUnload() {}
  open func viewDidUnload() {}
  open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }
  open func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool {
    true
  }

  /// Deprecated since iOS 16. Default true.
  open var shouldAutorotate: Bool { true }

  // MARK: Odds and ends

  /// Memory is short: told by `Stage.warnOfMemory()`.
  open func didReceiveMemoryWarning() {}

  /// The storyboard that the controller came from; nil for one that code has made.
  open var storyboard: UIStoryboard? { loading.scene?.storyboard }

  /// The nib that the controller was given; nil for none.
  open var nibName: String? { loading.nibName }
  open var nibBundle: Bundle? { loading.nibBundle }

  /// Whether what the controller shows can be edited. Set by `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { content.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    content.isEditing = editing
    content.editButton?.title = (editing ? SystemWord.done : .edit).text
  }

  /// A segue is about to run; see `Stage.provide(segue:)`.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a way back may end here. Default true, of whoever has the method.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
  }

  /// Deprecated since iOS 13; asked by the other one.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { true }

  /// Deprecated since iOS 9: a segue of one's own for a way back; nil, the default, for the usual.
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? { nil }

  /// The children that a way back is looked for in: all but the one that it comes from.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let origin = childContaining(source)
    return children.filter { $0 !== origin }
  }
  /// The child that a way back comes through.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    sequence(first: source.source) { $0.parent }.first { $0.parent === self }
  }
  /// Comes nearer to where a way back leads; for containers of one's own.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// Whether a segue may run. Default true; not asked by `performSegue`, as in UIKit.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Runs the segue of that name, or what stands in for it; without one, a violation.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    SceneEnvironment.current.storyboards.perform(identifier, from: self, sender: sender)
  }

  /// The edges at which the controller's gestures come before the system's. Default none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  // MARK: Containers

  /// The navigation controller that this controller is in, at any depth.
  open var navigationController: UINavigationController? { enclosing() }

  /// The tab bar controller that this controller is in, at any depth.
  open var tabBarController: UITabBarController? { enclosing() }

  /// What a navigation bar shows while this controller is on top.
  open var navigationItem: UINavigationItem { makeNavigationItem() }

  /// What stands for this controller in a tab bar.
  open var tabBarItem: UITabBarItem! {
    get { makeTabBarItem() }
    set {
      barPreferences.tabBarItem = newValue
      (parent as? UITabBarController)?.takeUpItems()
    }
  }

  /// Whether a tab bar leaves while this controller is in a navigation stack. Default false.
  open var hidesBottomBarWhenPushed: Bool {
    get { barPreferences.hidesBottomBar }
    set { barPreferences.hidesBottomBar = newValue }
  }

  /// The edges on which the view lies under bars. Default all.
  open var edgesForExtendedLayout: UIRectEdge {
    get { barPreferences.extendedEdges }
    set { barPreferences.extendedEdges = newValue }
  }

  /// Whether scroll views whose insets follow the surroundings by themselves do so. Default true; a
  /// scroll view's `contentInsetAdjustmentBehavior` has taken its place.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { barPreferences.adjustsScrollViews }
    set { barPreferences.adjustsScrollViews = newValue }
  }

  /// Whether the view also lies under bars that let nothing through. Default false.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { barPreferences.extendsUnderOpaqueBars }
    set { barPreferences.extendsUnderOpaqueBars = newValue }
  }

  /// Shows a controller the way the surroundings do: a navigation controller pushes it, without
  /// one it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let navigationController else { return present(vc, animated: true) }
    navigationController.show(vc, sender: sender)
  }

  /// Shows a controller in the second place of the surroundings; without one it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }

  open override var next: UIResponder? { viewIfLoaded?.superview }

  // MARK: News for the surroundings

  /// Has the status bar ask anew, animated inside an animation block.
  open func setNeedsStatusBarAppearanceUpdate() {
    let environment = SceneEnvironment.current
    environment.updateStatusBar(animated: environment.animation.scopes.last?.tracker != nil)
  }

  /// Has the line at the bottom of the screen ask anew.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    SceneEnvironment.current.updateHomeIndicator()
  }

  /// States are kept for the next start nowhere here: none of these is called.
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}

  /// Whether the pointer stays where it is: there is none.
  open var prefersPointerLocked: Bool { false }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open var prefersInterfaceOrientationLocked: Bool { false }
  open var childForInterfaceOrientationLock: UIViewController? { nil }
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
  /// Whether what is typed works behind what is presented; kept.
  open var performsActionsWhilePresentingModally: Bool { true }
  /// What would be in focus where there is no touch.
  open var preferredFocusedView: UIView? { nil }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  /// What of two columns stays when they become one: nil, the default, for the usual.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// What would be in focus where there is no touch.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Never called: nothing gets the focus here.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Has the orientations be asked anew; nothing turns by itself here.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: Look and bars

  /// Light or dark for this controller's view and what is in it. Loads the view.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { viewIfLoaded?.overrideUserInterfaceStyle ?? .unspecified }
    set { view.overrideUserInterfaceStyle = newValue }
  }

  /// What a navigation controller's toolbar shows while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { barPreferences.toolbarItems }
    set { giveToolbarItems(newValue, animated: false) }
  }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    giveToolbarItems(toolbarItems, animated: animated)
  }

  // MARK: Containment

  /// Tells a child that its view is about to come or go (F2.4.7); for containers that do it by
  /// hand.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends what `beginAppearanceTransition` began.
  open func endAppearanceTransition() { endAppearance() }

  /// Gives a child other traits than this controller's; nil takes them back.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { giveTraits(collection, forChild: childViewController) }

  open var children: [UIViewController] { containment.children }
  open var parent: UIViewController? { containment.parent }

  /// Takes a controller in as a child; its view is the caller's to place. Calls `willMove` on it,
  /// not `didMove`, which is the caller's.
  open func addChild(_ childController: UIViewController) { takeChild(childController) }

  /// Leaves the parent and calls `didMove(toParent: nil)`.
  open func removeFromParent() { leaveParent() }

  // MARK: The view and its surroundings

  /// The view if it has been made.
  open var viewIfLoaded: UIView? { loading.view }

  open var isViewLoaded: Bool { loading.view != nil }

  /// Makes the view if there is none yet.
  open func loadViewIfNeeded() { makeViewIfNeeded() }

  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? SceneEnvironment.current.traits.own
  }

  /// Added to the safe area of the view.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { containment.additionalSafeArea }
    set {
      containment.additionalSafeArea = newValue
      viewIfLoaded?.updateSafeArea()
    }
  }

  /// The strip under the bars at the top, for sources from before the safe area.
  open var topLayoutGuide: any UILayoutSupport {
    view.makeSystemGuide(.topBars) { BarLayoutGuide() }
  }

  /// The strip under the bars at the bottom, for sources from before the safe area.
  open var bottomLayoutGuide: any UILayoutSupport {
    view.makeSystemGuide(.bottomBars) { BarLayoutGuide() }
  }

  // MARK: Presentation

  /// The screen that this one, or a parent of it, has on top.
  open var presentedViewController: UIViewController? {
    presentation.presented ?? parent?.presentedViewController
  }

  /// The screen below this one, or below a parent of it.
  open var presentingViewController: UIViewController? {
    presentation.presenting ?? parent?.presentingViewController
  }

  /// What manages this controller's presentation. Made when first asked for, for the style set
  /// then.
  open var presentationController: UIPresentationController? { makePresentationController() }

  /// Like `presentationController`, but only while presented.
  open var activePresentationController: UIPresentationController? {
    presentation.presenting == nil
      ? parent?.activePresentationController : presentation.active
  }

  /// The sheet that the controller is presented in, to be set up beforehand; nil under other
  /// styles.
  open var sheetPresentationController: UISheetPresentationController? {
    (presentation.active ?? presentationController) as? UISheetPresentationController
  }

  /// The popover that the controller is presented in, to be set up beforehand; nil under other
  /// styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Whether the view is coming because the controller is being presented; valid inside the
  /// appearance callbacks (F2.4.5).
  open var isBeingPresented: Bool { isComingByPresentation }

  /// Whether the view is going because the controller is being dismissed, be it along with one
  /// above.
  open var isBeingDismissed: Bool { isGoingByDismissal }

  /// For animations beside the transition that is under way; nil when none is (F2.8.1).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningCoordinator
  }
}

/// The view of a controller.
package struct ViewLoading {
  package var view: UIView?
  package var isLoading = false
  package var respectsMinimumMargins = true
  /// Where a document has the view.
  var scene: DocumentScene?
  var nibName: String?
  var nibBundle: Bundle?
}

extension UIViewController {
  /// What `loadViewIfNeeded()` does.
  func makeViewIfNeeded() {
    guard loading.view == nil, !loading.isLoading else { return }
    loading.isLoading = true
    loadView()
    if loading.view == nil {
      Violation.record(.container(.loadsNoView("\(type(of: self))")))
      view = UIView(frame: UIScreen.main.bounds)
    }
    loading.isLoading = false
    viewDidLoad()
  }
}
