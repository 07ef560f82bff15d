import Geometry
import Raster

/// How layers are marked for somebody who looks for something.
package enum Tint: String, CaseIterable, Sendable {
  case none
  /// A line round every layer.
  case borders
  /// Green where a layer hides what is below, red where it is mixed with that.
  case blended
  /// Yellow where a layer is drawn into a picture of its own first: groups that fade, rounded
  /// clips, masks, shadows that have no path.
  case offscreen

  /// A frame with its layers marked.
  func applied(to node: RenderNode, scale: Double) -> RenderNode {
    switch self {
    case .none: return node
    case .borders: return Self.outlined(node, width: 1 / scale)
    case .blended: return Self.covered(node, where: { Self.blending(of: $0) })
    case .offscreen:
      return Self.covered(node) {
        Self.needsPicture($0) ? RGBA(red: 1, green: 0.8, blue: 0, alpha: 0.45) : nil
      }
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
  private static func covered(
    _ node: RenderNode, where color: (RenderNode) -> RGBA?
  ) -> RenderNode {
    var result = node
    result.children = node.children.map { covered($0, where: color) }
    guard let color = color(node) else { return result }
    var pane = RenderNode()
    pane.bounds = node.bounds
    pane.backgroundColor = color
    // A dissolve has two children and no more.
    if node.dissolve == nil { result.children.append(pane) }
    return result
  }

  private static func blending(of node: RenderNode) -> RGBA? {
    let hasLook = node.backgroundColor != nil || node.contents != nil || node.gradient != nil
    guard hasLook else { return nil }
    let isOpaque =
      node.opacity >= 1 && (node.backgroundColor?.alpha ?? 0) >= 1 && node.cornerRadius == 0
    return isOpaque
      ? RGBA(red: 0, green: 0.7, blue: 0.2, alpha: 0.25)
      : RGBA(red: 1, green: 0.1, blue: 0.1, alpha: 0.25)
  }

  private static func needsPicture(_ node: RenderNode) -> Bool {
    (node.opacity < 1 && node.fadesAsGroup && !node.children.isEmpty) || node.mask != nil
      || (node.clips && node.cornerRadius > 0 && !node.children.isEmpty)
      || node.backdrop != nil || node.rasterizationScale != nil
  }
}
