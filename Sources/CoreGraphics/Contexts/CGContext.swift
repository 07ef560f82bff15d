import Geometry
import Raster

/// Something to draw on: pixels, and how the next thing is drawn.
///
/// Drawing is immediate, with the coverage and the integer blending that layers are drawn with.
/// What cannot be drawn is left out and reported; no argument makes it fail.
open class CGContext {
  private let base: Surface
  /// Points to pixels, before any map of the caller's; shadows are measured in these points.
  package let scale: CGFloat
  let info: CGBitmapInfo
  /// Whether y points up before any map of the caller's.
  let isUpsideDown: Bool
  var state: GraphicsState
  private var saved: [GraphicsState] = []
  private var layers: [OpenLayer] = []
  /// The current path in device pixels.
  var outline = Path()

  /// A transparency layer that has not ended.
  private struct OpenLayer {
    let surface: Surface
    let state: GraphicsState
    /// How many states were saved before it began.
    let depth: Int
  }

  /// - Parameters:
  ///   - surface: What is drawn on.
  ///   - scale: Pixels a point; > 0.
  ///   - isFlipped: Whether the origin is at the top left, y down; else at the bottom left, y up.
  package init(_ surface: Surface, scale: CGFloat, isFlipped: Bool, info: CGBitmapInfo) {
    (base, self.scale, self.info, isUpsideDown) = (surface, scale, info, !isFlipped)
    let height = CGFloat(surface.height)
    if !info.hasAlpha { surface.layOnBlack(surface.box) }
    let upright = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    let turned = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: height)
    state = GraphicsState(ctm: isFlipped ? upright : turned, clip: ClipRegion(surface.box))
  }

  /// A context of pixels, origin at the bottom left.
  /// - Parameters:
  ///   - data: Memory for `height` rows of 4 · `width` bytes that outlives the context, or nil.
  ///   - bytesPerRow: 0 or 4 · `width`.
  ///   - bitmapInfo: Premultiplied alpha, or a byte that is skipped: then the context begins black
  ///     and is always opaque.
  /// - Returns: nil, reported, for other layouts than four bytes a pixel, and for sizes that are
  ///   not positive or above 32768 a side.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let isPlain = bitsPerComponent == 8 && space.model == .rgb && info.isDrawable
    guard isPlain, data == nil || (info.isPlain && [0, 4 * width].contains(bytesPerRow)) else {
      Unsupported.report("a bitmap context that is not 8-bit premultiplied or opaque RGBA")
      return nil
    }
    guard let surface = Surface(width: width, height: height, memory: data) else {
      Unsupported.report("a bitmap context of \(width)×\(height) pixels")
      return nil
    }
    self.init(surface, scale: 1, isFlipped: false, info: info)
  }

  /// What is drawn on now: the innermost transparency layer, or the context itself.
  var surface: Surface { layers.last?.surface ?? base }

  /// Takes away what is transparent: it is black.
  package func layOnBlack() { base.layOnBlack(base.box) }

  /// Whether nothing has been drawn yet.
  package var isBlank: Bool { base.isBlank && layers.isEmpty }

  // MARK: State

  public func saveGState() {
    guard saved.count < Self.mostStates else { return Unsupported.report("10000 saved states") }
    saved.append(state)
  }

  /// Goes back to the state last saved. One that was not saved, or not within the transparency
  /// layer at hand, is reported and changes nothing.
  public func restoreGState() {
    guard saved.count > layers.last?.depth ?? 0, let last = saved.popLast() else {
      return Unsupported.report("restoreGState() without a saveGState()")
    }
    state = last
  }

  private static let mostStates = 10_000

  // MARK: Transparency layers

  /// Begins a group that alpha, blend mode, shadow and clip apply to as one, at its end.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
    let next = Surface(width: base.width, height: base.height)
    guard layers.count < Self.mostLayers, let next else {
      return Unsupported.report("transparency layers nested deeper than \(Self.mostLayers)")
    }
    layers.append(OpenLayer(surface: next, state: state, depth: saved.count))
    (state.alpha, state.mode, state.shadow) = (1, .normal, nil)
    state.clip = ClipRegion(shadowSources)
  }

  /// Begins a group of which only a rectangle is wanted.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Draws the group begun last. Without one it is reported and does nothing.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else {
      return Unsupported.report("endTransparencyLayer() without a beginning")
    }
    saved.removeSubrange(layer.depth...)
    state = layer.state
    var patch = Patch(layer.surface, at: shadowSources)
    patch.fade(state.alpha)
    report(surface.paint(patch, state.ink))
    stayOpaque(under: state.ink)
  }

  /// The pixels of a layer that matter: those of the clip, or all when they may cast a shadow
  /// into it.
  private var shadowSources: PixelBox { state.shadow == nil ? state.clip.box : base.box }

  private static let mostLayers = 32

  // MARK: Pixels

  /// What has been drawn so far; nil within a transparency layer.
  open func makeImage() -> CGImage? { layers.isEmpty ? CGImage(base.bitmap) : nil }

  /// Pixels across.
  public var width: Int { base.width }
  /// Pixels down.
  public var height: Int { base.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { 4 * base.width }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public var bitmapInfo: CGBitmapInfo { info }
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }

  /// The pixels, rows from the top: red, green, blue, alpha, premultiplied.
  public var data: UnsafeMutableRawPointer? {
    if !info.isPlain { Unsupported.report("bytes of a context in another order than RGBA") }
    return UnsafeMutableRawPointer(base.pixels)
  }

  /// Does nothing: drawing is immediate.
  public func flush() {}
  /// Does nothing: drawing is immediate.
  public func synchronize() {}

  /// Puts something on the surface, and reports what had to be left out.
  func paint(_ mark: Mark) { paint(mark, state.ink) }

  func paint(_ mark: Mark, _ ink: Ink) {
    guard state.isDrawable else {
      return Unsupported.report("drawing under a transform without an inverse")
    }
    report(surface.paint(mark, ink))
    stayOpaque(under: ink)
  }

  private func report(_ undrawn: [Undrawn]) {
    for undrawn in undrawn { Unsupported.report("drawing of \(undrawn.reason.rawValue)") }
  }

  /// Where there is no alpha, what a mode has made less than opaque lies on black.
  private func stayOpaque(under ink: Ink) {
    guard layers.isEmpty, !info.hasAlpha, ink.mode.rawValue >= BlendMode.clear.rawValue else {
      return
    }
    base.layOnBlack(ink.clip.box)
  }
}
