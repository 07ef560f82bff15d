extension CALayer {
  /// What `value(forKeyPath:)` does.
  func storedValue(forKeyPath keyPath: String) -> Any? {
    if let path = PropertyPath(keyPath) { return path.read(properties)?.any }
    if let structure = structure(named: keyPath) { return structure }
    return custom.values[keyPath]
  }

  /// What `setValue(_:forKeyPath:)` does.
  func storeValue(_ value: Any?, forKeyPath keyPath: String) {
    if keyPath == "contents" { return contents = value }
    if keyPath == "frame", let rect = value as? CGRect { return frame = rect }
    guard let path = PropertyPath(keyPath) else {
      custom.values[keyPath] = value
      return
    }
    if value == nil, path.part == nil, clear(path.property.name) { return }
    guard let value = AnimatableValue(any: value) else {
      return Unsupported.report("CALayer.setValue of that type for \(keyPath)")
    }
    var changed = properties
    path.write(value, to: &changed)
    change(path.property.name, \.self, to: changed)
  }

  /// Names that are no animatable property.
  private func structure(named name: String) -> Any? {
    switch name {
    case "frame": frame
    case "name": self.name
    case "speed": speed
    case "timeOffset": timeOffset
    case "beginTime": beginTime
    default: nil
    }
  }

  /// Sets a property that can hold nothing to nothing.
  private func clear(_ name: String) -> Bool {
    let colors: [String: WritableKeyPath<LayerProperties, CGColor?>] = [
      "backgroundColor": \.backgroundColor, "borderColor": \.borderColor,
      "shadowColor": \.shadowColor,
    ]
    guard let path = colors[name] else { return false }
    change(name, path, to: nil)
    return true
  }
}
