/// A delegate that was set and has gone.
struct DelegateKeptAlive: ContractRule {
  let identifier = "delegate-kept-alive"
  let expectation = "Delegates are weak: somebody else keeps them alive."
  let facts = "F2.1.6"
  let remedy = "let transition = CardTransition() // a property that outlives the presentation"
  let depth: FaultDepth? = .call

  func findings(in record: ScenarioRecord) -> [Finding] {
    guard let note = record.begun, let lost = note.lostDelegate else { return [] }
    return [
      Finding(
        rule, record, at: note.began, in: lost,
        seen: "it was set, and is nil when the transition starts",
        cause: "the delegate was made on the spot; the property is weak and keeps nothing",
        isCertain: true)
    ]
  }
}
