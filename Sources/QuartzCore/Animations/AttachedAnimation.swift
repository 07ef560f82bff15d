import Synchronization
import Timing

/// An animation on a layer: the layer's own copy and when it began.
package struct AttachedAnimation {
  package let id: UInt64
  package let key: String
  package let animation: CAAnimation
  /// In the layer's time; nil until the commit fixes it (F5.1.5).
  package var beginTime: Seconds?
  let group: CompletionGroup?

  /// The timing at an instant; before the commit the animation begins then.
  func timing(now: Seconds) -> MediaTiming { animation.mediaTiming(beginTime: beginTime ?? now) }

  /// Whether the active duration has passed at an instant of the layer's time.
  package func isOver(atLayerTime layerTime: Seconds) -> Bool {
    guard let driver = animation.driver else {
      return timing(now: layerTime).phase(atParentTime: layerTime) == .after
    }
    return layerTime >= driver.endTime - MediaTiming.boundaryTolerance
  }

  /// Whether time moves it at all; a driver may hold it.
  package var isMoving: Bool { animation.driver?.isMoving ?? true }

  /// When the active duration ends, in the layer's time; infinite when it never does.
  package var endTime: Seconds {
    animation.driver?.endTime ?? timing(now: 0).endTime ?? .infinity
  }
}

/// The animations of one layer, in the order in which they apply.
package struct AnimationList {
  package private(set) var all: [AttachedAnimation] = []

  package var isEmpty: Bool { all.isEmpty }

  package subscript(id id: UInt64) -> AttachedAnimation? { all.first { $0.id == id } }

  package subscript(key key: String) -> AttachedAnimation? { all.first { $0.key == key } }

  mutating func append(_ animation: AttachedAnimation) { all.append(animation) }

  mutating func remove(id: UInt64) { all.removeAll { $0.id == id } }

  /// An animation that said nothing of its beginning begins now, in the layer's time.
  mutating func fixBeginTime(id: UInt64, now: Seconds) {
    guard let index = all.firstIndex(where: { $0.id == id }) else { return }
    let wanted = all[index].animation.beginTime
    all[index].beginTime = wanted == 0 ? now : wanted
  }

  /// Moves all that has begun by some seconds, when the layer's time jumps by as much.
  mutating func shift(by seconds: Seconds) {
    for index in all.indices where all[index].beginTime != nil { all[index].beginTime! += seconds }
  }

  private static let identities = Atomic<UInt64>(0)

  /// Numbers that rise with every animation added, anywhere.
  package static func nextIdentity() -> UInt64 {
    identities.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
