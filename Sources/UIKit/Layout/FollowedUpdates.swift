import Foundation
import Observation
import QuartzCore

/// Whose properties are updated before a view is laid out.
struct PropertyOwners: OptionSet {
  let rawValue: UInt8

  static let view = PropertyOwners(rawValue: 1)
  static let controller = PropertyOwners(rawValue: 2)
  static let all: PropertyOwners = [.view, .controller]
}

/// What a view does again when something that it has read meanwhile is another: values of `@Observable`
/// objects (iOS 26), and its traits (iOS 18).
enum FollowedUpdate: Hashable {
  case properties
  case controllerProperties
  case constraints
  case layout
  case drawing
}

extension UIView: @preconcurrency LayerPropertyOwner {
  /// The controller's come first (a guess, as its `viewWillLayoutSubviews()` does).
  package func updateProperties(of layer: CALayer) {
    let owed = layout.owedProperties
    withOwnTraitsCurrent {
      if owed.contains(.controller), let controller = hierarchy.controller {
        layout.owedProperties.remove(.controller)
        following(.controllerProperties) { controller.updateProperties() }
      }
      if owed.contains(.view) {
        layout.owedProperties.remove(.view)
        following(.properties) { updateProperties() }
      }
    }
  }

  func oweProperties(_ owner: PropertyOwners) {
    layout.owedProperties.formUnion(owner)
    ownLayer.setNeedsProperties()
    if PlantedFault.propertiesAskForLayout.isPlanted { setNeedsLayout() }
  }

  /// Runs a method of the application's, and asks for it again when what it has read changes.
  func following(_ update: FollowedUpdate, _ body: () -> Void) {
    let environment = SceneEnvironment.current
    let others = environment.traits.wereRead
    environment.traits.wereRead = false
    withObservationTracking(body) { [weak self] in Self.changed { self?.askAgain(for: update) } }
    if environment.traits.wereRead {
      layout.readsTraits.insert(update)
    } else {
      layout.readsTraits.remove(update)
    }
    environment.traits.wereRead = others
  }

  func askAgain(for update: FollowedUpdate) {
    switch update {
    case .properties: setNeedsUpdateProperties()
    case .controllerProperties: hierarchy.controller?.setNeedsUpdateProperties()
    case .constraints: setNeedsUpdateConstraints()
    case .layout: setNeedsLayout()
    case .drawing: setNeedsDisplay()
    }
  }

  /// Observable objects may be changed on any thread.
  private nonisolated static func changed(_ tell: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCalling {
      MainActor.assumeIsolated(tell)
    } else {
      Task { @MainActor in tell() }
    }
  }
}
