import Timing

/// An animation of one property, named by its key path.
open class CAPropertyAnimation: CAAnimation {
  /// A property of the layer ("position"), or a part of one ("position.y").
  open var keyPath: String?

  /// Whether the value is added to what shows so far. Default false (F5.2.3).
  open var isAdditive = false

  /// Whether each repeat starts where the one before ended. Default false (F5.1.14).
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func takeSettings(of other: CAAnimation) {
    super.takeSettings(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  package override func apply(
    at layerTime: Seconds, timing: MediaTiming, to properties: inout LayerProperties,
    model: LayerProperties
  ) {
    guard let path = keyPath.flatMap(PropertyPath.init),
      let progress = driver?.fraction(atLayerTime: layerTime)
        ?? timing.progress(atParentTime: layerTime),
      let value = value(atProgress: progress, of: path, model: model)
    else { return }
    guard isAdditive else { return path.write(value, to: &properties) }
    if let sum = path.read(properties)?.adding(value) { path.write(sum, to: &properties) }
  }

  /// What the animation says the property is, a fraction of a cycle in.
  func value(
    atProgress progress: Double, of path: PropertyPath, model: LayerProperties
  ) -> AnimatableValue? { nil }
}
