import UIKit

extension RehearsalScript {
  /// What changes around an application, by nobody's finger.
  public enum Condition: Hashable, Sendable {
    /// It goes out of sight, as when its user goes home.
    case background
    /// It comes back.
    case foreground
    /// Memory is short.
    case memoryWarning
    /// The screen turns dark, or light.
    case look(isDark: Bool)
    /// The user asks for less motion, or for all of it.
    case motion(isReduced: Bool)
    /// The reader's text size.
    case textSize(TextSize)
    /// The screen gets another size: points, above 0.
    case size(Offset)
  }

  /// A reader's text size, by the word that scripts have for it.
  public enum TextSize: String, CaseIterable, Hashable, Sendable {
    /// From the smallest to the largest; those with `ax` are for accessibility. `l` is the usual one.
    case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5

    /// UIKit's name for it.
    public var category: UIContentSizeCategory {
      switch self {
      case .xs: .extraSmall
      case .s: .small
      case .m: .medium
      case .l: .large
      case .xl: .extraLarge
      case .xxl: .extraExtraLarge
      case .xxxl: .extraExtraExtraLarge
      case .ax1: .accessibilityMedium
      case .ax2: .accessibilityLarge
      case .ax3: .accessibilityExtraLarge
      case .ax4: .accessibilityExtraExtraLarge
      case .ax5: .accessibilityExtraExtraExtraLarge
      }
    }
  }
}

extension RehearsalScript.Condition: CustomStringConvertible {
  /// The line of a script that says it.
  public var description: String {
    switch self {
    case .background: "background"
    case .foreground: "foreground"
    case .memoryWarning: "memory-warning"
    case .look(let isDark): "look \(isDark ? "dark" : "light")"
    case .motion(let isReduced): "motion \(isReduced ? "reduced" : "full")"
    case .textSize(let size): "text-size \(size.rawValue)"
    case .size(let size): "size \(size)"
    }
  }

  /// What lines of this kind begin with.
  static let verbs = [
    "background", "foreground", "memory-warning", "look", "motion", "text-size", "size",
  ]
}

extension Stage {
  /// Has something around the application change at the present instant.
  package func change(_ condition: RehearsalScript.Condition) {
    switch condition {
    case .background: enterBackground()
    case .foreground: becomeActive()
    case .memoryWarning: warnOfMemory()
    case .look(let isDark): appearance = isDark ? .dark : .light
    case .motion(let isReduced): reducesMotion = isReduced
    case .textSize(let size): preferredContentSizeCategory = size.category
    case .size(let size): resize(to: CGSize(width: size.x, height: size.y))
    }
  }
}
