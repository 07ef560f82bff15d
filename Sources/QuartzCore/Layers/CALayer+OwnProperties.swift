import Geometry

// Properties that an application's layer class declares: values by name, animated like any other,
// and drawn anew while they are where the class says so.
extension CALayer {
  /// The value of a property of the class's own, or one that the application keeps by a name.
  func ownValue(forKey key: String) -> Any? {
    properties.special.own[key]?.any ?? custom.values[key]
      ?? type(of: self).defaultValue(forKey: key)
  }

  /// Assigns a property of the class's own, where it is one, else keeps a value by a name.
  func setOwnValue(_ value: Any?, forKey key: String) {
    guard hasOwnProperty(key) else { return custom.values[key] = value }
    setOwnProperty(value, forKey: key)
  }

  /// Whether the class draws by a property of that name, or one has been assigned.
  func hasOwnProperty(_ key: String) -> Bool {
    type(of: self).needsDisplay(forKey: key) || drawing.ownKeys.contains(key)
      || properties.special.own[key] != nil
  }

  /// Assigns a property that the class declares as managed, and runs the action for it. What cannot
  /// be animated is kept all the same.
  func setOwnProperty(_ value: Any?, forKey key: String) {
    drawing.ownKeys.insert(key)
    if let animatable = AnimatableValue(any: value) {
      custom.values[key] = nil
      change(key, \.special.own[key], to: animatable)
    } else {
      custom.values[key] = value
      change(key, \.special.own[key], to: nil)
    }
    if type(of: self).needsDisplay(forKey: key), !isLooseCopy { setNeedsDisplay() }
  }

  /// Whether the layer is a copy that stands for another one, and in no tree of its own.
  var isLooseCopy: Bool { drawing.isCopy && tree.superlayer == nil }

  /// What `@NSManaged` becomes: the property's value, of the type it is declared with. One that was
  /// never assigned and has no default is 0, false, zero or nil.
  public func _managedValue<Value>(forKey key: String) -> Value {
    let value = ownValue(forKey: key)
    if let value = value as? Value { return value }
    if let number = AnimatableValue(any: value)?.components.first ?? (value == nil ? 0 : nil),
      let value = Self.number(number, as: Value.self)
    {
      return value
    }
    let zeros: [Any] = [
      CGPoint.zero, CGSize.zero, CGRect.zero, CATransform3DIdentity, CGAffineTransform.identity, "",
    ]
    if let zero = zeros.lazy.compactMap({ $0 as? Value }).first { return zero }
    if let nothing = Optional<Any>.none as? Value { return nothing }
    preconditionFailure(
      "\(type(of: self)).\(key) · nothing was assigned · assign it, or give it a default value")
  }

  /// What assigning a property with `@NSManaged` becomes.
  public func _setManagedValue<Value>(_ value: Value, forKey key: String) {
    setOwnProperty(Self.unwrapped(value), forKey: key)
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }

  private static func number<Value>(_ number: Double, as type: Value.Type) -> Value? {
    switch type {
    case is CGFloat.Type: CGFloat(number) as? Value
    case is Double.Type: number as? Value
    case is Float.Type: Float(number) as? Value
    case is Int.Type: Int(number) as? Value
    case is Bool.Type: (number != 0) as? Value
    default: nil
    }
  }

  // MARK: Frames

  /// Draws the contents of a frame in which properties that the class draws by are animated: by a
  /// copy that holds the values shown.
  func redraw(_ shown: inout LayerProperties, _ source: LayerSource) {
    guard shown.hasSpecial, !shown.special.own.isEmpty else { return }
    let assigned = (source == .committed ? committed?.properties : nil) ?? properties
    let kind = type(of: self)
    let isMoved = shown.special.own.contains { key, value in
      assigned.special.own[key] != value && kind.needsDisplay(forKey: key)
    }
    guard isMoved else { return }
    let copy = makePresentationCopy() ?? kind.copied(self)
    copy.properties = shown
    copy.tree.presentation = PresentationState(model: self, mediaTime: (server ?? .current).now)
    copy.delegate = delegate
    copy.drawing.hasDrawn = drawing.hasDrawn
    copy.withoutActions { copy.display() }
    (shown.contents, shown.contentsFade) = (copy.properties.contents, nil)
    shown.contentsScale = copy.properties.contentsScale
  }
}

extension PropertyPath {
  /// What a property of a class's own holds that was never assigned.
  func defaultValue(of layer: CALayer) -> AnimatableValue? {
    guard AnimatableProperty.named[property.name] == nil else { return nil }
    let whole = AnimatableValue(any: type(of: layer).defaultValue(forKey: property.name))
    guard let part else { return whole }
    return whole.flatMap(part.read)
  }
}

extension AnimatableProperty {
  /// A property of an application's own layer class.
  static func own(_ name: String) -> AnimatableProperty {
    AnimatableProperty(
      name: name, unit: "", read: { $0.hasSpecial ? $0.special.own[name] : nil },
      write: { $0.special.own[name] = $1 })
  }
}
