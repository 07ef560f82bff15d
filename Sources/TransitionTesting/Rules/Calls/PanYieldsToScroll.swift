/// Who gets a finger that comes down on a scroll view.
struct PanYieldsToScroll: ContractRule {
  let identifier = "pan-yields-to-scroll"
  let expectation =
    "A pan leaves the finger to a scroll view that is not at its end, and takes it when it is."
  let facts = "B4"
  let remedy =
    "gestureRecognizerShouldBegin: return scrollView.contentOffset.y <= "
    + "-scrollView.adjustedContentInset.top"

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard record.isPlayed else { return [] }
    return scrolled(record) + waitsInVain(record)
  }

  /// What the flow's own finger does to a scroll view that is not at its end.
  private func scrolled(_ record: ScenarioRecord) -> [Finding] {
    guard record.scenario.outcome == .swipeScrolled, let scroll = record.scroll else { return [] }
    let place = "\(short(scroll.room)) pt from its end under the finger"
    if let note = record.transition {
      return [
        Finding(
          rule, record, at: note.began, in: scroll.name, "contentOffset",
          seen: "it was \(place), and the transition began all the same",
          cause: "the pan recognizes beside the scroll view's own, and nobody asks for the offset")
      ]
    }
    guard scroll.moved < 20 else { return [] }
    return [
      Finding(
        rule, record, at: record.length, in: scroll.name, "contentOffset",
        seen: "it was \(place), and stood still while the finger went 120 pt",
        cause: "the pan takes the finger away from the scroll view and then does nothing with it",
        remedy: "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:): return true")
    ]
  }

  /// A finger on a scroll view at its end that starts nothing.
  private func waitsInVain(_ record: ScenarioRecord) -> [Finding] {
    guard record.isNothingBegun, !record.scenario.outcome.mayStartNothing,
      record.breaches.isEmpty, let scroll = record.scrollViewKeepingFinger
    else { return [] }
    return [
      Finding(
        rule, record, at: 0, in: scroll.name, "panGestureRecognizer",
        seen: "it is at its end under the finger, and still keeps the finger: nothing began",
        cause: "the pan has to wait until the scroll view's own fails, which it never does here",
        remedy: "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:): return true; begin at "
          + "the scroll view's end")
    ]
  }
}

extension ScenarioRecord {
  /// The scroll view at its end that the flow's own finger came down on.
  var scrollViewKeepingFinger: ScrollRecord? {
    guard scenario.outcome.isSwipe, let scroll, scroll.room < 1 else { return nil }
    return scroll
  }
}
