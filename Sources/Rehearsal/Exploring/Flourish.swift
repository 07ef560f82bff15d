import QuartzCore
import UIKit

/// The animations of the application's own views: what comes back to where it was is seen by nothing else.
@MainActor
struct Flourish {
  private struct Running: Hashable {
    let layer: ObjectIdentifier
    let key: String
  }

  private var running: Set<Running> = []

  init(of stage: Stage) {
    stage.environment.perform {
      for window in stage.environment.windows { add(window) }
    }
  }

  /// Whether something has begun to move that was at rest before.
  func hasBegun(since former: Flourish) -> Bool {
    !running.isSubset(of: former.running)
  }

  /// Controls, bars and lists move what is in them for reasons of their own; effects of symbols are asked for.
  private mutating func add(_ view: UIView, inSystem: Bool = false) {
    guard !view.isHidden, !view.isMenuOfSystem else { return }
    if view.bounds.width * view.bounds.height >= 300 { note(view.layer, inSystem) }
    let inSystem =
      inSystem || view is UIControl || view is UINavigationBar || view is UITabBar
      || view is UIToolbar || view is UIScrollView
    for child in view.subviews { add(child, inSystem: inSystem) }
  }

  private mutating func note(_ layer: CALayer, _ inSystem: Bool) {
    for key in layer.animationKeys() ?? [] where !inSystem || key.hasPrefix(UIImageView.effectKeys)
    {
      running.insert(Running(layer: ObjectIdentifier(layer), key: key))
    }
  }
}

extension RehearsalScript.Step {
  var isTap: Bool { if case .tap = self { true } else { false } }
}
