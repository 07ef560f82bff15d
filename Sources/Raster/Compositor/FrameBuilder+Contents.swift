import CRaster
import Geometry

// A node's picture.
extension FrameBuilder {
  mutating func drawContents(_ drawing: NodeDrawing) {
    guard drawing.parts.contains(.contents), var contents = drawing.node.contents else { return }
    guard contents.image.width <= 1 << 15, contents.image.height <= 1 << 15 else {
      undrawn.append(Undrawn(bounds: drawing.node.bounds, reason: .pictureTooLarge))
      return
    }
    if let tint = contents.tint { contents.image = cache.tinted(contents, tint) }
    if contents.factor != Self.white { contents.image = cache.multiplied(contents) }
    if contents.isPieced, contents.isCoarse(through: drawing.projection) {
      undrawn.append(Undrawn(bounds: drawing.node.bounds, reason: .piecesTooCoarse))
    }
    let whole = RoundedRectangle(contents.placement, radius: 0, corners: [])
    let mask = drawing.isClippedPicture ? drawing.clipMask : mask(of: whole, drawing)
    guard let mask else { return }
    let isOpaque = cache.isOpaque(contents)
    guard let levels = levels(of: contents, drawing.projection) else {
      return draw(contents, mask, isOpaque: isOpaque, drawing)
    }
    switch levels.alpha {
    case 0: draw(levels.larger, mask, isOpaque: isOpaque, drawing)
    case 255: draw(levels.smaller, mask, isOpaque: isOpaque, drawing)
    case let alpha:
      let start = frame.commands.count
      frame.push(mask: nil, alpha: alpha)
      draw(levels.larger, mask, isOpaque: isOpaque, drawing)
      frame.swap(in: start)
      draw(levels.smaller, mask, isOpaque: isOpaque, drawing)
      frame.pop(from: start)
    }
  }

  private mutating func draw(
    _ contents: RenderNode.Contents, _ mask: CoverageMask, isOpaque: Bool, _ drawing: NodeDrawing
  ) {
    guard let picture = picture(of: contents, drawing.projection, mask.box) else {
      undrawn.append(Undrawn(bounds: drawing.node.bounds, reason: .extremeScale))
      return
    }
    frame.add(
      CR_PICTURE, box: mask.box, mask: mask, picture: picture,
      alpha: NodeDrawing.byte(drawing.partOpacity), opaque: isOpaque)
  }

  private static let white = RGBA(red: 1, green: 1, blue: 1)

  /// The pixels with the cheapest exact way to sample them; nil when positions do not fit.
  private func picture(
    of contents: RenderNode.Contents, _ projection: Projection, _ box: PixelBox
  ) -> Picture? {
    let map = projection.map
    if contents.isPieced {
      guard map.isUpright else {
        return contents.assembled(contents.fineness(through: projection), instructionSet).flatMap {
          self.picture(of: $0, projection, box)
        }
      }
      return piecedPicture(of: contents, projection, box)
    }
    let picture = Picture(contents.image)
    picture.isNearest = contents.isNearest(through: projection)
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

  private func piecedPicture(
    of contents: RenderNode.Contents, _ projection: Projection, _ box: PixelBox
  ) -> Picture? {
    let (image, place, map) = (contents.image, contents.placement.standardized, projection.map)
    let (part, center) = (contents.part, contents.middle)
    let columns = PieceTaps(
      from: place.minX, length: place.width, part: part.minX...part.maxX,
      center: center.minX...center.maxX, texels: image.width, scale: contents.scale,
      map: (map.x.x, map.origin.x))
    let rows = PieceTaps(
      from: place.minY, length: place.height, part: part.minY...part.maxY,
      center: center.minY...center.maxY, texels: image.height, scale: contents.scale,
      map: (map.y.y, map.origin.y))
    guard let columns, let rows else { return nil }
    let picture = Picture(image)
    picture.isNearest = contents.isNearest(through: projection)
    picture.setOrigin(x: box.left, y: box.top)
    picture.sampleSeparably(
      columns: columns.positions(box.left..<box.right), rows: rows.positions(box.top..<box.bottom))
    return picture
  }
}

extension CGRect {
  /// Fractions that differ by less are the same.
  fileprivate static let rounding: CGFloat = 1e-9

  /// Whether the rectangle is the unit square.
  fileprivate var isAllOfUnit: Bool {
    [minX, minY, maxX - 1, maxY - 1].allSatisfy { $0.magnitude < Self.rounding }
  }
}

extension Picture {
  fileprivate convenience init(_ image: Bitmap) {
    let image = image.widened
    self.init(pixels: image.bytes, width: image.width, height: image.height, sampling: CR_AFFINE)
  }
}

extension RenderNode.Contents {
  /// Whether a part is shown, or a middle stretched, rather than all of the image evenly.
  var isPieced: Bool {
    !(part.isAllOfUnit && (center.isAllOfUnit || middle.isAllOfUnit))
  }

  /// Whether the part means something; it may reach beyond the image.
  var hasValidPieces: Bool {
    guard part.width > 0, part.height > 0, (part.minX + part.maxX).isFinite,
      (part.minY + part.maxY).isFinite
    else { return false }
    return scale > 0 && scale.isFinite
  }

  /// Whether the nearest texel alone counts where the picture is drawn: that may hang on whether a
  /// texel takes more than a device pixel, by area.
  fileprivate func isNearest(through projection: Projection) -> Bool {
    if isNearestEnlarged == isNearestShrunk { return isNearestEnlarged }
    let map = projection.map
    let stretch = projection.magnification(over: placement)
    let square =
      map.isAffine ? (map.x.x * map.y.y - map.x.y * map.y.x).magnitude : stretch * stretch
    let texels = Double(image.width * image.height) * Double(part.width * part.height)
    let isEnlarged = square * Double((placement.width * placement.height).magnitude) >= texels
    return isEnlarged ? isNearestEnlarged : isNearestShrunk
  }

  /// The longest side of a picture that is put together of pieces.
  private static let longest = 4096.0

  /// Whether the pieces, put together, would have more pixels than they get.
  fileprivate func isCoarse(through projection: Projection) -> Bool {
    guard !projection.map.isUpright else { return false }
    let place = placement.standardized
    return Double(max(place.width, place.height)) * fineness(through: projection) > Self.longest
  }

  /// Pixels per point of the pieces put together: as many as are seen, but no more than there are texels.
  fileprivate func fineness(through projection: Projection) -> Double {
    let seen = projection.magnification(over: placement)
    guard !isNearestEnlarged else { return seen }
    guard center.isAllOfUnit || middle.isAllOfUnit else { return min(seen, scale) }
    let place = placement.standardized
    return min(
      seen,
      max(
        Double(image.width) * Double(part.width / place.width),
        Double(image.height) * Double(part.height / place.height)))
  }

  /// The pieces as one picture in the same place, upright.
  /// - Parameter magnification: Device pixels per point.
  fileprivate func assembled(
    _ magnification: Double, _ set: InstructionSet
  ) -> RenderNode.Contents? {
    let place = placement.standardized
    func pixels(_ length: CGFloat) -> Int {
      Int(min(max((Double(length) * magnification).rounded(.up), 1), Self.longest))
    }
    let (width, height) = (pixels(place.width), pixels(place.height))
    var node = RenderNode()
    node.bounds = place
    node.contents = self
    node.transform.m11 = CGFloat(width) / place.width
    node.transform.m22 = CGFloat(height) / place.height
    node.transform.m41 = -place.minX * node.transform.m11
    node.transform.m42 = -place.minY * node.transform.m22
    node.contents?.tint = nil
    node.contents?.factor = RGBA(red: 1, green: 1, blue: 1)
    var bitmap = Bitmap(width: width, height: height)
    let left = Renderer(scale: 1, instructionSet: set).draw(node, into: &bitmap)
    guard left.isEmpty else { return nil }
    return RenderNode.Contents(image: bitmap, identity: identity, placement: placement)
  }
}
