import Geometry
import Raster

// Contents that application code draws.
extension CALayer {
  /// Calls `draw(in:)` with a new context, and shows what it drew. A layer on which nothing has
  /// ever been drawn keeps the contents it has.
  /// - Parameter onBlack: Whether what is left out is black; nil where the layer is opaque.
  package func displayByDrawing(onBlack: Bool? = nil) {
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
    if onBlack ?? isOpaque { context.layOnBlack() }
    showDrawn(context.makeImage(), scale: contentsScale)
  }

  /// Shows what has been drawn, at so many pixels a point. As with any change of the contents, the
  /// action for it runs, except for the first drawing.
  package func showDrawn(_ picture: CGImage?, scale: CGFloat) {
    withoutActions { contentsScale = scale }
    showDrawn(picture)
  }

  func showDrawn(_ picture: CGImage?) {
    if drawing.hasDrawn { return contents = picture }
    drawing.hasDrawn = true
    withoutActions { contents = picture }
  }

  func withoutActions(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }

  /// Whether the contents came from drawing.
  package var hasDrawnContents: Bool { drawing.hasDrawn }

  /// The layer and those inside as a tree, by their model values (F5.8.10), in its own coordinates.
  package var modelNode: RenderNode {
    let now = (server ?? .current).now
    var node = LayerSampler.sample(self, atMediaTime: now, source: .model)
    // What leads from the bounds to the superlayer is left out, its scale and rotation too.
    node.transform = CATransform3DIdentity
    return node
  }
}
