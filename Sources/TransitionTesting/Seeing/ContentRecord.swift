import Geometry
import QuartzCore
import UIKit

/// Where what lies in a screen is in it, and the insets that it may be laid out by.
struct ContentRecord: Hashable {
  /// A view in the screen.
  struct Part: Hashable {
    let id: ObjectIdentifier
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

  /// In the order in which they were met.
  private(set) var parts: [Part] = []

  /// What is farther inside goes with what is around it, and no more is needed to see a jump.
  private static let (deepest, most) = (4, 24)

  /// A view that is still to be noted.
  private struct Pending {
    let view: UIView
    let depth: Int
    /// The time of the layer around it.
    let time: Double
  }

  /// What lies in a view at a media time, the insides of bars and lists left out.
  /// - Parameter former: What lay in it the frame before: what is still there keeps its name.
  @MainActor
  init(in screen: UIView, at now: Double, after former: ContentRecord? = nil) {
    parts.reserveCapacity(Self.most)
    let time = screen.layer.localTime(atMediaTime: now)
    var pending = screen.subviews.map { Pending(view: $0, depth: 1, time: time) }
    var next = 0
    while next < pending.count, parts.count < Self.most {
      let (view, depth, around) = (pending[next].view, pending[next].depth, pending[next].time)
      next += 1
      guard !view.isHidden, view.alpha > 0.02 else { continue }
      let time = view.layer.localTime(atParentTime: around)
      let shown = view.layer.shownPlace(atLocalTime: time)
      guard shown.isUpright else { continue }
      note(view, top: shown.top, former)
      if view is UIScrollView || view is UINavigationBar || view is UITabBar || view is UIToolbar {
        continue
      }
      if depth < Self.deepest {
        pending += view.subviews.map { Pending(view: $0, depth: depth + 1, time: time) }
      }
    }
  }

  @MainActor
  private mutating func note(_ view: UIView, top: Double, _ former: ContentRecord?) {
    guard let around = view.superview else { return }
    let scroll = view as? UIScrollView
    let id = ObjectIdentifier(view)
    parts.append(
      Part(
        id: id, name: former?.part(id, near: parts.count)?.name ?? ViewName.of(view),
        top: top - (scroll.map { Double($0.contentOffset.y) } ?? 0), room: around.bounds.size,
        insets: scroll?.safeAreaInsets ?? around.safeAreaInsets))
  }

  /// The part of a view, which mostly stands at the place where it stood in another record.
  private func part(_ id: ObjectIdentifier, near place: Int) -> Part? {
    if parts.indices.contains(place), parts[place].id == id { return parts[place] }
    return parts.first { $0.id == id }
  }

  /// A part that stands elsewhere in the next note, by as much as an inset has become smaller or
  /// larger meanwhile.
  /// - Returns: nil where all that moved did so for another reason.
  func jump(to next: ContentRecord) -> (name: String, way: Double)? {
    for (place, one) in parts.enumerated() {
      guard let other = next.part(one.id, near: place), one.room == other.room else { continue }
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

extension CALayer {
  /// Whether it is neither turned nor scaled at an instant of its own time, and where its upper edge is in
  /// the layer around it.
  fileprivate func shownPlace(atLocalTime time: Double) -> (isUpright: Bool, top: Double) {
    guard !(animationKeys() ?? []).isEmpty else {
      return (CATransform3DIsIdentity(transform), position.y - anchorPoint.y * bounds.height)
    }
    let shown = shownProperties(atLocalTime: time)
    return (
      CATransform3DIsIdentity(shown.transform),
      shown.position.y - shown.anchorPoint.y * shown.bounds.height
    )
  }
}
