import Rehearsal
import UIKit

/// Brings about the condition of a scenario.
@MainActor
enum ConditionStaging {
  /// Whether something changes while the transition is under way.
  nonisolated static func changesMidway(_ condition: Scenario.Condition) -> Bool {
    [.resized, .turned, .statusBarGrows, .keyboard].contains(condition)
  }

  /// Before anything is on the stage.
  static func setUp(_ condition: Scenario.Condition, _ stage: Stage) {
    let environment = stage.environment
    switch condition {
    case .rightToLeft:
      environment.traits.own = UITraitCollection(
        environment.traits.own.values.with { $0.direction = .rightToLeft })
    case .reduceMotion: environment.system.reducesMotion = true
    case .largeText:
      stage.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    case .smallWindow:
      stage.perform { stage.window.frame = CGRect(x: 0, y: 0, width: 320, height: 568) }
    case .keyboard:
      stage.perform { stage.window.addSubview(KeyboardCaller(frame: .zero)) }
    default: break
    }
  }

  /// The same for a window that an application has made itself.
  static func adapt(_ condition: Scenario.Condition, _ stage: Stage) {
    if [.smallWindow, .keyboard].contains(condition) { setUp(condition, stage) }
  }

  /// Puts the root into the window, or over another screen.
  static func install(
    _ root: UIViewController, _ condition: Scenario.Condition, on stage: Stage
  ) {
    guard condition == .inChain else { return stage.window.rootViewController = root }
    let lower = PlainScreen(.root)
    stage.window.rootViewController = lower
    root.modalPresentationStyle = .fullScreen
    stage.perform {}
    lower.present(root, animated: false)
  }

  /// While the transition is under way.
  static func change(_ condition: Scenario.Condition, _ stage: Stage) {
    switch condition {
    case .resized: resize(stage)
    case .turned: stage.turnOver(duration: 0)
    case .statusBarGrows:
      stage.environment.screen.safeArea.top += 20
      stage.window.updateSafeArea()
    case .keyboard: caller(on: stage)?.becomeFirstResponder()
    default: break
    }
  }

  /// When all is over: what came for a while goes, and what comes later comes.
  static func tearDown(_ condition: Scenario.Condition, _ stage: Stage) {
    switch condition {
    case .keyboard: stage.perform { _ = caller(on: stage)?.resignFirstResponder() }
    case .resizedAfter: stage.perform { resize(stage) }
    case .turnedAfter: stage.rotate(duration: 0)
    default: return
    }
    stage.settle(limit: 2)
  }

  /// A little narrower and much lower: 375 by 600 points of an iPhone 16, and as much of any other
  /// device.
  private static func resize(_ stage: Stage) {
    let (size, usual) = (stage.device.size, Device.iPhone16.size)
    stage.environment.resize(
      to: CGSize(
        width: (size.width * 375 / usual.width).rounded(),
        height: (size.height * 600 / usual.height).rounded()),
      safeArea: stage.environment.screen.safeArea, turn: .identity, duration: 0)
  }

  private static func caller(on stage: Stage) -> KeyboardCaller? {
    stage.window.subviews.lazy.compactMap { $0 as? KeyboardCaller }.first
  }
}

/// A field that nobody sees: it calls the keyboard as a field of another screen would.
private final class KeyboardCaller: UITextField {}

extension ConditionStaging {
  /// Whether places before and after cannot be compared.
  nonisolated static func changesSize(_ condition: Scenario.Condition) -> Bool {
    condition.isResize || condition == .statusBarGrows
  }
}
