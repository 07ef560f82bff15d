import QuartzCore
import Timing

extension UIView {
  /// What a change of the view's layer sets off: nothing outside animation blocks (F4.6.7), an
  /// animation of the block's inside, for the properties that UIKit animates (F4.6.2).
  func animationAction(forKey key: String) -> (any CAAction)? {
    let scope = SceneEnvironment.current.animationScopes.last
    guard let scope, let tracker = scope.tracker,
      let property = AnimatableProperty.named[key], let style = Self.animatedByBlocks[key]
    else { return NSNull() }
    let fromShown = style == .replacing && scope.options.contains(.beginFromCurrentState)
    let source = fromShown ? layer.shownProperties() : layer.properties
    guard let old = property.read(source) else { return NSNull() }
    return ViewAnimationAction(
      property: property, old: old, style: style, scope: scope, tracker: tracker)
  }

  /// Additive motions stack and never jump; the others start from the old value (F4.6.1, F4.6.2).
  private static let animatedByBlocks: [String: ViewAnimationAction.Style] = [
    "bounds": .additive, "position": .additive, "transform": .additive,
    "cornerRadius": .additive, "opacity": .replacing, "backgroundColor": .replacing,
    "anchorPoint": .replacing, "shadowOpacity": .replacing,
  ]
}

/// The animation of one change in a block. It is made before the change, when the old value is
/// still there, and runs after it.
struct ViewAnimationAction: CAAction {
  enum Style {
    /// From (old − new) to nothing, added to the model value.
    case additive
    /// From the old value to the model value.
    case replacing
  }

  let property: AnimatableProperty
  let old: AnimatableValue
  let style: Style
  let scope: AnimationScope
  let tracker: AnimationTracker

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let new = property.read(layer.properties), new != old,
      let animation = animation(to: new)
    else { return }
    animation.duration = scope.duration
    animation.delegate = tracker
    if scope.delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + scope.delay
      animation.fillMode = .backwards
    }
    repeatIfAsked(animation)
    MainActor.assumeIsolated { tracker.enter() }
    layer.add(animation, forKey: key(for: event, on: layer))
  }

  /// nil when the type has no difference to animate, as toward a singular transform (F4.9.4).
  private func animation(to new: AnimatableValue) -> CABasicAnimation? {
    let animation = basicAnimation()
    switch isAdditive(to: new) ? style : .replacing {
    case .additive:
      guard let difference = old.subtracting(new) else { return nil }
      animation.fromValue = difference
      animation.toValue = difference.additiveIdentity
      animation.isAdditive = true
    case .replacing:
      animation.fromValue = old
      animation.toValue = new
    }
    return animation
  }

  private func basicAnimation() -> CABasicAnimation {
    guard case .spring(let spring) = scope.motion else {
      let animation = CABasicAnimation(keyPath: property.name)
      if case .curve(let function) = scope.motion { animation.timingFunction = function }
      return animation
    }
    let animation = CASpringAnimation(keyPath: property.name)
    animation.spring = spring
    return animation
  }

  /// Only affine transforms add up; others are animated from value to value (F4.6.2).
  private func isAdditive(to new: AnimatableValue) -> Bool {
    guard case .transform(let a) = old, case .transform(let b) = new else { return true }
    return CATransform3DIsAffine(a) && CATransform3DIsAffine(b)
  }

  private func repeatIfAsked(_ animation: CABasicAnimation) {
    animation.autoreverses = scope.options.contains(.autoreverse)
    if scope.options.contains(.repeat) { animation.repeatCount = .infinity }
  }

  /// The property's name, so that a replacing animation takes the place of the one before;
  /// additive ones get a name of their own to stack (F4.6.3).
  private func key(for event: String, on layer: CALayer) -> String {
    guard style == .additive, layer.animation(forKey: event) != nil else { return event }
    let taken = Set(layer.animationKeys() ?? [])
    return (2...).lazy.map { "\(event)-\($0)" }.first { !taken.contains($0) } ?? event
  }
}
