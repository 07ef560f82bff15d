extension CALayer {
  /// What `value(forKeyPath:)` does.
  func storedValue(forKeyPath keyPath: String) -> Any? {
    if let path = PropertyPath(keyPath) { return path.read(properties)?.any }
    if let setting = LayerSetting.named[keyPath] { return setting.read(self) }
    return ownValue(forKey: keyPath)
  }

  /// What `setValue(_:forKeyPath:)` does.
  func storeValue(_ value: Any?, forKeyPath keyPath: String) {
    if keyPath == "contents" { return contents = value }
    if let setting = LayerSetting.named[keyPath] {
      if !setting.write(self, value) { reportType(keyPath) }
      return
    }
    guard let path = PropertyPath(keyPath) else { return setOwnValue(value, forKey: keyPath) }
    if value == nil, path.part == nil, clear(path.property) { return }
    guard let value = AnimatableValue(any: value) else { return reportType(keyPath) }
    var changed = properties
    path.write(value, to: &changed)
    change(path.property.name, \.self, to: changed)
  }

  private func reportType(_ keyPath: String) {
    Unsupported.report("CALayer.setValue of that type for \(keyPath)")
  }

  /// Sets a property to nothing.
  /// - Returns: Whether it can hold nothing.
  private func clear(_ property: AnimatableProperty) -> Bool {
    guard let clear = property.clear else { return false }
    var changed = properties
    clear(&changed)
    change(property.name, \.self, to: changed)
    return true
  }
}
