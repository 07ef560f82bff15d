import Rehearsal

extension RehearsalScript {
  /// The same fingers in a mirror: where people read from right to left, they swipe the other way.
  /// - Parameter width: Of the screen, in points.
  func mirrored(width: Double) -> RehearsalScript {
    RehearsalScript(steps.map { $0.mirrored(width) })
  }
}

extension RehearsalScript.Step {
  fileprivate func mirrored(_ width: Double) -> Self {
    switch self {
    case .tap(let place): .tap(place.mirrored(width))
    case .press(let place, let finger): .press(place.mirrored(width), finger: finger)
    case .move(let finger, let way, let seconds):
      .move(finger: finger, way.mirrored(width), over: seconds)
    case .pan(let start, let way, let seconds, let finger):
      .pan(from: start.mirrored(width), way.mirrored(width), over: seconds, finger: finger)
    case .fling(let start, let velocity):
      .fling(from: start.mirrored(width), velocity: .init(-velocity.x, velocity.y))
    case .pinch(let place, let start, let end, let seconds):
      .pinch(at: place.mirrored(width), from: start, to: end, over: seconds)
    case .rotate(let place, let degrees, let seconds):
      .rotate(at: place.mirrored(width), by: -degrees, over: seconds)
    case .hover(let place, let seconds): .hover(place.mirrored(width), over: seconds)
    case .act, .settle, .wait, .hold, .release, .cancel, .unhover, .turn: self
    }
  }
}

extension RehearsalScript.Place {
  fileprivate func mirrored(_ width: Double) -> Self {
    switch self {
    case .point(let point): .point(.init(width - point.x, point.y))
    case .percent(let share): .percent(.init(100 - share.x, share.y))
    case .view(let name, let share): .view(name, .init(100 - share.x, share.y))
    }
  }
}

extension RehearsalScript.Way {
  fileprivate func mirrored(_ width: Double) -> Self {
    switch self {
    case .by(let offset): .by(.init(-offset.x, offset.y))
    case .to(let place): .to(place.mirrored(width))
    }
  }
}
