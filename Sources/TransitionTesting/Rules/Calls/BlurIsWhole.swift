import Choreography

/// How a blur is faded and what is put into it, by the breaches that were noted.
struct BlurIsWhole: ContractRule {
  let identifier = "blur-is-whole"
  let expectation = "A blur is shown whole: it is faded by its effect, not by alpha."
  let facts = "B19"
  let remedy = "effectView.effect = nil // in the animation block, instead of alpha"
  let duty: BreachDuty? = .blurIsWhole
}
