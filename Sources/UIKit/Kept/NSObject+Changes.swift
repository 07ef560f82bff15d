import QuartzCore

/// Changes of properties that code tells of by itself.
extension NSObjectProtocol where Self: NSObject {
  /// Called before a property changes; nothing is told before.
  public func willChangeValue(forKey key: String) {}
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Called after a property has changed: those who observe it are told.
  @preconcurrency @MainActor
  public func didChangeValue(forKey key: String) {
    SceneEnvironment.current.observations.changed(self)
  }

  @preconcurrency @MainActor
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    SceneEnvironment.current.observations.changed(self)
  }
}
