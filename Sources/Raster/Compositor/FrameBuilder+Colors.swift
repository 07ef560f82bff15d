import CRaster
import Geometry

// The parts of a node that are one colour.
extension FrameBuilder {
  func drawBackground(_ drawing: NodeDrawing) {
    guard drawing.parts.contains(.background), let color = drawing.node.backgroundColor else {
      return
    }
    if drawing.needsLayer, let mask = drawing.clipMask {
      // The layer's mask shapes it: covering a corner twice would let less than it should by.
      return fill(box: mask.box, mask: nil, color, drawing)
    }
    // Below an opaque border the background ends under the border, not beside it.
    var shape = drawing.shape
    if drawing.parts.contains(.border), let border = drawing.node.border, border.color.alpha >= 1 {
      shape = shape.inset(by: min(border.width / 2, 0.5))
    }
    guard let mask = mask(of: shape, drawing) else { return }
    fill(box: mask.box, mask: mask, color, drawing)
  }

  func drawBorder(_ drawing: NodeDrawing) {
    guard drawing.parts.contains(.border), let border = drawing.node.border else { return }
    rasterizer.begin(in: drawing.clip)
    if drawing.needsLayer, let mask = drawing.clipMask {
      rasterizer.add(mask.box.corners)
    } else {
      add(drawing.shape, drawing)
    }
    add(drawing.shape.inset(by: border.width), drawing)
    guard let ring = rasterizer.finish(.evenOdd) else { return }
    fill(box: ring.box, mask: ring, border.color, drawing)
  }

  /// The shadow of the rounded bounds; sigma is half the radius.
  func drawShadow(_ drawing: NodeDrawing) {
    guard drawing.parts.contains(.shadow), let shadow = drawing.node.shadow else { return }
    var shape = drawing.shape
    guard !shape.isEmpty else { return }
    let (dx, dy) = (Double(shadow.offset.width), Double(shadow.offset.height))
    (shape.left, shape.right) = (shape.left + dx, shape.right + dx)
    (shape.top, shape.bottom) = (shape.top + dy, shape.bottom + dy)
    let sigma = shadow.radius * Self.sigmaOfShadowRadius
    if sigma * scale >= Self.sharpSigma {
      drawBlurred(shape, sigma: sigma, shadow.color, drawing)
    } else if let mask = mask(of: shape, drawing) {
      fill(box: mask.box, mask: mask, shadow.color, drawing)
    }
  }

  /// Sigma of the Gaussian per unit of `shadowRadius` (F5.8.3: not documented; a guess).
  static let sigmaOfShadowRadius = 0.5
  /// A blur below this sigma, in device pixels, is not distinguishable from an edge.
  private static let sharpSigma = 0.25

  private func drawBlurred(
    _ shape: RoundedRectangle, sigma: Double, _ color: RGBA, _ drawing: NodeDrawing
  ) {
    let plane = ShadowPlane(shape, sigma: sigma)
    let (left, top) = (
      shape.left - plane.pitch * plane.key.margin, shape.top - plane.pitch * plane.key.margin
    )
    let toLayer = PlaneMap(
      x: [plane.pitch, 0, 0], y: [0, plane.pitch, 0], origin: [left, top, 1])
    let (width, height) = (Double(plane.fullWidth), Double(plane.fullHeight))
    rasterizer.begin(in: drawing.clip)
    rasterizer.add(
      drawing.projection([
        [left, top], [left + plane.pitch * width, top],
        [left + plane.pitch * width, top + plane.pitch * height],
        [left, top + plane.pitch * height],
      ]))
    guard let reach = rasterizer.finish() else { return }
    let picture = Picture(
      pixels: cache.shadow(plane.key), width: plane.key.width, height: plane.key.height,
      sampling: CR_AFFINE)
    picture.setFold(plane)
    guard let back = toLayer.followed(by: drawing.projection.map).inverse,
      picture.setMap(back, box: reach.box)
    else { return }
    let word = color.premultipliedWord(opacity: drawing.partOpacity)
    frame.add(CR_SHADOW, box: reach.box, mask: reach, picture: picture, color: word)
  }

  private func fill(box: PixelBox, mask: CoverageMask?, _ color: RGBA, _ drawing: NodeDrawing) {
    let word = color.premultipliedWord(opacity: drawing.partOpacity)
    guard word >> 24 > 0 else { return }
    frame.add(CR_FILL, box: box, mask: mask, color: word, opaque: word >> 24 == 255)
  }
}

extension PixelBox {
  fileprivate var corners: [SIMD2<Double>] {
    let (l, t, r, b) = (Double(left), Double(top), Double(right), Double(bottom))
    return [[l, t], [r, t], [r, b], [l, b]]
  }
}
