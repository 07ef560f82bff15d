import Choreography
import QuartzCore

/// The context of every transition. It keeps the facts and the state, and hands what is asked of
/// it on to the transition.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  /// The rotation that goes with it; identity but for turns of the device (F2.8.7).
  let targetTransform: CGAffineTransform
  /// Worked out when somebody first asks: that is when the views are loaded (F2.2.3).
  private lazy var participants: Participants = {
    room = containerView.bounds.size
    return makeParticipants()
  }()
  /// The size of the container when they were worked out.
  private var room = CGSize.zero
  private let makeParticipants: () -> Participants
  private var state = TransitionState()
  private(set) var percentComplete: CGFloat = 0
  /// Told what the animator and the interactor say.
  weak var transition: TransitionDriver?
  /// Runs when the transition is over, before anything else.
  var onEnd: (() -> Void)?

  /// Who takes part, with what view, from where to where.
  struct Participants {
    var from: Participant
    var to: Participant
  }

  struct Participant {
    var controller: UIViewController
    /// nil when the view takes no part (F2.5.4).
    var view: UIView?
    var initialFrame: CGRect
    var finalFrame: CGRect
    /// The final frame when the container has another size than at the start; nil leaves it.
    var finalFrameAnew: (@MainActor () -> CGRect)?
  }

  init(
    containerView: UIView, isAnimated: Bool, style: UIModalPresentationStyle,
    participants: @escaping () -> Participants, targetTransform: CGAffineTransform = .identity
  ) {
    self.containerView = containerView
    self.isAnimated = isAnimated
    presentationStyle = style
    makeParticipants = participants
    self.targetTransform = targetTransform
  }

  /// Also before the start, of a transition that an interactor is to start (F2.15.3).
  var isInteractive: Bool {
    state.phase == .interactive
      || state.phase == .waiting && transition?.startsInteractively == true
  }
  var isOver: Bool { state.phase == .over }
  var transitionWasCancelled: Bool { state.wasCancelled }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: participants.from.controller
    case .to: participants.to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: participants.from.view
    case .to: participants.to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    participant(vc)?.initialFrame ?? .zero
  }

  /// In a container whose size changed half way, where it must be now (Q23).
  func finalFrame(for vc: UIViewController) -> CGRect {
    guard let participant = participant(vc) else { return .zero }
    if containerView.bounds.size != room, let anew = participant.finalFrameAnew { return anew() }
    return participant.finalFrame
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    if checkDriver("updateInteractiveTransition") { progress(to: percentComplete) }
  }

  func finishInteractiveTransition() {
    if checkDriver("finishInteractiveTransition") { release(cancelled: false) }
  }

  func cancelInteractiveTransition() {
    if checkDriver("cancelInteractiveTransition") { release(cancelled: true) }
  }

  func pauseInteractiveTransition() {
    if checkDriver("pauseInteractiveTransition") { hold() }
  }

  func completeTransition(_ didComplete: Bool) {
    transition?.notify(.completes(didComplete))
    apply(state.complete(didComplete))
  }

  /// What the interactor says, its own word or that of the percent-driven class.
  func progress(to percentComplete: CGFloat) {
    self.percentComplete = percentComplete > 0 ? min(percentComplete, 1) : 0
  }

  func release(cancelled: Bool) { apply(state.release(cancelled: cancelled)) }

  func hold() { apply(state.pause()) }

  /// The percent-driven class makes these calls itself (F3.1.9, P10).
  private func checkDriver(_ call: String) -> Bool {
    guard transition?.interactor is UIPercentDrivenInteractiveTransition else { return true }
    Violation.record(.context(.calledBesideInteractor(call: call)))
    return false
  }

  /// The transition is under way, in the hands of time or of a finger.
  func begin(interactive: Bool) { apply(state.begin(interactive: interactive)) }

  private func participant(_ vc: UIViewController) -> Participant? {
    if vc === participants.from.controller { return participants.from }
    return vc === participants.to.controller ? participants.to : nil
  }

  private func apply(_ actions: [TransitionState.Action]) {
    for action in actions {
      switch action {
      case .interactionChanged: transition?.coordinator.interactionChanged()
      case .finish(let completed): transition?.end(completed: completed)
      case .violate(let breach): Violation.record(breach)
      }
    }
  }
}
