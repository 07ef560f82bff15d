import Geometry
import Raster

/// What a layer shows of its own from a frame of a film on: its contents, its shape, its gradient and its
/// border, without its sublayers and without its background's plain colour.
package struct LayerTexture: Sendable {
  /// The layer, from the window down, as traces name it.
  package let path: String
  /// The first frame that shows it, from 0.
  package let frame: Int
  /// The layer's bounds; clear where it shows nothing.
  package let image: Bitmap
}

extension Take {
  /// What each layer shows of its own: where it comes, where its contents change, and at five instants
  /// of the film, for shapes that are drawn out. A layer whose contents are new in every frame is looked
  /// at a dozen times.
  package func textures() -> [LayerTexture] {
    let sights = Set((0...4).map { ($0 * (frames.count - 1)) / 4 })
    var (found, known) = ([LayerTexture](), [String: (identity: UInt64, count: Int)]())
    for index in frames.indices {
      let paths = paths(atFrame: index)
      frames[index].node.eachLayer { node, layer in
        guard let path = paths[layer] else { return }
        let look = node.ownLook(besides: paths)
        guard look.showsSomething else { return }
        let (identity, former) = (look.contents?.identity ?? 0, known[path])
        guard former?.identity != identity || sights.contains(index), former?.count ?? 0 < 12
        else { return }
        guard let image = look.picture(scale: scale) else { return }
        known[path] = (identity, (former?.count ?? 0) + 1)
        found.append(LayerTexture(path: path, frame: index, image: image))
      }
    }
    return found
  }
}

extension RenderNode {
  /// Calls for every node that is a layer's, from the outermost inwards.
  fileprivate func eachLayer(_ body: (RenderNode, ObjectIdentifier) -> Void) {
    if let source { body(self, source.layer) }
    for child in children { child.eachLayer(body) }
  }

  /// The node alone, upright and in full, with what is drawn for it and is no layer of its own.
  fileprivate func ownLook(besides layers: [ObjectIdentifier: String]) -> RenderNode {
    var look = without(layers)
    (look.backgroundColor, look.shadow, look.backdrop, look.mask) = (nil, nil, nil, nil)
    (look.opacity, look.transform) = (1, CATransform3DIdentity)
    (look.transform.m41, look.transform.m42) = (-bounds.minX, -bounds.minY)
    return look
  }

  /// The node without the layers in it.
  private func without(_ layers: [ObjectIdentifier: String]) -> RenderNode {
    var node = self
    node.children = children.compactMap { child in
      let isLayer = child.source.map { layers[$0.layer] != nil } ?? false
      return isLayer ? nil : child.without(layers)
    }
    if node.children.count != 2 { node.dissolve = nil }
    return node
  }

  fileprivate var showsSomething: Bool {
    let own =
      contents != nil || gradient != nil || shape != nil || border.map { $0.width > 0 } == true
    return own || children.contains { $0.backgroundColor != nil || $0.showsSomething }
  }

  /// nil where it has no size.
  fileprivate func picture(scale: Double) -> Bitmap? {
    let (width, height) = (Double(bounds.width), Double(bounds.height))
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
    let fine = min(scale, 2048 / max(width, height))
    return Renderer(scale: fine, threads: 1).draw(
      self, width: max(Int((width * fine).rounded()), 1),
      height: max(Int((height * fine).rounded()), 1),
      background: RGBA(red: 0, green: 0, blue: 0, alpha: 0))
  }
}
