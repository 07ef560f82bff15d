import QuartzCore
import UIKit

/// What a layer is called in a count.
package struct LayerName: Sendable {
  package let path: String
  /// Whether what it shows is text.
  package let isText: Bool

  package init(path: String, isText: Bool = false) { (self.path, self.isText) = (path, isText) }

  /// The names of every layer that is on a stage.
  @MainActor
  package static func all(on stage: Stage) -> [ObjectIdentifier: LayerName] {
    var names: [ObjectIdentifier: LayerName] = [:]
    for window in stage.environment.windows {
      for (path, layer) in LayerPath.all(in: window.layer) {
        let isText = layer is CATextLayer || layer.delegate is UILabel
        names[ObjectIdentifier(layer)] = LayerName(path: path, isText: isText)
      }
    }
    return names
  }
}
