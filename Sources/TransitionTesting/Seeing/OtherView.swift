import Rehearsal
import UIKit

/// A view in the container beside the two that go and come: a snapshot, a dimming view.
struct OtherView: Hashable {
  let id: ObjectIdentifier
  /// For people.
  let name: String
  let shown: ShownView

  /// Deeper views move with those around them, and no transition has more.
  private static let (deepest, most) = (3, 24)

  /// Those in a container, without what lies inside the two views, now.
  @MainActor
  static func all(in container: UIView, beside views: [UIView], on stage: Stage) -> [OtherView] {
    var found: [OtherView] = []
    var pending = container.subviews.map { (view: $0, depth: 1) }
    while !pending.isEmpty, found.count < most {
      let (view, depth) = pending.removeFirst()
      if views.contains(view) || view.hierarchy.controller != nil { continue }
      found.append(
        OtherView(
          id: ObjectIdentifier(view), name: ViewName.of(view), shown: ShownView(view, on: stage)))
      if depth < deepest { pending += view.subviews.map { ($0, depth + 1) } }
    }
    return found
  }
}
