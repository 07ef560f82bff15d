import CRaster
import Geometry

// A node's shadow.
extension FrameBuilder {
  /// The shadow of the path, else of what the node draws or of the rounded bounds.
  mutating func drawShadow(_ drawing: NodeDrawing) {
    guard drawing.parts.contains(.shadow), let shadow = drawing.node.shadow else { return }
    guard let path = shadow.path else {
      guard shadow.isCastByContent, !drawing.node.fillsBounds else {
        return drawShadow(of: drawing.shape, shadow, drawing)
      }
      return drawContentShadow(shadow, drawing)
    }
    if let shape = RoundedRectangle(path) { return drawShadow(of: shape, shadow, drawing) }
    let offset = CGAffineTransform(
      translationX: shadow.offset.width, y: shadow.offset.height)
    let moved = path.transformed(by: offset)
    let sigma = shadow.radius * Self.sigmaOfShadowRadius
    guard !path.controlBox.isNull else { return }
    if sigma * scale >= Self.sharpSigma,
      let grid = shadowGrid(of: moved.controlBox, sigma: sigma, .zero, drawing)
    {
      guard !grid.isEmpty else { return }
      drawBlurred(PathShadow(path: moved, grid: grid).blurred(cache), shadow.color, drawing)
    } else {
      var shape = RenderNode.Shape(path: moved)
      shape.fillColor = shadow.color
      guard let mask = fillMask(of: shape, drawing) else { return }
      fill(box: mask.box, mask: mask, shadow.color, drawing)
    }
  }

  /// Sigma of the Gaussian per unit of `shadowRadius` (F5.8.3; decision 14).
  static let sigmaOfShadowRadius = 1.0
  /// A blur below this sigma, in device pixels, is not distinguishable from an edge.
  static let sharpSigma = 0.25

  private mutating func drawShadow(
    of shape: RoundedRectangle, _ shadow: RenderNode.Shadow, _ drawing: NodeDrawing
  ) {
    var shape = shape
    guard !shape.isEmpty else { return }
    let (dx, dy) = (Double(shadow.offset.width), Double(shadow.offset.height))
    (shape.left, shape.right) = (shape.left + dx, shape.right + dx)
    (shape.top, shape.bottom) = (shape.top + dy, shape.bottom + dy)
    let sigma = shadow.radius * Self.sigmaOfShadowRadius
    if sigma * scale >= Self.sharpSigma, let blurred = blurred(shape, sigma: sigma, drawing) {
      drawBlurred(blurred, shadow.color, drawing)
    } else if let mask = mask(of: shape, drawing) {
      fill(box: mask.box, mask: mask, shadow.color, drawing)
    }
  }

  /// nil where there would be too much to blur, which is noted.
  private mutating func blurred(
    _ shape: RoundedRectangle, sigma: Double, _ drawing: NodeDrawing
  ) -> BlurredShape? {
    let plane = ShadowPlane(shape, sigma: sigma)
    if plane.holdsCorners { return plane.blurred(shape, cache) }
    // Corners that are very large against the blur: as much of them as is seen.
    guard let grid = shadowGrid(of: shape.box, sigma: sigma, .zero, drawing) else { return nil }
    return PathShadow(path: shape.path(pitch: grid.pitch), grid: grid).blurred(cache)
  }

  mutating func drawBlurred(_ blurred: BlurredShape, _ color: RGBA, _ drawing: NodeDrawing) {
    let (left, top, pitch) = (blurred.left, blurred.top, blurred.pitch)
    let toLayer = PlaneMap(x: [pitch, 0, 0], y: [0, pitch, 0], origin: [left, top, 1])
    let right = left + pitch * Double(blurred.fullWidth)
    let bottom = top + pitch * Double(blurred.fullHeight)
    rasterizer.begin(in: drawing.clip)
    rasterizer.add(
      drawing.projection([[left, top], [right, top], [right, bottom], [left, bottom]]))
    guard let reach = rasterizer.finish() else { return }
    let picture = Picture(
      pixels: blurred.pixels, width: blurred.width, height: blurred.height, sampling: CR_AFFINE)
    picture.setFold(blurred)
    guard let back = toLayer.followed(by: drawing.projection.map).inverse,
      picture.setMap(back, box: reach.box)
    else {
      undrawn.append(Undrawn(bounds: drawing.node.bounds, reason: .extremeScale))
      return
    }
    let word = color.premultipliedWord(opacity: drawing.partOpacity)
    // Upright, the box is all that the mask would bound; without it a row is one stretch.
    let bound = drawing.projection.map.isUpright ? nil : reach
    frame.add(CR_SHADOW, box: reach.box, mask: bound, picture: picture, color: word)
  }
}

/// Blurred coverage with its place in a layer; its middle may be folded away.
struct BlurredShape {
  let pixels: [UInt8]
  let width: Int
  let height: Int
  /// The size as it were without folding.
  let fullWidth: Int
  let fullHeight: Int
  /// First column and row left out when folded; nil: nothing is folded.
  let fold: Int?
  /// The top left corner in the layer, and points of the layer per pixel.
  let left: Double
  let top: Double
  let pitch: Double
}

extension BlurredShape {
  /// Nothing is folded away.
  init(pixels: [UInt8], _ grid: ShadowGrid, offset: CGSize) {
    self.init(
      pixels: pixels, width: grid.width, height: grid.height, fullWidth: grid.width,
      fullHeight: grid.height, fold: nil, left: grid.left + Double(offset.width),
      top: grid.top + Double(offset.height), pitch: grid.pitch)
  }
}

extension ShadowPlane {
  fileprivate func blurred(_ shape: RoundedRectangle, _ cache: RenderCache) -> BlurredShape {
    BlurredShape(
      pixels: cache.shadow(key), width: key.width, height: key.height, fullWidth: fullWidth,
      fullHeight: fullHeight, fold: fold, left: shape.left - pitch * key.margin,
      top: shape.top - pitch * key.margin, pitch: pitch)
  }
}

extension RoundedRectangle {
  fileprivate var box: CGRect {
    CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The outline, by chords that are fine enough for pixels of a size.
  fileprivate func path(pitch: Double) -> Path {
    var path = Path()
    for point in outline(fineness: Self.fineness(radius: reach / pitch)) {
      let place = CGPoint(x: point.x, y: point.y)
      path.append(path.isEmpty ? .move(to: place) : .line(to: place))
    }
    path.append(.close)
    return path
  }

  /// The rectangle, or rectangle with circular corners, that a path is; nil if it is another.
  init?(_ path: Path) {
    let box = path.controlBox
    guard !box.isNull else { return nil }
    var radius = 0.0
    if path != Path(rect: box) {
      guard case .move(let start)? = path.elements.first else { return nil }
      radius = Double(start.x - box.minX)
      guard path == Path(roundedRect: box, radii: CornerRadii(CGFloat(radius))) else { return nil }
    }
    self.init(box, radius: radius, corners: .all)
  }
}
