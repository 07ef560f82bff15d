import QuartzCore
import Raster

// Pages that curl lie over each other and do not move with the content: how far it has been scrolled says
// how far the upper one is rolled up.
extension PageScroller {
  /// The upper of two pages is the one that comes before the other.
  func curlPages() {
    guard let shown = pages.shown?.viewIfLoaded else { return }
    let still = CGRect(origin: view.contentOffset, size: owner.view.bounds.size)
    shown.placeUntransformed(still)
    guard let turn = pages.pending, let coming = turn.page.viewIfLoaded else {
      return lie(flat: shown)
    }
    coming.placeUntransformed(still)
    let (upper, lower) = turn.isForward ? (shown, coming) : (coming, shown)
    lie(flat: lower)
    let way = step > 0 ? min(max(shift.magnitude / step, 0), 1) : 0
    roll(upper, by: turn.isForward ? way : 1 - way)
    if upper.superview === view { view.bringSubviewToFront(upper) }
  }

  /// Pages that no longer turn lie flat.
  func lie(flat page: UIView?) {
    if page?.layer.curl != nil { page?.layer.curl = nil }
  }

  /// The end of the page is by the finger at first, and goes ahead of it, so that it has left when the
  /// finger has crossed the screen. It is lifted by its lower corner. All of that is a guess.
  private func roll(_ page: UIView, by way: CGFloat) {
    guard way > 0 else { return lie(flat: page) }
    let tilt = 0.25 * (1 - way)
    let isDark = page.traitCollection.userInterfaceStyle == .dark
    var curl = RenderNode.Curl.corner(way * (1 + way) / 2, of: page.bounds.size, isDark: isDark)
    curl.radius = Double(step) / 12
    curl.angle =
      isVertical
      ? .pi / 2 - tilt : owner.spineLocation == .max ? .pi - tilt : tilt
    page.layer.curl = curl
  }

  /// How near to its end a tap turns a page: a guess.
  private static let edge: CGFloat = 0.2

  /// A tap near an edge turns the page there.
  func tapped(_ tap: UITapGestureRecognizer) {
    guard pages.pending == nil, step > 0 else { return }
    let place = tap.location(in: owner.view)
    let part = (isVertical ? place.y : place.x) / step
    let isForward = owner.spineLocation == .max ? part < Self.edge : part > 1 - Self.edge
    let isBack = owner.spineLocation == .max ? part > 1 - Self.edge : part < Self.edge
    guard isForward || isBack, let page = isForward ? pages.after : pages.before else { return }
    turn(to: page, isForward: isForward)
  }

  func gestureRecognizer(_ gesture: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !sequence(first: touch.view, next: { $0?.superview }).contains { $0 is UIControl }
  }
}
