import Geometry

/// The screen that came is where it belongs.
struct ToViewFinal: ContractRule {
  let identifier = "to-view-final"
  let expectation = "The to-view ends at its final frame, upright, opaque, and shown."
  let facts = "F2.5.6, F2.5.9"
  let remedy = "toView.frame = context.finalFrame(for: toController)"
  let depth: FaultDepth? = .state
  let isSymptom = true

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard let note = record.visible, record.completed == true else { return [] }
    let hidden = [record.hiddenScreen(rule)].compactMap { $0 }
    guard let id = record.toViewID, let view = record.after[id] else { return hidden }
    return hidden + looks(view, record, note) + place(view, record, note)
  }

  private func looks(
    _ view: TreeRecord.Entry, _ record: ScenarioRecord, _ note: TransitionRecord
  ) -> [Finding] {
    var found: [Finding] = []
    func add(_ property: String, _ seen: String, _ remedy: String) {
      found.append(
        Finding(
          rule, record, at: record.length, in: view.name, property, seen: seen,
          cause: "the animator does not bring it to its final state in this outcome",
          remedy: remedy))
    }
    if !view.hasIdentityTransform {
      add("transform", "it is not the identity at the end", "toView.transform = .identity")
    }
    if view.alpha < 0.995 {
      add("alpha", "it is \(short(view.alpha)) at the end", "toView.alpha = 1")
    }
    if view.hasMask, !note.toHadMask {
      add("layer.mask", "one is left on it at the end", "toView.layer.mask = nil")
    }
    return found
  }

  private func place(
    _ view: TreeRecord.Entry, _ record: ScenarioRecord, _ note: TransitionRecord
  ) -> [Finding] {
    // What comes and goes later is looked at when it has: a keyboard, another size.
    let cameLate = (record.changed ?? -1) >= (note.ended ?? .infinity)
    let condition = record.scenario.condition
    let isOver = cameLate || condition == .keyboard || condition.comesAfter
    let frame = isOver ? view.frame : note.completedFrame ?? view.frame
    guard let goal = goal(record, note), view.hasIdentityTransform, !frame.isNear(goal) else {
      return []
    }
    return [misplaced(view, frame, goal, record)]
  }

  /// A view that is not where it should be, with the most likely way there.
  private func misplaced(
    _ view: TreeRecord.Entry, _ frame: CGRect, _ goal: CGRect, _ record: ScenarioRecord
  ) -> Finding {
    var cause = "the animator does not bring it to its final frame in this outcome"
    var remedy = remedy
    if view.anchorPoint != CGPoint(x: 0.5, y: 0.5) {
      let point = "(\(short(view.anchorPoint.x)), \(short(view.anchorPoint.y)))"
      cause = "layer.anchorPoint is \(point) and shifts the view: it was changed and not put back"
      remedy = "view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5); view.frame = finalFrame"
    } else if abs(frame.width - goal.width) > 1, abs(frame.midX - goal.midX) < 1,
      abs(frame.midY - goal.midY) < 1
    {
      cause = "its frame was set while it had a transform, which makes bounds of another size"
      remedy = "view.transform = .identity; view.frame = finalFrame; view.transform = start"
    }
    return Finding(
      rule, record, at: record.length, in: view.name, "frame",
      seen: "it is \(short(frame)), and \(short(goal)) was asked for", cause: cause,
      remedy: remedy)
  }

  /// Where the to-view had to be; nil where that is not known.
  private func goal(_ record: ScenarioRecord, _ note: TransitionRecord) -> CGRect? {
    // In a style of the application's own the screen may rest beside the whole of its container.
    guard note.finalFrame != .zero, !note.restsFreely else { return nil }
    if record.scenario.condition == .statusBarGrows {
      return note.isModal && note.finalFrame.origin == .zero ? note.finalFrame : nil
    }
    guard record.scenario.condition.isResize else {
      return note.finalFrame
    }
    guard note.isModal, note.finalFrame == CGRect(origin: .zero, size: note.containerSize),
      let window = record.after.entries.first
    else { return nil }
    return CGRect(origin: .zero, size: window.frame.size)
  }
}
