import Geometry

extension RenderNode {
  /// A rectangle of the node's own coordinates outside of which it, with its children, draws
  /// nothing; nil where perspective takes something behind the eye, or numbers are not finite.
  ///
  /// The walk keeps its own stack: trees may be deeper than the thread's.
  var reach: CGRect? {
    var box = CGRect.null
    var pending = [(node: self, map: PlaneMap(scale: 1))]
    while let (node, map) = pending.popLast() {
      for part in node.ownParts {
        guard let place = map.box(of: part) else { return nil }
        box = box.union(place)
      }
      if node.clips { continue }
      pending += node.children.lazy.filter { $0.opacity > 0 }.map {
        ($0, PlaneMap($0.transform).followed(by: map))
      }
    }
    return box
  }

  /// Whether the node covers its rounded bounds wholly, and nothing of it stands out.
  var fillsBounds: Bool {
    guard (backgroundColor?.alpha ?? 0) >= 1 || gradient?.isOpaque == true else { return false }
    var node = self
    node.shadow = nil
    guard let reach = node.reach else { return false }
    return bounds.standardized.insetBy(dx: -1e-6, dy: -1e-6).contains(reach)
  }

  /// Rectangles around what the node itself draws.
  private var ownParts: [CGRect] {
    var parts = [bounds.standardized]
    if let contents { parts.append(contents.placement.standardized) }
    if let shape, !shape.path.isEmpty, !shape.path.controlBox.isNull {
      let out = shape.lineWidth * max(shape.miterLimit, 2) / 2
      parts.append(
        shape.path.controlBox.insetBy(
          dx: shape.strokeColor == nil ? 0 : -out, dy: shape.strokeColor == nil ? 0 : -out))
    }
    if let shadow {
      let box = shadow.path.map { $0.controlBox.isNull ? .zero : $0.controlBox }
      let caster = box ?? (shadow.isCastByContent ? parts.reduce(bounds) { $0.union($1) } : bounds)
      parts.append(
        caster.standardized.insetBy(dx: -1.5 * shadow.radius, dy: -1.5 * shadow.radius)
          .offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
    }
    return parts
  }
}

extension PlaneMap {
  /// The box around a rectangle seen through the map; nil behind the eye.
  func box(of rect: CGRect) -> CGRect? {
    let corners = [
      self(rect.minX, rect.minY), self(rect.maxX, rect.minY), self(rect.minX, rect.maxY),
      self(rect.maxX, rect.maxY),
    ]
    guard corners.allSatisfy({ $0.z > Projection.nearest }) else { return nil }
    let xs = corners.map { $0.x / $0.z }, ys = corners.map { $0.y / $0.z }
    let box = CGRect(
      x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    let sum = box.minX + box.minY + box.width + box.height
    return sum.isFinite ? box : nil
  }
}
