import Raster
import Synchronization
import Timing

/// An animation on a layer: the layer's own copy, when it runs, and what it does.
package struct AttachedAnimation {
  package let id: UInt64
  package let key: String
  package let animation: CAAnimation
  /// In the layer's time; nil until the commit fixes it (F5.1.5).
  package private(set) var beginTime: Seconds?
  /// With the begin time as far as it is known.
  private(set) var timing: MediaTiming
  private(set) var effect: any AnimationEffect
  let group: CompletionGroup?
  /// Whether the delegate has been told of the start.
  var hasStarted = false
  /// Whether the end has been told; the animation stays on the layer if it asked to (F5.1.12).
  var hasStopped = false
  /// For a transition: the layer as it showed before.
  var formerLook: RenderNode?

  init(id: UInt64, key: String, animation: CAAnimation, group: CompletionGroup?) {
    (self.id, self.key, self.animation, self.group) = (id, key, animation, group)
    timing = animation.mediaTiming(beginTime: 0)
    effect = animation.makeEffect()
  }

  /// An animation that said nothing of its beginning begins now, in the layer's time.
  mutating func fixBeginTime(now: Seconds) {
    let begin = animation.beginTime == 0 ? now : animation.beginTime
    beginTime = begin
    timing.beginTime = begin
  }

  /// Begins so much later in the layer's time, if it has begun.
  mutating func shift(by seconds: Seconds) {
    guard let beginTime else { return }
    self.beginTime = beginTime + seconds
    timing.beginTime = beginTime + seconds
  }

  /// Takes over what was changed in `animation` since it was added.
  mutating func settingsChanged() {
    timing = animation.mediaTiming(beginTime: beginTime ?? 0)
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
    return beginTime != nil && timing.phase(atParentTime: layerTime) == .after
  }

  /// When the active duration ends, in the layer's time; infinite when it never does.
  package var endTime: Seconds { animation.driver?.endTime ?? timing.endTime ?? .infinity }

  /// Whether it has an end still to come; a driver may hold it, with none in sight.
  var isMoving: Bool { !hasStopped && animation.driver?.isMoving ?? true }
}

/// The animations of one layer, in the order in which they apply.
package struct AnimationList {
  package private(set) var all: [AttachedAnimation] = []

  package var isEmpty: Bool { all.isEmpty }

  /// Whether one of them has not come to its end.
  var areRunning: Bool { all.contains { !$0.hasStopped } }

  /// Whether time moves one of them.
  var areMoving: Bool { all.contains(where: \.isMoving) }

  package subscript(id id: UInt64) -> AttachedAnimation? { all.first { $0.id == id } }

  package subscript(key key: String) -> AttachedAnimation? { all.first { $0.key == key } }

  mutating func append(_ animation: AttachedAnimation) { all.append(animation) }

  mutating func remove(id: UInt64) { all.removeAll { $0.id == id } }

  mutating func update(id: UInt64, _ change: (inout AttachedAnimation) -> Void) {
    if let index = all.firstIndex(where: { $0.id == id }) { change(&all[index]) }
  }

  /// Moves all that has begun by some seconds, when the layer's time jumps by as much.
  mutating func shift(by seconds: Seconds) {
    for index in all.indices { all[index].shift(by: seconds) }
  }

  private static let identities = Atomic<UInt64>(0)

  /// Numbers that rise with every animation added, anywhere.
  package static func nextIdentity() -> UInt64 {
    identities.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
