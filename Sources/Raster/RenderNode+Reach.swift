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

  /// Notes of every node in the tree, masks left out, where it draws, unless that is known: for
  /// trees that are kept, and drawn part by part or many times over.
  package mutating func measure() {
    for index in children.indices where children[index].extent == nil {
      children[index].measure()
    }
    extent = measuredExtent
  }

  /// The reach, with some room about what is blurred; children are measured.
  private var measuredExtent: CGRect? {
    guard rasterizationScale == nil else { return nil }
    var box = ownParts.reduce(CGRect.null) { $0.union($1) }
    for child in clips ? [] : children where child.opacity > 0 {
      guard let extent = child.extent, let place = PlaneMap(child.transform).box(of: extent) else {
        return nil
      }
      box = box.union(place)
    }
    if let shadow {
      let margin = 6 * shadow.radius + 4
      box = box.insetBy(dx: -margin, dy: -margin)
      box = box.union(box.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
    }
    return box.isFinite ? box : nil
  }

  /// Whether something of the node may show in a clip.
  /// - Parameter map: The parent's coordinates to device pixels.
  func mayShow(in clip: PixelBox, through map: PlaneMap) -> Bool {
    guard let extent, let box = PlaneMap(transform).followed(by: map).box(of: extent) else {
      return true
    }
    // Drawing rounds to parts of a pixel.
    return box.minX < CGFloat(clip.right) + 2 && box.maxX > CGFloat(clip.left) - 2
      && box.minY < CGFloat(clip.bottom) + 2 && box.maxY > CGFloat(clip.top) - 2
  }

  /// Rectangles around what the node itself draws.
  private var ownParts: [CGRect] {
    var parts = [bounds.standardized]
    if let contents { parts.append(contents.placement.standardized) }
    if let shape { parts += shape.reach }
    if let shadow {
      let box = shadow.path.map { $0.controlBox.isNull ? .zero : $0.controlBox }
      let caster = box ?? (shadow.isCastByContent ? parts.reduce(bounds) { $0.union($1) } : bounds)
      parts.append(
        caster.standardized.insetBy(dx: -3 * shadow.radius, dy: -3 * shadow.radius)
          .offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
    }
    return parts
  }
}

extension PlaneMap {
  /// The box around a rectangle seen through the map; nil behind the eye.
  func box(of rect: CGRect) -> CGRect? {
    var low = SIMD2<Double>(repeating: .infinity), high = -low
    for x in [rect.minX, rect.maxX] {
      for y in [rect.minY, rect.maxY] {
        let corner = self(x, y)
        guard corner.z > Projection.nearest else { return nil }
        let place = SIMD2(corner.x, corner.y) / corner.z
        low = pointwiseMin(low, place)
        high = pointwiseMax(high, place)
      }
    }
    let box = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    let sum = box.minX + box.minY + box.width + box.height
    return sum.isFinite ? box : nil
  }
}

extension CGRect {
  fileprivate var isFinite: Bool { !isNull && (minX + minY + width + height).isFinite }
}
