import Timing

extension CALayer {
  /// What `presentation()` does.
  func presentedCopy() -> Self? {
    if tree.presentation != nil { return self }
    guard tree.isCommitted else { return nil }
    return presented(at: (server ?? .current).now) as? Self
  }

  private func presented(at mediaTime: Seconds) -> CALayer {
    let copy = makePresentationCopy() ?? type(of: self).copied(self)
    copy.properties = shownProperties(
      atLocalTime: localTime(atMediaTime: mediaTime), source: .committed)
    copy.tree.presentation = PresentationState(model: self, mediaTime: mediaTime)
    copy.tree.isCommitted = false
    return copy
  }

  /// Copies of the sublayers, made when first asked for: a copy of one layer stays cheap in a
  /// tree of thousands.
  func makePresentedSublayers() {
    guard let state = tree.presentation, !state.hasSublayers else { return }
    tree.presentation?.hasSublayers = true
    if let mask = state.model.mask(.committed), mask.tree.isCommitted {
      tree.mask = mask.presented(at: state.mediaTime)
      tree.mask?.tree.superlayer = self
    }
    for layer in state.model.sublayers(.committed) where layer.tree.isCommitted {
      let copy = layer.presented(at: state.mediaTime)
      tree.sublayers.append(copy)
      copy.tree.superlayer = self
    }
  }

  /// The layer that this one is in, also of a copy.
  var layerAround: CALayer? { tree.superlayer ?? presentedSuperlayer }

  private var presentedSuperlayer: CALayer? {
    guard let state = tree.presentation else { return nil }
    return state.model.tree.superlayer?.presented(at: state.mediaTime)
  }
}
