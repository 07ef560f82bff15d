import QuartzCore

// Views that draw themselves.
extension UIView {
  /// What `drawHierarchy(in:afterScreenUpdates:)` does.
  @discardableResult
  func drawLook(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else {
      Unsupported.report("drawHierarchy without a current context")
      return false
    }
    if afterUpdates {
      layoutIfNeeded()
      layer.displayIfNeeded()
    }
    let frozen = FrozenSnapshot(
      of: layer, area: bounds, source: afterUpdates ? .newest : .committed)
    guard let node = frozen?.stretched(over: rect) else {
      noteBlank("drawHierarchy", afterUpdates: afterUpdates)
      return false
    }
    context.draw(node)
    return true
  }

  /// Makes the contents by `drawContents` or by `draw(_:)`.
  func displayContents(of layer: CALayer) {
    let scale = traitCollection.displayScale
    guard let image = drawContents(scale: scale) else {
      if layer.contents == nil || layer.hasDrawnContents { drawOwnContents(of: layer, scale) }
      return
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.contentsScale = scale
    layer.contents = image
    CATransaction.commit()
  }
}
