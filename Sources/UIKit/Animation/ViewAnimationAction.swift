import QuartzCore
import Timing

extension UIView {
  /// What a change of the view's layer sets off: nothing outside animation blocks (F4.6.7), an
  /// animation of the block's inside, for the properties that UIKit animates (F4.6.2). It is one
  /// that a layer can take for a property of its own (F2.15.14).
  func animationAction(forKey key: String) -> (any CAAction)? {
    let scope = SceneEnvironment.current.animation.scopes.last
    guard let scope, scope.duration > 0, let tracker = scope.tracker, let path = PropertyPath(key),
      let style = AnimatableProperty.named[key]?.inBlocks
    else { return NSNull() }
    let old = path.read(oldSource(style, scope))
    let attachment = AnimationAttachment(scope: scope, tracker: tracker)
    let animation = attachment.basicAnimation(key)
    animation.duration = scope.duration
    animation.fromValue = old?.any
    animation.ownAction = (
      key, ViewAnimationAction(path: path, old: old, style: style, attachment: attachment)
    )
    return animation
  }

  /// Only what does not add up starts from what shows: from what the screen shows when asked
  /// (F4.6.5), in property animators from what already moves the property (F4.7.9).
  private func oldSource(_ style: AnimatableProperty.BlockAnimation, _ scope: AnimationScope)
    -> LayerProperties
  {
    guard style == .replacing else { return layer.properties }
    if scope.drive != nil {
      let now = RenderServer.current.now
      return layer.shownProperties(atLocalTime: layer.localTime(atMediaTime: now))
    }
    return scope.options.contains(.beginFromCurrentState)
      ? layer.shownProperties() : layer.properties
  }
}

/// The animation of one change in a block. It is made before the change, when the old value is
/// still there, and runs after it.
struct ViewAnimationAction: CAAction {
  let path: PropertyPath
  /// Nil where there is nothing to start from: then the change is not animated (F4.10.1).
  let old: AnimatableValue?
  let style: AnimatableProperty.BlockAnimation
  let attachment: AnimationAttachment

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let old, let new = path.read(layer.properties),
      new != old
    else { return }
    let change = ViewChange(path: path, keyPath: event, old: old, new: new, style: style)
    // Views and their layers are used on the main actor; `CAAction` cannot say so.
    nonisolated(unsafe) let viewLayer = layer
    MainActor.assumeIsolated { attachment.animate(change, of: viewLayer) }
  }
}
