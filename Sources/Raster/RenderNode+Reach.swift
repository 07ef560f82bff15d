import Geometry

extension RenderNode {
  /// A rectangle of the node's own coordinates outside of which it, with its children, draws
  /// nothing; nil where perspective takes something behind the eye, numbers are not finite, something is
  /// rolled up, or there are too many nodes to look.
  ///
  /// The walk keeps its own stack: trees may be deeper than the thread's.
  var reach: CGRect? { reach { 3 * $0.radius } }

  /// The pixels outside of which the node draws nothing; all there are where nobody knows.
  /// - Parameter map: The parent's coordinates to device pixels.
  func pixels(through map: PlaneMap) -> PixelBox {
    guard let rect = reach({ 6 * $0.radius + 4 }), !rect.isNull,
      let box = PlaneMap(transform).followed(by: map).box(of: rect)
    else { return .everything }
    // Drawing rounds to parts of a pixel.
    return PixelBox(around: box.insetBy(dx: -2, dy: -2))
  }

  /// Nodes of a larger tree are not looked at for where they draw.
  private static let mostLookedAt = 1 << 16

  /// - Parameter margin: How far about what casts it a shadow is drawn.
  private func reach(_ margin: (Shadow) -> Double) -> CGRect? {
    var box = CGRect.null
    var pending = [(node: self, map: PlaneMap(scale: 1))], seen = 0
    while let (node, map) = pending.popLast() {
      if node.childrenCastShadow { return nestedReach(margin) }
      if node.curl != nil { return nil }
      seen += 1
      guard seen <= Self.mostLookedAt else { return nil }
      for part in node.ownParts(margin) {
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

  /// The reach where what children draw casts a shadow: of each node in its own coordinates, and so
  /// a little more than there is where something is turned.
  private func nestedReach(_ margin: (Shadow) -> Double) -> CGRect? {
    var nodes = [(node: self, parent: -1)], next = 0
    while next < nodes.count {
      let node = nodes[next].node
      if node.curl != nil { return nil }
      if !node.clips {
        nodes += node.children.lazy.filter { $0.opacity > 0 }.map { ($0, next) }
      }
      next += 1
      guard nodes.count <= Self.mostLookedAt else { return nil }
    }
    var boxes = [CGRect](repeating: .null, count: nodes.count)
    for (index, (node, parent)) in nodes.enumerated().reversed() {
      var box = node.ownParts(margin).reduce(boxes[index]) { $0.union($1) }
      if node.childrenCastShadow, let shadow = node.shadow {
        box = box.union(shadow.place(of: box, margin(shadow)))
      }
      guard parent >= 0 else { return box.isFinite ? box : nil }
      guard let place = PlaneMap(node.transform).box(of: box) else { return nil }
      boxes[parent] = boxes[parent].union(place)
    }
    return nil
  }

  /// Whether its shadow is cast by more than itself.
  private var childrenCastShadow: Bool {
    guard let shadow, shadow.isCastByContent, shadow.path == nil else { return false }
    return !children.isEmpty && !clips
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
    guard rasterizationScale == nil, curl == nil else { return nil }
    var box = ownParts { 3 * $0.radius }.reduce(CGRect.null) { $0.union($1) }
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
  private func ownParts(_ margin: (Shadow) -> Double) -> [CGRect] {
    var parts = [bounds.standardized]
    if let contents { parts.append(contents.placement.standardized) }
    if let shape { parts += shape.reach }
    if let shadow {
      let box = shadow.path.map { $0.controlBox.isNull ? .zero : $0.controlBox }
      let caster = box ?? (shadow.isCastByContent ? parts.reduce(bounds) { $0.union($1) } : bounds)
      parts.append(shadow.place(of: caster.standardized, margin(shadow)))
    }
    return parts
  }
}

extension RenderNode.Shadow {
  /// Where the shadow of something falls.
  fileprivate func place(of caster: CGRect, _ margin: Double) -> CGRect {
    caster.insetBy(dx: -margin, dy: -margin).offsetBy(dx: offset.width, dy: offset.height)
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
