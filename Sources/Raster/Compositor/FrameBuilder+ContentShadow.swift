import CRaster
import Geometry

// Shadows cast by all that a node draws, children too (F5.8.3).
extension FrameBuilder {
  /// Pictures of trees within pictures of trees go this deep: below, content casts no shadow.
  static let deepestPicture = 2

  mutating func drawContentShadow(_ shadow: RenderNode.Shadow, _ drawing: NodeDrawing) {
    guard pictureDepth < Self.deepestPicture else { return }
    var caster = drawing.node
    (caster.shadow, caster.mask, caster.backdrop) = (nil, nil, nil)
    caster.opacity = 1
    let sigma = shadow.radius * Self.sigmaOfShadowRadius
    caster.transform = CATransform3DIdentity
    if sigma * scale >= Self.sharpSigma,
      let grid = shadowGrid(of: caster.reach, sigma: sigma, shadow.offset, drawing)
    {
      guard let blurred = blurred(caster, grid, shadow.offset) else { return }
      drawBlurred(blurred, shadow.color, drawing)
    } else {
      caster.transform = CATransform3DMakeTranslation(
        shadow.offset.width, shadow.offset.height, 0)
      guard let mask = alphaMask(caster, drawing) else { return }
      fill(box: mask.box, mask: mask, shadow.color, drawing)
    }
  }

  /// The pixels in which a shadow is blurred; nil when there would be too many, which is noted.
  /// - Parameters:
  ///   - box: What casts it reaches so far; nil: nobody knows.
  ///   - offset: From there to the shadow.
  mutating func shadowGrid(
    of box: CGRect?, sigma: Double, _ offset: CGSize, _ drawing: NodeDrawing
  ) -> ShadowGrid? {
    if let grid = box.flatMap({ ShadowGrid($0, sigma: sigma) }) { return grid }
    let clip = drawing.clip
    let seen = drawing.projection.map.inverse?.box(
      of: CGRect(
        x: CGFloat(clip.left), y: CGFloat(clip.top), width: CGFloat(clip.right - clip.left),
        height: CGFloat(clip.bottom - clip.top))
    )?.offsetBy(dx: -offset.width, dy: -offset.height)
    if let seen, let grid = ShadowGrid(box ?? seen, sigma: sigma, seen: seen) { return grid }
    undrawn.append(Undrawn(bounds: drawing.node.bounds, reason: .shadowTooLarge))
    return nil
  }

  /// The tree's alpha, blurred, moved by the shadow's offset; nil when there is nothing.
  private mutating func blurred(
    _ caster: RenderNode, _ grid: ShadowGrid, _ offset: CGSize
  ) -> BlurredShape? {
    guard !grid.isEmpty else { return nil }
    let (width, height, pitch) = (grid.width, grid.height, grid.pitch)
    let map = PlaneMap(
      x: [1 / pitch, 0, 0], y: [0, 1 / pitch, 0],
      origin: [-grid.left / pitch, -grid.top / pitch, 1])
    guard let frame = frame(of: caster, width: width, height: height, map) else { return nil }
    let set = instructionSet
    let pixels = cache.shadow(frame, grid) {
      let bitmap = frame.bitmap(width: width, height: height, set)
      let plane = [UInt16](unsafeUninitializedCapacity: width * height) { plane, count in
        cr_alpha_plane(bitmap.bytes, plane.baseAddress, width * height)
        count = width * height
      }
      return ShadowPlane.blurred(plane, width: width, height: height, grid.kernel)
    }
    return BlurredShape(pixels: pixels, grid, offset: offset)
  }
}
