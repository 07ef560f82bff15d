/// Touches arrive when all is over.
struct InteractionIsOn: ContractRule {
  let identifier = "interaction-is-on"
  let expectation = "When all is over the screen hears touches again."
  let facts = "F2.7.5"
  let remedy = "view.isUserInteractionEnabled = true // in every outcome"
  let depth: FaultDepth? = .appearance

  func findings(in record: ScenarioRecord) -> [Finding] {
    screen(record) + changes(record) + toView(record)
  }

  private func screen(_ record: ScenarioRecord) -> [Finding] {
    guard record.visible != nil, record.completed != nil else { return [] }
    var found: [Finding] = []
    if record.ignoresTouches {
      found.append(
        Finding(
          rule, record, at: record.length, in: "UIApplication", "isIgnoringInteractionEvents",
          seen: "touches reach nobody after the end",
          cause: "beginIgnoringInteractionEvents was called more often than its counterpart",
          remedy: "UIApplication.shared.endIgnoringInteractionEvents() // in every outcome"))
    }
    if let obstacle = record.untouchable, record.expectedHides == nil {
      found.append(untouchable(obstacle, record))
    }
    return found
  }

  private func untouchable(_ obstacle: TouchRecord, _ record: ScenarioRecord) -> Finding {
    let screen = "\(record.expectedScreen).view"
    let isInTheWay = obstacle.property == nil
    return Finding(
      rule, record, at: record.length, in: obstacle.view, obstacle.property,
      seen: isInTheWay
        ? "it lies over \(screen) after the end and takes all touches"
        : "it is false after the end, and \(screen) lies in it",
      cause: isInTheWay
        ? "what was added to keep touches off during the motion is not removed in this outcome"
        : "it was switched off for the transition",
      remedy: isInTheWay ? "catcher.removeFromSuperview() // in every outcome" : nil)
  }

  private func changes(_ record: ScenarioRecord) -> [Finding] {
    guard let comparison = record.treeComparison else { return [] }
    return comparison.changes.compactMap { change in
      guard case .touchesOff(let entry) = change else { return nil }
      return Finding(
        rule, record, at: record.length, in: entry.name, "isUserInteractionEnabled",
        seen: "it is false after the \(comparison.event)", cause: FromViewRestored.unrestored,
        remedy: "view.isUserInteractionEnabled = true")
    }
  }

  private func toView(_ record: ScenarioRecord) -> [Finding] {
    guard record.visible != nil, record.completed == true, let id = record.toViewID,
      let view = record.after[id], !view.isInteractive
    else { return [] }
    return [
      Finding(
        rule, record, at: record.length, in: view.name, "isUserInteractionEnabled",
        seen: "it is false after the end", cause: "it was switched off for the transition")
    ]
  }
}
