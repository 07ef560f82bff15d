import Choreography
import QuartzCore

/// Gives touches to recognisers and performs what their state machines ask for: decides who may
/// begin, calls targets, resets what is over.
@MainActor
final class GestureArbiter {
  /// Recognisers in the middle of an attempt, in the order in which they were reached: the
  /// deepest view's first.
  private(set) var active: [UIGestureRecognizer] = []
  private var unsent: [UIGestureRecognizer] = []
  private var depth = 0
  private var event = UIEvent()

  /// Hands an event's changed touches to the recognisers of their views.
  func receive(_ touches: [UITouch], in event: UIEvent) {
    self.event = event
    inPass {
      for touch in touches where touch.phase == .began { assign(touch) }
      for recognizer in active { deliver(touches, to: recognizer) }
    }
  }

  /// Does something in which states may change, then what follows from it. Passes inside a pass
  /// leave the rest to the outermost.
  func inPass(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    if depth == 0 { finishPass() }
  }

  /// A recogniser wants to be in a state.
  func request(_ state: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
    inPass { perform(recognizer.tracking.machine.request(.init(state)), for: recognizer) }
  }

  /// Ends what a recogniser is doing, and lets go of its touches.
  func stop(_ recognizer: UIGestureRecognizer) {
    guard active.contains(where: { $0 === recognizer }) else { return }
    inPass {
      recognizer.standsStill(at: RenderServer.current.now)
      perform(recognizer.tracking.machine.stop(), for: recognizer)
      for touch in recognizer.tracking.touches {
        touch.gestureRecognizers?.removeAll { $0 === recognizer }
      }
      if !recognizer.tracking.touches.isEmpty {
        recognizer.tracking.lastLocation = recognizer.centroid
      }
      recognizer.tracking.touches = []
    }
  }

  /// A recogniser begins an attempt without fingers.
  func include(_ recognizer: UIGestureRecognizer) {
    if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
  }

  /// Stops recognisers whose view has left its window.
  func cancelDetached() {
    for recognizer in active where recognizer.tracking.view?.windowAround == nil {
      stop(recognizer)
    }
  }
}

extension GestureArbiter {
  /// Finds the recognisers from the view under the finger upwards (F6.1.4, F6.2.4).
  private func assign(_ touch: UITouch) {
    var view = touch.view
    while let current = view {
      for recognizer in current.interaction.recognizers where askToReceive(touch, recognizer) {
        include(recognizer)
        recognizer.tracking.touches.append(touch)
        recognizer.tracking.attempt.append(touch)
        touch.gestureRecognizers = (touch.gestureRecognizers ?? []) + [recognizer]
      }
      view = current.superview
    }
  }

  private func askToReceive(_ touch: UITouch, _ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.isEnabled, recognizer.followsTouches, !recognizer.tracking.machine.isOver,
      recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
      recognizer.shouldReceive(event)
    else { return false }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  private func deliver(_ changed: [UITouch], to recognizer: UIGestureRecognizer) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let touches = changed.filter { touch in
        touch.phase == phase && recognizer.tracking.touches.contains { $0 === touch }
      }
      guard !touches.isEmpty, !recognizer.tracking.machine.isOver else { continue }
      recognizer.tracking.lastLocation = recognizer.centroid
      switch phase {
      case .began: recognizer.touchesBegan(Set(touches), with: event)
      case .moved: recognizer.touchesMoved(Set(touches), with: event)
      case .ended: recognizer.touchesEnded(Set(touches), with: event)
      default: recognizer.touchesCancelled(Set(touches), with: event)
      }
    }
  }

  private func perform(
    _ actions: [GestureMachine.Action], for recognizer: UIGestureRecognizer
  ) {
    for action in actions {
      switch action {
      case .decide: decide(recognizer)
      case .send: if !unsent.contains(where: { $0 === recognizer }) { unsent.append(recognizer) }
      case .conclude: for other in active where other.tracking.machine.isWaiting { decide(other) }
      case .illegal(let from, let to):
        Violation.record(
          .view(.gestureStep("\(type(of: recognizer))", from: "\(from)", to: "\(to)")))
      }
    }
  }

  /// Lets a recogniser that wishes to begin do so, fails it, or leaves it waiting.
  private func decide(_ recognizer: UIGestureRecognizer) {
    switch GestureVerdict.on(recognizer, among: active) {
    case .wait: break
    case .refuse: perform(recognizer.tracking.machine.refuse(), for: recognizer)
    case .allow:
      let actions = recognizer.tracking.machine.allow()
      let losers = active.filter { GestureVerdict.loses($0, to: recognizer) }
      for loser in losers { perform(loser.tracking.machine.stop(), for: loser) }
      perform(actions, for: recognizer)
    }
  }

  /// Calls targets until none is owed a call, then resets what is over.
  private func finishPass() {
    depth += 1
    while !unsent.isEmpty { send(unsent.removeFirst()) }
    for recognizer in active { recognizer.tracking.touches.removeAll(where: \.isOver) }
    for recognizer in active where recognizer.tracking.touches.isEmpty { close(recognizer) }
    depth -= 1
    if !unsent.isEmpty { finishPass() }
  }

  private func send(_ recognizer: UIGestureRecognizer) {
    let machine = recognizer.tracking.machine
    guard machine.isUnsent else { return }
    if machine.hasRecognized, recognizer.cancelsTouchesInView {
      SceneEnvironment.current.touches.views.cut(recognizer.tracking.attempt, event)
    }
    for target in recognizer.tracking.targets { target.send(from: recognizer, event: event) }
    perform(recognizer.tracking.machine.sent(), for: recognizer)
  }

  /// Ends the attempt of a recogniser without fingers, unless it waits for something.
  private func close(_ recognizer: UIGestureRecognizer) {
    let machine = recognizer.tracking.machine
    guard !machine.isUnsent, !machine.isWaiting else { return }
    if machine.isOver {
      recognizer.reset()
    } else if recognizer.isBetweenTouches || machine.state != .possible {
      return
    }
    recognizer.tracking.reset()
    active.removeAll { $0 === recognizer }
  }
}
