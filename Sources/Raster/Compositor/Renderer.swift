import CRaster
import Geometry

/// Turns trees of nodes into pixels: exactly, and to the same bytes on every processor, with
/// any number of threads, whole or in parts.
///
/// Edges are anti-aliased by area. Blending is integer, in sRGB as stored (not linear light),
/// premultiplied. Pictures are sampled bilinearly, clamped at their edges. Nothing is drawn of
/// nodes seen edge-on or behind the eye.
package struct Renderer: Sendable {
  /// Grows whenever the same tree gives other bytes; written into recordings. `VersionTests` holds
  /// the plates against it.
  package static let version = 11

  /// What made a picture, as files say it.
  package static let signature = "Rehearsal, renderer \(version)"

  /// Device pixels per point.
  package let scale: Double
  /// How many threads share a frame; ≥ 1.
  package let threads: Int
  package let instructionSet: InstructionSet
  let cache = RenderCache()
  /// Whether what is hidden is left out. For tests, which draw it all to compare.
  var culls = true

  package init(
    scale: Double, threads: Int = 1, instructionSet: InstructionSet = .best
  ) {
    precondition(
      scale > 0 && scale.isFinite, "renderer scale · got \(scale) · use a positive number")
    self.scale = scale
    self.threads = max(1, threads)
    self.instructionSet = instructionSet
  }

  /// A bitmap of `width` × `height` device pixels: the node over a background.
  /// - Parameter node: Its parent's origin is the top left corner of the bitmap.
  package func draw(
    _ node: RenderNode, width: Int, height: Int, background: RGBA
  ) -> Bitmap {
    picture(of: node, width: width, height: height, background: background).bitmap
  }

  /// The same, with what could not be drawn.
  package func picture(
    of node: RenderNode, width: Int, height: Int, background: RGBA
  ) -> (bitmap: Bitmap, undrawn: [Undrawn]) {
    let (frame, undrawn) = build(node, width: width, height: height, background: background)
    let count = 4 * width * height
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { pixels, initialized in
      // Every pixel is written: the background replaces, and what is culled is covered.
      if width > Self.mostPixels || height > Self.mostPixels { pixels.initialize(repeating: 0) }
      run(frame, pixels.baseAddress, width: width, rows: 0..<height)
      initialized = count
    }
    return (Bitmap(width: width, height: height, bytes: bytes), undrawn)
  }

  /// Draws over what a bitmap holds, or over a background that replaces it.
  /// - Parameter rows: Those to draw, all if nil; what lies outside the bitmap is left out.
  /// - Returns: What could not be drawn; empty when the picture is whole.
  @discardableResult
  package func draw(
    _ node: RenderNode, into bitmap: inout Bitmap, rows: Range<Int>? = nil,
    background: RGBA? = nil
  ) -> [Undrawn] {
    let (width, height) = (bitmap.width, bitmap.height)
    let (frame, undrawn) = build(node, width: width, height: height, background: background)
    let rows = (rows ?? 0..<height).clamped(to: 0..<height)
    bitmap.bytes.withUnsafeMutableBufferPointer {
      run(frame, $0.baseAddress, width: width, rows: rows)
    }
    return undrawn
  }

  static let mostPixels = 1 << 15

  func build(
    _ node: RenderNode, width: Int, height: Int, background: RGBA?
  ) -> (frame: Frame, undrawn: [Undrawn]) {
    let box = PixelBox(width: width, height: height)
    var builder = FrameBuilder(
      box: box, scale: scale, cache: cache, instructionSet: instructionSet, culls: culls)
    if let background {
      builder.frame.add(
        CR_REPLACE, box: box, color: background.premultipliedWord(), opaque: true)
    }
    builder.build(node)
    if width > Self.mostPixels || height > Self.mostPixels {
      builder.undrawn.append(Undrawn(bounds: node.bounds, reason: .bitmapTooLarge))
    }
    return (builder.frame, builder.undrawn)
  }

  private func run(
    _ frame: Frame, _ pixels: UnsafeMutablePointer<UInt8>?, width: Int, rows: Range<Int>
  ) {
    guard let pixels, !rows.isEmpty, width <= Self.mostPixels else { return }
    frame.draw(
      into: pixels, width: width, rows: rows, threads: threads, instructionSet: instructionSet)
  }
}
