extension CALayer {
  /// The model value under a key path: a property, a part of one, or a value of the application's own.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let path = PropertyPath(keyPath) { return path.read(properties)?.any }
    if keyPath == "contents" { return contents }
    return custom.values[keyPath]
  }

  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Assigns through a key path. Names that the layer does not know are kept for the application.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = PropertyPath(keyPath) else {
      custom.values[keyPath] = value
      return
    }
    guard let value = AnimatableValue(any: value) else {
      return Unsupported.report("CALayer.setValue of that type for \(keyPath)")
    }
    var changed = properties
    path.write(value, to: &changed)
    change(path.property.name, \.self, to: changed)
  }

  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
}
