import QuartzCore
import Timing

/// One page of a navigation bar giving way to another: set up when made, run inside somebody's
/// animation block, finished when that is over.
@MainActor
final class BarTransition {
  private let old: NavigationBarPage?
  private let new: NavigationBarPage?
  private let isPush: Bool
  private var whenOver: ((Bool) -> Void)?

  init(
    old: NavigationBarPage?, new: NavigationBarPage?, isPush: Bool,
    whenOver: @escaping (Bool) -> Void
  ) {
    self.old = old
    self.new = new
    self.isPush = isPush
    self.whenOver = whenOver
    UIView.performWithoutAnimation {
      new?.stand(isPush ? .ahead : .behind, beside: old)
      new?.fade(to: isPush ? .ahead : .behind)
    }
  }

  /// Moves both pages to where they end; to be called inside an animation block. What goes has
  /// faded before what takes its place is seen: a title is away when the name of the back button
  /// comes to where it was. How early is a guess (D).
  /// - Parameter duration: Seconds; nil is as long as the block takes.
  func run(over duration: Seconds?) {
    new?.stand(.atRest, beside: old)
    old?.stand(isPush ? .behind : .ahead, beside: new)
    AnimationSpan(duration).fade(
      [
        .init(start: 0, duration: 0.3) { self.old?.fade(to: self.isPush ? .behind : .ahead) },
        .init(start: 0.3, duration: 0.5) { self.new?.fade(to: .atRest) },
      ])
  }

  /// Leaves one page: the new one, or the old one after a cancel.
  func finish(completed: Bool) {
    whenOver?(completed)
    whenOver = nil
  }
}
