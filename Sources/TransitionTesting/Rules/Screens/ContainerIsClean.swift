/// What an animator adds goes with its transition.
struct ContainerIsClean: ContractRule {
  let identifier = "container-is-clean"
  let expectation = "Nothing that the animator added outlives its transition."
  let facts = "F2.5.9, P9"
  let remedy = "helper.removeFromSuperview() // whether finished or cancelled"
  let depth: FaultDepth? = .state
  let isSymptom = true

  func findings(in record: ScenarioRecord) -> [Finding] {
    leftovers(record) + added(record)
  }

  private func leftovers(_ record: ScenarioRecord) -> [Finding] {
    guard let note = record.visible, record.completed != nil else { return [] }
    return note.leftovers.map { view in
      Finding(
        rule, record, at: record.length, in: view.name,
        seen: "the animator added it, and it is still there after the \(record.outcomeWord)",
        cause: view.isSnapshot
          ? "the snapshot is not removed in this outcome"
          : "the helper view is not removed in this outcome")
    }
  }

  private func added(_ record: ScenarioRecord) -> [Finding] {
    guard let comparison = record.treeComparison else { return [] }
    return comparison.changes.compactMap { change in
      guard case .viewAdded(let entry) = change else { return nil }
      return Finding(
        rule, record, at: record.length, in: entry.name,
        seen: "it was not there before and is still there after the \(comparison.event)",
        cause: entry.isSnapshot
          ? "the snapshot is not removed in this outcome"
          : "what was added for the transition is not removed in this outcome")
    }
  }
}
