import Geometry

extension RenderNode {
  /// Whether the node covers its rounded bounds wholly, and nothing of it stands out.
  var fillsBounds: Bool {
    let hasFill = (backgroundColor?.alpha ?? 0) >= 1
    guard hasFill || gradient.map({ $0.isVisible && $0.isOpaque }) == true else { return false }
    var node = self
    node.shadow = nil
    guard let reach = node.reach else { return false }
    guard bounds.standardized.insetBy(dx: -1e-6, dy: -1e-6).contains(reach) else { return false }
    return clips || node.leavesCornersFree
  }

  /// Whether nothing in the node covers what its rounded corners leave out.
  ///
  /// The walk keeps its own stack: trees may be deeper than the thread's.
  private var leavesCornersFree: Bool {
    guard rounded.radius > 0 else { return true }
    let outline = Outline(rounded)
    guard outline.hold(unroundedParts, PlaneMap(scale: 1)) else { return false }
    var pending = children.map { (node: $0, map: PlaneMap($0.transform)) }
    while let (node, map) = pending.popLast() {
      if node.opacity <= 0 { continue }
      if node.clips || node.drawsInBounds {
        guard outline.hold(node.rounded, map) else { return false }
      }
      if node.clips { continue }
      guard node.shadow == nil, outline.hold(node.unroundedParts, map) else { return false }
      pending += node.children.map { ($0, PlaneMap($0.transform).followed(by: map)) }
    }
    return true
  }

  private var rounded: RoundedRectangle {
    RoundedRectangle(bounds, radius: cornerRadius, corners: roundedCorners, curve: cornerCurve)
  }

  /// Whether something that takes the shape of the bounds could show.
  private var drawsInBounds: Bool {
    (backgroundColor?.alpha ?? 0) > 0 || gradient != nil || border != nil || backdrop != nil
  }

  /// Rectangles around what the node itself draws with no regard to its corners.
  private var unroundedParts: [CGRect] {
    var parts: [CGRect] = []
    if let contents { parts.append(contents.placement.standardized) }
    if let shape { parts += shape.reach }
    return parts
  }
}

extension RenderNode.Shape {
  /// The rectangle around what fill and stroke may cover; none without a path.
  var reach: [CGRect] {
    guard !path.isEmpty, !path.controlBox.isNull else { return [] }
    let out = strokeColor == nil ? 0 : CGFloat(lineWidth * max(miterLimit, 2) / 2)
    return [path.controlBox.insetBy(dx: -out, dy: -out)]
  }
}

/// A rounded rectangle as what holds other shapes.
private struct Outline {
  private let shape: RoundedRectangle
  private let points: [SIMD2<Double>]
  /// In points: what stands out by less does not show.
  private static let tolerance = 0.05

  init(_ shape: RoundedRectangle) {
    self.shape = shape
    points = shape.outline(fineness: RoundedRectangle.fineness(radius: shape.reach))
  }

  /// - Parameter map: From the rectangles' coordinates to the outline's.
  func hold(_ parts: [CGRect], _ map: PlaneMap) -> Bool {
    parts.allSatisfy { hold(RoundedRectangle($0, radius: 0, corners: []), map) }
  }

  func hold(_ other: RoundedRectangle, _ map: PlaneMap) -> Bool {
    func hold(_ points: [SIMD2<Double>]) -> Bool {
      points.allSatisfy {
        let place = map($0.x, $0.y)
        return contains(SIMD2(place.x, place.y) / place.z)
      }
    }
    var square = other
    square.radius = 0
    if hold(square.outline(fineness: 1)) { return true }
    guard other.radius > 0 else { return false }
    return hold(other.outline(fineness: RoundedRectangle.fineness(radius: other.reach)))
  }

  private func contains(_ point: SIMD2<Double>) -> Bool {
    let fromSides = min(point.x - shape.left, shape.right - point.x)
    let fromEnds = min(point.y - shape.top, shape.bottom - point.y)
    guard min(fromSides, fromEnds) >= -Self.tolerance else { return false }
    if max(fromSides, fromEnds) >= shape.reach { return true }
    return points.indices.allSatisfy { index in
      let start = points[index], way = points[(index + 1) % points.count] - start
      let to = point - start, length = (way * way).sum().squareRoot()
      return way.x * to.y - way.y * to.x >= -Self.tolerance * length
    }
  }
}
