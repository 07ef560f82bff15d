import Choreography
import UIKit

/// Writes down who is called in the course of a stage's transitions, and when.
///
///     let stage = Stage()
///     let recorder = CallRecorder(stage)
///     stage.perform { list.present(detail, animated: true) }
///     stage.settle()
///     #expect(recorder.calls.last?.text == "presentation ends")
///
/// It records as long as somebody holds on to it. A stage has one recorder: the one that was made last.
@preconcurrency @MainActor
public final class CallRecorder: TransitionObserver {
  /// One call, in words that name a type and a method.
  public struct Call: Hashable, Sendable {
    /// Seconds on the stage's clock.
    public var time: Double
    /// Such as `DetailViewController.viewWillAppear`, `context.completeTransition(true)`, `push begins`.
    public let text: String

    /// A call at an instant.
    public init(time: Double, text: String) {
      self.time = time
      self.text = text
    }
  }

  /// A transition from the asking to the end of all that follows from it.
  public struct Span: Hashable, Sendable {
    /// `presentation`, `pop`.
    public let kind: String
    /// Seconds on the stage's clock.
    public let start: Double
    /// nil while it goes on.
    public fileprivate(set) var end: Double?
    /// Whether it was completed rather than cancelled; nil while nobody has said.
    public fileprivate(set) var isCompleted: Bool?
    fileprivate let context: ObjectIdentifier
  }

  /// In the order in which they came.
  public private(set) var calls: [Call] = []
  /// In the order in which they began.
  public private(set) var spans: [Span] = []
  /// The types of the animators and interactors that set to work, each once, in that order.
  public private(set) var actors: [String] = []
  private let stage: Stage

  /// Listens to a stage from now on.
  public init(_ stage: Stage) {
    self.stage = stage
    stage.environment.transitions.observer = self
  }

  package func lentInteractor() -> UIPercentDrivenInteractiveTransition? { nil }

  package func observe(_ event: TransitionEvent, of transition: TransitionInfo) {
    follow(event, of: transition)
    switch event {
    case .asked: note("\(transition.kind.words) begins")
    case .animates: set(transition)
    case .hasAnimated: break
    case .completes(let completed): note("context.completeTransition(\(completed))")
    case .ended: note("\(transition.kind.words) ends")
    }
  }

  package func observe(_ callback: AppearanceState.Callback, of controller: UIViewController) {
    let method =
      switch callback {
      case .willAppear: "viewWillAppear"
      case .isAppearing: "viewIsAppearing"
      case .didAppear: "viewDidAppear"
      case .willDisappear: "viewWillDisappear"
      case .didDisappear: "viewDidDisappear"
      }
    note("\(type(of: controller)).\(method)")
  }

  private func follow(_ event: TransitionEvent, of transition: TransitionInfo) {
    let context = ObjectIdentifier(transition.context as AnyObject)
    let index = spans.lastIndex { $0.context == context && $0.end == nil }
    switch event {
    case .asked:
      spans.append(Span(kind: transition.kind.words, start: stage.now, context: context))
    case .completes(let completed): if let index { spans[index].isCompleted = completed }
    case .ended: if let index { spans[index].end = stage.now }
    case .animates, .hasAnimated: break
    }
  }

  private func set(_ transition: TransitionInfo) {
    if let interactor = transition.interactor {
      let name = name(of: interactor)
      note("\(name).startInteractiveTransition")
    }
    guard let animator = transition.animator else { return }
    let name = name(of: animator)
    note("\(name).animateTransition")
  }

  private func name(of actor: AnyObject) -> String {
    let name = "\(type(of: actor))"
    if !actors.contains(name) { actors.append(name) }
    return name
  }

  private func note(_ text: String) { calls.append(Call(time: stage.now, text: text)) }
}

extension TransitionOrder.Kind {
  fileprivate var words: String {
    switch self {
    case .modal(.presentation, _): "presentation"
    case .modal(.dismissal, _): "dismissal"
    case .push: "push"
    case .pop: "pop"
    case .tab: "change of tabs"
    }
  }
}
