import QuartzCore

/// One page of a navigation bar giving way to another: set up when made, run inside somebody's
/// animation block, finished when that is over.
@MainActor
final class BarTurn {
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
    }
  }

  /// Moves both pages to where they end; to be called inside an animation block.
  func run() {
    new?.stand(.atRest, beside: old)
    old?.stand(isPush ? .behind : .ahead, beside: new)
  }

  /// Leaves one page: the new one, or the old one after a cancel.
  func finish(completed: Bool) {
    whenOver?(completed)
    whenOver = nil
  }
}
