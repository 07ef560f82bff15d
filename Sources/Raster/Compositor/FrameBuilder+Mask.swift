import CRaster
import Geometry

// A node's mask: the alpha of another tree.
extension FrameBuilder {
  /// Masks of masks go this deep.
  static let deepestMask = 8

  /// The mask's alpha, in device pixels within the node's clip; nil where nothing shows.
  mutating func alphaMask(_ mask: RenderNode, _ drawing: NodeDrawing) -> CoverageMask? {
    guard maskDepth < Self.deepestMask else {
      undrawn.append(Undrawn(bounds: drawing.node.bounds, reason: .masksTooDeep))
      return nil
    }
    let inherited = Inherited(map: drawing.map, clip: drawing.clip)
    return mask.isPlainShape
      ? plainMask(mask, inherited) : drawnMask(mask, inherited)
  }

  /// One opaque shape: what it covers is what drawing it would leave as alpha.
  private mutating func plainMask(
    _ mask: RenderNode, _ inherited: Inherited
  ) -> CoverageMask? {
    guard let drawing = NodeDrawing(mask, inherited, opacity: 1, cache: cache) else {
      undrawn.append(Undrawn(bounds: mask.bounds, reason: .notFinite))
      return nil
    }
    guard mask.faces(drawing.map) else { return nil }
    if mask.backgroundColor != nil { return self.mask(of: drawing.shape, drawing) }
    return mask.shape.flatMap { fillMask(of: $0, drawing) }
  }

  /// Draws the tree into a bitmap of its own, as large as what the clip shows of it, and keeps the
  /// alpha. Device pixels keep their numbers: nothing is rounded otherwise than where it shows.
  private mutating func drawnMask(
    _ mask: RenderNode, _ inherited: Inherited
  ) -> CoverageMask? {
    let box = inherited.clip.intersection(mask.pixels(through: inherited.map))
    guard !box.isEmpty else { return nil }
    var inner = inner(box: box, scale: scale)
    inner.maskDepth = maskDepth + 1
    inner.build(mask, in: inherited.map)
    undrawn += inner.undrawn
    let (frame, set) = (inner.frame, instructionSet)
    guard !frame.commands.isEmpty else { return nil }
    return cache.mask(frame, box) { frame.alpha(in: box, instructionSet: set) }
  }
}

extension Frame {
  /// The alpha that it draws on transparent ground, in device pixels within a box.
  fileprivate func alpha(in box: PixelBox, instructionSet: InstructionSet) -> CoverageMask? {
    let (width, height) = (Int(box.right - box.left), Int(box.bottom - box.top))
    var bitmap = Bitmap(width: width, height: height)
    let made = bitmap.bytes.withUnsafeMutableBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return nil as UnsafeMutablePointer<cr_mask>? }
      let target = cr_target(pixels: first, stride: Int32(width), x0: box.left, y0: box.top)
      draw(commands, box, on: target, instructionSet: instructionSet)
      return cr_mask_of_alpha(first, Int32(width), Int32(height), box.left, box.top)
    }
    return made.map(CoverageMask.init)
  }
}

extension RenderNode {
  /// Whether the node draws just one opaque shape: its background, or its path's fill.
  fileprivate var isPlainShape: Bool {
    guard opacity >= 1, children.isEmpty, mask == nil, contents == nil, gradient == nil,
      border == nil, shadow == nil, !clips
    else { return false }
    guard let shape else { return (backgroundColor?.alpha ?? 0) >= 1 }
    return backgroundColor == nil && shape.strokeColor == nil && (shape.fillColor?.alpha ?? 0) >= 1
  }

  /// Whether it shows in a plane: there is an area, and its front or a back that may be seen.
  func faces(_ map: PlaneMap) -> Bool {
    isDoubleSided ? map.determinant != 0 : map.determinant > 0
  }
}
