import Geometry
import Raster

/// What a layer showed at one instant, kept as values: exact at any scale, where no caps keep parts
/// of it from being stretched, and cheap to keep.
package struct FrozenSnapshot: Sendable {
  /// The layer without its place in its superlayer.
  private var node: RenderNode
  /// Which part of the layer's own coordinates is kept, points.
  package let area: CGRect
  /// Edges that do not stretch, points of the area.
  package var caps = Caps()

  package struct Caps: Hashable, Sendable {
    package var left: CGFloat = 0
    package var top: CGFloat = 0
    package var right: CGFloat = 0
    package var bottom: CGFloat = 0

    package init(
      left: CGFloat = 0, top: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0
    ) {
      (self.left, self.top) = (max(left, 0), max(top, 0))
      (self.right, self.bottom) = (max(right, 0), max(bottom, 0))
    }
  }

  /// - Returns: nil for a layer that shows nothing.
  /// - Parameters:
  ///   - area: In the layer's own coordinates; what lies outside is cut off.
  ///   - source: What the screen shows, or everything that was assigned so far.
  package init?(of layer: CALayer, area: CGRect, source: LayerSource) {
    let now = (layer.server ?? .current).now
    let parentTime = layer.tree.superlayer?.localTime(atMediaTime: now) ?? now
    if source == .committed, !layer.tree.isCommitted { return nil }
    var node = LayerSampler.sample(layer, atMediaTime: parentTime, source: source)
    guard !node.bounds.isEmpty else { return nil }
    node.transform = CATransform3DIdentity
    // It may be cut into many parts, each of which shows little of it.
    node.measure()
    self.node = node
    self.area = area
  }

  /// Puts their tint in place of all backdrops, which would see what is behind the picture.
  /// - Returns: Whether there were any.
  package mutating func leaveBackdropsOut() -> Bool { node.leaveBackdropsOut() }

  /// The snapshot stretched over a rectangle, the caps as they are; caps that leave no middle do not
  /// count. It is up to nine pieces, which are drawn as one picture: cut one by one, they would let
  /// the ground through at the cuts.
  package func stretched(over bounds: CGRect) -> RenderNode? {
    guard area.width > 0, area.height > 0 else { return nil }
    var caps = caps
    if caps.left + caps.right >= min(area.width, bounds.width) { (caps.left, caps.right) = (0, 0) }
    if caps.top + caps.bottom >= min(area.height, bounds.height) {
      (caps.top, caps.bottom) = (0, 0)
    }
    guard caps != Caps(), area.size != bounds.size else {
      var whole = piece(of: area, over: bounds)
      whole.isSnapshot = true
      return whole
    }
    let columns = Self.pieces(
      area.minX, area.width, bounds.minX, bounds.width, caps.left, caps.right)
    let rows = Self.pieces(
      area.minY, area.height, bounds.minY, bounds.height, caps.top, caps.bottom)
    var all = RenderNode()
    all.bounds = bounds
    all.isSnapshot = true
    all.pieces = RenderNode.Pieces(
      area: area,
      center: CGRect(
        x: caps.left / area.width, y: caps.top / area.height,
        width: 1 - (caps.left + caps.right) / area.width,
        height: 1 - (caps.top + caps.bottom) / area.height))
    for row in rows {
      for column in columns {
        all.children.append(
          piece(
            of: CGRect(x: column.from, y: row.from, width: column.length, height: row.length),
            over: CGRect(x: column.to, y: row.to, width: column.extent, height: row.extent)))
      }
    }
    return all
  }

  private struct Piece {
    /// Where it begins in the area, and how long it is.
    let from: CGFloat
    let length: CGFloat
    /// Where it begins in the bounds, and how long it is there.
    let to: CGFloat
    let extent: CGFloat
  }

  /// One axis in up to three pieces.
  private static func pieces(
    _ from: CGFloat, _ length: CGFloat, _ to: CGFloat, _ extent: CGFloat, _ low: CGFloat,
    _ high: CGFloat
  ) -> [Piece] {
    [
      Piece(from: from, length: low, to: to, extent: low),
      Piece(
        from: from + low, length: length - low - high, to: to + low, extent: extent - low - high),
      Piece(from: from + length - high, length: high, to: to + extent - high, extent: high),
    ].filter { $0.length > 0 }
  }

  private func piece(of part: CGRect, over bounds: CGRect) -> RenderNode {
    var frame = RenderNode()
    frame.bounds = part
    frame.clips = true
    frame.children = [node]
    let scale = CATransform3DMakeScale(
      bounds.width / part.width, bounds.height / part.height, 1)
    frame.transform = CATransform3DConcat(
      CATransform3DMakeTranslation(-part.minX, -part.minY, 0),
      CATransform3DConcat(scale, CATransform3DMakeTranslation(bounds.minX, bounds.minY, 0)))
    return frame
  }
}

extension RenderNode {
  fileprivate mutating func leaveBackdropsOut() -> Bool {
    var hadAny = false
    if let tint = backdrop?.tint {
      hadAny = true
      backdrop = nil
      if backgroundColor == nil { backgroundColor = tint }
    }
    for index in children.indices where children[index].leaveBackdropsOut() { hadAny = true }
    return hadAny
  }
}
