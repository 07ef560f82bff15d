import Documents
import QuartzCore

/// User-defined runtime attributes.
extension ObjectMaker {
  func setRuntimeAttributes(of object: NSObject, from element: Element) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      set(value(of: attribute), path, of: object, attribute)
    }
  }

  private func value(of attribute: Element) -> Any? {
    switch attribute["type"] {
    case "boolean":
      return attribute.flag("value") ?? attribute.value("value")?.flag("value") ?? false
    case "number":
      let child = attribute.value("value")
      return child?.number("value") ?? attribute.number("value")
    case "string", "localizedString":
      return attribute["value"] ?? attribute.string("value") ?? ""
    case "color": return readColour(attribute.value("value"))
    case "point": return attribute.point("value")
    case "size": return attribute.size("value")
    case "rect": return attribute.rect("value")
    case "image":
      return image("value", of: attribute)
        ?? image("image", of: attribute.value("value") ?? attribute)
    case "range":
      let child = attribute.value("value")
      return NSRange(
        location: child?.integer("location") ?? 0, length: child?.integer("length") ?? 0)
    default: return nil
    }
  }

  private func set(_ value: Any?, _ path: String, of object: NSObject, _ attribute: Element) {
    classes.addModules(of: object)
    if let property = classes.inspectables(path, of: object).last {
      if !property.set(object, value) {
        source.violate(
          attribute,
          "\(Swift.type(of: object)).\(path) is a \(property.type) and cannot be set to "
            + (value.map { "a \(Swift.type(of: $0))" } ?? "nil"))
      }
      return
    }
    guard let dot = path.firstIndex(of: ".") else { return setByKey(value, path, of: object) }
    let (first, rest) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
    if first == "layer", let view = object as? UIView {
      return setOfLayer(value, rest, of: view.layer, attribute)
    }
    guard let next = object.value(forKey: first) as? NSObject else { return }
    set(value, rest, of: next, attribute)
  }

  private func setByKey(_ value: Any?, _ key: String, of object: NSObject) {
    object.setValue(value, forKey: key)
  }

  /// A layer takes numbers as they are, and no colour: its colours are of another kind than those that
  /// a document can write, on a device as here.
  private func setOfLayer(_ value: Any?, _ key: String, of layer: CALayer, _ attribute: Element) {
    if let property = classes.inspectables(key, of: layer).last, property.set(layer, value) {
      return
    }
    switch value {
    case is UIColor:
      Unsupported.report(
        "a UIColor as layer.\(key) (\(source.place(attribute))), which no layer takes · "
          + "give the layer's owner a property that sets it")
    case let number as Double: layer.setValue(CGFloat(number), forKeyPath: key)
    default: layer.setValue(value, forKeyPath: key)
    }
  }
}
