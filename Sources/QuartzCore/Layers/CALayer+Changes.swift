extension CALayer {
  /// Assigns a model value and runs the action that the change asks for (F5.5.1, F5.5.2).
  ///
  /// The action is found before the value changes, so that it can see the old one.
  package func change<Value>(
    _ key: String, _ path: WritableKeyPath<LayerProperties, Value>, to value: Value
  ) {
    let isQuiet = isLooseCopy || CATransaction.disableActions()
    let action = isQuiet ? nil : self.action(forKey: key)
    keepCommittedSnapshot()
    let size = properties.bounds.size
    properties[keyPath: path] = value
    if key == "bounds" {
      setNeedsLayout()
      if drawing.needsDisplayOnBoundsChange, size != properties.bounds.size { setNeedsDisplay() }
    }
    action?.run(forKey: key, object: self, arguments: nil)
    RenderServer.current.layerChanged?(self)
  }

  /// What `action(forKey:)` does.
  func findAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? drawing.actions?[event]
      ?? styleAction(forKey: event) ?? type(of: self).defaultAction(forKey: event)
      ?? implicitAction(forKey: event)
    return found is NSNull ? nil : found
  }

  private func styleAction(forKey event: String) -> (any CAAction)? {
    var style = drawing.style
    while let current = style {
      if let actions = current["actions"] as? [String: Any], let action = actions[event] {
        return action as? any CAAction
      }
      style = current["style"] as? [AnyHashable: Any]
    }
    return nil
  }

  /// On layers that have been committed (F5.5.3), by the table of F5.5.4: a fade from the shown
  /// value to the new one for properties that have one, a transition for what has not.
  private func implicitAction(forKey event: String) -> (any CAAction)? {
    guard tree.isCommitted else { return nil }
    let property = AnimatableProperty.named[event]
    switch property?.implicit ?? LayerSetting.named[event]?.implicit ?? .none {
    case .none: return nil
    case .transition: return CATransition()
    case .animation: return property?.read(shownProperties()).map { fade(event, from: $0) }
    }
  }

  private func fade(_ event: String, from shown: AnimatableValue) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = shown
    animation.fillMode = .backwards
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Runs the action of an event that changes no property (F5.5.5).
  func runAction(forEvent event: String) {
    guard !CATransaction.disableActions(), tree.isCommitted || delegate != nil else { return }
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
  }

  static func readImage(from value: Any?) -> CGImage? {
    if let value, !(value is CGImage) {
      Unsupported.report("CALayer.contents of type \(type(of: value))")
    }
    return value as? CGImage
  }
}
