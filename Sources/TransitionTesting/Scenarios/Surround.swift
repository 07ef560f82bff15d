import Rehearsal
import UIKit

/// Makes the surroundings of a scenario.
@MainActor
enum Surround {
  /// Whether something changes while the transition is under way.
  static func changes(_ surroundings: Scenario.Surroundings) -> Bool {
    surroundings == .resized || surroundings == .statusBarGrows
  }

  /// Before anything is on the stage.
  static func before(_ surroundings: Scenario.Surroundings, _ stage: Stage) {
    let environment = stage.environment
    switch surroundings {
    case .rightToLeft:
      environment.traits = UITraitCollection(
        style: environment.traits.userInterfaceStyle, direction: .rightToLeft,
        displayScale: environment.traits.displayScale)
    case .reduceMotion: environment.reducesMotion = true
    case .smallWindow:
      stage.perform { stage.window.frame = CGRect(x: 0, y: 0, width: 320, height: 568) }
    default: break
    }
  }

  /// Puts the root into the window, or over another screen.
  static func install(
    _ root: UIViewController, _ surroundings: Scenario.Surroundings, on stage: Stage
  ) {
    guard surroundings == .inChain else { return stage.window.rootViewController = root }
    let lower = PlainScreen(.root)
    stage.window.rootViewController = lower
    root.modalPresentationStyle = .fullScreen
    stage.perform {}
    lower.present(root, animated: false)
  }

  /// While the transition is under way.
  static func during(_ surroundings: Scenario.Surroundings, _ stage: Stage) {
    switch surroundings {
    case .resized:
      stage.window.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
      stage.window.layoutIfNeeded()
    case .statusBarGrows:
      stage.environment.screen.safeArea.top += 20
      stage.window.updateSafeArea()
    default: break
    }
  }
}

extension Surround {
  /// Whether places before and after cannot be compared.
  nonisolated static func changesSize(_ surroundings: Scenario.Surroundings) -> Bool {
    surroundings == .resized || surroundings == .statusBarGrows
  }
}
