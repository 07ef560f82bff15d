import Geometry
import Raster

// Contents that application code draws.
extension CALayer {
  /// Calls `draw(in:)` with a new context, and shows what it drew. A layer on which nothing has
  /// ever been drawn keeps the contents it has.
  package func displayByDrawing() {
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return }
    let canvas = CGContext.canvas(size: size, scale: contentsScale, isOpaque: false)
    // Whether a layer that is too large would draw at all shows on any other canvas.
    let probe = CGSize(width: 1, height: 1)
    guard let context = canvas ?? .canvas(size: probe, scale: 1, isOpaque: false) else { return }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    delegate?.layerWillDraw(self)
    draw(in: context)
    if context.isBlank, !drawing.hasDrawn { return }
    guard canvas != nil else {
      return Unsupported.report("drawing a layer of \(size.width)×\(size.height) points")
    }
    showDrawn(context.makeImage(), scale: contentsScale)
  }

  /// Shows what has been drawn, at so many pixels a point.
  package func showDrawn(_ picture: CGImage?, scale: CGFloat) {
    drawing.hasDrawn = true
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    contentsScale = scale
    contents = picture
    CATransaction.commit()
  }

  /// Whether the contents came from drawing.
  package var hasDrawnContents: Bool { drawing.hasDrawn }

  /// The layer and those inside as a tree, by their model values (F5.8.10), in its own coordinates.
  package var modelNode: RenderNode {
    let now = (server ?? .current).now
    var node = LayerSampler.sample(self, atMediaTime: now, look: .model)
    // What leads from the bounds to the superlayer is left out, its scale and rotation too.
    node.transform = CATransform3DIdentity
    return node
  }
}
