import Rehearsal
import UIKit

/// What a stage is like, whatever the scenario: one cell of a matrix of device, appearance,
/// direction and motion.
public struct Mode: Hashable, Sendable, CustomStringConvertible {
  public var device: Device
  public var appearance: UIUserInterfaceStyle
  public var direction: UITraitEnvironmentLayoutDirection
  public var reducesMotion: Bool

  public init(
    device: Device = .iPhone16, appearance: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, reducesMotion: Bool = false
  ) {
    self.device = device
    self.appearance = appearance
    self.direction = direction
    self.reducesMotion = reducesMotion
  }

  /// An upright phone, light, left to right, with motion.
  public static let plain = Mode()
  public static let dark = Mode(appearance: .dark)
  public static let rightToLeft = Mode(direction: .rightToLeft)
  public static let reduceMotion = Mode(reducesMotion: true)

  /// The name by which it is chosen and by which its goldens are kept: what is unlike the plain
  /// mode, joined by `+`, such as `iphone-se+dark+rtl+rm`; `plain` where nothing is.
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
        guard let device = Device.all.first(where: { $0.name == word }) else { return nil }
        self.device = device
      }
    }
  }

  /// The words that names are made of.
  public static let words = ["plain", "dark", "rtl", "rm"] + Device.all.map(\.name)

  /// Every combination, the plain ones first.
  public static func matrix(
    devices: [Device] = [.iPhone16], appearances: [UIUserInterfaceStyle] = [.light],
    directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
    reducingMotion: [Bool] = [false]
  ) -> [Mode] {
    devices.flatMap { device in
      appearances.flatMap { appearance in
        directions.flatMap { direction in
          reducingMotion.map {
            Mode(
              device: device, appearance: appearance, direction: direction, reducesMotion: $0)
          }
        }
      }
    }
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
    if reducesMotion {
      without.reducesMotion = false
      parts.append(("rm", without))
    }
    return parts
  }
}
