import Geometry
import Raster

// Pictures, gradients, text and whole trees.
extension CGContext {
  /// Draws a picture over a rectangle, its top at the larger y: upright in contexts with y up,
  /// upside down in UIKit's, as Core Graphics has it.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard byTiling else { return draw(image, in: rect, upsideDown: true) }
    drawTiles(image, rect.standardized)
  }

  /// Fills what the clip leaves with a picture over and over, one of which lies in a rectangle.
  private func drawTiles(_ image: CGImage, _ tile: CGRect) {
    guard tile.isDrawable, state.isDrawable, image.width > 0, image.height > 0 else { return }
    let isNearest = state.quality == .none
    let map = tile.flip.concatenating(state.ctm)
    let bitmap = isNearest ? image.bitmap : image.shrunk(to: tile.size, through: map)
    paint(.tiles(TiledPicture(bitmap, tile: tile, map: map, isNearest: isNearest)))
  }

  /// Draws a picture with its top at the smaller y.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    draw(image, in: rect, upsideDown: false)
  }

  /// Draws a picture whose middle stretches while its edges keep their width.
  /// - Parameters:
  ///   - center: The middle in fractions of the picture.
  ///   - imageScale: Pixels of the picture per unit of user space.
  package func drawUpright(
    _ image: CGImage, in rect: CGRect, center: CGRect, imageScale: CGFloat
  ) {
    guard var node = picture(image, in: rect, upsideDown: false) else { return }
    node.contents?.center = center
    node.contents?.scale = imageScale
    paint(.tree(node))
  }

  private func draw(_ image: CGImage, in rect: CGRect, upsideDown: Bool) {
    guard state.quality != .none else { return drawNearest(image, in: rect, upsideDown) }
    if let node = picture(image, in: rect, upsideDown: upsideDown) { paint(.tree(node)) }
  }

  private func drawNearest(_ image: CGImage, in rect: CGRect, _ upsideDown: Bool) {
    guard rect.isDrawable, state.isDrawable else { return }
    let map = upsideDown ? rect.flip.concatenating(state.ctm) : state.ctm
    paint(.nearest(NearestPicture(image.bitmap, placement: rect.standardized, map: map)))
  }

  /// A picture over a rectangle of user space, averaged first where it is shrunk below half.
  func picture(_ image: CGImage, in rect: CGRect, upsideDown: Bool) -> RenderNode? {
    let rect = rect.standardized
    guard rect.isDrawable, image.width > 0, image.height > 0 else { return nil }
    let map = upsideDown ? rect.flip.concatenating(state.ctm) : state.ctm
    let shrunk = image.shrunk(to: rect.size, through: map)
    let isSame = shrunk.width == image.width && shrunk.height == image.height
    var node = RenderNode()
    node.bounds = rect
    node.transform = CATransform3DMakeAffineTransform(map)
    node.contents = RenderNode.Contents(
      image: shrunk, identity: isSame ? image.identity : PixelIdentity.next(), placement: rect)
    if isSame { node.contents?.opacity = image.opacity }
    return node
  }

  // MARK: Gradients, which fill whatever the clip leaves

  /// Colours change from one point to the other.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    var sweep = sweep(.linear, gradient, options)
    (sweep.start, sweep.end) = (startPoint, endPoint)
    paint(.sweep(sweep))
  }

  /// Colours change from one circle to the other.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startRadius >= 0, endRadius >= 0 else { return }
    var sweep = sweep(.circles, gradient, options)
    (sweep.start, sweep.startRadius) = (startCenter, Double(startRadius))
    (sweep.end, sweep.endRadius) = (endCenter, Double(endRadius))
    paint(.sweep(sweep))
  }

  /// Colours change around a point.
  /// - Parameter angle: Where they begin, radians from +x; they go on towards +y.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    var sweep = sweep(.angle, gradient, [])
    let way = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: angle))
    (sweep.start, sweep.end) = (center, CGPoint(x: center.x + way.x, y: center.y + way.y))
    paint(.sweep(sweep))
  }

  private func sweep(
    _ kind: GradientSweep.Kind, _ gradient: CGGradient, _ options: CGGradientDrawingOptions
  ) -> GradientSweep {
    var sweep = GradientSweep(kind: kind, colors: gradient.colors, locations: gradient.locations)
    sweep.extendsBefore = options.contains(.drawsBeforeStartLocation)
    sweep.extendsAfter = options.contains(.drawsAfterEndLocation)
    sweep.map = state.ctm
    return sweep
  }

  // MARK: What the modules above have made

  /// Draws laid-out text with its top left at a point.
  package func draw(_ text: TextColumn, at origin: CGPoint) {
    guard origin.x.isFinite, origin.y.isFinite else { return }
    for shadow in text.shadows {
      var ink = state.ink
      if let shadow {
        let offset = CGSize(
          width: shadow.offset.width * scale, height: shadow.offset.height * scale)
        ink.shadow = CastShadow(
          color: shadow.color, offset: offset, sigma: shadow.blur * Double(scale) / 2)
      }
      paint(.text(TextMark(text, at: origin, map: state.ctm, only: .some(shadow))), ink)
    }
  }

  /// Draws a tree of nodes whose parent is user space.
  package func draw(_ node: RenderNode) {
    var node = node
    node.transform = CATransform3DConcat(
      node.transform, CATransform3DMakeAffineTransform(state.ctm))
    paint(.tree(node))
  }
}

extension CGImage {
  /// The pixels, averaged where a rectangle of a size takes less than half as many on the device.
  fileprivate func shrunk(to size: CGSize, through map: CGAffineTransform) -> Bitmap {
    let across = (map.a * map.a + map.b * map.b).squareRoot() * size.width
    let down = (map.c * map.c + map.d * map.d).squareRoot() * size.height
    return bitmap.halved(towards: Double(across), Double(down))
  }
}

extension CGRect {
  /// Whether all numbers are finite and there is an area.
  fileprivate var isDrawable: Bool {
    (origin.x + origin.y + width + height).isFinite && width != 0 && height != 0
  }

  /// Turns the rectangle upside down, in place.
  fileprivate var flip: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: minY + maxY)
  }
}
