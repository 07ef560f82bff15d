import Geometry
import QuartzCore
import UIKit

/// Where what lies in a screen is in it, and the insets that it may be laid out by.
struct ContentRecord: Hashable {
  /// A view in the screen.
  struct Part: Hashable {
    /// For people.
    let name: String
    /// Its upper edge in the view around it; how far its content has been moved, for a scroll view.
    let top: Double
    let room: CGSize
    /// The insets of the view around it.
    let insets: UIEdgeInsets

    static func == (a: Part, b: Part) -> Bool {
      a.name == b.name && a.top == b.top && a.room == b.room && a.insets == b.insets
    }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  private(set) var parts: [ObjectIdentifier: Part] = [:]
  /// In the order in which they were met.
  private(set) var order: [ObjectIdentifier] = []

  /// What is farther inside goes with what is around it, and no more is needed to see a jump.
  private static let (deepest, most) = (4, 24)

  /// What lies in a view at a media time, the insides of bars and lists left out.
  @MainActor
  init(in screen: UIView, at now: Double) {
    var pending = screen.subviews.map { (view: $0, depth: 1) }
    while !pending.isEmpty, parts.count < Self.most {
      let (view, depth) = pending.removeFirst()
      guard let around = view.superview, !view.isHidden, view.alpha > 0.02 else { continue }
      let shown = view.layer.shownProperties(atLocalTime: view.layer.localTime(atMediaTime: now))
      guard CATransform3DIsIdentity(shown.transform) else { continue }
      note(view, around, top: shown.position.y - shown.anchorPoint.y * shown.bounds.height)
      if view is UIScrollView || view is UINavigationBar || view is UITabBar || view is UIToolbar {
        continue
      }
      if depth < Self.deepest { pending += view.subviews.map { ($0, depth + 1) } }
    }
  }

  @MainActor
  private mutating func note(_ view: UIView, _ around: UIView, top: Double) {
    let scrolled = (view as? UIScrollView).map { Double($0.contentOffset.y) } ?? 0
    let insets = (view as? UIScrollView)?.safeAreaInsets ?? around.safeAreaInsets
    let id = ObjectIdentifier(view)
    order.append(id)
    parts[id] = Part(
      name: ViewName.of(view), top: top - scrolled, room: around.bounds.size, insets: insets)
  }

  /// A part that stands elsewhere in the next note, by as much as an inset has become smaller or
  /// larger meanwhile.
  /// - Returns: nil where all that moved did so for another reason.
  func jump(to next: ContentRecord) -> (name: String, way: Double)? {
    for id in order {
      guard let one = parts[id], let other = next.parts[id], one.room == other.room else {
        continue
      }
      let way = other.top - one.top
      let (top, bottom) = (
        other.insets.top - one.insets.top, other.insets.bottom - one.insets.bottom
      )
      let byInsets = [top, -bottom, (top - bottom) / 2]
      if abs(way) >= 4, byInsets.contains(where: { abs($0 - way) < 1 }) { return (one.name, way) }
    }
    return nil
  }
}
