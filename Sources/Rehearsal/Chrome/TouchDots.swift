import Geometry
import Raster

/// Fingers as translucent dots of 44 points.
enum TouchDots {
  static func nodes(_ state: ChromeState) -> [RenderNode] { state.touches.map(node) }

  private static func node(_ touch: ChromeState.Touch) -> RenderNode {
    let radius = 22.0
    var node = RenderNode()
    node.bounds = CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
    node.transform = CATransform3DMakeTranslation(
      touch.place.x - radius, touch.place.y - radius, 0)
    node.cornerRadius = radius
    node.backgroundColor = RGBA(red: 0.55, green: 0.57, blue: 0.62, alpha: 0.42)
    node.border = RenderNode.Border(
      width: 1.5, color: RGBA(red: 1, green: 1, blue: 1, alpha: 0.75))
    node.opacity = touch.opacity
    return node
  }
}
