import Synchronization
import Timing

/// The animations of one layer, in the order in which they apply.
package struct AnimationList {
  package private(set) var all: [AttachedAnimation] = []

  package var isEmpty: Bool { all.isEmpty }

  /// What all of them make of a layer's values at an instant of its time.
  func apply(
    at layerTime: Seconds, to shown: inout LayerProperties, of layer: CALayer, _ source: LayerSource
  ) {
    for attached in all { attached.apply(atLayerTime: layerTime, to: &shown, of: layer, source) }
  }

  /// Whether time moves one of them.
  var areMoving: Bool { all.contains(where: \.isMoving) }

  /// Whether one of them moves and comes to an end, or may.
  var areEnding: Bool { all.contains { $0.isMoving && !$0.isEndless } }

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
