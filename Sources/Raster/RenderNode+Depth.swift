import Geometry

// Trees in three dimensions (CATransformLayer, F5.7.12).
extension RenderNode {
  /// The node as one that draws nothing itself: what is in it takes its transform, depth and all,
  /// and its opacity, and stands in order of depth.
  package func spread() -> RenderNode {
    var result = RenderNode()
    result.bounds = bounds
    result.isSpatial = true
    var placed: [RenderNode] = []
    placed.reserveCapacity(children.count)
    for child in children {
      if child.isSpatial {
        for part in child.children { placed.append(part.placed(by: transform, opacity: opacity)) }
      } else {
        placed.append(child.placed(by: transform, opacity: opacity))
      }
    }
    // Places are sorted, and not the nodes, which are large.
    let depths = placed.map(\.middleDepth)
    let order = depths.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
    result.children = order.map { placed[$0] }
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
