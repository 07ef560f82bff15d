/// A layer that shows nothing but its sublayers, in three dimensions: they are not flattened into
/// its plane, and stand in order of depth (F5.7.12). Its background, contents, border, mask,
/// clipping and shadow are not drawn; its opacity applies to each sublayer.
open class CATransformLayer: CALayer {
  package override func makePresentationCopy() -> CALayer? {
    type(of: self) == CATransformLayer.self ? CATransformLayer(layer: self) : nil
  }

  package override var keepsDepth: Bool { true }

  /// Not to be called: the layer has no plane of its own. Reported; nil (F5.7.12).
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    Unsupported.report("CATransformLayer.hitTest")
    return nil
  }
}
