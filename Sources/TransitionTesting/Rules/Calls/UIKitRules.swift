import Choreography

/// What UIKit forbids beside transitions, by the breaches that were noted.
struct UIKitRules: ContractRule {
  let identifier = "uikit-rules"
  let expectation =
    "UIKit is called as it may be: nothing that it would log, ignore or raise."
  let facts = "Q13, Q16, F4.7"
  let remedy = "leave the call out, or make it where UIKit allows it"
  let depth: FaultDepth? = .call
  let duty: BreachDuty? = .uikitRules
}
