/// Something that an application did and that UIKit forbids, ignores or warns of, as a value.
///
/// The machines tell it, and what performs for them; a host notes it with the time. Whatever is said
/// of it comes from `facts`: its name, its message, the rule that it breaks, the line that mends it.
package enum Breach: Hashable, Sendable {
  case context(ContextBreach)
  case interactor(InteractorBreach)
  case animator(AnimatorBreach)
  case animation(AnimationBreach)
  case request(RequestBreach)
  case presentation(PresentationBreach)
  case stack(StackBreach)
  case container(ContainerBreach)
  case view(ViewBreach)
  case layout(LayoutBreach)
  case list(ListBreach)
  case object(ObjectBreach)
  case application(ApplicationBreach)

  /// All that is to be said of it.
  package var facts: BreachFacts {
    switch self {
    case .context(let breach): breach.facts
    case .interactor(let breach): breach.facts
    case .animator(let breach): breach.facts
    case .animation(let breach): breach.facts
    case .request(let breach): breach.facts
    case .presentation(let breach): breach.facts
    case .stack(let breach): breach.facts
    case .container(let breach): breach.facts
    case .view(let breach): breach.facts
    case .layout(let breach): breach.facts
    case .list(let breach): breach.facts
    case .object(let breach): breach.facts
    case .application(let breach): breach.facts
    }
  }

  /// Whether a screen asked to go that is not over anything, or in no stack.
  package var isRequestToGo: Bool {
    switch self {
    case .request(.dismissesNothing), .stack(.popsToStranger), .stack(.beginsPopAtRoot):
      true
    case .context, .interactor, .animator, .animation, .request, .presentation, .stack, .container,
      .view, .layout, .list, .object, .application:
      false
    }
  }
}
