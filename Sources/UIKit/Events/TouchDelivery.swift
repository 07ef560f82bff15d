import QuartzCore

/// Step 1 of a frame: turns what fingers do into touches, finds out whom they meet, and sends them.
@MainActor
package final class TouchDelivery {
  /// The instant of what is being delivered, seconds since the stage's start.
  package private(set) var time: Double = 0
  /// Hears every sample as it is delivered.
  package var listener: ((TouchSample) -> Void)?
  /// Where fingers are and were just now.
  package private(set) var marks = FingerMarks()
  let gestures = GestureArbiter()
  let views = ViewTouches()
  private let pointer = HoverDelivery()
  private var queue = EventQueue()
  private var fingers: [(number: Int, touch: UITouch)] = []
  private var event = UIEvent()
  private var taps = TapCounter()

  /// Whether nothing is to come: no sample of a finger and no deadline of a recogniser.
  package var isIdle: Bool { queue.isEmpty }

  /// Whether a finger has done something by an instant that nobody has heard of yet.
  package func isDue(by instant: Double) -> Bool {
    queue.nextSample <= instant + Self.sameInstant
  }

  /// How many fingers are down.
  package var fingerCount: Int { fingers.count }

  /// Has fingers do something. A sample whose instant has passed counts as due now.
  package func schedule(_ samples: [TouchSample]) { queue.add(samples) }

  /// Delivers everything that is due.
  package func deliver(upTo now: Double) {
    sweep()
    while let (time, item) = queue.next(upTo: now + Self.sameInstant) {
      self.time = max(time, self.time)
      switch item {
      case .samples(let samples): deliver(samples)
      case .deadline(let action):
        gestures.inPass(action)
        views.flush(event)
      }
    }
    time = max(time, now)
  }

  /// Delivers what is due, and takes the fingers away that are down then: the system has use for them, as where the
  /// application leaves the front.
  package func cancelAll() {
    deliver(upTo: time)
    guard !fingers.isEmpty else { return }
    deliver(
      fingers.map {
        TouchSample(
          time: time, finger: $0.number, action: .cancel, location: $0.touch.path.current)
      })
  }

  /// Runs something after a while, unless it is taken back.
  func schedule(after delay: Double, _ action: @escaping @MainActor () -> Void) -> EventQueue.Ticket
  {
    queue.addDeadline(at: time + delay, action)
  }

  func takeBack(_ ticket: EventQueue.Ticket) { queue.remove(ticket) }

  /// Takes from views and recognisers that have left the window what they were following.
  private func sweep() {
    gestures.inPass { gestures.cancelDetached() }
    views.cancelDetached(event)
    views.flush(event)
  }

  /// Instants closer than this are one: they were worked out in two ways.
  private static let sameInstant = 1e-9
}

extension TouchDelivery {
  private func deliver(_ samples: [TouchSample]) {
    for finger in fingers { finger.touch.phase = .stationary }
    if let listener { for sample in samples { listener(sample) } }
    for sample in samples { marks.add(sample, at: time) }
    let changed = samples.filter(apply)
    guard !changed.isEmpty else { return }
    event.timestamp = time
    event.touches = fingers.map(\.touch)
    SceneEnvironment.current.application.sendEvent(event)
    fingers.removeAll { $0.touch.isOver }
    event.touches.removeAll(where: \.isOver)
    if fingers.isEmpty { event = UIEvent() }
  }

  /// - Returns: Whether the sample concerns anybody.
  private func apply(_ sample: TouchSample) -> Bool {
    switch sample.action {
    case .press: return press(sample)
    case .hover, .unhover: return hover(sample)
    case .move, .lift, .cancel: break
    }
    guard let touch = fingers.first(where: { $0.number == sample.finger })?.touch else {
      return false
    }
    touch.path.move(to: sample.location)
    touch.timestamp = time
    switch sample.action {
    case .press, .hover, .unhover, .move: touch.phase = .moved
    case .lift:
      touch.phase = .ended
      taps.lift(touch)
    case .cancel: touch.phase = .cancelled
    }
    return true
  }

  /// New fingers reach nobody while the application ignores them; those that are down already
  /// may finish (a guess: the reference does not say).
  private func press(_ sample: TouchSample) -> Bool {
    guard !SceneEnvironment.current.application.isIgnoringInteractionEvents,
      !fingers.contains(where: { $0.number == sample.finger })
    else { return false }
    pointer.move(to: nil, over: nil, gestures)
    let touch = UITouch(at: sample.location, time: time)
    guard let view = findHitView(for: touch), admits(view) else { return false }
    touch.view = view
    touch.tapCount = taps.count(for: touch)
    touch.delivery.isReceived =
      view.isMultipleTouchEnabled || !fingers.contains { $0.touch.view === view }
    fingers.append((sample.finger, touch))
    return true
  }

  /// A pointer is no touch: it concerns hover recognisers alone, and fingers drive it away.
  private func hover(_ sample: TouchSample) -> Bool {
    let isOver = sample.action == .hover && fingers.isEmpty
    let found = isOver ? hitView(at: sample.location) : nil
    pointer.move(to: isOver ? sample.location : nil, over: found?.view, gestures)
    return false
  }

  private func findHitView(for touch: UITouch) -> UIView? {
    let found = hitView(at: touch.path.start)
    touch.window = found?.window
    return found?.view
  }

  /// The view at a point of the screen, frontmost window first.
  private func hitView(at place: CGPoint) -> (view: UIView, window: UIWindow)? {
    for window in SceneEnvironment.current.windows.reversed() {
      let point = window.convert(place, from: nil)
      if let view = window.hitTest(point, with: event) { return (view, window) }
    }
    return nil
  }

  /// A view with exclusive touch shares the screen with no other.
  private func admits(_ view: UIView) -> Bool {
    fingers.allSatisfy { finger in
      guard let other = finger.touch.view, other !== view else { return true }
      return !view.isExclusiveTouch && !other.isExclusiveTouch
    }
  }
}

/// Counts taps that follow each other closely.
struct TapCounter {
  private var last: (time: Double, location: CGPoint, count: Int)?

  @MainActor mutating func lift(_ touch: UITouch) {
    last = (touch.timestamp, touch.path.current, touch.tapCount)
  }

  @MainActor func count(for touch: UITouch) -> Int {
    guard let last, touch.timestamp - last.time <= GestureNumbers.tapInterval else { return 1 }
    let start = touch.path.start
    let gap = CGVector(dx: start.x - last.location.x, dy: start.y - last.location.y)
    return gap.length <= GestureNumbers.tapRadius ? last.count + 1 : 1
  }
}
