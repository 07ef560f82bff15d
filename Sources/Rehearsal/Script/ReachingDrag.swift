import UIKit

/// How a finger brings a view nearer that does not show yet.
@MainActor
struct ReachingDrag {
  /// Where it comes down, in the window.
  let start: CGPoint
  /// Where it goes from there.
  let way: CGVector

  /// Drags the outermost view that scrolls and does not show the other's middle.
  /// - Returns: nil where the middle shows, or nothing brings it nearer.
  init?(to view: UIView, in window: UIWindow) {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let around = sequence(first: view, next: \.superview).dropFirst()
    for scroller in around.compactMap({ $0 as? UIScrollView }).reversed() {
      guard scroller.isScrollEnabled,
        let way = Self.way(in: scroller, to: view.convert(middle, to: scroller))
      else { continue }
      let shown = Self.shown(of: scroller)
      start = scroller.convert(CGPoint(x: shown.midX, y: shown.midY), to: window)
      self.way = way
      return
    }
    return nil
  }

  /// What of the content is not under bars.
  private static func shown(of scroller: UIScrollView) -> CGRect {
    scroller.bounds.inset(by: scroller.adjustedContentInset)
  }

  /// The finger's way; nil where the goal shows, or the content goes no further.
  private static func way(in scroller: UIScrollView, to goal: CGPoint) -> CGVector? {
    let (shown, insets) = (shown(of: scroller), scroller.adjustedContentInset)
    let (content, offset) = (scroller.contentSize, scroller.contentOffset)
    func step(
      _ goal: CGFloat, _ low: CGFloat, _ high: CGFloat, _ offset: CGFloat, _ least: CGFloat,
      _ most: CGFloat
    ) -> CGFloat {
      // Not at the very edge: something may stand in front there.
      let edge = min(24, (high - low) / 4)
      guard goal < low + edge || goal > high - edge, most > least else { return 0 }
      let wanted = min(max(offset + goal - (low + high) / 2, least), most) - offset
      let reach = (high - low) * 0.45
      return -min(max(wanted, -reach), reach)
    }
    let across = step(
      goal.x, shown.minX, shown.maxX, offset.x, -insets.left,
      content.width + insets.right - scroller.bounds.width)
    let down = step(
      goal.y, shown.minY, shown.maxY, offset.y, -insets.top,
      content.height + insets.bottom - scroller.bounds.height)
    // What moves a point more or less is there.
    guard abs(across) > 1 || abs(down) > 1 else { return nil }
    // A finger that moves less is not seen to move.
    let way = abs(down) >= abs(across) ? down : across
    let length = way.sign == .minus ? min(way, -20) : max(way, 20)
    return abs(down) >= abs(across) ? CGVector(dx: 0, dy: length) : CGVector(dx: length, dy: 0)
  }
}
