import CRaster
import Geometry

// A node's gradient: a ramp of colours, and a plane that says where on it every pixel is.
extension FrameBuilder {
  mutating func drawGradient(_ drawing: NodeDrawing) {
    guard drawing.parts.contains(.gradient), let gradient = drawing.node.gradient else { return }
    let mask = drawing.needsLayer ? nil : mask(of: backgroundShape(drawing), drawing)
    guard let box = drawing.needsLayer && drawing.clipMask != nil ? drawing.clip : mask?.box
    else { return drawUnclippedGradient(gradient, drawing) }
    fill(box, mask, gradient, drawing)
  }

  /// In a layer that does not cut at the bounds.
  private mutating func drawUnclippedGradient(
    _ gradient: RenderNode.Gradient, _ drawing: NodeDrawing
  ) {
    guard drawing.needsLayer, let mask = mask(of: backgroundShape(drawing), drawing) else { return }
    fill(mask.box, mask, gradient, drawing)
  }

  private mutating func fill(
    _ box: PixelBox, _ mask: CoverageMask?, _ gradient: RenderNode.Gradient,
    _ drawing: NodeDrawing
  ) {
    guard let plane = GradientPlane(gradient, in: drawing) else { return }
    guard let ramp = ColorRamp(gradient, count: plane.count) else { return }
    let picture = Picture(
      pixels: cache.ramp(ramp), width: plane.count, height: 1, sampling: CR_AFFINE)
    picture.setBend(plane.bend)
    guard let back = plane.toLayer.followed(by: drawing.projection.map).inverse,
      picture.setMap(back, box: box)
    else {
      undrawn.append(Undrawn(bounds: drawing.node.bounds, reason: .extremeScale))
      return
    }
    frame.add(
      CR_PICTURE, box: box, mask: mask, picture: picture,
      alpha: NodeDrawing.byte(drawing.partOpacity), opaque: gradient.isOpaque)
  }
}

extension RenderNode.Gradient {
  /// Whether nothing shows through.
  var isOpaque: Bool { colors.allSatisfy { $0.alpha >= 1 } }

  var isFinite: Bool {
    let sum = start.x + start.y + end.x + end.y + locations.reduce(0) { $0 + $1 }
    return sum.isFinite
  }

  /// Whether there is a direction, or an extent, to speak of.
  var isVisible: Bool {
    let hasExtent = kind == .radial ? start.x != end.x && start.y != end.y : start != end
    return hasExtent && !locations.isEmpty && colors.contains { $0.alpha > 0 }
  }
}

/// The plane whose positions say how far along its ramp a gradient is (F5.8.7).
///
/// Axial: x grows by `count` from start to end. Radial: the ellipse is a circle of radius `count`
/// about the centre. Conic: x points from the start to the end, one pixel is one device pixel.
struct GradientPlane {
  let toLayer: PlaneMap
  let bend: cr_bend
  /// Samples of the ramp.
  let count: Int

  /// - Returns: nil for a gradient without extent.
  init?(_ gradient: RenderNode.Gradient, in drawing: NodeDrawing) {
    let bounds = drawing.node.bounds.standardized
    func place(_ point: CGPoint) -> SIMD2<Double> {
      [bounds.minX + point.x * bounds.width, bounds.minY + point.y * bounds.height]
    }
    let (start, end) = (place(gradient.start), place(gradient.end))
    let way = end - start
    let length = (way * way).sum().squareRoot()
    guard length > 0, length.isFinite else { return nil }
    let pixels = drawing.projection.magnification(over: bounds)
    switch gradient.kind {
    case .axial:
      count = Self.count(length * pixels)
      bend = CR_STRAIGHT
      toLayer = Self.map(way / Double(count), [-way.y, way.x] / Double(count), start, centre: 0)
    case .radial:
      guard way.x != 0, way.y != 0 else { return nil }
      count = Self.count(length * pixels)
      bend = CR_RADIAL
      toLayer = Self.map(
        [way.x / Double(count), 0], [0, way.y / Double(count)], start, centre: Self.middle)
    case .conic:
      count = 2048
      bend = CR_CONIC
      let step = way / (length * max(pixels, 1e-6))
      toLayer = Self.map(step, [-step.y, step.x], start, centre: Self.middle)
    }
  }

  /// The middle of the largest plane: the centre of pixel 2^21 is position CR_CENTER.
  private static let middle = 0x1p21 + 0.5

  /// Twice as many samples as pixels lie along the ramp, and enough for near stops.
  private static func count(_ length: Double) -> Int {
    var count = 512
    while count < 4096, Double(count) < 2 * length { count *= 2 }
    return count
  }

  /// The map that takes (centre, centre) to `origin`.
  private static func map(
    _ x: SIMD2<Double>, _ y: SIMD2<Double>, _ origin: SIMD2<Double>, centre: Double
  ) -> PlaneMap {
    let corner = origin - (x + y) * centre
    return PlaneMap(x: [x.x, x.y, 0], y: [y.x, y.y, 0], origin: [corner.x, corner.y, 1])
  }
}
