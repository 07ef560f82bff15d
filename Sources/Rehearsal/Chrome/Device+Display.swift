import UIKit

/// What stands in a display, besides pixels.
package enum DisplaySensor: Hashable, Sendable {
  case none, notch
  /// The Dynamic Island.
  case island
}

// A device is known by its safe area: no two kinds of display share one.
extension Device {
  /// Sensors that the display goes around: the inset at the top of an upright phone says which.
  package var sensor: DisplaySensor {
    guard isPhone, safeArea.bottom > 0 else { return .none }
    return safeArea.top >= 51 ? .island : safeArea.top >= 44 ? .notch : .none
  }

  /// Points of the display's continuous corners; 0 where they are square.
  package var displayCornerRadius: CGFloat {
    switch sensor {
    case .island: safeArea.top >= 62 ? 62 : 55
    case .notch: 44
    case .none: safeArea.bottom > 0 ? 18 : 0
    }
  }

  /// Whether it is one of those that put the status bar away on their side.
  package var isPhone: Bool { min(size.width, size.height) < 600 }

  /// Whether a line at the bottom stands in for a button.
  package var hasHomeIndicator: Bool { safeArea.bottom > 0 }
}
