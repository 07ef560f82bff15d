import Geometry
import Raster

/// One operation on a full screen, as a tree and as calls of cairo.
struct RasterScene {
  let name: String
  let node: RenderNode
  /// Whether the renderer may remember what it made for the frame before.
  var isCached = true
  /// nil for what cairo does not have.
  let peer: ((CairoCanvas) -> Void)?

  /// All but the flip, which is held against the typical frame.
  static func all(scale: Double) -> [RasterScene] {
    let screen = screen(scale: scale)
    return full(screen) + [roundedCard(screen), shadow(isCached: false), shadow(isCached: true)]
      + [blur(screen)]
      + [false, true].flatMap {
        [contentShadow(isCached: $0), maskedCells(isCached: $0)]
      }
  }

  /// A screen half way to edge-on, seen from 1000 points.
  static func flip(scale: Double) -> RenderNode {
    var view = CATransform3DIdentity
    view.m34 = -1 / 1000
    var node = screen(scale: scale)
    node.transform = about(CATransform3DConcat(CATransform3DMakeRotation(.pi / 4, 0, 1, 0), view))
    return node
  }

  private static let whole = CGRect(origin: .zero, size: TypicalScreen.size)
  private static let card = CGRect(x: 20, y: 80, width: 350, height: 680)
  private static let white = RGBA(red: 1, green: 1, blue: 1)

  private static func screen(scale: Double) -> RenderNode {
    var node = RenderNode()
    node.bounds = whole
    node.contents = RenderNode.Contents(
      image: .noise(TypicalScreen.size, scale: scale), identity: 1, placement: whole)
    return node
  }

  /// Copied, faded and made smaller.
  private static func full(_ screen: RenderNode) -> [RasterScene] {
    var faded = screen, smaller = screen
    faded.opacity = 0.5
    smaller.transform = about(CATransform3DMakeScale(0.85, 0.85, 1))
    let picture = screen.contents!
    let middle = whole.insetBy(dx: 0.075 * whole.width, dy: 0.075 * whole.height)
    return [
      RasterScene(name: "copy", node: screen) { $0.draw(picture, in: whole) },
      RasterScene(name: "fade", node: faded) {
        $0.clear(white)
        $0.draw(picture, in: whole, alpha: 0.5)
      },
      RasterScene(name: "scale-0.85", node: smaller) {
        $0.clear(white)
        $0.draw(picture, in: middle)
      },
    ]
  }

  private static func roundedCard(_ screen: RenderNode) -> RasterScene {
    var node = RenderNode()
    (node.bounds, node.cornerRadius, node.clips) = (card, 30, true)
    node.contents = screen.contents
    let scale = Double(screen.contents!.image.width) / whole.width
    node.contents!.image = .noise(card.size, scale: scale)
    (node.contents!.identity, node.contents!.placement) = (2, card)
    let picture = node.contents!
    return RasterScene(name: "rounded-card", node: node) {
      $0.clear(white)
      $0.draw(picture, in: card, radius: 30)
    }
  }

  private static func shadow(isCached: Bool) -> RasterScene {
    var node = RenderNode()
    (node.bounds, node.cornerRadius, node.backgroundColor) = (card, 30, white)
    node.shadow = .init(
      color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.4), offset: CGSize(width: 0, height: 10),
      radius: 30)
    let name = isCached ? "shadow-cached" : "shadow-uncached"
    return RasterScene(name: name, node: node, isCached: isCached, peer: nil)
  }

  /// A picture that is not opaque, with its own shadow.
  private static func contentShadow(isCached: Bool) -> RasterScene {
    var node = RenderNode()
    (node.bounds, node.cornerRadius) = (card, 30)
    node.gradient = fade
    node.shadow = .init(
      color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.4), offset: CGSize(width: 0, height: 10),
      radius: 30)
    node.shadow?.isCastByContent = true
    let name = isCached ? "content-shadow-cached" : "content-shadow-uncached"
    return RasterScene(name: name, node: node, isCached: isCached, peer: nil)
  }

  /// Twenty cells of a list, each cut by a gradient.
  private static func maskedCells(isCached: Bool) -> RasterScene {
    var node = RenderNode()
    node.bounds = whole
    node.children = (0..<20).map { row in
      var cell = RenderNode(), mask = RenderNode()
      cell.bounds = CGRect(x: 16, y: 20 + 40 * row, width: 358, height: 36)
      cell.backgroundColor = RGBA(red: 0.2, green: 0.4, blue: 0.8)
      mask.bounds = cell.bounds
      mask.gradient = fade
      cell.mask = mask
      return cell
    }
    let name = isCached ? "masked-cells-cached" : "masked-cells-uncached"
    return RasterScene(name: name, node: node, isCached: isCached, peer: nil)
  }

  /// From opaque white to nothing.
  private static let fade = RenderNode.Gradient(
    kind: .axial, colors: [white, RGBA(red: 1, green: 1, blue: 1, alpha: 0)], locations: [0, 1],
    start: .zero, end: CGPoint(x: 1, y: 1))

  private static func blur(_ screen: RenderNode) -> RasterScene {
    var (node, pane) = (screen, RenderNode())
    pane.bounds = whole
    pane.backdrop = .init(
      sigma: 30, saturation: 1.8, tint: RGBA(red: 1, green: 1, blue: 1, alpha: 0.3))
    node.children = [pane]
    return RasterScene(name: "blur-30", node: node, peer: nil)
  }

  /// A map about the middle of the screen.
  private static func about(_ map: CATransform3D) -> CATransform3D {
    CATransform3DConcat(
      CATransform3DTranslate(map, -whole.midX, -whole.midY, 0),
      CATransform3DMakeTranslation(whole.midX, whole.midY, 0))
  }
}
