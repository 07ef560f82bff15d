import UIKit

/// A scroll view under the flow's finger, and what a drag did to it.
struct ScrollRecord: Hashable {
  var name: String
  /// Points to its end in the finger's direction when the finger came down.
  var room: Double
  /// Points by which the drag scrolled it.
  var moved = 0.0
}

/// The scroll view that a finger comes down on and could drag along its way.
@MainActor
struct Scroller {
  let view: UIScrollView
  private let isVertical: Bool
  /// Whether the finger takes the offset down.
  private let lowers: Bool

  /// - Returns: nil where no scroll view would take part: there is none, it has no room, or the
  ///   finger comes from the screen's edge, which has the first word.
  init?(under point: CGPoint, along way: CGVector, in window: UIWindow) {
    isVertical = abs(way.dy) >= abs(way.dx)
    lowers = isVertical ? way.dy > 0 : way.dx > 0
    let isFromEdge = !isVertical && (point.x < 30 || point.x > window.bounds.width - 30)
    guard !isFromEdge else { return nil }
    var place = window.hitTest(point, with: nil)
    while let current = place {
      if let found = current as? UIScrollView, found.isScrollEnabled {
        view = found
        guard span >= Scroller.least else { return nil }
        return
      }
      place = current.superview
    }
    return nil
  }

  /// A scroll view that goes less far is not one to be dragged.
  private static let least = 160.0

  private var offset: Double { isVertical ? view.contentOffset.y : view.contentOffset.x }

  private var ends: (low: Double, high: Double) {
    let inset = view.adjustedContentInset
    let low = isVertical ? -inset.top : -inset.left
    let high =
      isVertical
      ? view.contentSize.height + inset.bottom - view.bounds.height
      : view.contentSize.width + inset.right - view.bounds.width
    return (low, max(low, high))
  }

  private var span: Double { ends.high - ends.low }

  /// What it is now.
  var note: ScrollRecord {
    ScrollRecord(
      name: ViewName.of(view), room: lowers ? offset - ends.low : ends.high - offset)
  }

  /// Scrolls it away from the end that the finger makes for.
  func leaveEnd() {
    let way = min(span, 400)
    let goal = lowers ? ends.low + way : ends.high - way
    var point = view.contentOffset
    if isVertical { point.y = goal } else { point.x = goal }
    view.contentOffset = point
  }

  /// The same with how far it has gone since.
  func note(since former: ScrollRecord) -> ScrollRecord {
    var note = former
    note.moved = abs(self.note.room - former.room)
    return note
  }
}
