/// What is open and what runs of a stage's view animation.
@MainActor
final class AnimationState {
  /// Open `UIView.animate` blocks, the innermost last.
  var scopes: [AnimationScope] = []
  /// Property animators that run: nobody else need hold on to them.
  var animators: [UIViewPropertyAnimator] = []
  /// Whether blocks on a curve animate at an even pace, as under a finger (F3.1.5).
  var pacesLinearly = false
  /// Whether `UIView.setAnimationsEnabled(true)` is in force.
  var isEnabled = true
  /// Runs inside the first animation that an animator makes (F2.3, row 10).
  var alongside: (() -> Void)?

  /// Runs what the transition's coordinator collected, once, in the block that is open.
  func runAlongside() {
    let block = alongside
    alongside = nil
    block?()
  }
}
