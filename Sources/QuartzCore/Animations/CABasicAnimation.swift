import Timing

/// From one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// Start; with none it follows from the others and the model value (F5.2.1).
  open var fromValue: Any?
  /// End.
  open var toValue: Any?
  /// Distance.
  open var byValue: Any?

  package override func duplicate() -> CAAnimation {
    let copy = CABasicAnimation()
    copy.takeSettings(of: self)
    return copy
  }

  override func takeSettings(of other: CAAnimation) {
    super.takeSettings(of: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func value(
    atProgress progress: Double, of path: PropertyPath, model: LayerProperties
  ) -> AnimatableValue? {
    guard let (start, end) = ends(underlying: path.read(model)) else { return nil }
    return start.blended(with: end, at: fraction(atProgress: progress))
  }

  /// How far along the values are, a fraction of a cycle in.
  func fraction(atProgress progress: Double) -> Double {
    timingFunction?.curve.value(at: progress) ?? progress
  }

  /// Start and end, by the table of F5.2.1. The model value is read live (F5.2.2).
  private func ends(
    underlying: AnimatableValue?
  ) -> (start: AnimatableValue, end: AnimatableValue)? {
    let from = AnimatableValue(any: fromValue)
    let to = AnimatableValue(any: toValue)
    let by = AnimatableValue(any: byValue)
    let start = from ?? (by.flatMap { distance in to.flatMap { $0.subtracting(distance) } })
    let end = to ?? (by.flatMap { (from ?? underlying)?.adding($0) })
    guard let start = start ?? underlying, let end = end ?? underlying else { return nil }
    return (start, end)
  }
}
