import Timing

/// Which state of a layer is looked at.
package enum LayerSource {
  /// Everything that was assigned so far.
  case newest
  /// What the screen shows: the last commit (F5.4.2).
  case committed
  /// What was assigned, without animations.
  case model
}

extension CALayer {
  func animations(_ source: LayerSource) -> AnimationList {
    switch source {
    case .newest: animations
    case .committed: committed?.animations ?? animations
    case .model: AnimationList()
    }
  }

  func mask(_ source: LayerSource) -> CALayer? {
    if source == .committed, let committed { return committed.mask }
    return tree.mask
  }

  func sublayers(_ source: LayerSource) -> [CALayer] {
    source == .committed ? committed?.sublayers ?? tree.sublayers : tree.sublayers
  }

  /// The values shown at the instant of the current frame, as last committed.
  package func shownProperties() -> LayerProperties {
    shownProperties(
      atLocalTime: localTime(atMediaTime: (server ?? .current).now), source: .committed)
  }

  /// The values shown at an instant of the layer's own time. Depends on nothing but the
  /// arguments and the layer, so any instants may be asked for in any order.
  package func shownProperties(
    atLocalTime localTime: Seconds, source: LayerSource = .newest
  ) -> LayerProperties {
    if source == .committed, let committed {
      var shown = committed.properties
      committed.animations.apply(at: localTime, to: &shown, of: self, source)
      return shown
    }
    var shown = properties
    if source != .model { applyAnimations(atLocalTime: localTime, to: &shown) }
    return shown
  }
}
