import QuartzCore
import Rehearsal
import Serving
import UIKit

/// Everything that is to be known of one view.
@MainActor
struct ViewCard {
  let view: UIView
  let stage: Stage

  var json: JSON {
    let layer = view.layer
    return .object([
      "path": .string(ViewTree(stage: stage).path(of: view)),
      "class": .string("\(Swift.type(of: view))"),
      "classes": .array(classes.map { .string($0) }),
      "controller": .string(controller ?? ""),
      "frame": ViewTree.frame(of: view, on: stage),
      "values": .array(values(of: layer)),
      "animations": .array((layer.animationKeys() ?? []).map { animation($0, on: layer) }),
      "constraints": .array(constraints.map { .string($0) }),
      "gestures": .array((view.gestureRecognizers ?? []).map(describe)),
      "userInteraction": .bool(view.isUserInteractionEnabled),
    ])
  }

  /// From its own class up to UIKit's.
  private var classes: [String] {
    var names: [String] = []
    var next: Mirror? = Mirror(reflecting: view)
    while let current = next, names.count < 12 {
      names.append("\(current.subjectType)")
      next = current.subjectType == UIView.self ? nil : current.superclassMirror
    }
    return names
  }

  private var controller: String? {
    var responder: UIResponder? = view
    while let current = responder {
      if let controller = current as? UIViewController { return "\(Swift.type(of: controller))" }
      responder = current.next
    }
    return nil
  }

  /// Each value as it was set, and as it shows.
  private func values(of layer: CALayer) -> [JSON] {
    let shown = layer.shownProperties(atLocalTime: layer.localTime(atMediaTime: stage.now))
    return AnimatableProperty.all.compactMap { property in
      guard let model = property.read(layer.properties) else { return nil }
      let now = property.read(shown) ?? model
      guard model.components.count <= 16, Self.always.contains(property.name) || model != now
      else { return nil }
      return .object([
        "name": .string(property.name), "unit": .string(property.unit),
        "kind": .string(Self.kind(of: model)),
        "model": .array(model.components.map { .number($0) }),
        "shown": .array(now.components.map { .number($0) }),
      ])
    }
  }

  private static let always: Set<String> = [
    "bounds", "position", "opacity", "backgroundColor", "cornerRadius", "transform", "hidden",
    "masksToBounds", "zPosition", "anchorPoint", "shadowOpacity", "shadowRadius", "borderWidth",
  ]

  private static func kind(of value: AnimatableValue) -> String {
    switch value {
    case .number: "number"
    case .point: "point"
    case .size: "size"
    case .rect: "rect"
    case .color: "color"
    case .flag: "flag"
    case .transform: "transform"
    case .numbers, .colors, .path, .contents: "other"
    }
  }

  private func animation(_ key: String, on layer: CALayer) -> JSON {
    let animation = layer.animation(forKey: key)
    var words = ["\(animation.map { Swift.type(of: $0) } ?? CAAnimation.self)"]
    if let path = (animation as? CAPropertyAnimation)?.keyPath { words.append(path) }
    if let duration = animation?.duration { words.append("\(decimalText(duration, places: 3)) s") }
    if let spring = animation as? CASpringAnimation {
      words.append(
        "mass \(decimalText(spring.mass, places: 2)), stiffness "
          + "\(decimalText(spring.stiffness, places: 1)), damping "
          + "\(decimalText(spring.damping, places: 2))")
    }
    let spring = (animation as? CASpringAnimation).map {
      JSON.array([$0.mass, $0.stiffness, $0.damping].map { .number($0) })
    }
    return .object(
      [
        JSON.Member(key: "key", value: .string(key)),
        JSON.Member(key: "what", value: .string(words.joined(separator: " · "))),
      ] + (spring.map { [JSON.Member(key: "spring", value: $0)] } ?? [])
        + [JSON.Member(key: "adjustable", value: .bool(animation?.isAdjustable ?? false))])
  }

  /// Those that the view holds, and those of its ancestors that speak of it.
  private var constraints: [String] {
    var found: [String] = []
    var holder: UIView? = view
    while let current = holder, found.count < 60 {
      for constraint in current.constraints
      where constraint.firstItem === view || constraint.secondItem === view {
        found.append(Self.words(constraint, of: view))
      }
      holder = current.superview
    }
    return found
  }

  private static func words(_ constraint: NSLayoutConstraint, of view: UIView) -> String {
    func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      let name = item === view ? "it" : item.map { "\(Swift.type(of: $0))" } ?? ""
      return "\(name).\(attribute)"
    }
    let relation =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    var text = side(constraint.firstItem, constraint.firstAttribute) + " \(relation) "
    if constraint.secondItem != nil {
      if constraint.multiplier != 1 { text += "\(decimalText(constraint.multiplier)) × " }
      text += side(constraint.secondItem, constraint.secondAttribute)
      let constant = Double(constraint.constant)
      if constant != 0 { text += (constant < 0 ? " − " : " + ") + decimalText(abs(constant)) }
    } else {
      text += decimalText(constraint.constant)
    }
    let priority = Double(constraint.priority.rawValue)
    return text + (priority < 1000 ? " @\(decimalText(priority))" : "")
  }

  private func describe(_ gesture: UIGestureRecognizer) -> JSON {
    .object([
      "class": .string("\(Swift.type(of: gesture))"), "state": .string("\(gesture.state)"),
      "enabled": .bool(gesture.isEnabled),
    ])
  }
}
