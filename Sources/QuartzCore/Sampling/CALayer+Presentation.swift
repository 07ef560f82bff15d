import Timing

extension CALayer {
  /// What the layer shows at this instant, as a read-only copy whose sublayers are such copies
  /// too (F5.4.1). nil before the first commit, and for layer classes of application code.
  public func presentation() -> Self? {
    guard tree.isCommitted else { return nil }
    return presentationCopy() as? Self
  }

  /// The layer that a presentation copy stands for; any other layer returns itself.
  public func model() -> Self { (tree.model as? Self) ?? self }

  /// The values shown at the instant of the current frame.
  package func shownProperties() -> LayerProperties {
    shownProperties(atLocalTime: localTime(atMediaTime: (server ?? .current).now))
  }

  /// The values shown at an instant of the layer's own time. Depends on nothing but the
  /// argument and the layer, so any instants may be asked for in any order.
  package func shownProperties(atLocalTime localTime: Seconds) -> LayerProperties {
    guard !animations.isEmpty else { return properties }
    var shown = properties
    for attached in animations.all {
      attached.animation.apply(
        at: localTime, timing: attached.timing(now: localTime), to: &shown, model: properties)
    }
    return shown
  }

  private func presentationCopy() -> CALayer? {
    guard let copy = makePresentationCopy() else {
      Unsupported.report("presentation() of \(type(of: self)), a layer class of the application")
      return nil
    }
    copy.properties = shownProperties()
    copy.tree.isCommitted = true
    for layer in tree.sublayers {
      guard let sublayer = layer.presentationCopy() else { continue }
      copy.tree.sublayers.append(sublayer)
      sublayer.tree.superlayer = copy
    }
    return copy
  }
}
