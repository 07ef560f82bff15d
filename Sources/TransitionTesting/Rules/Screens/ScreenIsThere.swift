import Choreography

/// Whether the screen that should be seen is in the window.
struct ScreenIsThere: ContractRule {
  let identifier = "screen-is-there"
  let expectation =
    "The to-view is in the window and shows after a finish, the from-view after a cancel."
  let facts = "F2.5.2, F2.5.3"
  let remedy = "context.containerView.addSubview(toView) // both ways"
  let depth: FaultDepth? = .screen
  let isSymptom = true
  let duty: BreachDuty? = .screenIsThere

  func findings(in record: ScenarioRecord) -> [Finding] {
    expected(record) + others(record)
  }

  private func expected(_ record: ScenarioRecord) -> [Finding] {
    guard let note = record.visible, record.completed != nil, !record.expectedIsInWindow else {
      return []
    }
    return [
      Finding(
        rule, record, at: record.length, in: "\(record.expectedScreen).view", "window",
        seen: "it is not in the window after the \(record.outcomeWord): the screen is empty",
        cause: note.tookUngivenView
          ? "view(forKey: .to) is nil here; viewController(forKey: .to).view was put into the "
            + "container, and went with it"
          : "the animator never put it into containerView, or took it out again",
        remedy: note.tookUngivenView
          ? "guard let toView = context.view(forKey: .to) else { … } // leave nil views alone"
          : nil, isCertain: note.tookUngivenView)
    ]
  }

  private func others(_ record: ScenarioRecord) -> [Finding] {
    guard let comparison = record.treeComparison else { return [] }
    return comparison.changes.compactMap { change in
      guard case .screenGone(let entry) = change else { return nil }
      return Finding(
        rule, record, at: record.length, in: entry.name, "window",
        seen: "it was on show before and is gone after the \(comparison.event)",
        cause: "more than the last screen was taken off, or the animator kept this one",
        remedy: "root.dismiss(animated: true) // from the controller that presented")
    }
  }
}
