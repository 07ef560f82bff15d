import Geometry

// Properties that few layers change.
extension CALayer {
  /// How the rounded corners bend. Default circular.
  public var cornerCurve: CALayerCornerCurve {
    get { properties.special.cornerCurve }
    set { change("cornerCurve", \.special.cornerCurve, to: newValue) }
  }

  /// How much farther than its radius a corner of a curve reaches (F5.8.2).
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// The outline that casts the shadow, filled non-zero; nil: all that the layer shows casts it.
  public var shadowPath: CGPath? {
    get { properties.special.shadowPath }
    set { change("shadowPath", \.special.shadowPath, to: newValue?.copy()) }
  }

  /// The part of the contents that is shown, in fractions of their size. Default all.
  public var contentsRect: CGRect {
    get { properties.special.contentsRect }
    set { change("contentsRect", \.special.contentsRect, to: newValue) }
  }

  /// The part of the shown contents that is stretched both ways, in fractions of their size; the
  /// corners around it are not. Default all.
  public var contentsCenter: CGRect {
    get { properties.special.contentsCenter }
    set { change("contentsCenter", \.special.contentsCenter, to: newValue) }
  }

  /// The colour shown in place of the contents' own; nil shows those.
  package var contentsTint: CGColor? {
    get { properties.special.contentsTint }
    set { change("foregroundColor", \.special.contentsTint, to: newValue) }
  }

  /// How drawn contents are stored: eight bits a channel here, whatever is asked for.
  public var contentsFormat: CALayerContentsFormat {
    get { .RGBA8Uint }
    set {
      if newValue != .RGBA8Uint {
        Unsupported.report("CALayer.contentsFormat \(newValue.rawValue)")
      }
    }
  }

  /// Whether y runs upwards for the sublayers: they are placed from the lower edge, and what they
  /// draw is turned over, except for contents, which stay upright.
  public var isGeometryFlipped: Bool {
    get { properties.special.isGeometryFlipped }
    set {
      change("geometryFlipped", \.special.isGeometryFlipped, to: newValue)
      forgetSamplesInside()
    }
  }

  /// Whether contents are turned over to stay upright: an odd number of layers around have a
  /// flipped geometry.
  public func contentsAreFlipped() -> Bool {
    var isFlipped = false
    var layer = tree.superlayer
    while let current = layer {
      if current.properties.hasSpecial, current.properties.special.isGeometryFlipped {
        isFlipped.toggle()
      }
      layer = current.tree.superlayer
    }
    return isFlipped
  }

  /// Whether opacity fades the layer with its sublayers as one. Otherwise each fades on its own.
  public var allowsGroupOpacity: Bool {
    get { properties.special.allowsGroupOpacity }
    set { change("allowsGroupOpacity", \.special.allowsGroupOpacity, to: newValue) }
  }

  /// Whether the layer is drawn at `rasterizationScale` first and shown as a picture (F5.8.5).
  public var shouldRasterize: Bool {
    get { properties.special.shouldRasterize }
    set { change("shouldRasterize", \.special.shouldRasterize, to: newValue) }
  }

  /// Pixels a point of a rasterized layer. Default 1, which is blurry on finer screens.
  public var rasterizationScale: CGFloat {
    get { properties.special.rasterizationScale }
    set { change("rasterizationScale", \.special.rasterizationScale, to: newValue) }
  }

  /// A promise that no pixel of the contents lets anything through: what drawing leaves out is
  /// black. Default false.
  public var isOpaque: Bool {
    get { drawing.isOpaque }
    set { drawing.isOpaque = newValue }
  }

  /// Not supported: assigning anything is reported.
  public var compositingFilter: Any? {
    get { nil }
    set { if newValue != nil { Unsupported.report("CALayer.compositingFilter") } }
  }

  /// Not supported: assigning any is reported.
  public var filters: [Any]? {
    get { nil }
    set { if newValue?.isEmpty == false { Unsupported.report("CALayer.filters") } }
  }

  /// Not supported: assigning any is reported.
  public var backgroundFilters: [Any]? {
    get { nil }
    set { if newValue?.isEmpty == false { Unsupported.report("CALayer.backgroundFilters") } }
  }

  /// After a change that concerns how layers inside look, though nothing of theirs changed.
  private func forgetSamplesInside() {
    walk { layer in
      layer.sampled = nil
      return true
    }
  }
}
