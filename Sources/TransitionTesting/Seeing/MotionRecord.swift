import QuartzCore
import UIKit

/// The animations under some views at one instant, by layer and key. What turns for ever is left
/// out: nothing waits for it.
@MainActor
struct MotionRecord {
  private struct Place: Hashable {
    let layer: ObjectIdentifier
    let key: String
  }

  private var places: Set<Place> = []

  init(under views: [UIView] = []) {
    for view in views { note(view.layer) }
  }

  /// How many layers have an animation that they did not have then.
  func layers(since former: MotionRecord) -> Int {
    Set(places.subtracting(former.places).map(\.layer)).count
  }

  private mutating func note(_ layer: CALayer) {
    for key in layer.animationKeys() ?? [] {
      guard let animation = layer.animation(forKey: key), animation.repeatCount < 100,
        animation.repeatDuration < 100
      else { continue }
      places.insert(Place(layer: ObjectIdentifier(layer), key: key))
    }
    for sublayer in (layer.sublayers ?? []) + [layer.mask].compactMap({ $0 }) { note(sublayer) }
  }
}
