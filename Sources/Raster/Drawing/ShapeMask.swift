import Geometry

extension RenderNode.Shape {
  /// What the fill of the path covers.
  /// - Parameters:
  ///   - map: The path's coordinates to device pixels.
  ///   - box: The pixels that are wanted.
  package func fillMask(_ map: CGAffineTransform, within box: PixelBox) -> CoverageMask? {
    guard path.isFinite else { return nil }
    let plane = PlaneMap(CATransform3DMakeAffineTransform(map))
    guard plane.isFinite else { return nil }
    let projection = Projection(map: plane.quantised)
    let rasterizer = PathRasterizer()
    rasterizer.begin(in: box)
    for contour in path.contours(magnification: projection.magnification(over: path.controlBox)) {
      rasterizer.add(projection(contour.points))
    }
    return rasterizer.finish(fillsEvenOdd ? .evenOdd : .nonZero)
  }

  /// The outline of the stroke as closed polygons, to be filled non-zero.
  /// - Parameter magnification: Device pixels per unit, for the fineness of curves.
  package func strokeOutline(magnification: Double) -> Path {
    var outline = Path()
    guard isFinite, lineWidth > 0 else { return outline }
    for polygon in strokePolygons(magnification: magnification) {
      guard let first = polygon.first else { continue }
      outline.append(.move(to: CGPoint(x: first.x, y: first.y)))
      for point in polygon.dropFirst() {
        outline.append(.line(to: CGPoint(x: point.x, y: point.y)))
      }
      outline.append(.close)
    }
    return outline
  }
}
