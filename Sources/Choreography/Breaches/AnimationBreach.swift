/// A breach in the use of animation blocks.
package enum AnimationBreach: Hashable, Sendable {
  /// `modifyAnimations` outside a block.
  case modifiesOutside
  /// `commitAnimations` without `beginAnimations`.
  case commitsWithoutBegin
  /// `addKeyframe` outside `animateKeyframes`.
  case keyframeOutside
  /// `transition(from:to:)` from a view that is in none.
  case transitionFromNowhere

  var facts: BreachFacts {
    switch self {
    case .modifiesOutside:
      BreachFacts(
        "repeats-inside-animation",
        "modifyAnimations outside an animation block: call it inside `UIView.animate`")
    case .commitsWithoutBegin:
      BreachFacts(
        "commit-without-begin", "commitAnimations without beginAnimations: call that first")
    case .keyframeOutside:
      BreachFacts(
        "keyframes-inside-block",
        "addKeyframe outside animateKeyframes: call it inside that block")
    case .transitionFromNowhere:
      BreachFacts(
        "transition-from-superview",
        "transition(from:to:) from a view without a superview: add it to one first")
    }
  }
}
