/// Where a recogniser stands, as a plain state machine: wishes in, actions for someone else out.
///
/// Leaving `possible` takes two steps: a wish, and the verdict of the arbiter, who asks delegates
/// and other recognisers. What is wished for meanwhile is kept (F6.1.1, F6.2.3).
package struct GestureMachine: Hashable, Sendable {
  /// Discrete gestures go from possible to ended, also called recognised, or failed; continuous ones
  /// through began and changed to ended or cancelled (F6.1.1).
  package enum State: Hashable, Sendable, CaseIterable {
    /// UIKit's states, in its order.
    case possible, began, changed, ended, cancelled, failed
  }

  /// What someone else has to do.
  package enum Action: Hashable, Sendable {
    /// Decide whether the recogniser may leave `possible`: answer with `allow` or `refuse`.
    case decide
    /// Call the targets, then `sent`.
    case send
    /// Others may go on: this one has ended, failed or was cancelled.
    case conclude
    /// The wish cannot be granted from here, and is ignored.
    case illegal(from: State, to: State)
  }

  /// Where the gesture stands, as the application sees it.
  package private(set) var state = State.possible
  /// Wishes that are granted later, oldest first.
  package private(set) var held: [State] = []
  /// Whether the verdict is outstanding.
  package private(set) var isWaiting = false
  /// Whether the targets have still to hear of `state`.
  package private(set) var isUnsent = false

  package init() {}

  /// Whether the attempt has come to its end.
  package var isOver: Bool { state == .ended || state == .cancelled || state == .failed }

  /// Whether the recogniser has begun or recognised.
  package var hasRecognized: Bool { state == .began || state == .changed || state == .ended }

  /// A recogniser wants to be in a state.
  package mutating func request(_ next: State) -> [Action] {
    switch state {
    case .possible: isWaiting ? requestWaiting(next) : requestFirst(next)
    case .began, .changed: requestActive(next)
    case .ended, .cancelled, .failed: []
    }
  }

  /// The verdict: the recogniser may leave `possible`.
  package mutating func allow() -> [Action] {
    guard isWaiting else { return [] }
    isWaiting = false
    return enterHeld()
  }

  /// The verdict: it may not.
  package mutating func refuse() -> [Action] {
    guard state == .possible else { return [] }
    return fail()
  }

  /// The targets were called.
  package mutating func sent() -> [Action] {
    isUnsent = false
    return held.isEmpty ? [] : enterHeld()
  }

  /// Another recogniser, or the disappearance of the view, ends the attempt.
  package mutating func stop() -> [Action] {
    state == .possible ? refuse() : request(.cancelled)
  }

  private mutating func requestFirst(_ next: State) -> [Action] {
    switch next {
    case .possible: return []
    case .failed, .cancelled: return fail()
    case .began, .changed, .ended:
      held = [next == .changed ? .began : next]
      isWaiting = true
      return [.decide]
    }
  }

  private mutating func requestWaiting(_ next: State) -> [Action] {
    switch next {
    case .possible, .began, .changed: return []
    case .failed, .cancelled: return fail()
    case .ended:
      if held == [.began] { held.append(.ended) }
      return []
    }
  }

  private mutating func requestActive(_ next: State) -> [Action] {
    switch next {
    case .changed:
      guard !isUnsent else { return [] }
      return enter(.changed)
    case .ended:
      guard isUnsent, state == .began else { return enter(.ended) }
      if held.isEmpty { held = [.ended] }
      return []
    case .cancelled where isUnsent && state == .began, .failed where isUnsent && state == .began:
      return fail()
    case .cancelled: return enter(.cancelled)
    case .possible, .began, .failed: return [.illegal(from: state, to: next)]
    }
  }

  private mutating func enterHeld() -> [Action] { enter(held.removeFirst()) }

  private mutating func enter(_ next: State) -> [Action] {
    state = next
    isUnsent = true
    return isOver ? [.send, .conclude] : [.send]
  }

  /// Nobody hears of a failure.
  private mutating func fail() -> [Action] {
    self = GestureMachine()
    state = .failed
    return [.conclude]
  }
}
