import Geometry
import Raster

/// What `saveGState` saves.
struct GraphicsState {
  /// User space to device pixels.
  var ctm: CGAffineTransform
  var clip: ClipRegion
  var fill = RGBA(red: 0, green: 0, blue: 0) { didSet { fillPattern = nil } }
  var stroke = RGBA(red: 0, green: 0, blue: 0) { didSet { strokePattern = nil } }
  var fillPattern: PatternFill?
  var strokePattern: PatternFill?
  var patternPhase = CGSize.zero
  /// The pen; its path and colours are not used.
  var pen = RenderNode.Shape(path: Path())
  var alpha = 1.0
  var mode = CGBlendMode.normal
  var shadow: CastShadow?
  var quality = CGInterpolationQuality.default

  /// How things are put on the surface.
  var ink: Ink {
    var ink = Ink(clip: clip)
    ink.mode = mode.blend
    ink.alpha = alpha
    ink.shadow = shadow
    return ink
  }

  /// Whether user space has an extent on the device.
  var isDrawable: Bool {
    let area = ctm.a * ctm.d - ctm.b * ctm.c
    return area != 0 && (1 / area).isFinite && area.isFinite && (ctm.tx + ctm.ty).isFinite
  }
}
