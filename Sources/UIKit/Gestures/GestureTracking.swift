import Choreography
import QuartzCore

/// What a recogniser follows, from its first touch to its reset.
struct GestureTracking {
  weak var view: UIView?
  var machine = GestureMachine()
  var isEnabled = true
  var targets: [TargetAction] = []
  /// Recognisers that must fail before this one may begin.
  var required: [Required] = []
  /// Fingers that are down, or ended in the event that is being delivered.
  var touches: [UITouch] = []
  /// Every touch since the last reset.
  var attempt: [UITouch] = []
  /// The middle of the fingers when there last were any.
  var lastLocation = CGPoint.zero
  /// What delegates said about failure requirements in this attempt: asked once.
  var answers: [ObjectIdentifier: Bool] = [:]

  struct Required {
    weak var recognizer: UIGestureRecognizer?
  }

  /// Forgets the attempt.
  mutating func reset() {
    machine = GestureMachine()
    touches = []
    attempt = []
    answers = [:]
  }
}

extension UIGestureRecognizer.State {
  init(_ state: GestureMachine.State) {
    switch state {
    case .possible: self = .possible
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }
}

extension GestureMachine.State {
  init(_ state: UIGestureRecognizer.State) {
    switch state {
    case .possible: self = .possible
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }
}
