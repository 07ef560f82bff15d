extension CALayer {
  /// Assigns a model value and runs the action that the change asks for (F5.5.1, F5.5.2).
  ///
  /// The action is found before the value changes, so that it can see the old one.
  package func change<Value>(
    _ key: String, _ path: WritableKeyPath<LayerProperties, Value>, to value: Value
  ) {
    let action = CATransaction.disableActions() ? nil : self.action(forKey: key)
    properties[keyPath: path] = value
    if key == "bounds" { setNeedsLayout() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// The action for an event: the delegate's, then `actions`, then the class's, then the
  /// implicit one of a layer that is on show. NSNull means "none" and ends the search.
  public func action(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? drawing.actions?[event]
      ?? type(of: self).defaultAction(forKey: event) ?? implicitAction(forKey: event)
    return found is NSNull ? nil : found
  }

  /// Actions by event, asked after the delegate.
  public var actions: [String: any CAAction]? {
    get { drawing.actions }
    set { drawing.actions = newValue }
  }

  /// A fade from the shown value to the new one, for properties that have one (F5.2.4, F5.5.4),
  /// on layers that have been committed (F5.5.3).
  private func implicitAction(forKey event: String) -> (any CAAction)? {
    guard tree.isCommitted, Self.implicitlyAnimated.contains(event),
      let shown = AnimatableProperty.named[event]?.read(shownProperties())
    else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = shown
    animation.fillMode = .backwards
    return animation
  }

  private static let implicitlyAnimated: Set<String> = [
    "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform",
    "sublayerTransform", "cornerRadius", "borderWidth", "borderColor", "opacity",
    "backgroundColor", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius",
  ]

  static func image(from value: Any?) -> CGImage? {
    if let value, !(value is CGImage) {
      Unsupported.report("CALayer.contents of type \(type(of: value))")
    }
    return value as? CGImage
  }
}
