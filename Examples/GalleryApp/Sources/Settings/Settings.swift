import UIKit

/// What the person has chosen, for as long as the application runs.
@MainActor
final class Settings {
  /// How fast a transition plays.
  enum Speed: Int, CaseIterable {
    case full, half, quarter, tenth

    var title: String { ["1×", "0.5×", "0.25×", "0.1×"][rawValue] }

    /// Of the transition's own pace.
    var factor: Float { [1, 0.5, 0.25, 0.1][rawValue] }
  }

  var speed = Speed.full
  /// Whether the first act begins by itself when the player opens.
  var startsAtOnce = true
  /// Light, dark, or as the system says.
  var appearance = UIUserInterfaceStyle.unspecified
}
