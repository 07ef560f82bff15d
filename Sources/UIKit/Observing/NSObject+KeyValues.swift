import QuartzCore

/// Properties by name, as far as UIKit's own have one here. A name that nobody knows is noted as a
/// violation where a device raises an exception. Stored properties of applications can be read.
/// Not in an extension of the class, where it would stand in the way of overriding a layer's own.
extension NSObjectProtocol where Self: NSObject {
  /// A property's value; nil also for one that nobody knows.
  @_disfavoredOverload @preconcurrency @MainActor
  public func value(forKey key: String) -> Any? {
    if let layer = self as? CALayer { return layer.value(forKey: key) }
    if let animation = self as? CAAnimation { return animation.value(forKey: key) }
    if let property = KeyedProperty.named(key, of: self) { return property.read(self) }
    if let stored = storedProperty(key) { return stored }
    if let responder = self as? UIResponder { return responder.value(forUndefinedKey: key) }
    if let asked = self as? any _UndefinedKeyReading { return asked.value(forUndefinedKey: key) }
    reportUndefined(key)
    return nil
  }

  /// Some properties by name; `NSNull` where one is nil.
  @_disfavoredOverload @preconcurrency @MainActor
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  /// Assigns properties by name, in the order of the names; `NSNull` stands for nil.
  @_disfavoredOverload @preconcurrency @MainActor
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// A property of a property, by names with dots between them.
  @_disfavoredOverload @preconcurrency @MainActor
  public func value(forKeyPath keyPath: String) -> Any? {
    if let layer = self as? CALayer { return layer.value(forKeyPath: keyPath) }
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    let first = value(forKey: String(keyPath[..<dot])) as? NSObject
    return first?.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Assigns a property by name.
  @_disfavoredOverload @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKey key: String) {
    if let layer = self as? CALayer { return layer.setValue(value, forKey: key) }
    if let animation = self as? CAAnimation { return animation.setValue(value, forKey: key) }
    if let property = KeyedProperty.named(key, of: self) {
      return take(property.write?(self, value) ?? false, value, forKey: key)
    }
    let own = ownProperties(key)
    if !own.isEmpty { return take(own.contains { $0.set(self, value) }, value, forKey: key) }
    if let responder = self as? UIResponder {
      responder.setValue(value, forUndefinedKey: key)
    } else if let notified = self as? any _UndefinedKeySetting {
      notified.setValue(value, forUndefinedKey: key)
    } else {
      reportUndefined(key)
    }
  }

  /// Those that the application has and Objective-C sees.
  @MainActor private func ownProperties(_ key: String) -> [_DocumentTable.Property] {
    let classes = SceneEnvironment.current.storyboards.classes
    classes.addModules(of: self)
    return classes.inspectables(key, of: self)
  }

  /// Notes a value that a property did not take.
  @MainActor private func take(_ isTaken: Bool, _ value: Any?, forKey key: String) {
    guard !isTaken else { return }
    Violation.record(
      .object(
        .valueRefused(
          property: "\(Swift.type(of: self)).\(key)",
          value: value.map { "a \(Swift.type(of: $0))" } ?? "nil")))
  }

  /// Assigns a property of a property.
  @_disfavoredOverload @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let layer = self as? CALayer { return layer.setValue(value, forKeyPath: keyPath) }
    guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let first = self.value(forKey: String(keyPath[..<dot])) as? NSObject
    first?.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  private func storedProperty(_ key: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key }) { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }

}

extension NSObject {
  /// Notes a key that nobody knows.
  @MainActor func reportUndefined(_ key: String) {
    Violation.record(.object(.noKey(key, of: "\(Swift.type(of: self))")))
  }
}

/// An object that is no responder and is told of values for keys that nobody knows: what a class that derives
/// from `NSObject` and has `setValue(_:forUndefinedKey:)` becomes.
public protocol _UndefinedKeySetting: NSObject {
  func setValue(_ value: Any?, forUndefinedKey key: String)
}

/// The same for `value(forUndefinedKey:)`.
public protocol _UndefinedKeyReading: NSObject {
  func value(forUndefinedKey key: String) -> Any?
}

/// An object that is no responder and is told of changes all the same: what a class that derives from
/// `NSObject` and has `observeValue(forKeyPath:of:change:context:)` becomes.
public protocol _KeyPathObserving: NSObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObject {
  /// Has an observer told of changes by `observeValue(forKeyPath:of:change:context:)`, which
  /// responders have here, and classes in whose body it stands; others are noted and told nothing.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer? = nil
  ) {
    guard observer is UIResponder || observer is any _KeyPathObserving else {
      return Unsupported.report(
        "\(Swift.type(of: observer)) as an observer without observeValue in its class")
    }
    let watch = Observations.Watch(
      self, read: { [weak self] in self?.value(forKeyPath: keyPath) ?? NSNull() },
      notify: { [weak self, weak observer] old, new in
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = new }
        if options.contains(.old), let old { change[.oldKey] = old }
        let responder = observer as? UIResponder
        responder?.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
        let object = observer as? any _KeyPathObserving
        object?.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
      })
    watch.name = (ObjectIdentifier(observer), keyPath, context)
    SceneEnvironment.current.observations.add(watch, tellsNow: options.contains(.initial))
  }

  /// Ends what `addObserver` began; ending what never began is noted where a device raises an
  /// exception.
  @preconcurrency @MainActor
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    end(keyPath) { $0.name?.observer == ObjectIdentifier(observer) }
  }

  /// The same for one context.
  @preconcurrency @MainActor
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    end(keyPath) {
      $0.name?.observer == ObjectIdentifier(observer) && $0.name?.context == context
    }
  }

  @MainActor private func end(_ keyPath: String, where isMeant: (Observations.Watch) -> Bool) {
    let ended = SceneEnvironment.current.observations.end {
      $0.subject === self && $0.name?.keyPath == keyPath && isMeant($0)
    }
    if !ended {
      Violation.record(
        .object(.observesNothing(keyPath: keyPath, of: "\(Swift.type(of: self))")))
    }
  }
}
