import QuartzCore

/// Lays pages side by side in a scroll view, the one on show and those beside it, and sees which one
/// comes to rest.
@MainActor
final class PageScroller: NSObject, UIScrollViewDelegate {
  let view = UIScrollView()
  let dots = UIPageControl()
  private unowned let owner: UIPageViewController
  /// Whether the content is being put in order, not moved.
  private var isArranging = false

  init(_ owner: UIPageViewController) {
    self.owner = owner
    super.init()
    view.isPagingEnabled = true
    view.contentInsetAdjustmentBehavior = .never
    view.showsHorizontalScrollIndicator = false
    view.showsVerticalScrollIndicator = false
    view.delegate = self
    dots.isUserInteractionEnabled = false
    dots.pageIndicatorTintColor = .tertiaryLabel
    dots.currentPageIndicatorTintColor = .label
  }

  private var pages: PageState {
    get { owner.pages }
    set { owner.pages = newValue }
  }

  private var isVertical: Bool { owner.navigationOrientation == .vertical }

  // MARK: Places

  /// Points from one page to the next.
  private var step: CGFloat { isVertical ? view.bounds.height : view.bounds.width }

  private var length: CGFloat {
    CGFloat(1 + (pages.before == nil ? 0 : 1) + (pages.after == nil ? 0 : 1)) * step
  }

  /// The offset at which the page on show is in its place.
  private var home: CGFloat { pages.before == nil ? 0 : step }

  /// How far the content is from there; positive towards the page after.
  private var shift: CGFloat {
    (isVertical ? view.contentOffset.y : view.contentOffset.x) - home
  }

  private func point(_ along: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0)
  }

  /// Where a page lies, in the content.
  private func frame(at along: CGFloat) -> CGRect {
    let size = owner.view.bounds.size
    let corner = point(along + owner.spacing / 2)
    return CGRect(origin: corner, size: size)
  }

  func layOut() {
    let spacing = owner.spacing / 2
    view.placeUntransformed(
      owner.view.bounds.insetBy(dx: isVertical ? 0 : -spacing, dy: isVertical ? -spacing : 0))
    let (bounds, bottom) = (owner.view.bounds, owner.view.safeAreaInsets.bottom)
    dots.placeUntransformed(
      CGRect(x: 0, y: bounds.height - bottom - 37, width: bounds.width, height: 37))
    if pages.pending == nil { arrange(shift: 0) } else { placePages() }
  }

  /// Puts everything in order about the page on show.
  private func arrange(shift: CGFloat) {
    isArranging = true
    view.contentSize =
      isVertical
      ? CGSize(width: view.bounds.width, height: length)
      : CGSize(width: length, height: view.bounds.height)
    view.contentOffset = point(home + shift)
    placePages()
    isArranging = false
  }

  private func placePages() {
    pages.shown?.viewIfLoaded?.placeUntransformed(frame(at: home))
    guard let turn = pages.pending else { return }
    turn.page.view.placeUntransformed(frame(at: home + (turn.isForward ? step : -step)))
  }

  // MARK: Pages

  /// Asks for the pages beside the one on show.
  func lookAround() {
    guard pages.pending == nil, let shown = pages.shown else { return }
    let source = owner.dataSource
    pages.before = source?.pageViewController(owner, viewControllerBefore: shown)
    pages.after = source?.pageViewController(owner, viewControllerAfter: shown)
    dots.numberOfPages = source?.presentationCount(for: owner) ?? 0
    dots.isHidden = dots.numberOfPages == 0
    if owner.isViewLoaded { arrange(shift: 0) }
  }

  func show(
    _ page: UIViewController, direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    // Whatever moves stops here.
    view.setContentOffset(view.contentOffset, animated: false)
    settle()
    view.setContentOffset(view.contentOffset, animated: false)
    guard page !== pages.shown else { return completion?(true) ?? () }
    let isForward = direction == .forward
    if animated, pages.shown != nil, owner.viewIfLoaded?.window != nil {
      pages.before = isForward ? nil : page
      pages.after = isForward ? page : nil
      begin(
        .init(page: page, isForward: isForward, isByFinger: false, completion: completion),
        animated: true)
      arrange(shift: 0)
      view.setContentOffset(point(home + (isForward ? step : -step)), animated: true)
    } else {
      begin(
        .init(page: page, isForward: isForward, isByFinger: false, completion: completion),
        animated: false)
      end(completed: true, finished: true)
    }
    markDot()
  }

  private func markDot() {
    dots.currentPage = owner.dataSource?.presentationIndex(for: owner) ?? 0
  }

  /// A page begins to come: it hears first, then the one that goes (table 2.4).
  private func begin(_ turn: PageState.Turn, animated: Bool) {
    pages.pending = turn
    if turn.isByFinger {
      owner.delegate?.pageViewController(owner, willTransitionTo: [turn.page])
    }
    if turn.page.parent !== owner { owner.addChild(turn.page) }
    let tells = owner.appearance.isComing
    if tells { turn.page.appearanceWillChange(toVisible: true, animated: animated) }
    if tells { pages.shown?.appearanceWillChange(toVisible: false, animated: animated) }
    _ = owner.view
    view.addSubview(turn.page.view)
    placePages()
    if tells { turn.page.appearanceIsUnderway(animated: animated) }
  }

  /// The page has come, or has gone back.
  private func end(completed: Bool, finished: Bool) {
    guard let turn = pages.pending else { return }
    let old = pages.shown
    let rest = completed ? shift - (turn.isForward ? step : -step) : shift
    exchange(turn, completed: completed)
    lookAround()
    arrange(shift: finished ? 0 : rest)
    if !finished { view.setContentOffset(point(home), animated: true) }
    if turn.isByFinger { tellOfEnd(turn, old: old, completed: completed, finished: finished) }
    turn.completion?(finished)
  }

  /// One of the two pages goes; both hear of it.
  private func exchange(_ turn: PageState.Turn, completed: Bool) {
    let (old, new) = (pages.shown, turn.page)
    let stays = completed ? new : old
    let goes = completed ? old : new
    if !completed {
      new.appearanceWillChange(toVisible: false, animated: true)
      old?.appearanceWillChange(toVisible: true, animated: true)
    }
    goes?.viewIfLoaded?.removeFromSuperview()
    if !completed { old?.appearanceIsUnderway(animated: true) }
    stays?.appearanceDidChange(animated: true)
    goes?.appearanceDidChange(animated: true)
    pages.pending = nil
    pages.shown = stays
    goes?.willMove(toParent: nil)
    goes?.removeFromParent()
    if completed { new.didMove(toParent: owner) }
  }

  private func tellOfEnd(
    _ turn: PageState.Turn, old: UIViewController?, completed: Bool, finished: Bool
  ) {
    if completed { dots.currentPage += turn.isForward ? 1 : -1 }
    owner.delegate?.pageViewController(
      owner, didFinishAnimating: finished, previousViewControllers: [old].compactMap { $0 },
      transitionCompleted: completed)
  }

  // MARK: What the finger does

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isArranging, scrollView.isDragging || scrollView.isDecelerating else { return }
    let shift = self.shift
    if let turn = pages.pending, turn.isByFinger, (shift > 0) != turn.isForward, shift != 0 {
      goBackHome()
    }
    guard pages.pending == nil, shift != 0, let page = shift > 0 ? pages.after : pages.before
    else { return }
    begin(
      .init(page: page, isForward: shift > 0, isByFinger: true, completion: nil), animated: true)
  }

  /// The finger has gone past home to the other side: the page that came goes again, and the
  /// content stays in the finger's hands.
  private func goBackHome() {
    guard let turn = pages.pending else { return }
    let old = pages.shown
    exchange(turn, completed: false)
    tellOfEnd(turn, old: old, completed: false, finished: true)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  private func settle() {
    guard let turn = pages.pending else { return }
    guard turn.isByFinger else { return end(completed: true, finished: true) }
    let isHome = shift.magnitude < step / 2
    let isThere = (step - shift.magnitude).magnitude < 0.5 || shift.magnitude < 0.5
    end(completed: !isHome, finished: isThere)
  }
}
