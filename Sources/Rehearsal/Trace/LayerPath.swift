import QuartzCore
import UIKit

/// Names for layers that a person can follow: views by class, a controller's view by the
/// controller, from the window down, numbered among namesakes.
@MainActor
package enum LayerPath {
  /// Every layer of a tree that can show, with its path, parents first.
  package static func all(in root: CALayer) -> [(path: String, layer: CALayer)] {
    var found: [(String, CALayer)] = []
    var pending = [(path: name(of: root), layer: root, depth: 0)]
    while let (path, layer, depth) = pending.popLast() {
      found.append((path, layer))
      guard depth < LayerSampler.deepest else { continue }
      pending += children(of: layer)
        .map { (path + "/" + $0.name, $0.layer, depth + 1) }.reversed()
    }
    return found
  }

  private static func children(of layer: CALayer) -> [(name: String, layer: CALayer)] {
    let names = layer.tree.sublayers.map(name(of:))
    let namesakes = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    var seen: [String: Int] = [:]
    let sublayers = zip(names, layer.tree.sublayers).map { name, layer in
      let number = seen[name, default: 0] + 1
      seen[name] = number
      return (namesakes[name] == 1 ? name : "\(name)#\(number)", layer)
    }
    return sublayers + (layer.mask.map { [("mask", $0)] } ?? [])
  }

  private static func name(of layer: CALayer) -> String {
    if let name = layer.name { return name }
    guard let view = layer.delegate as? UIView else { return "\(type(of: layer))" }
    if let controller = view.hierarchy.controller { return "\(type(of: controller))" }
    switch view {
    case is UIWindow: return "window"
    case is TransitionContainerView: return "container"
    default: return "\(type(of: view))"
    }
  }
}
