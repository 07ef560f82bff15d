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
