import UIKit

/// Everything that came to a session from outside, in the order of time.
struct InputLog {
  /// What can come.
  enum Input: Hashable {
    case touch(finger: Int, TouchSample.Action, CGPoint)
    /// The act with an index was started.
    case act(Int)
    case rotation
    /// Something else around the application changes.
    case change(RehearsalScript.Condition)
    /// A key for the text field that has the keyboard.
    case key(String)
    /// A value of a layer is another one: by its path, its property and the value's components.
    case value(layer: String, property: String, [Double])
    /// Springs that a layer gets under a key from now on have another mass, stiffness and damping.
    case spring(layer: String, key: String, [Double])
  }

  typealias Entry = (input: Input, time: Double)

  /// What has happened.
  private var past: [Entry] = []
  /// What is to happen.
  private var coming: ArraySlice<Entry> = []
  /// Whether what is to happen has happened before, in a time that was taken back.
  private var isRepeating = false

  /// Adds what happens together at the present instant, a hair after what was added before. It
  /// takes the place of a future that was taken back; fingers whose end lay in there are taken
  /// away.
  /// - Parameter held: The fingers that somebody still holds: they stay.
  mutating func add(_ inputs: [Input], at time: Double, holding held: Set<Int> = []) {
    if isRepeating {
      isRepeating = false
      coming = []
      let lost = fingersDown.filter { !held.contains($0.finger) }
      add(lost.map { .touch(finger: $0.finger, .cancel, $0.place) }, at: time)
    }
    let latest = coming.last?.time ?? past.last?.time ?? -.infinity
    let instant = max(time, latest + Self.hair)
    coming += inputs.map { ($0, instant) }
  }

  /// Seconds; a script keeps a tenth of it apart.
  private static let hair = 1e-5

  /// The next entry that an instant has come to; it has then happened.
  mutating func next(upTo instant: Double) -> Entry? {
    guard let entry = coming.first, entry.time <= instant else { return nil }
    past.append(coming.removeFirst())
    return entry
  }

  /// Takes everything back, to happen again.
  mutating func rewind() {
    coming = past + coming
    past = []
    isRepeating = true
  }

  /// Adds what is to happen, each entry at an instant of its own, later than what was added before;
  /// it takes the place of a future that was taken back.
  mutating func plan(_ entries: [Entry], at time: Double) {
    if isRepeating { add([], at: time) }
    coming += entries
  }

  /// What happened up to an instant.
  func entries(upTo instant: Double) -> [Entry] { all.filter { $0.time <= instant } }

  /// Whether something is still to happen that has happened before.
  var hasFuture: Bool { isRepeating && !coming.isEmpty }

  /// Puts something between what is still to happen, which stays.
  mutating func insert(_ input: Input, at time: Double) {
    let index = coming.firstIndex { $0.time > time } ?? coming.endIndex
    coming.insert((input, time), at: index)
  }

  /// Whether nothing is still to happen.
  var isOver: Bool { coming.isEmpty }

  /// Everything, in the order of time.
  var all: [Entry] { past + coming }

  /// How many acts were started.
  var actsDone: Int {
    past.count { if case .act = $0.input { true } else { false } }
  }

  /// The fingers that have come down and not left, and where they are.
  var fingersDown: [(finger: Int, place: CGPoint)] {
    var down: [Int: CGPoint] = [:]
    for case (.touch(let finger, let action, let place), _) in past {
      switch action {
      case .press, .move: down[finger] = place
      case .lift, .cancel, .hover, .unhover: down[finger] = nil
      }
    }
    return down.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
