import Raster
import Synchronization
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
  let group: CompletionGroup?
  /// When the active duration of its own timing ends.
  private var ownEndTime: Seconds = .infinity
  /// Whether the delegate has been told of the start.
  var hasStarted = false
  /// Whether the end has been told; the animation stays on the layer if it asked to (F5.1.12).
  var hasStopped = false
  /// For a transition: the layer as it showed before.
  var formerLook: FormerLook?

  init(id: UInt64, key: String, animation: CAAnimation, group: CompletionGroup?) {
    self.id = id
    self.key = key
    self.animation = animation
    self.group = group
    timing = animation.mediaTiming(beginTime: 0)
    effect = animation.makeEffect()
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
  }

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
}

/// A layer as it showed before a transition.
final class FormerLook {
  let node: RenderNode?
  init(_ node: RenderNode?) { self.node = node }
}

/// The animations of one layer, in the order in which they apply.
package struct AnimationList {
  package private(set) var all: [AttachedAnimation] = []

  package var isEmpty: Bool { all.isEmpty }

  /// What all of them make of the model's values at an instant of the layer's time.
  func apply(
    at layerTime: Seconds, to shown: inout LayerProperties, model: ModelValues
  ) {
    for attached in all {
      guard let place = attached.place(atLayerTime: layerTime) else { continue }
      attached.effect.apply(at: place, to: &shown, model: model)
    }
  }

  /// Whether one of them has not come to its end.
  var areRunning: Bool { all.contains { !$0.hasStopped } }

  /// Whether time moves one of them.
  var areMoving: Bool { all.contains(where: \.isMoving) }

  package subscript(id id: UInt64) -> AttachedAnimation? { all.first { $0.id == id } }

  package subscript(key key: String) -> AttachedAnimation? { all.first { $0.key == key } }

  mutating func append(_ animation: AttachedAnimation) { all.append(animation) }

  mutating func remove(id: UInt64) { all.removeAll { $0.id == id } }

  mutating func update(id: UInt64, _ change: (AttachedAnimation) -> Void) {
    if let attached = self[id: id] { change(attached) }
  }

  /// Moves all that has begun by some seconds, when the layer's time jumps by as much.
  mutating func shift(by seconds: Seconds) {
    for attached in all { attached.shift(by: seconds) }
  }

  private static let identities = Atomic<UInt64>(0)

  /// Numbers that rise with every animation added, anywhere.
  package static func nextIdentity() -> UInt64 {
    identities.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
