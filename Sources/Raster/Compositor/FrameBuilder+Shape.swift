import CRaster
import Geometry

// A node's path, filled and stroked.
extension FrameBuilder {
  func drawShapeFill(_ drawing: NodeDrawing) {
    guard drawing.parts.contains(.shapeFill), let shape = drawing.node.shape,
      let color = shape.fillColor, let mask = fillMask(of: shape, drawing)
    else { return }
    fill(box: mask.box, mask: mask, color, drawing)
  }

  mutating func drawShapeStroke(_ drawing: NodeDrawing) {
    guard drawing.parts.contains(.shapeStroke), let shape = drawing.node.shape,
      let color = shape.strokeColor, let mask = strokeMask(of: shape, drawing)
    else { return }
    fill(box: mask.box, mask: mask, color, drawing)
  }

  func fillMask(of shape: RenderNode.Shape, _ drawing: NodeDrawing) -> CoverageMask? {
    let magnification = drawing.projection.magnification(over: shape.path.controlBox)
    rasterizer.begin(in: drawing.clip)
    for contour in shape.path.contours(magnification: magnification) {
      rasterizer.add(drawing.projection(contour.points))
    }
    return rasterizer.finish(shape.fillsEvenOdd ? .evenOdd : .nonZero)
  }

  private mutating func strokeMask(
    of shape: RenderNode.Shape, _ drawing: NodeDrawing
  ) -> CoverageMask? {
    let magnification = drawing.projection.magnification(over: shape.path.controlBox)
    var isWhole = true
    let polygons = shape.strokePolygons(magnification: magnification, isWhole: &isWhole)
    if !isWhole {
      undrawn.append(Undrawn(bounds: drawing.node.bounds, reason: .tooManyDashes))
    }
    rasterizer.begin(in: drawing.clip)
    for polygon in polygons {
      rasterizer.add(drawing.projection(polygon))
    }
    return rasterizer.finish()
  }
}

extension RenderNode.Shape {
  /// What the stroke covers, to be filled non-zero.
  /// - Parameter magnification: Device pixels per unit of the path, for the fineness of curves.
  func strokePolygons(magnification: Double) -> [[SIMD2<Double>]] {
    var isWhole = true
    return strokePolygons(magnification: magnification, isWhole: &isWhole)
  }

  /// - Parameter isWhole: Becomes false when there are more dashes than are drawn.
  fileprivate func strokePolygons(
    magnification: Double, isWhole: inout Bool
  ) -> [[SIMD2<Double>]] {
    var stroker = Stroker(self, magnification: magnification)
    let drawn = path.trimmed(from: strokeStart, to: strokeEnd)
    let dashes = Dashes(dashes, phase: dashPhase, least: 1 / (16 * magnification))
    // Offsets stretch a curve: chords must be nearer than those of a fill.
    for contour in drawn.contours(magnification: magnification, tolerance: 0.01) {
      for line in dashes?.cut(contour, isWhole: &isWhole) ?? [contour] { stroker.add(line) }
    }
    return stroker.polygons
  }

  /// Whether the fill, or the stroke, could show.
  var hasFill: Bool { (fillColor?.alpha ?? 0) > 0 && !path.isEmpty }
  var hasStroke: Bool {
    (strokeColor?.alpha ?? 0) > 0 && lineWidth > 0 && strokeStart < strokeEnd && !path.isEmpty
  }

  var isFinite: Bool {
    let numbers = lineWidth + miterLimit + strokeStart + strokeEnd + dashPhase
    return path.isFinite && (numbers + dashes.reduce(0, +)).isFinite
  }
}

extension Path {
  var isFinite: Bool {
    elements.allSatisfy { $0.points.allSatisfy { ($0.x + $0.y).isFinite } }
  }
}
