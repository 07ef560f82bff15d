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

  override func makeEffect() -> any AnimationEffect {
    effect(
      of: BasicTrack(
        from: AnimatableValue(reporting: fromValue), to: AnimatableValue(reporting: toValue),
        by: AnimatableValue(reporting: byValue), pace: pace)) ?? NoEffect()
  }

  /// Of numbers with two fixed ends.
  override func makeLine() -> LineMotion? {
    guard let keyPath, valueFunction == nil, !isCumulative,
      let from = AnimatableValue(any: fromValue), let to = AnimatableValue(any: toValue)
    else { return nil }
    return LineMotion(
      keyPath: keyPath, from: from, to: to, isAdditive: isAdditive, pace: pace)
  }
}

extension AnimatableValue {
  /// As `init(any:)`; a value of a type that cannot be animated is reported.
  init?(reporting value: Any?) {
    guard let value, !(value is NSNull) else { return nil }
    guard let readable = AnimatableValue(any: value) else {
      Unsupported.report("animating a value of type \(type(of: value))")
      return nil
    }
    self = readable
  }
}
