import Geometry
import Raster

/// Two screens of 40 layers in the middle of a push: the old one a third of the way out, the new
/// one coming over it with a shadow. Positions fall between pixels, as they do while things move.
struct TypicalFrame {
  let old: TypicalScreen
  let new: TypicalScreen
  let oldX = -46.83
  let newX = 233.87
  let node: RenderNode
  /// The new screen's shadow, which cairo cannot blur itself, as the renderer draws it.
  private let shadow: Bitmap

  init(scale: Double) {
    old = TypicalScreen(1, scale: scale)
    new = TypicalScreen(2, scale: scale)
    var below = old.node, above = new.node
    below.transform = CATransform3DMakeTranslation(oldX, 0, 0)
    above.transform = CATransform3DMakeTranslation(newX, 0, 0)
    above.shadow = Self.shadowLook
    var root = RenderNode()
    root.bounds = CGRect(origin: .zero, size: TypicalScreen.size)
    root.children = [below, above]
    node = root
    shadow = Self.shadowAlone(scale: scale)
  }

  func draw(on canvas: CairoCanvas) {
    canvas.clear(RGBA(red: 1, green: 1, blue: 1))
    canvas.moved(x: oldX) { old.draw(on: canvas) }
    canvas.drawShadow(
      shadow, identity: .max, at: CGPoint(x: newX - Self.margin, y: -Self.margin))
    canvas.moved(x: newX) { new.draw(on: canvas) }
    canvas.finish()
  }

  private static let shadowLook = RenderNode.Shadow(
    color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.3), offset: .zero, radius: 10)
  /// Points around the screen that its shadow reaches.
  private static let margin = 20.0

  private static func shadowAlone(scale: Double) -> Bitmap {
    var node = RenderNode()
    node.bounds = CGRect(origin: .zero, size: TypicalScreen.size)
    node.transform = CATransform3DMakeTranslation(margin, margin, 0)
    node.shadow = shadowLook
    var bitmap = Bitmap(
      width: Int((TypicalScreen.size.width + 2 * margin) * scale),
      height: Int((TypicalScreen.size.height + 2 * margin) * scale))
    Renderer(scale: scale).draw(node, into: &bitmap)
    return bitmap
  }
}
