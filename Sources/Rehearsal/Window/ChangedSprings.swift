import QuartzCore
import UIKit

/// Springs that a person wants to be others, wherever they begin from now on.
@MainActor
struct ChangedSprings {
  private struct Change {
    let layer, key: String
    /// Mass, stiffness and damping.
    let values: [Double]
  }

  private var changes: [Change] = []
  /// Animations that have been seen to.
  private var done: Set<UInt64> = []

  var isEmpty: Bool { changes.isEmpty }

  mutating func change(_ key: String, of layer: String, to values: [Double]) {
    guard values.count == 3 else { return }
    changes.removeAll { $0.layer == layer && $0.key == key }
    changes.append(Change(layer: layer, key: key, values: values))
  }

  /// Changes the springs that have begun since the last time.
  mutating func apply(to stage: Stage) {
    guard !changes.isEmpty else { return }
    let layers = LayerPath.all(in: stage.window.layer)
    for change in changes {
      guard let layer = layers.first(where: { $0.path == change.layer })?.layer else { continue }
      for attached in layer.animations.all where attached.key == change.key {
        guard attached.animation is CASpringAnimation, attached.animation.isAdjustable,
          done.insert(attached.id).inserted
        else { continue }
        layer.updateAnimation(id: attached.id) { animation in
          guard let spring = animation as? CASpringAnimation else { return }
          spring.mass = change.values[0]
          spring.stiffness = change.values[1]
          spring.damping = change.values[2]
          spring.duration = spring.settlingDuration
        }
      }
    }
  }
}

extension CAAnimation {
  /// Whether its time is its own: that of a property animator belongs to the animator.
  package var isAdjustable: Bool { driver == nil }
}

extension LiveSession {
  /// Gives springs of a layer another mass, stiffness and damping from now on; what is still to
  /// happen happens with them.
  /// - Parameters:
  ///   - key: Under which the animation is added.
  ///   - values: Mass, stiffness and damping; all above 0 but the damping, which may be 0.
  /// - Returns: Whether these are such numbers.
  package func changeSpring(_ key: String, of layer: String, to values: [Double]) -> Bool {
    guard values.count == 3, values.allSatisfy({ $0.isFinite && $0 <= 1e6 }), values[0] > 1e-3,
      values[1] > 1e-3, values[2] >= 0, !key.contains(" "), !key.isEmpty
    else { return false }
    insert(.spring(layer: layer, key: key, values))
    return true
  }
}
