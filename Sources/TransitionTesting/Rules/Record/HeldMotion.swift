/// Which views are asked about: the two that go and come, and what else there is in the container.
struct ViewSelection {
  var from = true
  var to = true
  var others = true
}

/// A view that moved from one frame to the next while a finger rested.
struct HeldMotion {
  /// The view as people call it.
  var name: String
  /// How far it went, in points; by opacity alone where it is half a point or less.
  var distance: Double
  /// When, in seconds since the action.
  var time: Double
  /// Whether the view lies in the container of the transition, so that a percent could drive it.
  var isInContainer: Bool
}

extension ScenarioRecord {
  /// The first of some views that moved while the finger rested.
  func motionWhileHeld(of views: ViewSelection) -> HeldMotion? {
    guard let note = transition else { return nil }
    for (former, frame) in zip(frames, frames.dropFirst())
    where frame.isHeldStill && former.isHeldStill {
      if views.from, let one = former.from, let other = frame.from, one.hasMoved(to: other) {
        return HeldMotion(
          name: "\(note.from).view", distance: one.way(to: other), time: frame.time,
          isInContainer: note.gaveFrom)
      }
      if views.to, let one = former.to, let other = frame.to, one.hasMoved(to: other) {
        return HeldMotion(
          name: "\(note.to).view", distance: one.way(to: other), time: frame.time,
          isInContainer: note.gaveTo)
      }
      for other in frame.others where views.others {
        guard let one = former.others.first(where: { $0.id == other.id }),
          one.shown.hasMoved(to: other.shown)
        else { continue }
        return HeldMotion(
          name: other.name, distance: one.shown.way(to: other.shown), time: frame.time,
          isInContainer: true)
      }
    }
    return nil
  }
}

extension ShownView {
  /// Whether anybody would see that it is not where, or as opaque as, it was.
  fileprivate func hasMoved(to other: ShownView) -> Bool {
    way(to: other) > 0.5 || abs(opacity - other.opacity) > 0.01
  }

  /// The longest way that a view gets from its first place, in points; 0 for none.
  static func extent(_ views: [ShownView]) -> Double {
    guard let first = views.first else { return 0 }
    return views.reduce(0) { max($0, first.way(to: $1)) }
  }
}
