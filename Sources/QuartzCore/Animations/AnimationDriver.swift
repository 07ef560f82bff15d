import Timing

/// Moves an animation in the place of its own timing: scrubbing, reversing and continuing are
/// changes of the driver. What it answers depends on nothing but the time that it is asked about.
///
/// An animation with a driver ends when the driver says so and takes it off its layer.
package protocol AnimationDriver: AnyObject {
  /// How much of the way shows at an instant of the layer's time; not clamped, springs overshoot.
  func fraction(atLayerTime layerTime: Seconds) -> Double
  /// When the way is over, in the layer's time; infinite while it is held.
  var endTime: Seconds { get }
  /// Hears, once in each turn, that `endTime` has passed.
  func reachedEnd()
  /// The layer has let go of the animation.
  func detached()
}

extension AnimationDriver {
  /// Whether time moves the animation at all.
  var isMoving: Bool { endTime.isFinite }
}

extension CALayer {
  /// The model values as one animation alone would show them at the present instant.
  /// - Returns: nil when the layer has no animation of that number.
  package func properties(showingOnly id: UInt64) -> LayerProperties? {
    guard let attached = animations[id: id] else { return nil }
    var shown = properties
    let layerTime = localTime(atMediaTime: (server ?? .current).now)
    attached.apply(atLayerTime: layerTime, to: &shown, of: self, .newest)
    return shown
  }
}
