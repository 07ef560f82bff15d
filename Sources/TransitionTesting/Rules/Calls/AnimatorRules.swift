import Choreography

/// `interruptibleAnimator(using:)` and property animators, by the breaches that were noted.
struct AnimatorRules: ContractRule {
  let identifier = "animator-rules"
  let expectation =
    "interruptibleAnimator is one object, and a property animator's rules are kept."
  let facts = "F2.9.3, F4.7.7"
  let remedy =
    "if let animator { return animator } // kept in a property until animationEnded(_:)"
  let depth: FaultDepth? = .call
  let duty: BreachDuty? = .animatorRules
}
