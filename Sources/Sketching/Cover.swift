import Geometry
import Raster

/// How much of each of some places a tree of nodes covers, by its true geometry: paths, rounded
/// corners, pictures and what fades in a gradient. A mask lets through as much.
package struct Cover {
  /// In the coordinates of whoever holds the tree.
  package let places: [CGPoint]
  /// 0…1 for each place.
  package private(set) var shares: [Double]

  /// What a tree covers of some places.
  package init(of node: RenderNode, under parent: CATransform3D, at places: [CGPoint]) {
    self.places = places
    shares = [Double](repeating: 0, count: places.count)
    add(node, under: parent)
  }

  /// The middles of the cells of a grid over a rectangle; rows from the top.
  package static func grid(over rect: CGRect, columns: Int, rows: Int) -> [CGPoint] {
    (0..<rows).flatMap { row in
      (0..<columns).map { column in
        CGPoint(
          x: rect.minX + (Double(column) + 0.5) * rect.width / Double(columns),
          y: rect.minY + (Double(row) + 0.5) * rect.height / Double(rows))
      }
    }
  }

  /// Lays a node, with all in it, over what there is.
  private mutating func add(_ node: RenderNode, under parent: CATransform3D) {
    let transform = CATransform3DConcat(node.transform, parent)
    guard node.opacity > 0, node.isDoubleSided || transform.facesFront else { return }
    let outline = node.outlineInside
    let body = node.hasFill ? NodeFill(node, outline) : nil
    var inside = Cover(empty: places)
    let local = places.map { $0.unprojected(through: transform) }
    for (index, point) in local.enumerated() {
      guard let body, let point else { continue }
      inside.shares[index] = body.alpha(at: point)
    }
    for child in node.children { inside.add(child, under: transform) }
    if node.clips {
      for (index, point) in local.enumerated() {
        if point.map(outline.contains) != true { inside.shares[index] = 0 }
      }
    }
    if let mask = node.mask {
      let through = Cover(of: mask, under: transform, at: places)
      for index in places.indices { inside.shares[index] *= through.shares[index] }
    }
    for index in places.indices {
      let share = inside.shares[index] * node.opacity
      shares[index] += (1 - shares[index]) * share
    }
  }

  private init(empty places: [CGPoint]) {
    self.places = places
    shares = [Double](repeating: 0, count: places.count)
  }
}

/// What a node paints itself, its children left out.
private struct NodeFill {
  private let node: RenderNode
  private let outline: RoundedBox
  private let shape: PathArea?
  private let stroke: PathLine?

  init(_ node: RenderNode, _ outline: RoundedBox) {
    (self.node, self.outline) = (node, outline)
    shape = node.shape.flatMap { $0.fillColor == nil ? nil : PathArea($0) }
    stroke = node.shape.flatMap { $0.strokeColor == nil ? nil : PathLine($0) }
  }

  func alpha(at point: CGPoint) -> Double {
    var alpha = 0.0
    func lay(_ other: Double) { alpha += (1 - alpha) * min(max(other, 0), 1) }
    if outline.contains(point) {
      lay(node.backgroundColor?.alpha ?? 0)
      lay(node.gradient.map { $0.alpha(at: point, in: node.bounds) } ?? 0)
    }
    lay(node.contents.map { $0.alpha(at: point) } ?? 0)
    if let shape, shape.contains(point) { lay(node.shape?.fillColor?.alpha ?? 0) }
    if let stroke, stroke.contains(point) { lay(node.shape?.strokeColor?.alpha ?? 0) }
    return alpha
  }
}

extension RenderNode {
  fileprivate var hasFill: Bool {
    backgroundColor != nil || gradient != nil || contents != nil || shape != nil
  }

  /// The rounded bounds.
  var outlineInside: RoundedBox {
    RoundedBox(bounds, radius: cornerRadius, corners: roundedCorners)
  }
}

extension RenderNode.Contents {
  fileprivate func alpha(at point: CGPoint) -> Double {
    guard placement.contains(point), image.width > 0, image.height > 0 else { return 0 }
    let x = part.minX + part.width * (point.x - placement.minX) / placement.width
    let y = part.minY + part.height * (point.y - placement.minY) / placement.height
    let (column, row) = (Int(x * Double(image.width)), Int(y * Double(image.height)))
    let at =
      4 * (min(max(row, 0), image.height - 1) * image.width + min(max(column, 0), image.width - 1))
    return Double(image.bytes[at + 3]) / 255
  }
}

extension RenderNode.Gradient {
  /// How opaque it is along an axis; other kinds count as their mean.
  fileprivate func alpha(at point: CGPoint, in bounds: CGRect) -> Double {
    guard let first = colors.first, let last = colors.last else { return 0 }
    guard kind == .axial, colors.count == locations.count, bounds.width > 0, bounds.height > 0
    else { return colors.reduce(0) { $0 + $1.alpha } / Double(colors.count) }
    let (x, y) = (
      (point.x - bounds.minX) / bounds.width - start.x,
      (point.y - bounds.minY) / bounds.height - start.y
    )
    let (dx, dy) = ((end.x - start.x) * bounds.width, (end.y - start.y) * bounds.height)
    let length = dx * dx + dy * dy
    guard length > 0 else { return last.alpha }
    let place = (x * bounds.width * dx + y * bounds.height * dy) / length
    guard let next = locations.firstIndex(where: { $0 > place }) else { return last.alpha }
    guard next > 0 else { return first.alpha }
    let part = (place - locations[next - 1]) / (locations[next] - locations[next - 1])
    return colors[next - 1].alpha + part * (colors[next].alpha - colors[next - 1].alpha)
  }
}
