import UIKit

/// Something that can be played live: what goes onto a stage, and what can be started there.
@MainActor
package struct SessionSource {
  package typealias Act = @MainActor () -> Void

  /// A file name without its extension.
  package let name: String
  package let title: String
  /// Puts the screens onto a fresh stage and brings them to rest.
  /// - Returns: What can be started, in order; empty where only fingers start anything.
  package let open: @MainActor (Stage) -> [Act]

  /// How a test in Swift gets at the same screens; nil where no test can.
  package var flow: FlowWords?

  /// Words of a test's source.
  package struct FlowWords: Sendable {
    /// Modules that it needs.
    package let imports: [String]
    /// An expression for a flow, or nil.
    package let words: String

    package init(imports: [String], words: String) { (self.imports, self.words) = (imports, words) }
  }

  package init(
    name: String, title: String, open: @escaping @MainActor (Stage) -> [Act]
  ) {
    self.name = name
    self.title = title
    self.open = open
  }
}

/// The conditions under which something is played.
package struct Conditions: Hashable, Sendable {
  package var device: Device
  /// Pixels a point.
  package var scale: Double
  package var appearance: UIUserInterfaceStyle
  package var direction: UITraitEnvironmentLayoutDirection
  package var reducesMotion: Bool
  /// How large the reader wants text.
  package var textSize = UIContentSizeCategory.large

  package init(
    device: Device = .iPhone16, scale: Double = 2, appearance: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, reducesMotion: Bool = false
  ) {
    self.device = device
    self.scale = scale
    self.appearance = appearance
    self.direction = direction
    self.reducesMotion = reducesMotion
  }

  /// A stage of this kind, with nothing on it.
  @MainActor
  func makeStage() -> Stage {
    let stage = Stage(
      device: device, scale: scale, appearance: appearance, layoutDirection: direction)
    stage.environment.system.reducesMotion = reducesMotion
    stage.preferredContentSizeCategory = textSize
    return stage
  }
}
