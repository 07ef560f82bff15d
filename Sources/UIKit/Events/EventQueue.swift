import QuartzCore

/// What one finger does at one instant.
package struct TouchSample: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case press, move, lift, cancel
    /// A pointer is over the screen, and no button is pressed.
    case hover
    /// The pointer leaves the screen.
    case unhover
  }

  /// Seconds since the stage's start.
  package var time: Double
  /// Tells fingers apart.
  package var finger: Int
  package var action: Action
  /// In points of the screen.
  package var location: CGPoint

  package init(time: Double, finger: Int, action: Action, location: CGPoint) {
    self.time = time
    self.finger = finger
    self.action = action
    self.location = location
  }
}

/// What is still to happen to recognisers and views, in the order of time: samples of fingers
/// and deadlines that recognisers set themselves.
struct EventQueue {
  /// What comes next.
  enum Item {
    /// What several fingers do at once, each at most one thing; one that comes down after another
    /// has left comes later.
    case samples([TouchSample])
    case deadline(@MainActor () -> Void)
  }

  /// Names a deadline so that it can be taken back.
  struct Ticket: Hashable { fileprivate let number: Int }

  private struct Deadline {
    let ticket: Ticket
    let time: Double
    let action: @MainActor () -> Void
  }

  /// In the order of time; a slice, for it is taken from the front.
  private var samples: ArraySlice<TouchSample> = []
  private var deadlines: [Deadline] = []
  private var issued = 0

  var isEmpty: Bool { samples.isEmpty && deadlines.isEmpty }

  /// When a finger does something next; infinity where none does.
  var nextSample: Double { samples.first?.time ?? .infinity }

  /// Of equal times, what was added first comes first. The cost grows with the number of samples,
  /// however they lie among those that wait.
  mutating func add(_ more: [TouchSample]) {
    // Sorting keeps the order of equals.
    let more = more.sorted { $0.time < $1.time }
    guard let first = more.first else { return }
    let place = samples.partition(after: first.time)
    guard place < samples.endIndex else { return samples += more }
    var later = samples[place...]
    samples = samples[..<place]
    for sample in more {
      while let next = later.first, next.time <= sample.time { samples.append(later.removeFirst()) }
      samples.append(sample)
    }
    samples += later
  }

  mutating func addDeadline(at time: Double, _ action: @escaping @MainActor () -> Void) -> Ticket {
    issued += 1
    let deadline = Deadline(ticket: Ticket(number: issued), time: time, action: action)
    let place = deadlines.lastIndex { $0.time <= time }.map { $0 + 1 } ?? 0
    deadlines.insert(deadline, at: place)
    return deadline.ticket
  }

  mutating func remove(_ ticket: Ticket) { deadlines.removeAll { $0.ticket == ticket } }

  /// Takes out what comes next, if it comes no later than `now`. A deadline comes before a
  /// finger's sample of the same instant.
  mutating func next(upTo now: Double) -> (time: Double, item: Item)? {
    let sample = samples.first?.time ?? .infinity
    let deadline = deadlines.first?.time ?? .infinity
    guard min(sample, deadline) <= now else { return nil }
    if deadline <= sample { return (deadline, .deadline(deadlines.removeFirst().action)) }
    return (sample, .samples(takeGroup()))
  }

  /// Instants closer than this are one: they were worked out in two ways.
  private static let sameInstant = 1e-9

  private mutating func takeGroup() -> [TouchSample] {
    var group: [TouchSample] = []
    while let next = samples.first, group.allSatisfy({ next.time - $0.time <= Self.sameInstant }),
      !group.contains(where: { $0.finger == next.finger }),
      next.action != .press || group.allSatisfy({ $0.action == .press || $0.action == .move })
    {
      group.append(samples.removeFirst())
    }
    return group
  }
}

extension ArraySlice<TouchSample> {
  /// Where those begin that come after an instant.
  fileprivate func partition(after time: Double) -> Int {
    (lastIndex { $0.time <= time } ?? startIndex - 1) + 1
  }
}
