import QuartzCore

/// What a view has heard of a touch, and what it is owed.
struct ViewDelivery {
  /// False for a second finger on a view without multiple touch.
  var isReceived = true
  /// What the view has not been told yet, oldest first.
  var owed: [UITouch.Phase] = []
  var hasBegun = false
  /// Whether the view was told that it lost the touch, or never will hear of it.
  var isCut = false
}

/// Hands touches to the views under them, after the recognisers had their say (F6.1.5).
@MainActor
final class ViewTouches {
  private var inPlay: [UITouch] = []

  /// Takes what changed in an event, and tells the views what need not wait.
  func receive(_ touches: [UITouch], in event: UIEvent) {
    for touch in touches where touch.delivery.isReceived && !touch.delivery.isCut {
      if touch.phase == .began { inPlay.append(touch) }
      if touch.delivery.owed.last != touch.phase { touch.delivery.owed.append(touch.phase) }
    }
    flush(event)
  }

  /// Tells views what no recogniser holds back any more, touches of one view together.
  func flush(_ event: UIEvent) {
    while let (view, phase, touches) = nextCall() {
      for touch in touches {
        touch.delivery.owed.removeFirst()
        touch.delivery.hasBegun = true
      }
      notify(view, phase, touches, event)
    }
    inPlay.removeAll { $0.isOver && $0.delivery.owed.isEmpty || $0.delivery.isCut }
  }

  /// Takes touches away from the views that follow them.
  func cut(_ touches: [UITouch], _ event: UIEvent) {
    let losing = touches.filter { !$0.delivery.isCut }
    for touch in losing {
      touch.delivery.isCut = true
      touch.delivery.owed = []
    }
    let told = losing.filter { $0.delivery.hasBegun && isFollowed($0) }
    for view in Self.distinct(told.compactMap(\.view)) {
      notify(view, .cancelled, told.filter { $0.view === view }, event)
    }
    inPlay.removeAll(where: \.delivery.isCut)
  }

  /// Views that left their window lose their touches.
  func cancelDetached(_ event: UIEvent) {
    cut(inPlay.filter { $0.view?.window == nil }, event)
  }

  /// Whether the view still waits for the end of the touch.
  private func isFollowed(_ touch: UITouch) -> Bool { inPlay.contains { $0 === touch } }

  private func nextCall() -> (view: UIView, phase: UITouch.Phase, touches: [UITouch])? {
    let ready = inPlay.filter { $0.delivery.owed.first != nil && !isHeld($0) }
    guard let first = ready.first, let view = first.view, let phase = first.delivery.owed.first
    else { return nil }
    return (view, phase, ready.filter { $0.view === view && $0.delivery.owed.first == phase })
  }

  /// Whether a recogniser that may yet succeed wants the view to wait.
  private func isHeld(_ touch: UITouch) -> Bool {
    let undecided = (touch.gestureRecognizers ?? []).filter(\.isUndecided)
    return switch touch.delivery.owed.first {
    case .began: undecided.contains(where: \.holdsBegan)
    case .ended: undecided.contains(where: \.delaysTouchesEnded)
    default: false
    }
  }

  private func notify(_ view: UIView, _ phase: UITouch.Phase, _ list: [UITouch], _ event: UIEvent) {
    let touches = Set(list)
    let phases = list.map(\.phase)
    for touch in list { touch.phase = phase }
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    default: break
    }
    for (touch, phase) in zip(list, phases) { touch.phase = phase }
  }

  private static func distinct(_ views: [UIView]) -> [UIView] {
    views.reduce(into: []) { list, view in
      if !list.contains(where: { $0 === view }) { list.append(view) }
    }
  }
}
