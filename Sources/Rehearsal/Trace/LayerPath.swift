import QuartzCore
import UIKit

/// Names for layers that a person can follow: views by class, a controller's view by the
/// controller, from the window down, numbered among namesakes.
@MainActor
package enum LayerPath {
  /// Every layer of a tree that can show, with its path, parents first. What lies in the wrappers of a
  /// root is named as if it lay in the window.
  package static func all(in root: CALayer) -> [(path: String, layer: CALayer)] {
    var found: [(String, CALayer)] = []
    var pending = [(path: name(of: root), layer: root, around: "", depth: 0)]
    while let (path, layer, around, depth) = pending.popLast() {
      found.append((path, layer))
      guard depth < LayerSampler.deepest else { continue }
      let place = layer.delegate is WrapperView ? around : path
      pending += children(of: layer)
        .map { (place + "/" + $0.name, $0.layer, place, depth + 1) }.reversed()
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
    case is RootTransitionView: return "root"
    case is DropShadowView: return "wrapper"
    default: return "\(type(of: view))"
    }
  }
}
