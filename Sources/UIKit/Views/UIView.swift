import QuartzCore

/// A rectangle of the screen: a layer, what it shows, and what it answers to.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate {
  /// The layer that shows this view; the view is its delegate.
  public let layer: CALayer
  // All final: state is read in place, without a copy.
  package final var hierarchy = ViewHierarchy()
  package final var appearance = ViewAppearance()
  package final var sizing = ViewSizing()
  package final var layout = ViewLayout()
  package final var interaction = ViewInteraction()

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.setNeedsDisplay()
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.setNeedsDisplay()
  }

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
    get { layer.frame }
    set { resizing { layer.frame = newValue } }
  }

  /// The view's own rectangle.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      guard newValue.isFinite else { return Unsupported.report("view bounds \(newValue)") }
      resizing { layer.bounds = newValue }
    }
  }

  /// Where the anchor point (the middle, unless changed) stands in the superview.
  open var center: CGPoint {
    get { layer.position }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else {
        return Unsupported.report("view center \(newValue)")
      }
      layer.position = newValue
      layoutFrameChanged()
    }
  }

  /// Applied about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// Applied about the anchor point, in three dimensions.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Appearance

  /// 0...1, for the view and its subviews as one group.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  open var isHidden: Bool {
    get { layout.hidesInTheEnd ?? layer.isHidden }
    set { hide(newValue) }
  }

  /// Fills the bounds; nil shows what is behind.
  open var backgroundColor: UIColor? {
    get { appearance.backgroundColor }
    set {
      appearance.backgroundColor = newValue
      layer.backgroundColor = newValue.map { CGColor($0.rgba(for: traitCollection)) }
    }
  }

  /// Where contents of another size go.
  open var contentMode: UIView.ContentMode {
    get { appearance.contentMode }
    set {
      appearance.contentMode = newValue
      layer.contentsGravity = newValue.gravity
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
    guard let engine = layoutTree else { return }
    engine.itemChanged(self)
  }

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
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  /// The same, with the priorities at which width and height cling to the target.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
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
    for view in subviews.reversed() {
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
    withOwnTraitsCurrent {
      hierarchy.controller?.viewIsLaidOut()
      hierarchy.controller?.viewWillLayoutSubviews()
      layoutSubviews()
      hierarchy.controller?.viewDidLayoutSubviews()
    }
  }

  open func display(_ layer: CALayer) { displayContents(of: layer) }

  open func draw(_ layer: CALayer, in ctx: CGContext) {
    let traits = traitCollection
    SceneEnvironment.current.withCurrentTraits(traits) {
      GraphicsStack.with(ctx, traits: traits) { draw(bounds) }
    }
  }

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    animationAction(forKey: event)
  }

  public static let noIntrinsicMetric: CGFloat = -1
}
