import Geometry
import Raster

/// A rectangle with something to show and a place in a tree; Core Animation's model object.
///
/// The class itself keeps the tree and tells actions about changes. What a frame shows is
/// worked out elsewhere, from values: `LayerSampler` blends animations, Raster draws.
open class CALayer: NSObject, CAMediaTiming {
  // All final: state is read in place, and in every frame.
  /// Where the animations stand as frames read them. The first of all, beside the object's head.
  final var motions = MotionPlace()
  /// The model values: what was last assigned, whatever is still moving.
  package final var properties = LayerProperties() { didSet { sampleIsStale() } }
  package final var tree = LayerTree()
  package final var animations = AnimationList() {
    didSet {
      motions.erase()
      sampleIsStale()
      watchIsStale()
    }
  }
  package final var drawing = DrawingState()
  package final var custom = CustomValues()
  package final var timing = TimingFields.forLayer { didSet { watchIsStale() } }
  final var committed: CommittedSnapshot?
  final var sampled: SampledSublayers?
  final var clock = LayerClock()
  /// Where the server watches for starts and ends of this layer's animations; nil where it does not.
  final var watch: WatchPlace?
  /// What watches for those of the sublayers.
  final weak var watchGroup: WatchGroup?

  /// Answers for actions, layout and drawing; a view is its layer's delegate.
  open weak var delegate: (any CALayerDelegate)?

  /// A name for people and traces.
  open var name: String?

  /// A layer with the defaults of `LayerProperties`.
  public override init() { super.init() }

  /// A copy that stands for what `layer` shows; subclasses copy their own properties here (F5.4.3).
  public init(layer: Any) {
    super.init()
    guard let original = layer as? CALayer else { return }
    properties = original.properties
    name = original.name
    custom = original.custom
    drawing.isCopy = true
    timing = original.timing
  }

  public required init?(coder: NSCoder) { super.init() }

  deinit {
    motions.erase()
    letGoOfLayersInside()
  }

  /// The layer's own rectangle; its size is the layer's size. Default zero.
  open var bounds: CGRect {
    get { properties.bounds }
    set { change("bounds", \.bounds, to: newValue) }
  }

  /// Where the anchor point stands in the superlayer, points.
  open var position: CGPoint {
    get { properties.position }
    set { change("position", \.position, to: newValue) }
  }

  /// Height above the superlayer's plane, points: siblings that stand higher, by this or by their
  /// transform, are drawn later.
  open var zPosition: CGFloat {
    get { properties.zPosition }
    set { change("zPosition", \.zPosition, to: newValue) }
  }

  /// The point of the bounds that `position` places, as a fraction of the size. Default ½, ½.
  open var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set { change("anchorPoint", \.anchorPoint, to: newValue) }
  }

  /// The anchor's depth, points.
  open var anchorPointZ: CGFloat {
    get { properties.anchorPointZ }
    set { change("anchorPointZ", \.anchorPointZ, to: newValue) }
  }

  /// Applied about the anchor point.
  open var transform: CATransform3D {
    get { properties.transform }
    set { change("transform", \.transform, to: newValue) }
  }

  /// Applied to all sublayers, about the anchor point (F5.7.6).
  open var sublayerTransform: CATransform3D {
    get { properties.sublayerTransform }
    set { change("sublayerTransform", \.sublayerTransform, to: newValue) }
  }

  /// Whether neither the layer nor its sublayers are drawn.
  open var isHidden: Bool {
    get { properties.isHidden }
    set { change("hidden", \.isHidden, to: newValue) }
  }

  /// Whether the layer shows when it faces away.
  open var isDoubleSided: Bool {
    get { properties.isDoubleSided }
    set { change("doubleSided", \.isDoubleSided, to: newValue) }
  }

  /// 0...1, for the layer and its sublayers as one group.
  open var opacity: Float {
    get { properties.opacity }
    set { change("opacity", \.opacity, to: newValue) }
  }

  /// Whether contents and sublayers are cut at the rounded bounds.
  open var masksToBounds: Bool {
    get { properties.masksToBounds }
    set { change("masksToBounds", \.masksToBounds, to: newValue) }
  }

  /// Fills the rounded bounds; nil draws nothing.
  open var backgroundColor: CGColor? {
    get { properties.backgroundColor }
    set { change("backgroundColor", \.backgroundColor, to: newValue) }
  }

  /// Rounds background and border, points; cuts sublayers only with `masksToBounds`.
  open var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set { change("cornerRadius", \.cornerRadius, to: newValue) }
  }

  /// Which corners are rounded.
  open var maskedCorners: CACornerMask {
    get { properties.maskedCorners }
    set { change("maskedCorners", \.maskedCorners, to: newValue) }
  }

  /// Width of the line inside the bounds, points.
  open var borderWidth: CGFloat {
    get { properties.borderWidth }
    set { change("borderWidth", \.borderWidth, to: newValue) }
  }

  /// Colour of the border. Default opaque black.
  open var borderColor: CGColor? {
    get { properties.borderColor }
    set { change("borderColor", \.borderColor, to: newValue) }
  }

  /// Default opaque black.
  open var shadowColor: CGColor? {
    get { properties.shadowColor }
    set { change("shadowColor", \.shadowColor, to: newValue) }
  }

  /// 0...1; 0, the default, means no shadow.
  open var shadowOpacity: Float {
    get { properties.shadowOpacity }
    set { change("shadowOpacity", \.shadowOpacity, to: newValue) }
  }

  /// Default (0, −3): upwards.
  open var shadowOffset: CGSize {
    get { properties.shadowOffset }
    set { change("shadowOffset", \.shadowOffset, to: newValue) }
  }

  /// Softness, points: sigma of the blur (F5.8.3). Default 3.
  open var shadowRadius: CGFloat {
    get { properties.shadowRadius }
    set { change("shadowRadius", \.shadowRadius, to: newValue) }
  }

  /// Pixels a point of `contents`. Default 1.
  open var contentsScale: CGFloat {
    get { properties.contentsScale }
    set { change("contentsScale", \.contentsScale, to: newValue) }
  }

  /// Where contents of another size go. Default: stretched.
  open var contentsGravity: CALayerContentsGravity {
    get { properties.contentsGravity }
    set { change("contentsGravity", \.contentsGravity, to: newValue) }
  }

  /// The bounding box of the layer in its superlayer (F5.7.1); assigning it moves and sizes
  /// the layer under its transform (F5.7.2). NaN and infinities are refused and
  /// reported; a null rectangle changes nothing.
  open var frame: CGRect {
    get { geometry.frame }
    set {
      // An inset of an empty rectangle is null; what has no size yet is given that, time and again.
      if newValue.size == .zero, newValue.origin == CGRect.null.origin { return }
      guard newValue.isFinite else { return Unsupported.report("layer frame \(newValue)") }
      var moved = geometry
      moved.frame = newValue
      if moved.bounds != bounds { bounds = moved.bounds }
      if moved.position != position { position = moved.position }
    }
  }

  /// A picture: a `CGImage`. Anything else is reported as unsupported and shows nothing.
  open var contents: Any? {
    get { properties.contents }
    set { change("contents", \.contents, to: Self.readImage(from: newValue)) }
  }

  /// Lays out sublayers; the delegate is asked first.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Makes `contents`: by the delegate's `display(_:)` if it has one, else by `draw(in:)`.
  open func display() {
    if let delegate { delegate.display(self) } else { displayByDrawing() }
  }

  /// Draws the contents, y down, origin at the bounds' own; the default asks the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the layer and those inside by their model values, without animations, 3-D transforms
  /// flattened as on screen (F5.8.10).
  open func render(in ctx: CGContext) { ctx.draw(modelNode) }

  /// The action that a change of `event` runs when nobody else has a say.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Whether a change of a property, by assignment or by an animation, asks for new contents.
  /// Meant for properties of subclasses: on their animations the contents are drawn for each frame,
  /// by a copy that holds the values shown. Default false.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// What a property holds that was never assigned; for properties of subclasses. Default nil.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  // A presentation copy of exactly this class; nil for subclasses of application code,
  // which only their own code can make.
  package func makePresentationCopy() -> CALayer? {
    type(of: self) == CALayer.self ? CALayer(layer: self) : nil
  }

  /// Whether sublayers stand in three dimensions, and the layer itself draws nothing.
  package var keepsDepth: Bool { false }

  /// Whether what it shows changes with time though nothing is animated.
  package var movesByItself: Bool { false }

  /// What the layer shows beside its contents, below its sublayers.
  package func ownNodes(
    showing shown: LayerProperties, atLocalTime time: CFTimeInterval
  ) -> [RenderNode] { [] }

  /// The foremost, deepest layer that a point lies in (F5.7.11).
  ///
  /// Hidden layers are left out; what lies outside the bounds is not looked at, sublayers or not.
  /// - Parameter p: In the superlayer's coordinates.
  /// - Returns: nil outside the layer, and where it is seen edge-on.
  open func hitTest(_ p: CGPoint) -> CALayer? { foremost(at: p) }

  // MARK: Animations

  /// Adds a copy of an animation (F5.3.1). The same key replaces: the former one ends unfinished.
  /// A duration of 0 becomes the transaction's; it begins at the commit unless it says when.
  /// Transitions always go by the key `kCATransition`.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

  /// Ends every animation, unfinished.
  open func removeAllAnimations() {
    for attached in animations.all { endAnimation(id: attached.id, finished: false) }
  }

  /// Ends the animation under a key, unfinished; nothing under that key is nothing to do.
  open func removeAnimation(forKey key: String) {
    if let attached = animations[key: key] { endAnimation(id: attached.id, finished: false) }
  }

  /// The keys in the order in which the animations apply; nil when there are none.
  open func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.all.map(\.key)
  }

  /// The layer's copy of the animation under a key.
  open func animation(forKey key: String) -> CAAnimation? { animations[key: key]?.animation }

  // MARK: Actions

  /// The action for an event: the delegate's, then `actions`, then those of `style`, then the
  /// class's, then the implicit one of a layer that is on show. NSNull means "none" and ends the
  /// search.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  /// Actions by event, asked after the delegate.
  open var actions: [String: any CAAction]? {
    get { drawing.actions }
    set { drawing.actions = newValue }
  }

  /// Values by name, of which only `actions`, and `style` for more of the same, have a meaning
  /// here: actions by event, asked after `actions`.
  open var style: [AnyHashable: Any]? {
    get { drawing.style }
    set { drawing.style = newValue }
  }

  /// Whether a change of the bounds' size asks for new contents. Default false.
  open var needsDisplayOnBoundsChange: Bool {
    get { drawing.needsDisplayOnBoundsChange }
    set { drawing.needsDisplayOnBoundsChange = newValue }
  }

  // MARK: Places in other layers

  /// Converts a point of this layer's coordinates to another layer's; nil means the root's.
  /// Through a layer that shows nothing (a singular transform) the point stays in the root's.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { converted(p, to: l) }

  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    (l ?? outermost).converted(p, to: self)
  }

  /// The bounding box of the converted rectangle.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { converted(r, to: l) }

  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    (l ?? outermost).converted(r, to: self)
  }

  /// The transform without its third dimension.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Whether a point of the layer's own coordinates lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Hierarchy

  /// The sublayers, backmost first; nil when there are none.
  open var sublayers: [CALayer]? {
    get { layersInside }
    set { layersInside = newValue }
  }

  /// The layer that this one is in. Of a presentation copy: a copy too.
  open var superlayer: CALayer? { layerAround }

  /// Puts a layer in front of all sublayers, taking it out of where it was.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: tree.sublayers.count) }

  /// Puts a layer at a place in the order; places past the end mean the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: sibling.flatMap(index(of:)) ?? 0)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: sibling.flatMap(index(of:)).map { $0 + 1 } ?? tree.sublayers.count)
  }

  /// Puts a layer in the place of another, which leaves the tree.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Takes the layer out of its tree. Its animations end unfinished at the next turn (F5.6.4).
  open func removeFromSuperlayer() { leaveSuperlayer() }

  // MARK: Values by name

  /// The model value under a key path: a property, a part of one, or a value of the application's own.
  open func value(forKeyPath keyPath: String) -> Any? { storedValue(forKeyPath: keyPath) }

  open func value(forKey key: String) -> Any? { storedValue(forKeyPath: key) }

  /// Assigns through a key path. Names that the layer does not know are kept for the application.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    storeValue(value, forKeyPath: keyPath)
  }

  open func setValue(_ value: Any?, forKey key: String) { storeValue(value, forKeyPath: key) }

  // MARK: Layout and drawing

  /// Asks for `layoutSublayers()` at the end of the turn.
  open func setNeedsLayout() {
    drawing.needsLayout = true
    noteOwed(\.owesLayoutInside)
  }

  open func needsLayout() -> Bool { drawing.needsLayout }

  /// Lays out this layer and those inside, where it is owed, now.
  open func layoutIfNeeded() { layOutNow() }

  /// Asks for new contents at the end of the turn.
  open func setNeedsDisplay() {
    drawing.needsDisplay = true
    noteOwed(\.owesDisplayInside)
  }

  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  open func needsDisplay() -> Bool { drawing.needsDisplay }

  /// Makes new contents for this layer and those inside, where they are owed, now.
  open func displayIfNeeded() { displayNow() }

  // MARK: Look

  /// How the rounded corners bend. Default circular.
  open var cornerCurve: CALayerCornerCurve {
    get { properties.special.cornerCurve }
    set { change("cornerCurve", \.special.cornerCurve, to: newValue) }
  }

  /// The outline that casts the shadow, filled non-zero; nil: all that the layer shows casts it.
  open var shadowPath: CGPath? {
    get { properties.special.shadowPath }
    set { change("shadowPath", \.special.shadowPath, to: newValue?.copy()) }
  }

  /// The part of the contents that is shown, in fractions of their size. Default all.
  open var contentsRect: CGRect {
    get { properties.special.contentsRect }
    set { change("contentsRect", \.special.contentsRect, to: newValue) }
  }

  /// The part of the shown contents that is stretched both ways, in fractions of their size; the
  /// corners around it are not. Default all. A width or height of 0 is one pixel about that place.
  /// What lies outside of the unit rectangle is undefined in Core Animation; here it is reported,
  /// and does not count.
  open var contentsCenter: CGRect {
    get { properties.special.contentsCenter }
    set {
      if !newValue.isWithinUnit {
        Unsupported.report("CALayer.contentsCenter outside the unit rectangle")
      }
      change("contentsCenter", \.special.contentsCenter, to: newValue)
    }
  }

  /// How drawn contents are stored: eight bits a channel here, whatever is asked for.
  open var contentsFormat: CALayerContentsFormat {
    get { .RGBA8Uint }
    set {
      if newValue != .RGBA8Uint {
        Unsupported.report("CALayer.contentsFormat \(newValue.rawValue)")
      }
    }
  }

  /// Whether y runs upwards for the sublayers: they are placed from the lower edge, and what they
  /// draw is turned over, except for contents, which stay upright.
  open var isGeometryFlipped: Bool {
    get { properties.special.isGeometryFlipped }
    set {
      change("geometryFlipped", \.special.isGeometryFlipped, to: newValue)
      forgetSamplesInside()
    }
  }

  /// Whether contents are turned over to stay upright: an odd number of layers around have a
  /// flipped geometry.
  open func contentsAreFlipped() -> Bool { areContentsFlipped() }

  /// Whether opacity fades the layer with its sublayers as one. Otherwise each fades on its own.
  open var allowsGroupOpacity: Bool {
    get { properties.special.allowsGroupOpacity }
    set { change("allowsGroupOpacity", \.special.allowsGroupOpacity, to: newValue) }
  }

  /// How the layer is rolled up as a page that is turned; animated in blocks.
  package var curl: RenderNode.Curl? {
    get { properties.special.curl }
    set { change("curl", \.special.curl, to: newValue) }
  }

  /// Whether the layer is drawn at `rasterizationScale` first and shown as a picture (F5.8.5).
  open var shouldRasterize: Bool {
    get { properties.special.shouldRasterize }
    set { change("shouldRasterize", \.special.shouldRasterize, to: newValue) }
  }

  /// Pixels a point of a rasterized layer. Default 1, which is blurry on finer screens.
  open var rasterizationScale: CGFloat {
    get { properties.special.rasterizationScale }
    set { change("rasterizationScale", \.special.rasterizationScale, to: newValue) }
  }

  /// A promise that no pixel of the contents lets anything through: what drawing leaves out is
  /// black. Default false.
  open var isOpaque: Bool {
    get { drawing.isOpaque }
    set { drawing.isOpaque = newValue }
  }

  /// Not supported: assigning anything is reported.
  open var compositingFilter: Any? {
    get { nil }
    set { if newValue != nil { Unsupported.report("CALayer.compositingFilter") } }
  }

  /// Not supported: assigning any is reported.
  open var filters: [Any]? {
    get { nil }
    set { if newValue?.isEmpty == false { Unsupported.report("CALayer.filters") } }
  }

  /// Not supported: assigning any is reported.
  open var backgroundFilters: [Any]? {
    get { nil }
    set { if newValue?.isEmpty == false { Unsupported.report("CALayer.backgroundFilters") } }
  }

  // MARK: Mask

  /// A layer whose alpha cuts this one: it lies in this layer's coordinates as a sublayer does, and
  /// is not drawn itself. Where it shows nothing, nothing shows.
  ///
  /// A layer that is elsewhere in a tree leaves it. One that contains this layer is refused and
  /// reported.
  open var mask: CALayer? {
    get { ownMask }
    set { ownMask = newValue }
  }

  // MARK: Pixels of contents and edges

  /// What shows between the pixels of contents that are enlarged. Default linear; `trilinear` is the
  /// same, as for Core Animation. Other names are reported.
  open var magnificationFilter: CALayerContentsFilter {
    get { properties.special.magnificationFilter }
    set {
      newValue.reportIfUnknown("magnificationFilter")
      change("magnificationFilter", \.special.magnificationFilter, to: newValue)
    }
  }

  /// What shows of contents that are shrunk. Default linear. `trilinear` looks at smaller copies of
  /// the picture, each half the size of the last. Other names are reported.
  open var minificationFilter: CALayerContentsFilter {
    get { properties.special.minificationFilter }
    set {
      newValue.reportIfUnknown("minificationFilter")
      change("minificationFilter", \.special.minificationFilter, to: newValue)
    }
  }

  /// Which of the smaller copies `trilinear` prefers. Default 0; anything else is reported.
  open var minificationFilterBias: Float {
    get { drawing.hints.minificationFilterBias }
    set {
      drawing.hints.minificationFilterBias = newValue
      if newValue != 0 { Unsupported.report("CALayer.minificationFilterBias \(newValue)") }
    }
  }

  /// Whether edges that lie between pixels are drawn smooth. Default false, as in apps whose
  /// Info.plist does not say otherwise (F5.8.9). They are always smooth here.
  open var allowsEdgeAntialiasing: Bool {
    get { drawing.hints.allowsEdgeAntialiasing }
    set { drawing.hints.allowsEdgeAntialiasing = newValue }
  }

  /// Which edges that concerns. Default all. All are always smooth here: leaving any out is
  /// reported.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { drawing.hints.edgeAntialiasingMask }
    set {
      drawing.hints.edgeAntialiasingMask = newValue
      if newValue != .all { Unsupported.report("CALayer.edgeAntialiasingMask") }
    }
  }

  /// What of the layer the layers around leave visible: its bounds within those of all that clip.
  open var visibleRect: CGRect { rectLeftVisible }

  /// Scrolls the nearest scroll layer around so that a point comes to its origin.
  open func scroll(_ point: CGPoint) { performScroll(point) }

  /// Scrolls the nearest scroll layer around, no more than a rectangle needs to be seen.
  open func scrollRectToVisible(_ rect: CGRect) { performScrollRectToVisible(rect) }

  /// How values brighter than white come onto a screen: there are none here.
  open var toneMapMode: CALayer.ToneMapMode {
    get { drawing.hints.toneMapMode }
    set { drawing.hints.toneMapMode = newValue }
  }

  /// Whether contents may be brighter than white; here they are not, and that is reported.
  open var wantsExtendedDynamicRangeContent: Bool {
    get { drawing.hints.wantsExtendedRange }
    set {
      drawing.hints.wantsExtendedRange = newValue
      if newValue { Unsupported.report("CALayer.wantsExtendedDynamicRangeContent") }
    }
  }

  /// Whether what is drawn is kept as commands, to be sharp at every scale: pixels are, here.
  open var wantsDynamicContentScaling: Bool {
    get { drawing.hints.wantsDynamicContentScaling }
    set { drawing.hints.wantsDynamicContentScaling = newValue }
  }

  /// Whether `draw(in:)` only notes what is drawn, for another thread to draw it. Default false. The
  /// pixels are the same, and nothing depends on it here.
  open var drawsAsynchronously: Bool {
    get { drawing.hints.drawsAsynchronously }
    set { drawing.hints.drawsAsynchronously = newValue }
  }

  // MARK: What shows

  /// What the layer shows at this instant, as a read-only copy; its sublayers and superlayer are
  /// such copies too (F5.4.1). nil before the first commit. A layer class of application code makes
  /// the copy in its own `init(layer:)` (F5.4.3).
  open func presentation() -> Self? { presentedCopy() }

  /// The layer that a presentation copy stands for; any other layer returns itself.
  open func model() -> Self { (tree.presentation?.model as? Self) ?? self }

  // MARK: Time

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Converts a time of this layer to another layer's; nil means media time (F5.1.2).
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    convertedTime(t, to: l)
  }

  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    guard let l else { return localTime(atMediaTime: t) }
    return l.convertedTime(t, to: self)
  }
}

/// What a layer asks of the object that owns it. Every requirement has a default.
public protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.displayByDrawing() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
