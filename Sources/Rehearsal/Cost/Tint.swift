import Geometry
import Raster

/// How layers are marked for somebody who looks for what they cost: by the same count as
/// `CostCounter`'s.
package enum Tint: String, CaseIterable, Sendable {
  case none
  /// A line round every layer.
  case borders
  /// Green where a layer hides what is below, red where it is mixed with that.
  case blended
  /// Yellow where a layer is drawn into a picture of its own first: see `OffscreenCause`.
  case offscreen
  /// Yellow over pictures that are shown larger or smaller than they are, magenta over those whose
  /// edges lie between pixels.
  case misaligned

  /// A frame with its layers marked.
  /// - Parameters:
  ///   - scale: Pixels a point that it is drawn at.
  ///   - deviceScale: Pixels a point of the device.
  package func applied(
    to node: RenderNode, scale: Double, deviceScale: Double = 3
  ) -> RenderNode {
    switch self {
    case .none: return node
    case .borders: return Self.outlined(node, width: 1 / scale)
    case .blended, .offscreen, .misaligned:
      var walk = CostWalk(screen: node.bounds, deviceScale: deviceScale)
      walk.enter(node)
      var next = 0
      return covered(node, walk.marks, &next)
    }
  }

  private static func outlined(_ node: RenderNode, width: Double) -> RenderNode {
    var result = node
    result.border = RenderNode.Border(
      width: width, color: RGBA(red: 1, green: 0, blue: 0.6))
    result.children = node.children.map { outlined($0, width: width) }
    return result
  }

  /// A pane of colour over the layers that have one.
  private func covered(
    _ node: RenderNode, _ marks: [Int: Set<CostMark>], _ next: inout Int
  ) -> RenderNode {
    let place = next
    next += 1
    var result = node
    result.children = node.children.map { covered($0, marks, &next) }
    // A dissolve has two children and no more, and the pieces of a look are one.
    guard let color = color(marks[place] ?? []), node.dissolve == nil, node.pieces == nil else {
      return result
    }
    var pane = RenderNode()
    pane.bounds = node.bounds
    pane.backgroundColor = color
    pane.cornerRadius = node.cornerRadius
    result.children.append(pane)
    return result
  }

  private func color(_ marks: Set<CostMark>) -> RGBA? {
    switch self {
    case .blended:
      if marks.contains(.blended) { return RGBA(red: 1, green: 0.1, blue: 0.1, alpha: 0.25) }
      return marks.contains(.opaque) ? RGBA(red: 0, green: 0.7, blue: 0.2, alpha: 0.25) : nil
    case .offscreen:
      return marks.contains(.offscreen) ? RGBA(red: 1, green: 0.8, blue: 0, alpha: 0.45) : nil
    case .misaligned:
      if marks.contains(.scaled) { return RGBA(red: 1, green: 0.8, blue: 0, alpha: 0.45) }
      return marks.contains(.misaligned) ? RGBA(red: 0.9, green: 0, blue: 0.9, alpha: 0.4) : nil
    case .none, .borders: return nil
    }
  }
}
