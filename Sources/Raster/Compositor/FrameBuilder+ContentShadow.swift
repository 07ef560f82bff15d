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
    if sigma * scale >= Self.sharpSigma {
      caster.transform = CATransform3DIdentity
      guard let blurred = blurred(caster, sigma: sigma, shadow.offset) else { return }
      drawBlurred(blurred, shadow.color, drawing)
    } else {
      caster.transform = CATransform3DMakeTranslation(
        shadow.offset.width, shadow.offset.height, 0)
      guard let mask = alphaMask(caster, drawing) else { return }
      fill(box: mask.box, mask: mask, shadow.color, drawing)
    }
  }

  /// The tree's alpha, blurred, moved by the shadow's offset; nil when there is nothing, or it
  /// reaches so far that the blur could not be seen.
  private mutating func blurred(
    _ caster: RenderNode, sigma: Double, _ offset: CGSize
  ) -> BlurredShape? {
    guard let reach = caster.reach, let fit = PathShadow.fit(reach, sigma: sigma) else {
      return nil
    }
    let kernel = ShadowPlane.kernels[fit], pitch = sigma / kernel.sigma
    let margin = kernel.reach + 2
    let width = Int((Double(reach.width) / pitch).rounded(.up)) + 2 * margin
    let height = Int((Double(reach.height) / pitch).rounded(.up)) + 2 * margin
    let left = Double(reach.minX) - pitch * Double(margin)
    let top = Double(reach.minY) - pitch * Double(margin)
    let map = PlaneMap(
      x: [1 / pitch, 0, 0], y: [0, 1 / pitch, 0], origin: [-left / pitch, -top / pitch, 1])
    guard let bitmap = picture(of: caster, width: width, height: height, map) else { return nil }
    let plane = [UInt16](unsafeUninitializedCapacity: width * height) { plane, count in
      cr_alpha_plane(bitmap.bytes, plane.baseAddress, width * height)
      count = width * height
    }
    return BlurredShape(
      pixels: ShadowPlane.blurred(plane, width: width, height: height, kernel), width: width,
      height: height, fullWidth: width, fullHeight: height, fold: nil,
      left: left + Double(offset.width), top: top + Double(offset.height), pitch: pitch)
  }

  /// A tree drawn on transparent ground; nil when it draws nothing.
  /// - Parameter map: The coordinates of the tree's parent to pixels.
  mutating func picture(
    of tree: RenderNode, width: Int, height: Int, _ map: PlaneMap
  ) -> Bitmap? {
    var inner = FrameBuilder(
      box: PixelBox(width: width, height: height), scale: map.magnification, cache: cache,
      instructionSet: instructionSet)
    (inner.maskDepth, inner.pictureDepth) = (maskDepth, pictureDepth + 1)
    inner.build(tree, in: map)
    undrawn += inner.undrawn
    guard !inner.frame.commands.isEmpty else { return nil }
    var bitmap = Bitmap(width: width, height: height)
    bitmap.bytes.withUnsafeMutableBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      inner.frame.draw(
        into: first, width: width, rows: 0..<height, threads: 1, instructionSet: instructionSet)
    }
    return bitmap
  }
}
