import Geometry

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
  final var committed: CommittedLook?
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
  /// the layer under its transform (F5.7.2). NaN and infinities are refused and reported.
  open var frame: CGRect {
    get { geometry.frame }
    set {
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
    set { change("contents", \.contents, to: Self.image(from: newValue)) }
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

  /// The foremost, deepest layer that a point lies in (F5.7.11).
  ///
  /// Hidden layers are left out; what lies outside the bounds is not looked at, sublayers or not.
  /// - Parameter p: In the superlayer's coordinates.
  /// - Returns: nil outside the layer, and where it is seen edge-on.
  open func hitTest(_ p: CGPoint) -> CALayer? { foremost(at: p) }
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
