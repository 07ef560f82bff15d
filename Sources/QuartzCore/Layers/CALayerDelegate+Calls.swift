/// The optional methods of a delegate as values, for calls like `delegate.action?(for: layer, forKey: key)`.
///
/// Nil never: a method that is not implemented answers as its default does.
extension CALayerDelegate {
  @_disfavoredOverload
  public var display: _LayerDelegateDisplay? { _LayerDelegateDisplay(target: self) }

  @_disfavoredOverload
  public var draw: _LayerDelegateDraw? { _LayerDelegateDraw(target: self) }

  @_disfavoredOverload
  public var layerWillDraw: _LayerDelegateLayerWillDraw? {
    _LayerDelegateLayerWillDraw(target: self)
  }

  @_disfavoredOverload
  public var layoutSublayers: _LayerDelegateLayoutSublayers? {
    _LayerDelegateLayoutSublayers(target: self)
  }

  @_disfavoredOverload
  public var action: _LayerDelegateAction? { _LayerDelegateAction(target: self) }
}

/// `display` of a delegate, to be called.
public struct _LayerDelegateDisplay {
  let target: any CALayerDelegate

  public func callAsFunction(_ layer: CALayer) {
    target.display(layer)
  }
}

/// `draw` of a delegate, to be called.
public struct _LayerDelegateDraw {
  let target: any CALayerDelegate

  public func callAsFunction(_ layer: CALayer, in ctx: CGContext) {
    target.draw(layer, in: ctx)
  }
}

/// `layerWillDraw` of a delegate, to be called.
public struct _LayerDelegateLayerWillDraw {
  let target: any CALayerDelegate

  public func callAsFunction(_ layer: CALayer) {
    target.layerWillDraw(layer)
  }
}

/// `layoutSublayers` of a delegate, to be called.
public struct _LayerDelegateLayoutSublayers {
  let target: any CALayerDelegate

  public func callAsFunction(of layer: CALayer) {
    target.layoutSublayers(of: layer)
  }
}

/// `action` of a delegate, to be called.
public struct _LayerDelegateAction {
  let target: any CALayerDelegate

  @discardableResult
  public func callAsFunction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    target.action(for: layer, forKey: event)
  }
}
