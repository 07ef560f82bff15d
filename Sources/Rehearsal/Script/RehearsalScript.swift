import UIKit

/// What happens in a rehearsal, one line after the other: a value that reads as a text.
///
///     present detail
///     settle
///     pan from 200,100 by 0,300 over 0.25 s
///     release at 0 pt/s
///     settle
///
/// A line that moves a finger leaves it down until `release` or `cancel`; `tap`, `fling`, `pinch`
/// and `rotate` lift it themselves. What fingers do takes time; `wait` and `settle` let more pass.
public struct RehearsalScript: Hashable, Sendable {
  /// One line.
  public enum Step: Hashable, Sendable {
    /// Does what the host knows under this name: `present detail`.
    case act(String, String)
    /// Until nothing moves any more.
    case settle
    /// Seconds.
    case wait(Double)
    /// A finger comes down and goes up where it is.
    case tap(Place)
    /// A finger comes down. Fingers are numbered from 1.
    case press(Place, finger: Int)
    /// nil moves all that are down, side by side.
    case move(finger: Int?, Way, over: Double)
    /// Comes down and moves, in one line.
    case pan(from: Place, Way, over: Double, finger: Int)
    /// All fingers rest for seconds.
    case hold(Double)
    /// Comes down, moves at points a second for a tenth of a second, and leaves.
    case fling(from: Place, velocity: Offset)
    /// Fingers scroll until a view shows that has a name.
    case scroll(to: Place)
    /// A finger leaves; all that are down if none is named. Before it does, it moves on at a speed
    /// in its last direction for a twentieth of a second; at 0 it rests as long.
    case release(speed: Double?, finger: Int?)
    /// Fingers are taken away by the system.
    case cancel(finger: Int?)
    /// Two fingers along the horizontal, from a distance to another.
    case pinch(at: Place, from: Double, to: Double, over: Double)
    /// Two fingers, 100 points apart, turn about a point: degrees, clockwise.
    case rotate(at: Place, by: Double, over: Double)
    /// A pointer comes to a place, from where it was in so many seconds.
    case hover(Place, over: Double)
    /// The pointer goes away.
    case unhover
    /// Keys go to the text that has the keyboard, one after the other, ten a second: the first at once.
    case type(String)
    /// A key that writes nothing.
    case key(Key)
    /// The device is laid on its side, or stood up again.
    case turn
    /// Something else around the application changes.
    case change(Condition)

    /// Between two keys.
    static let secondsPerKey = 0.1

    /// Seconds that the line asks for; 0 for those that take what they take.
    var span: Double {
      switch self {
      case .wait(let seconds), .hold(let seconds), .move(_, _, let seconds),
        .pan(_, _, let seconds, _), .pinch(_, _, _, let seconds), .rotate(_, _, let seconds),
        .hover(_, let seconds):
        seconds
      case .type(let text): Double(max(text.count - 1, 0)) * Self.secondsPerKey
      case .act, .settle, .tap, .press, .fling, .scroll, .release, .cancel, .unhover, .key, .turn,
        .change:
        0
      }
    }
  }

  /// A key that writes nothing, by the word that scripts have for it.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    /// Ends a line, or what a field is for.
    case `return`
    /// Takes back the character before the cursor, or what is selected.
    case backspace
    /// Leaves the text.
    case escape
  }

  /// Where on the screen.
  public enum Place: Hashable, Sendable {
    /// Points of the screen.
    case point(Offset)
    /// Percent of the screen's width and height.
    case percent(Offset)
    /// The view with an accessibility identifier; percent of its own size.
    case view(String, Offset)
  }

  /// How a finger moves.
  public enum Way: Hashable, Sendable {
    /// So far from where it is.
    case by(Offset)
    /// As far as a place.
    case to(Place)
  }

  /// A side of the screen that follows the direction of reading.
  public enum Side: String, Hashable, Sendable {
    /// Where reading begins: left, or right where people read from right to left.
    case leading
    /// Where reading ends.
    case trailing
  }

  /// Two numbers.
  public struct Offset: Hashable, Sendable {
    /// Along the horizontal, in the unit that the step names.
    public var x: Double
    /// Along the vertical, downwards.
    public var y: Double
    /// The side that x is counted from in a place, and towards in a way or a speed; nil for a place
    /// from the left and a way to the right, however people read.
    public var side: Side?

    /// Two numbers, and the side that the first is counted from.
    public init(_ x: Double, _ y: Double, _ side: Side? = nil) {
      self.x = x
      self.y = y
      self.side = side
    }

    /// The middle, in percent.
    public static let middle = Offset(50, 50)
  }

  /// What is done, in order.
  public var steps: [Step] { didSet { lines = [] } }
  /// The line of the text from which each step was read; empty for a script made otherwise. Two
  /// scripts with the same steps are the same, wherever they came from.
  private(set) var lines: [ScriptLine] = []

  /// A script that was not read from a text.
  public init(_ steps: [Step] = []) { self.steps = steps }

  init(_ steps: [Step], from lines: [ScriptLine]) {
    self.steps = steps
    self.lines = lines
  }

  public static func == (a: RehearsalScript, b: RehearsalScript) -> Bool { a.steps == b.steps }

  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}

/// A line of a text.
struct ScriptLine: Hashable, Sendable {
  /// From 1.
  let number: Int
  let source: String

  /// Where a word stands, from 1; the line's first word where it does not.
  func column(of word: String) -> Int {
    let characters = Array(source)
    let wanted = Array(word)
    let places = characters.indices.dropLast(max(wanted.count - 1, 0))
    let found = places.first { Array(characters[$0..<$0 + wanted.count]) == wanted }
    return (found ?? characters.firstIndex { !$0.isWhitespace } ?? 0) + 1
  }
}

/// Why a text is no script.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// From 1.
  public let line: Int
  /// From 1, in characters.
  public let column: Int
  /// What was found and what was wanted.
  public let message: String
  /// The line itself.
  public let source: String

  /// The message, the line, and a caret below the place; of long ones what is near the place.
  public var description: String {
    let start = max(0, column - 1 - Self.most / 2)
    let part = source.dropFirst(start).prefix(Self.most)
    let before = start > 0 ? "…" : ""
    let after = part.endIndex < source.endIndex ? "…" : ""
    let margin = "\(line) | \(before)"
    let indent = String(repeating: " ", count: margin.count + column - 1 - start)
    return "line \(line), column \(column): \(shortMessage)\n\(margin)\(part)\(after)\n\(indent)^"
  }

  private var shortMessage: String {
    let short = message.prefix(4 * Self.most)
    return short.endIndex < message.endIndex ? short + "…" : message
  }

  /// Characters of a line that are shown.
  private static let most = 120
}
