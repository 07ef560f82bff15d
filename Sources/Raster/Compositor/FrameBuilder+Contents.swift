import CRaster
import Geometry

// A node's picture.
extension FrameBuilder {
  mutating func drawContents(_ drawing: NodeDrawing) {
    guard drawing.parts.contains(.contents), let contents = drawing.node.contents else { return }
    let image = contents.image
    guard image.width <= 1 << 15, image.height <= 1 << 15 else {
      undrawn.append(Undrawn(bounds: drawing.node.bounds, reason: .pictureTooLarge))
      return
    }
    let whole = RoundedRectangle(contents.placement, radius: 0, corners: [])
    let mask = drawing.isClippedPicture ? drawing.clipMask : mask(of: whole, drawing)
    guard let mask else { return }
    guard let picture = picture(of: contents, drawing.projection.map, mask.box) else {
      undrawn.append(Undrawn(bounds: drawing.node.bounds, reason: .extremeScale))
      return
    }
    frame.add(
      CR_PICTURE, box: mask.box, mask: mask, picture: picture,
      alpha: NodeDrawing.byte(drawing.partOpacity), opaque: cache.isOpaque(contents))
  }

  /// The pixels with the cheapest exact way to sample them; nil when positions do not fit.
  private func picture(
    of contents: RenderNode.Contents, _ map: PlaneMap, _ box: PixelBox
  ) -> Picture? {
    let image = contents.image.widened
    let picture = Picture(
      pixels: image.bytes, width: image.width, height: image.height, sampling: CR_AFFINE)
    if map.isUpright {
      let columns = Taps(
        from: contents.placement.minX, to: contents.placement.maxX, map.x.x, map.origin.x,
        count: contents.image.width, range: box.left..<box.right)
      let rows = Taps(
        from: contents.placement.minY, to: contents.placement.maxY, map.y.y, map.origin.y,
        count: contents.image.height, range: box.top..<box.bottom)
      guard let columns, let rows else { return nil }
      if picture.sampleUpright(columns, rows) { return picture }
    }
    let place = contents.placement.standardized
    let toLayer = PlaneMap(
      x: [place.width / Double(contents.image.width), 0, 0],
      y: [0, place.height / Double(contents.image.height), 0],
      origin: [place.minX, place.minY, 1])
    guard let back = toLayer.followed(by: map).inverse else { return nil }
    return picture.setMap(back, box: box) ? picture : nil
  }
}
