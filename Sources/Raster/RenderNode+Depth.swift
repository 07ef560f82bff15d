import Geometry

// Trees in three dimensions (CATransformLayer, F5.7.12).
extension RenderNode {
  /// The node as one that draws nothing itself: what is in it takes its transform, depth and all,
  /// and its opacity, and stands in order of depth.
  package func spread() -> RenderNode {
    var result = RenderNode()
    result.bounds = bounds
    result.isSpatial = true
    let placed = children.flatMap { $0.isSpatial ? $0.children : [$0] }
      .map { $0.placed(by: transform, opacity: opacity) }
    result.children = placed.enumerated().sorted {
      let (one, other) = ($0.element.middleDepth, $1.element.middleDepth)
      return one == other ? $0.offset < $1.offset : one < other
    }.map(\.element)
    return result
  }

  /// The node in its parent's parent.
  package func placed(by map: CATransform3D, opacity: Double = 1) -> RenderNode {
    var node = self
    if isSpatial {
      node.children = children.map { $0.placed(by: map, opacity: opacity) }
      node.extent = nil
    } else {
      node.transform = CATransform3DConcat(transform, map)
      node.opacity *= opacity
    }
    return node
  }

  /// How near the middle of the bounds is; NaN counts as far.
  private var middleDepth: Double {
    let (x, y) = (Double(bounds.midX), Double(bounds.midY))
    let z = x * Double(transform.m13) + y * Double(transform.m23) + Double(transform.m43)
    let w = x * Double(transform.m14) + y * Double(transform.m24) + Double(transform.m44)
    let depth = z / w
    return depth.isFinite ? depth : -.infinity
  }
}
