import QuartzCore

/// A rectangle of the screen: a layer, what it shows, and what it answers to.
///
/// The body of the class is what subclasses can override, and little else: Swift lets nobody
/// override what stands in an extension. What takes more than a line or two stands in extensions.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate, @preconcurrency NSCoding {
  /// The layer that shows this view; the view is its delegate.
  open var layer: CALayer { ownLayer }
  package final let ownLayer: CALayer
  // All final: state is read in place, without a copy.
  package final var hierarchy = ViewHierarchy()
  package final var appearance = ViewAppearance()
  package final var sizing = ViewSizing()
  package final var layout = ViewLayout()
  package final var interaction = ViewInteraction()

  public init(frame: CGRect) {
    ownLayer = Self.makeLayer()
    super.init()
    ownLayer.delegate = self
    ownLayer.setNeedsDisplay()
    ownLayer.setNeedsProperties()
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    ownLayer = Self.makeLayer()
    super.init()
    ownLayer.delegate = self
    ownLayer.setNeedsDisplay()
    ownLayer.setNeedsProperties()
    DocumentCoder.made(self, by: UIView.self, from: coder)
  }

  /// Without effect: views are not archived here, and what an archive gives back is an empty one.
  open func encode(with coder: NSCoder) {}

  public convenience override init() { self.init(frame: .zero) }

  /// The class of `layer`.
  open class var layerClass: AnyClass { CALayer.self }

  private static func makeLayer() -> CALayer {
    if let layerClass = layerClass as? CALayer.Type { return layerClass.make() }
    Unsupported.report("layerClass \(layerClass), which is no layer")
    return CALayer()
  }

  // MARK: Geometry

  /// The bounding box in the superview. Under a transform it is not the view's own rectangle:
  /// use `center` and `bounds` then.
  open var frame: CGRect {
    get { ownLayer.frame }
    set { resizing { ownLayer.frame = newValue } }
  }

  /// The view's own rectangle.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set {
      guard newValue.isFinite else { return Unsupported.report("view bounds \(newValue)") }
      resizing { ownLayer.bounds = newValue }
    }
  }

  /// Where the anchor point (the middle, unless changed) stands in the superview.
  open var center: CGPoint {
    get { ownLayer.position }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else {
        return Unsupported.report("view center \(newValue)")
      }
      ownLayer.position = newValue
      layoutFrameChanged()
    }
  }

  /// Applied about the anchor point.
  open var transform: CGAffineTransform {
    get { ownLayer.affineTransform() }
    set {
      ownLayer.setAffineTransform(newValue)
      updateSafeArea()
    }
  }

  /// Applied about the anchor point, in three dimensions.
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set { ownLayer.transform = newValue }
  }

  // MARK: Appearance

  /// 0...1, for the view and its subviews as one group.
  open var alpha: CGFloat {
    get { CGFloat(ownLayer.opacity) }
    set { ownLayer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  open var isHidden: Bool {
    get { layout.hidesInTheEnd ?? ownLayer.isHidden }
    set { hide(newValue) }
  }

  /// Fills the bounds; nil shows what is behind.
  open var backgroundColor: UIColor? {
    get { appearance.backgroundColor }
    set {
      appearance.backgroundColor = newValue
      ownLayer.backgroundColor = newValue?.cgColor(for: traitCollection)
    }
  }

  /// Where contents of another size go.
  open var contentMode: UIView.ContentMode {
    get { appearance.contentMode }
    set {
      appearance.contentMode = newValue
      ownLayer.contentsGravity = newValue.gravity
    }
  }

  /// The colour of what can be tapped; the superview's unless set. Grey while dimmed.
  open var tintColor: UIColor! {
    get { tintAdjustmentMode == .dimmed ? fullTint.greyed : fullTint }
    set {
      appearance.tintColor = newValue
      tellOfTint()
    }
  }

  // MARK: For subclasses

  /// Places the subviews; the default places those that constraints place.
  open func layoutSubviews() { applyLayout() }

  /// The size that suits the view best within a size; the default is its own.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size that the content asks for; `noIntrinsicMetric` where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Draws the contents on the current context; the default draws nothing. Called when the view
  /// is first shown, after `setNeedsDisplay()`, and, with `contentMode` redraw, after a change of
  /// size.
  open func draw(_ rect: CGRect) {}

  // MARK: Constraints

  /// Whether the frame and the autoresizing mask place the view, instead of constraints that
  /// application code makes. Default true.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layout.translates }
    set {
      guard newValue != layout.translates else { return }
      layout.translates = newValue
      superview?.setNeedsLayout()
      if newValue { layoutTree?.treeChanged() } else { makeLayoutTree().treeChanged() }
    }
  }

  /// Whether the class works only with constraints, so that its trees ask it for them at once.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Where a subclass changes its constraints; calls `super` last.
  open func updateConstraints() {}

  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() {
    layout.needsUpdateConstraints = true
    makeLayoutTree().owesConstraintUpdates = true
    layoutRoot.setNeedsLayout()
  }

  /// Calls `updateConstraints()` here and below, where it is owed.
  open func updateConstraintsIfNeeded() { updateConstraintsInside() }

  /// Says that `intrinsicContentSize` has another value now.
  open func invalidateIntrinsicContentSize() {
    superview?.intrinsicSizeChanged(of: self)
    guard let engine = layoutTree else { return }
    engine.itemChanged(self)
  }

  /// A subview wants to be of another size: for those that place subviews by it without constraints.
  func intrinsicSizeChanged(of subview: UIView) {}

  /// What of the frame is ornament, such as a shadow, and does not count for constraints.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view inside whose first baseline is this one's; the view itself without one.
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { forFirstBaselineLayout }

  /// How far content keeps from the edges, points, the safe area included. Default 8 all around.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      setMargins {
        $0.plain = newValue
        $0.insets = nil
      }
    }
  }

  open func layoutMarginsDidChange() {}

  /// The size at which the constraints inside come closest to a size.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    solveFittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  /// The same, with the priorities at which width and height cling to the target.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    solveFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// How the view behaves where reading runs from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { layout.semantics }
    set {
      layout.semantics = newValue
      setNeedsLayout()
      layoutTree?.treeChanged()
    }
  }

  // MARK: Focus

  /// Whether it could have the focus where there is no touch. Default false.
  open var canBecomeFocused: Bool { false }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Never called: nothing gets the focus here.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // A view that is laid out by this one was hidden or shown.
  func arrangedViewIsHidden(_ view: UIView) {}

  // Whether the height that the content asks for depends on the width that it gets.
  package var wrapsToLayoutWidth: Bool { false }

  // How far the first baseline is below the top, and the last above the bottom; nil without text.
  package var baselineOffsets: (first: CGFloat, last: CGFloat)? { nil }

  // What stands for the view's own edges in constraints of its subviews; nil for the view itself.
  package var interiorLayoutGuide: UILayoutGuide? { nil }

  // MARK: News

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  /// The tint, or how it is adjusted, has changed here or around; the default does nothing.
  open func tintColorDidChange() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether a point of the view's own coordinates counts as inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The deepest, frontmost view under a point of the view's own coordinates (F5.7.11).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, hierarchy.touchBlockers == 0, !isHidden, alpha >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for view in hierarchy.subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a recogniser of this view, or of a view around it, may begin (F6.2.1). Default true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open override var next: UIResponder? { hierarchy.controller ?? superview }

  // How much of the safe area is left for what is inside: a scroll view's insets take their part.
  package var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

  // Contents drawn by the view itself, at a scale in pixels a point; nil for none.
  package func drawContents(scale: CGFloat) -> CGImage? { nil }

  // What `isOpaque` is until it is assigned.
  var isOpaqueByDefault: Bool { true }

  /// Shows what `draw(_:)` draws.
  func drawOwnContents(of layer: CALayer, _ scale: CGFloat) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let former = layer.contentsScale
    layer.contentsScale = scale
    layer.displayByDrawing(onBlack: isOpaque && backgroundColor == nil)
    if !layer.hasDrawnContents { layer.contentsScale = former }
    CATransaction.commit()
  }

  // MARK: What the layer asks

  open func layoutSublayers(of layer: CALayer) {
    if superview == nil { self.layout.engine?.update() }
    self.layout.isUnderWay = true
    defer { self.layout.isUnderWay = false }
    SceneEnvironment.current.layoutObserver?(self)
    withOwnTraitsCurrent {
      hierarchy.controller?.viewIsLaidOut()
      following(.layout) {
        hierarchy.controller?.viewWillLayoutSubviews()
        layoutSubviews()
        hierarchy.controller?.viewDidLayoutSubviews()
      }
    }
  }

  open func display(_ layer: CALayer) { displayContents(of: layer) }

  open func draw(_ layer: CALayer, in ctx: CGContext) {
    let traits = traitCollection
    SceneEnvironment.current.traits.with(traits) {
      GraphicsStack.with(ctx, traits: traits) { following(.drawing) { draw(bounds) } }
    }
  }

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    animationAction(forKey: event)
  }

  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Places in other views

  @_disfavoredOverload
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let onScreen = convert(point, to: nil as UIView?)
    return (coordinateSpace as? UIView)?.convert(onScreen, from: nil as UIView?) ?? onScreen
  }

  @_disfavoredOverload
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let onScreen = (coordinateSpace as? UIView)?.convert(point, to: nil as UIView?) ?? point
    return convert(onScreen, from: nil as UIView?)
  }

  @_disfavoredOverload
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    let onScreen = convert(rect, to: nil as UIView?)
    return (coordinateSpace as? UIView)?.convert(onScreen, from: nil as UIView?) ?? onScreen
  }

  @_disfavoredOverload
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    let onScreen = (coordinateSpace as? UIView)?.convert(rect, to: nil as UIView?) ?? rect
    return convert(onScreen, from: nil as UIView?)
  }

  // MARK: Pictures of the view

  /// Draws the view as it is shown, or will be, into a rectangle of the current context.
  /// - Parameter afterUpdates: Whether changes that were not committed yet are shown.
  /// - Returns: Whether there was something to draw (F2.13.3); a blank one is noted.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawLook(in: rect, afterScreenUpdates: afterUpdates)
  }

  /// A view whose alpha cuts this one; it lies in this view's coordinates, and in no superview.
  open var mask: UIView? {
    get { ownMask }
    set { ownMask = newValue }
  }

  /// What Objective-C calls `mask`.
  open var maskView: UIView? {
    get { mask }
    set { mask = newValue }
  }

  /// Default automatic: as the superview, and normal at the top.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustment }
    set { effectiveTintAdjustment = newValue }
  }

  // MARK: Touches

  /// A name by which scripts and tests find the view. Default nil.
  open var accessibilityIdentifier: String? {
    get { interaction.identifier }
    set { interaction.identifier = newValue }
  }

  /// Whether the view receives more than one finger at a time. Default false; recognisers of the
  /// view receive all of them in any case.
  open var isMultipleTouchEnabled: Bool {
    get { interaction.allowsMultipleTouch }
    set { interaction.allowsMultipleTouch = newValue }
  }

  /// Whether a finger on this view keeps other views from receiving any, and the reverse.
  open var isExclusiveTouch: Bool {
    get { interaction.isExclusive }
    set { interaction.isExclusive = newValue }
  }

  /// The recognisers attached to the view; nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers }
    set { attachedRecognizers = newValue }
  }

  /// Attaches a recogniser, which leaves the view that it was attached to.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attachRecognizer(gestureRecognizer)
  }

  /// Detaches a recogniser; one that is in the middle of a gesture is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detachRecognizer(gestureRecognizer)
  }

  /// Has the first responder inside this view, or the view itself, give up its place.
  /// - Parameter force: Whether it is not asked.
  /// - Returns: Whether nothing in here is the first responder any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

  // MARK: Anchors

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// What bars and the device's edges leave of the view.
  open var safeAreaLayoutGuide: UILayoutGuide { makeSystemGuide(.safeArea) }

  /// The view without its margins.
  open var layoutMarginsGuide: UILayoutGuide { makeSystemGuide(.margins) }

  /// The margins' guide, no wider than is read with ease.
  open var readableContentGuide: UILayoutGuide { makeSystemGuide(.readable) }

  /// What the keyboard covers of the view; while it is down, the bottom's safe area (F8.3.8).
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    makeSystemGuide(.keyboard) { UIKeyboardLayoutGuide() }
  }

  // MARK: Constraints

  /// The constraints that this view holds: between itself and what is inside.
  open var constraints: [NSLayoutConstraint] { layout.constraints }

  /// Gives an active constraint to this view, which must contain its items.
  open func addConstraint(_ constraint: NSLayoutConstraint) { holdConstraint(constraint) }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { holdConstraint(constraint) }
  }

  open func removeConstraint(_ constraint: NSLayoutConstraint) { letGoConstraint(constraint) }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { letGoConstraint(constraint) }
  }

  open var layoutGuides: [UILayoutGuide] { layout.guides }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { takeGuide(layoutGuide) }

  /// Takes a guide out, and the constraints that speak of it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { letGoGuide(layoutGuide) }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layout.hugging[axis] ?? usualHugging
  }

  /// How much the view resists growing beyond its content. Default 250, of labels and pictures 251.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layout.hugging[axis] = priority
    layoutTree?.itemChanged(self)
  }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layout.resistance[axis] ?? .defaultHigh
  }

  /// How much the view resists being smaller than its content. Default 750.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layout.resistance[axis] = priority
    layoutTree?.itemChanged(self)
  }

  /// Whether constraints leave the view's place or size open.
  open var hasAmbiguousLayout: Bool { layoutTree?.isAmbiguous(self) ?? false }

  /// The constraints that speak of the view along an axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutTree?.constraints(on: self, axis) ?? []
  }

  /// Moves an ambiguous view to another place that its constraints allow. Here it stays where it is.
  open func exerciseAmbiguityInLayout() { Unsupported.report("exerciseAmbiguityInLayout") }

  open func needsUpdateConstraints() -> Bool { layout.needsUpdateConstraints }

  // MARK: Margins

  /// Whether margins are at least what the superview's leave of this frame. Default false.
  open var preservesSuperviewLayoutMargins: Bool {
    get { layout.margins.preservesSuperview }
    set { setMargins { $0.preservesSuperview = newValue } }
  }

  /// Whether margins count from the safe area. Default true.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { layout.margins.insetsFromSafeArea }
    set { setMargins { $0.insetsFromSafeArea = newValue } }
  }

  /// The margins by reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directionalMargins }
    set { directionalMargins = newValue }
  }

  /// A view that shows what this one shows now, and keeps showing it (F2.13.1).
  ///
  /// It is made of frozen values, not of pixels: exact at any size, and cheap.
  /// - Parameter afterUpdates: Whether changes that were not committed yet are shown. Without
  ///   them a view that was never on screen gives a blank snapshot, which is noted.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that shows a part of what this one shows now, and stretches it with its size
  /// (F2.13.2).
  /// - Parameters:
  ///   - rect: In this view's coordinates.
  ///   - capInsets: Edges that do not stretch; where they leave no middle, all of it does.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
  }

  /// Which way the view's content runs, by its meaning and its traits.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    readingDirection
  }

  /// What people can do to the view beside its own answers to touches.
  open var interactions: [any UIInteraction] {
    get { extras.interactions }
    set {
      for interaction in extras.interactions { drop(interaction) }
      for interaction in newValue { take(interaction) }
    }
  }

  open func addInteraction(_ interaction: any UIInteraction) { take(interaction) }

  open func removeInteraction(_ interaction: any UIInteraction) { drop(interaction) }

  // MARK: Motion effects

  /// What follows the device's tilt; none on a stage does anything visible.
  open var motionEffects: [UIMotionEffect] {
    get { extras.motionEffects }
    set { extras.motionEffects = newValue }
  }

  open func addMotionEffect(_ effect: UIMotionEffect) { extras.motionEffects.append(effect) }

  open func removeMotionEffect(_ effect: UIMotionEffect) {
    extras.motionEffects.removeAll { $0 === effect }
  }

  /// Pixels a point of what the view draws; the screen's.
  open var contentScaleFactor: CGFloat {
    get { ownLayer.contentsScale }
    set { ownLayer.contentsScale = newValue }
  }

  /// Converts a point of this view to another's coordinates; nil means the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    ownLayer.convert(point, to: (view ?? windowAround)?.ownLayer)
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    ownLayer.convert(point, from: (view ?? windowAround)?.ownLayer)
  }

  /// Converts to the bounding box in another view's coordinates.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    ownLayer.convert(rect, to: (view ?? windowAround)?.ownLayer)
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    ownLayer.convert(rect, from: (view ?? windowAround)?.ownLayer)
  }

  // MARK: Surroundings

  /// How much of the view lies under bars and the device's rounded edges.
  open var safeAreaInsets: UIEdgeInsets { sizing.safeAreaInsets }

  /// The circumstances of the view: the stage's, unless a view on the way up says otherwise.
  open var traitCollection: UITraitCollection {
    SceneEnvironment.current.traits.wereRead = true
    return traits(within: hierarchy.superview?.knownTraits ?? SceneEnvironment.current.traits.own)
  }

  /// Light or dark for this view and what is in it; unspecified follows the superview.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { appearance.overrideStyle }
    set {
      let before = traitCollection
      appearance.overrideStyle = newValue
      adoptTraits(after: before)
    }
  }

  // MARK: Hierarchy

  /// The subviews, backmost first.
  open var subviews: [UIView] { hierarchy.subviews }

  open var superview: UIView? { hierarchy.superview }

  /// The window that the view is in.
  open var window: UIWindow? { windowAround }

  /// A number by which application code finds the view.
  open var tag: Int {
    get { hierarchy.tag }
    set { hierarchy.tag = newValue }
  }

  /// The first view with a tag, in the view itself and all inside it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return hierarchy.subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Whether touches reach the view and what is in it.
  open var isUserInteractionEnabled: Bool {
    get { hierarchy.isUserInteractionEnabled }
    set { hierarchy.isUserInteractionEnabled = newValue }
  }

  /// Puts a view in front, taking it out of where it was.
  open func addSubview(_ view: UIView) { insert(view, at: hierarchy.subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, above: false)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, above: true)
  }

  open func bringSubviewToFront(_ view: UIView) {
    if view.hierarchy.superview === self { reorder(view, to: hierarchy.subviews.count - 1) }
  }

  open func sendSubviewToBack(_ view: UIView) {
    if view.hierarchy.superview === self { reorder(view, to: 0) }
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangePlaces(at: index1, withSubviewAt: index2)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// Whether the view is `view` or inside it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || isWithin(view)
  }

  // MARK: Layout

  /// Asks for `layoutSubviews()` at the end of the turn.
  open func setNeedsLayout() { ownLayer.setNeedsLayout() }

  /// Lays out the view and what is in it now, where it is owed. Inside an animation block views
  /// move to where their constraints have come to put them (F4.6.3).
  open func layoutIfNeeded() { layOutNow() }

  /// Configures what the view shows, before it is laid out: once when it first is, and when it is asked for.
  /// What the method reads of `@Observable` objects and of the view's traits is followed: when that
  /// changes it is called again. Called without a layout, unless one is owed.
  open func updateProperties() {}

  /// Asks for `updateProperties()` at the end of the turn, before anything is laid out.
  open func setNeedsUpdateProperties() { oweProperties(.view) }

  /// Calls `updateProperties()` here and below, of views and their controllers, where it is owed.
  open func updatePropertiesIfNeeded() { ownLayer.updatePropertiesNow() }

  /// Asks for the contents to be drawn anew at the end of the turn.
  open func setNeedsDisplay() { ownLayer.setNeedsDisplay() }

  open func setNeedsDisplay(_ rect: CGRect) { ownLayer.setNeedsDisplay() }

  /// Takes the size that suits the view best, keeping its origin.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  open var autoresizingMask: AutoresizingMask {
    get { sizing.autoresizingMask }
    set { sizing.autoresizingMask = newValue }
  }

  open var autoresizesSubviews: Bool {
    get { sizing.autoresizesSubviews }
    set { sizing.autoresizesSubviews = newValue }
  }

  /// Whether what is outside the bounds is cut off.
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }

  /// Whether the view says that it covers its whole rectangle. Default true, of labels, image views
  /// and controls false. What `draw(_:)` leaves out of such a view without a background is black.
  open var isOpaque: Bool {
    get { appearance.isOpaque ?? isOpaqueByDefault }
    set {
      appearance.isOpaque = newValue
      ownLayer.isOpaque = newValue
    }
  }

  // MARK: Dynamics

  /// What of it collides with other items. Default a rectangle; another outline is taken as one.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline where that is a path; empty.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}
