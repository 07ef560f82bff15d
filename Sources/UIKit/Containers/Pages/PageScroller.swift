import Choreography
import QuartzCore

/// Lays pages side by side in a scroll view, the one on show and those beside it, and sees which one
/// comes to rest.
///
/// The content has room for three pages always, and the one on show rests in the middle: applications
/// count on it to follow how far a page has turned. Where there is none beside it the content ends. They
/// also put their own delegate into the scroll view for this, so that the scroller does without.
@MainActor
final class PageScroller: NSObject, UIScrollViewDelegate, UIGestureRecognizerDelegate {
  let view = UIScrollView()
  let dots = UIPageControl()
  unowned let owner: UIPageViewController
  /// Turns pages that curl.
  private(set) lazy var tap = UITapGestureRecognizer()
  /// Whether the content is being put in order, not moved.
  private var isArranging = false

  init(_ owner: UIPageViewController) {
    self.owner = owner
    super.init()
    view.isPagingEnabled = true
    view.contentInsetAdjustmentBehavior = .never
    view.showsHorizontalScrollIndicator = false
    view.showsVerticalScrollIndicator = false
    view.scrolling.owner = self
    if curls {
      tap.addTarget(self, action: Selector("tapped:", PageScroller.tapped))
      tap.delegate = self
      view.addGestureRecognizer(tap)
    }
    dots.isUserInteractionEnabled = false
    dots.pageIndicatorTintColor = .tertiaryLabel
    dots.currentPageIndicatorTintColor = .label
  }

  var pages: PageState {
    get { owner.pages }
    set { owner.pages = newValue }
  }

  /// Whether pages are rolled up rather than moved.
  private var curls: Bool { owner.transitionStyle == .pageCurl }

  var isVertical: Bool { owner.navigationOrientation == .vertical }

  // MARK: Places

  /// Points from one page to the next.
  var step: CGFloat { isVertical ? view.bounds.height : view.bounds.width }

  private var length: CGFloat { 3 * step }

  /// The offset at which the page on show is in its place.
  private var home: CGFloat { step }

  /// Takes the room away where there is no page.
  private var insets: UIEdgeInsets {
    let before = pages.before == nil ? -step : 0
    let after = pages.after == nil ? -step : 0
    return isVertical
      ? UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
      : UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
  }

  /// How far the content is from there; positive towards the page after.
  var shift: CGFloat {
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
    view.contentInset = insets
    view.contentOffset = point(home + shift)
    placePages()
    isArranging = false
  }

  private func placePages() {
    if curls { return curlPages() }
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

  /// A page begins to come.
  private func begin(_ turn: PageState.Turn, animated: Bool) {
    pages.pending = turn
    let exchange = exchange(of: turn, isAnimated: animated)
    for step in order(of: turn).start { perform(step, exchange) }
  }

  /// The page has come, or has gone back.
  private func end(completed: Bool, finished: Bool) {
    guard let turn = pages.pending else { return }
    var exchange = exchange(of: turn, completed: completed)
    exchange.finished = finished
    exchange.rest = completed ? shift - (turn.isForward ? step : -step) : shift
    for step in order(of: turn).end(completed: completed) { perform(step, exchange) }
  }

  /// The finger has gone past home to the other side: the page that came goes again, and the
  /// content stays in the finger's hands.
  private func goBackHome() {
    guard let turn = pages.pending else { return }
    let exchange = exchange(of: turn, completed: false)
    for step in order(of: turn).turnBack { perform(step, exchange) }
  }

  private func order(of turn: PageState.Turn) -> PageOrder {
    PageOrder(isByFinger: turn.isByFinger, tells: owner.appearance.isComing)
  }

  /// One page giving way to another, from the one on show now.
  private struct Exchange {
    let turn: PageState.Turn
    let pair: ScreenPair
    let completed: Bool
    /// Whether the motion ran to its end.
    var finished = true
    /// How far the content is from the page that stays.
    var rest: CGFloat = 0

    @MainActor var stays: UIViewController? { completed ? pair.to : pair.from }
    @MainActor var goes: UIViewController? { completed ? pair.from : pair.to }
  }

  private func exchange(
    of turn: PageState.Turn, completed: Bool = false, isAnimated: Bool = true
  ) -> Exchange {
    Exchange(
      turn: turn, pair: ScreenPair(from: pages.shown, to: turn.page, isAnimated: isAnimated),
      completed: completed)
  }

  private func perform(_ step: PageStep, _ exchange: Exchange) {
    let turn = exchange.turn
    switch step {
    case .appearance(let step): exchange.pair.perform(step)
    case .willTransition:
      owner.delegate?.pageViewController(owner, willTransitionTo: [turn.page])
    case .addChild: if turn.page.parent !== owner { owner.addChild(turn.page) }
    case .addView:
      _ = owner.view
      view.addSubview(turn.page.view)
      placePages()
    case .removeView:
      exchange.goes?.viewIfLoaded?.removeFromSuperview()
      lie(flat: exchange.goes?.viewIfLoaded)
    case .settle:
      pages.pending = nil
      pages.shown = exchange.stays
    case .leaveParent:
      exchange.goes?.willMove(toParent: nil)
      exchange.goes?.removeFromParent()
    case .didMoveToParent: turn.page.didMove(toParent: owner)
    case .lookAround: lookAround()
    case .arrange:
      arrange(shift: exchange.finished ? 0 : exchange.rest)
      if !exchange.finished { view.setContentOffset(point(home), animated: true) }
    case .didTransition: tellOfEnd(exchange)
    case .callCompletion: turn.completion?(exchange.finished)
    }
  }

  private func tellOfEnd(_ exchange: Exchange) {
    if exchange.completed { dots.currentPage += exchange.turn.isForward ? 1 : -1 }
    owner.delegate?.pageViewController(
      owner, didFinishAnimating: exchange.finished,
      previousViewControllers: [exchange.pair.from].compactMap { $0 },
      transitionCompleted: exchange.completed)
  }

  // MARK: What the finger does

  /// Turns to a page beside the one on show, as a finger would.
  func turn(to page: UIViewController, isForward: Bool) {
    begin(
      .init(page: page, isForward: isForward, isByFinger: true, completion: nil), animated: true)
    view.setContentOffset(point(home + (isForward ? step : -step)), animated: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if curls, !isArranging { curlPages() }
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
