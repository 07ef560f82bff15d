import Choreography
import UIKit

/// A change of screens that something started.
public struct StartedTransition: Hashable, Sendable, Codable, CustomStringConvertible {
  /// What kind of change it is.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// A modal screen comes or goes; the stack of a navigation controller grows or shrinks.
    case presentation, dismissal, push, pop
    /// A tab bar controller shows another of its tabs.
    case tab
    /// A child controller came or went without a context: containment by hand, pages.
    case exchange
  }

  /// What kind of change it is.
  public let kind: Kind
  /// The class of the screen that went, and of the one that came; empty where nobody knows.
  public let from, to: String
  /// The classes that took part: animator, interactor, presentation controller; those of the
  /// application alone.
  public var actors: [String] = []
  /// Whether a page controller turned a page.
  public var isPage = false
  /// Whether it was to move at all.
  public var isAnimated = true
  /// How it went; nil while it is under way.
  public var isCompleted: Bool?

  /// Whether a screen comes, and not goes.
  public var isForward: Bool { kind != .dismissal && kind != .pop }

  /// `presents Detail by CardAnimator`.
  public var description: String {
    let action =
      switch kind {
      case .presentation: "presents \(to)"
      case .dismissal: "dismisses \(from)"
      case .push: "pushes \(to)"
      case .pop: "pops \(from)"
      case .tab: "changes tabs to \(to)"
      case .exchange: "shows \(to)"
      }
    let actors = actors.isEmpty ? "" : " by \(actors.joined(separator: ", "))"
    let still = isAnimated || !actors.isEmpty ? "" : ", without animation"
    return action + actors + (isCompleted == false ? ", cancelled" : "") + still
  }
}

/// Listens to the transitions of a stage while somebody holds on to it.
@MainActor
public final class TransitionLog {
  /// What began since the log was made, in order.
  public var transitions: [StartedTransition] { listener.started.map(\.told) }
  private let listener: Listener

  /// Listens from now on, in the place of whoever listened before.
  public init(_ stage: Stage) {
    listener = Listener()
    stage.environment.transitions.observer = listener
  }

  @MainActor
  private final class Listener: TransitionObserver {
    struct Entry {
      var told: StartedTransition
      weak var context: AnyObject?
      weak var from, to: UIViewController?
    }

    var started: [Entry] = []

    func lentInteractor() -> UIPercentDrivenInteractiveTransition? { nil }

    func observe(_ event: TransitionEvent, of transition: TransitionInfo) {
      switch event {
      case .asked:
        // Who takes part is not asked yet: that would load their views.
        let told = StartedTransition(kind: transition.kind.told, from: "", to: "")
        started.append(Entry(told: told, context: transition.context))
      case .animates: complete(transition)
      case .completes(let completed):
        change(transition) { if $0.isCompleted == nil { $0.isCompleted = completed } }
      case .hasAnimated, .ended: break
      }
    }

    /// Tells who takes part.
    private func complete(_ transition: TransitionInfo) {
      guard let index = started.firstIndex(where: { $0.context === transition.context }) else {
        return
      }
      let context = transition.context
      let (from, to) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
      let kind = transition.kind.told
      var told = StartedTransition(kind: kind, from: Self.name(from), to: Self.name(to))
      var actors: [AnyObject?] = [
        transition.isSystems ? nil : transition.animator, transition.interactor,
      ]
      let presented = kind == .dismissal ? from : to
      if kind == .presentation || kind == .dismissal {
        actors.append(presented?.presentationController)
      }
      for case let actor? in actors where Self.isApplications(actor) {
        told.actors.append("\(type(of: actor))")
      }
      told.isAnimated = context.isAnimated
      (started[index].told, started[index].from, started[index].to) = (told, from, to)
    }

    private func change(_ transition: TransitionInfo, _ edit: (inout StartedTransition) -> Void) {
      for index in started.indices where started[index].context === transition.context {
        edit(&started[index].told)
      }
    }

    /// Screens that come outside of every transition came by hand.
    func observe(_ callback: AppearanceState.Callback, of controller: UIViewController) {
      guard callback == .didAppear, Self.isApplications(controller) else { return }
      let kin = sequence(first: controller, next: \.parent)
      guard !kin.contains(where: { one in started.contains { $0.from === one || $0.to === one } }),
        controller.parent != nil || controller.presentingViewController == nil
      else { return }
      var told = StartedTransition(kind: .exchange, from: "", to: Self.name(controller))
      told.isCompleted = true
      told.isPage = controller.parent is UIPageViewController
      started.append(Entry(told: told, to: controller))
    }

    private static func name(_ controller: UIViewController?) -> String {
      guard let controller else { return "" }
      // The wrapping stack says less than what is in it.
      let shown = (controller as? UINavigationController)?.topViewController ?? controller
      return "\(type(of: isApplications(controller) ? controller : shown))"
    }

    static func isApplications(_ object: AnyObject) -> Bool {
      let name = String(reflecting: type(of: object))
      return !["UIKit.", "Rehearsal.", "TransitionGallery.", "RehearseCommands."]
        .contains(where: name.hasPrefix)
    }
  }
}

extension TransitionOrder.Kind {
  fileprivate var told: StartedTransition.Kind {
    switch self {
    case .modal(.presentation, _): .presentation
    case .modal(.dismissal, _): .dismissal
    case .push: .push
    case .pop: .pop
    case .tab: .tab
    }
  }
}
