import Raster
import Timing

/// An animation on a layer: the layer's own copy, when it runs, and what it does.
package final class AttachedAnimation {
  package let id: UInt64
  package let key: String
  package let animation: CAAnimation
  /// In the layer's time; nil until the commit fixes it (F5.1.5).
  package private(set) var beginTime: Seconds?
  /// With the begin time as far as it is known.
  private(set) var timing: MediaTiming
  private(set) var effect: any AnimationEffect
  /// The effect as plain data, where it is as simple as that.
  private(set) var line: LineMotion?
  let group: CompletionGroup?
  /// When the active duration of its own timing ends.
  private var ownEndTime: Seconds = .infinity
  /// Whether the delegate has been told of the start.
  var hasStarted = false
  /// Whether the end has been told; the animation stays on the layer if it asked to (F5.1.12).
  var hasStopped = false
  /// For a transition: the layer as it showed before.
  var formerSnapshot: FormerSnapshot?

  init(id: UInt64, key: String, animation: CAAnimation, group: CompletionGroup?) {
    self.id = id
    self.key = key
    self.animation = animation
    self.group = group
    timing = animation.mediaTiming(beginTime: 0)
    effect = animation.makeEffect()
    line = animation.makeLine()
  }

  /// An animation that said nothing of its beginning begins now, in the layer's time.
  func fixBeginTime(now: Seconds) {
    begin(at: animation.beginTime == 0 ? now : animation.beginTime)
  }

  /// Moves the begin, where it is known, by some seconds.
  func shift(by seconds: Seconds) {
    if let beginTime { begin(at: beginTime + seconds) }
  }

  private func begin(at time: Seconds) {
    beginTime = time
    timing.beginTime = time
    ownEndTime = timing.endTime ?? .infinity
  }

  /// Takes over what was changed in `animation` since it was added.
  func settingsChanged() {
    timing = animation.mediaTiming(beginTime: beginTime ?? 0)
    ownEndTime = timing.endTime ?? .infinity
    effect = animation.makeEffect()
    line = animation.makeLine()
  }

  /// Whether its own timing, which is known, is all that moves it.
  var isOnItsOwn: Bool { beginTime != nil && animation.driver == nil }

  /// Where the animation is in its cycle; before the commit it stands at its beginning.
  func place(atLayerTime layerTime: Seconds) -> MediaTiming.CyclePosition? {
    if let driver = animation.driver {
      return MediaTiming.CyclePosition(progress: driver.fraction(atLayerTime: layerTime))
    }
    guard beginTime == nil else { return timing.cyclePosition(atParentTime: layerTime) }
    var waiting = timing
    waiting.beginTime = animation.beginTime == 0 ? layerTime : animation.beginTime
    return waiting.cyclePosition(atParentTime: layerTime)
  }

  /// What the animation makes of a layer's values at an instant of its time.
  func apply(
    atLayerTime layerTime: Seconds, to shown: inout LayerProperties, of layer: CALayer,
    _ source: LayerSource
  ) {
    guard let place = place(atLayerTime: layerTime) else { return }
    effect.apply(at: place, to: &shown, model: ModelValues(layer: layer, source: source))
  }

  /// Whether the active duration has passed at an instant of the layer's time.
  package func isOver(atLayerTime layerTime: Seconds) -> Bool {
    if let driver = animation.driver {
      return layerTime >= driver.endTime - MediaTiming.boundaryTolerance
    }
    return beginTime != nil && layerTime >= ownEndTime - MediaTiming.boundaryTolerance
  }

  /// Whether the active time has begun.
  func hasBegun(atLayerTime layerTime: Seconds) -> Bool {
    beginTime.map { layerTime >= $0 - MediaTiming.boundaryTolerance } ?? false
  }

  /// When the active duration ends, in the layer's time; infinite when it never does.
  package var endTime: Seconds { animation.driver?.endTime ?? ownEndTime }

  /// Whether it has an end still to come; a driver may hold it, with none in sight.
  var isMoving: Bool { !hasStopped && animation.driver?.isMoving ?? true }

  /// Whether it repeats itself for ever, whoever looks on.
  var isEndless: Bool { isOnItsOwn && ownEndTime == .infinity }
}

/// A layer as it showed before a transition.
final class FormerSnapshot {
  let node: RenderNode?
  init(_ node: RenderNode?) { self.node = node }
}
