/// What a transition changed is put back where it did not take place, or was undone.
struct FromViewRestored: ContractRule {
  let identifier = "from-view-restored"
  let expectation = "After a cancel all views are as they were; after the way back as well."
  let facts = "F2.5.9"
  let remedy = "if context.transitionWasCancelled { view.transform = .identity }"
  let depth: FaultDepth? = .state
  let isSymptom = true

  func findings(in record: ScenarioRecord) -> [Finding] {
    let hidden = record.completed == false ? record.hiddenScreen(rule) : nil
    return [hidden].compactMap { $0 } + changes(record)
  }

  private func changes(_ record: ScenarioRecord) -> [Finding] {
    guard let comparison = record.treeComparison else { return [] }
    return comparison.changes.compactMap { change in
      switch change {
      case .screenGone, .viewAdded, .touchesOff: return nil
      case .viewGone(let entry):
        return Finding(
          rule, record, at: record.length, in: entry.name, "superview",
          seen: "it was there before and is gone after the \(comparison.event)",
          cause: "it was moved into the container and not put back")
      case .altered(let entry, let property, let seen, let remedy):
        return Finding(
          rule, record, at: record.length, in: entry.name, property,
          seen: "\(seen) after the \(comparison.event)", cause: Self.unrestored, remedy: remedy)
      }
    }
  }

  /// Why something is not as it was.
  static let unrestored = "the transition changed it, and nothing puts it back in this outcome"
}

extension ScenarioRecord {
  /// The finding about a screen that is in the window where nobody can see it; nil where it shows.
  func hiddenScreen(_ rule: Rule) -> Finding? {
    guard visible != nil, expectedIsInWindow, let hides = expectedHides else { return nil }
    return Finding(
      rule, self, at: length, in: "\(expectedScreen).view", "visibility",
      seen: "nobody can see it after the \(outcomeWord): \(hides)",
      cause: "it was hidden for the transition and not shown again in this outcome",
      depth: .visibility)
  }
}
