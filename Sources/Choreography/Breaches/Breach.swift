/// Something that an application did and that UIKit forbids, ignores or warns of, as a value.
///
/// The machines tell it, and what performs for them; a host notes it with the time. Whatever is said
/// of it comes from `facts`: its name, its message, the rule that it breaks, the line that mends it.
package enum Breach: Hashable, Sendable {
  /// Of how a context is told what happens.
  case context(ContextBreach)
  /// Of how an interactor is driven.
  case interactor(InteractorBreach)
  /// Of a property animator's life cycle.
  case animator(AnimatorBreach)
  /// Of the use of animation blocks.
  case animation(AnimationBreach)
  /// Of when screens are presented and dismissed.
  case request(RequestBreach)
  /// Of what a presentation consists of.
  case presentation(PresentationBreach)
  /// Of how a stack is changed.
  case stack(StackBreach)
  /// Of containment and appearance.
  case container(ContainerBreach)
  /// Of views, snapshots and effects.
  case view(ViewBreach)
  /// Of constraints.
  case layout(LayoutBreach)
  /// Of tables and collections.
  case list(ListBreach)
  /// Of what is asked by name.
  case object(ObjectBreach)
  /// Of launch, documents and alerts.
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
