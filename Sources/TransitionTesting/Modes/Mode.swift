import Rehearsal
import UIKit

/// What a stage is like, whatever the scenario: one cell of a matrix of device, appearance,
/// direction, text size and motion.
public struct Mode: Hashable, Sendable, CustomStringConvertible {
  /// The screen.
  public var device: Device
  /// Light or dark.
  public var appearance: UIUserInterfaceStyle
  /// Which way people read.
  public var direction: UITraitEnvironmentLayoutDirection
  /// The reader's text size; large is the usual one.
  public var textSize: UIContentSizeCategory
  /// Whether people asked for less motion.
  public var reducesMotion: Bool

  /// What is not named is as in `plain`.
  public init(
    device: Device = .iPhone16, appearance: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    textSize: UIContentSizeCategory = .large, reducesMotion: Bool = false
  ) {
    self.device = device
    self.appearance = appearance
    self.direction = direction
    self.textSize = textSize
    self.reducesMotion = reducesMotion
  }

  /// An upright phone, light, left to right, with motion.
  public static let plain = Mode()
  /// As `plain`, but dark.
  public static let dark = Mode(appearance: .dark)
  /// As `plain`, but read from right to left.
  public static let rightToLeft = Mode(direction: .rightToLeft)
  /// As `plain`, with the largest text.
  public static let largeText = Mode(textSize: .accessibilityExtraExtraExtraLarge)
  /// As `plain`, with less motion.
  public static let reduceMotion = Mode(reducesMotion: true)

  /// The name by which it is chosen and by which its goldens are kept: what is unlike the plain
  /// mode, joined by `+`, such as `iphone-se+dark+rtl+text-ax5+rm`; `plain` where nothing is.
  public var name: String { parts.isEmpty ? "plain" : parts.map(\.word).joined(separator: "+") }

  public var description: String { name }

  /// The mode with a name.
  /// - Returns: nil if a word of it is not known; `words` are.
  public init?(_ name: String) {
    self.init()
    for word in name.split(separator: "+", omittingEmptySubsequences: false) {
      switch word {
      case "plain": break
      case "dark": appearance = .dark
      case "rtl": direction = .rightToLeft
      case "rm": reducesMotion = true
      default:
        if let size = Mode.textSizes.first(where: { $0.key == word }) {
          textSize = size.value
        } else if let device = Device.all.first(where: { $0.name == word }) {
          self.device = device
        } else {
          return nil
        }
      }
    }
  }

  /// The words that names are made of.
  public static let words =
    ["plain", "dark", "rtl", "rm"] + textSizes.map(\.key) + Device.all.map(\.name)

  /// Text sizes by their words, the usual one left out.
  private static let textSizes: KeyValuePairs<String, UIContentSizeCategory> = [
    "text-xs": .extraSmall, "text-s": .small, "text-m": .medium, "text-xl": .extraLarge,
    "text-xxl": .extraExtraLarge, "text-xxxl": .extraExtraExtraLarge,
    "text-ax1": .accessibilityMedium, "text-ax2": .accessibilityLarge,
    "text-ax3": .accessibilityExtraLarge, "text-ax4": .accessibilityExtraExtraLarge,
    "text-ax5": .accessibilityExtraExtraExtraLarge,
  ]

  /// Every combination, the plain ones first.
  public static func matrix(
    devices: [Device] = [.iPhone16], appearances: [UIUserInterfaceStyle] = [.light],
    directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
    textSizes: [UIContentSizeCategory] = [.large], reducingMotion: [Bool] = [false]
  ) -> [Mode] {
    devices.flatMap { device in
      appearances.flatMap { appearance in
        directions.flatMap { direction in
          textSizes.flatMap { textSize in
            reducingMotion.map {
              Mode(
                device: device, appearance: appearance, direction: direction, textSize: textSize,
                reducesMotion: $0)
            }
          }
        }
      }
    }
  }

  /// A stage that is like that.
  /// - Parameter scale: Pixels a point.
  @MainActor
  func makeStage(scale: CGFloat) -> Stage {
    let stage = Stage(
      device: device, scale: scale, appearance: appearance, layoutDirection: direction)
    stage.environment.system.reducesMotion = reducesMotion
    if textSize != .large { stage.preferredContentSizeCategory = textSize }
    return stage
  }

  /// What is unlike the plain mode, each with the mode that lacks it.
  var parts: [(word: String, without: Mode)] {
    var parts: [(String, Mode)] = []
    var without = self
    if device != Mode.plain.device {
      without.device = Mode.plain.device
      parts.append((device.name, without))
      without = self
    }
    if appearance == .dark {
      without.appearance = .light
      parts.append(("dark", without))
      without = self
    }
    if direction == .rightToLeft {
      without.direction = .leftToRight
      parts.append(("rtl", without))
      without = self
    }
    if textSize != Mode.plain.textSize {
      without.textSize = Mode.plain.textSize
      let word = Mode.textSizes.first { $0.value == textSize }?.key ?? textSize.rawValue
      parts.append((word, without))
      without = self
    }
    if reducesMotion {
      without.reducesMotion = false
      parts.append(("rm", without))
    }
    return parts
  }
}
