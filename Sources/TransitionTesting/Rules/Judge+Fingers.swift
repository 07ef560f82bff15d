extension Judge {
  /// What the flow's own finger does to a scroll view under it.
  static func scrolling(_ evidence: Evidence) -> [Finding] {
    guard evidence.scenario.ending == .swipeScrolled, let scroll = evidence.scroll else {
      return []
    }
    let place = "\(short(scroll.room)) pt from its end under the finger"
    if let note = evidence.transition {
      return [
        Finding(
          .panYieldsToScroll, evidence, at: note.began, in: scroll.name, "contentOffset",
          seen: "it was \(place), and the transition began all the same",
          cause: "the pan recognizes beside the scroll view's own, and nobody asks for the offset")
      ]
    }
    guard scroll.moved < 20 else { return [] }
    return [
      Finding(
        .panYieldsToScroll, evidence, at: evidence.length, in: scroll.name, "contentOffset",
        seen: "it was \(place), and stood still while the finger went 120 pt",
        cause: "the pan takes the finger away from the scroll view and then does nothing with it",
        remedy: "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:): return true")
    ]
  }

  /// A finger on a scroll view at its end that starts nothing.
  static func waitsInVain(_ evidence: Evidence) -> Finding? {
    guard evidence.scenario.ending.isSwipe, let scroll = evidence.scroll, scroll.room < 1 else {
      return nil
    }
    return Finding(
      .panYieldsToScroll, evidence, at: 0, in: scroll.name, "panGestureRecognizer",
      seen: "it is at its end under the finger, and still keeps the finger: nothing began",
      cause: "the pan has to wait until the scroll view's own fails, which it never does here",
      remedy: "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:): return true; begin at the "
        + "scroll view's end")
  }

  /// What a fast finger lets go of goes on.
  static func speed(_ evidence: Evidence, _ note: TransitionNote) -> [Finding] {
    guard evidence.scenario.ending == .swipeFling, note.outcome == true,
      let index = evidence.frames.firstIndex(where: \.isHandOver), index > 2
    else { return [] }
    let frames = evidence.frames
    let rest = frames[index...].prefix(while: \.isInFlight)
    let after = rest.prefix(8)
    guard after.count > 4, let last = rest.last else { return [] }
    for (name, view) in [(note.from, \FrameNote.from), (note.to, \FrameNote.to)] {
      let held = fastest(Array(frames[(index - 3)..<index]), view)
      let free = fastest(Array(after), view)
      let left = frames[index][keyPath: view].flatMap { here in
        last[keyPath: view].map { here.way(to: $0) }
      }
      guard held > 600, free < held / 8, left ?? 0 > 100 else { continue }
      return [
        Finding(
          .keepsSpeed, evidence, at: frames[index].time, in: "\(name).view", "position",
          seen: "it went at \(short(held.rounded())) pt/s under the finger and goes on at "
            + "\(short(free.rounded())) pt/s",
          cause: "completionSpeed is small, or the rest starts from standstill with a slow curve")
      ]
    }
    return []
  }

  /// The greatest speed between two of some frames, points a second.
  private static func fastest(
    _ frames: [FrameNote], _ view: KeyPath<FrameNote, ShownView?>
  ) -> Double {
    zip(frames, frames.dropFirst()).reduce(0) { most, pair in
      guard let one = pair.0[keyPath: view], let other = pair.1[keyPath: view] else { return most }
      return max(most, one.way(to: other) / max(pair.1.time - pair.0.time, 1e-3))
    }
  }
}
