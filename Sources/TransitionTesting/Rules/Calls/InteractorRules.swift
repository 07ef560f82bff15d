import Choreography

/// How an interactor is driven, by the breaches that were noted.
struct InteractorRules: ContractRule {
  let identifier = "interactor-rules"
  let expectation = "A percent-driven interactor is the only one to drive the context."
  let facts = "F3.1, P10, P12"
  let remedy = "interactor.update(progress) // not context.update…"
  let depth: FaultDepth? = .call
  let duty: BreachDuty? = .interactorRules
}
