import Choreography

/// A frame with nothing on it.
struct NoBlankFrame: ContractRule {
  let identifier = "no-blank-frame"
  let expectation = "Every frame shows something."
  let facts = "P3, P8, Q15"
  let remedy = "container.addSubview(toView) // before anything is taken away"
  let depth: FaultDepth? = .appearance
  let duty: BreachDuty? = .noBlankFrame

  func findings(in record: ScenarioRecord) -> [Finding] {
    // A flip of the system's is edge-on for an instant.
    guard let note = record.filmed, !note.isSystems, !record.thumbnailBefore.isBlank,
      record.frames.last?.thumbnail.isBlank == false,
      let frame = record.frames.first(where: { $0.thumbnail.isBlank })
    else { return [] }
    return [
      Finding(
        rule, record, at: frame.time, in: "window", seen: "nothing is painted on the screen",
        cause: "the old screen is taken away, or faded out, before the new one is there")
    ]
  }
}
