/// Corners, shadows, borders and masks, which change with the view and not beside it.
struct DecorationMoves: ContractRule {
  let identifier = "decoration-moves"
  let expectation =
    "Corner radius, shadow, border and mask change with the view and do not snap."
  let facts = "Q17"
  let remedy = "view.layer.cornerRadius = 12 // inside the animation block"

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard let note = record.continuous else { return [] }
    return atStart(record, note) + atEnd(record, note)
  }

  /// What was there is not cut hard at the first instant: by a mask, or by corners.
  private func atStart(_ record: ScenarioRecord, _ note: TransitionRecord) -> [Finding] {
    guard let first = record.frames.first, first.isInFlight, let view = first.from,
      let id = record.fromViewID, let before = record.before[id], before.isControllers,
      view.isInWindow, note.gaveFrom || note.isModal
    else { return [] }
    var found: [Finding] = []
    func add(_ property: String, _ seen: String, _ remedy: String) {
      found.append(
        Finding(
          rule, record, at: first.time, in: "\(note.from).view", property,
          seen: "\(seen) in the first frame",
          cause: "it is set before the animation, and not by it", remedy: remedy))
    }
    if !before.hasMask, view.maskShare < 0.9 {
      add(
        "layer.mask", "a mask cuts it to \(percent(view.maskShare))",
        "grow.fromValue = UIBezierPath(rect: view.bounds).cgPath // what shows before")
    }
    if view.cornerRadius - before.cornerRadius >= 12, view.cuts {
      add(
        "layer.cornerRadius",
        "it snaps from \(short(before.cornerRadius)) to \(short(view.cornerRadius))",
        "view.layer.cornerRadius = \(short(view.cornerRadius)) // inside the animation block")
    }
    return found
  }

  private func atEnd(_ record: ScenarioRecord, _ note: TransitionRecord) -> [Finding] {
    guard let (last, next, _) = record.completionFrames(note) else { return [] }
    return [(note.from, last.from, next.from), (note.to, last.to, next.to)].flatMap {
      name, one, other -> [Finding] in
      guard let one, let other, one.isInWindow, other.isInWindow else { return [] }
      return snaps(from: one, to: other).map { snap in
        Finding(
          rule, record, at: next.time, in: "\(name).view", snap.property,
          seen: "\(snap.seen) when the transition completes", cause: snap.cause,
          remedy: snap.remedy)
      }
    }
  }

  private typealias Snap = (property: String, seen: String, cause: String, remedy: String)

  private func snaps(from one: ShownView, to other: ShownView) -> [Snap] {
    let plain: [Snap] = [
      ("layer.cornerRadius", one.cornerRadius, other.cornerRadius, 4.0),
      ("layer.shadowOpacity", one.shadowOpacity, other.shadowOpacity, 0.15),
      ("layer.borderWidth", one.borderWidth, other.borderWidth, 1.0),
    ].filter { abs($0.1 - $0.2) >= $0.3 }.map { property, old, new, _ in
      (
        property, "it snaps from \(short(old)) to \(short(new))",
        "it is set outside the animation, or put back only in the completion",
        "view.\(property) = \(short(new)) // inside the animation block"
      )
    }
    guard abs(one.maskShare - other.maskShare) >= 0.1 else { return plain }
    return plain + [
      (
        "layer.mask",
        "what it lets through snaps from \(percent(one.maskShare)) to \(percent(other.maskShare))",
        "the mask is taken off before it has grown over the whole view",
        "grow.toValue = CGPath(ellipseIn: circleAroundBounds, transform: nil) // then layer.mask = nil"
      )
    ]
  }

  private func percent(_ share: Double) -> String { short(share * 100) + " %" }
}
