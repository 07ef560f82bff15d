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
    case tap(Place)
    /// A finger comes down. Fingers are numbered from 1.
    case press(Place, finger: Int)
    case move(finger: Int, Way, over: Double)
    /// Comes down and moves, in one line.
    case pan(from: Place, Way, over: Double, finger: Int)
    /// All fingers rest for seconds.
    case hold(Double)
    /// Comes down, moves at points a second for a tenth of a second, and leaves.
    case fling(from: Place, velocity: Offset)
    /// A finger leaves; all that are down if none is named. Before it does, it moves on at a speed
    /// in its last direction for a twentieth of a second; at 0 it rests as long.
    case release(speed: Double?, finger: Int?)
    /// Fingers are taken away by the system.
    case cancel(finger: Int?)
    /// Two fingers along the horizontal, from a distance to another.
    case pinch(at: Place, from: Double, to: Double, over: Double)
    /// Two fingers, 100 points apart, turn about a point: degrees, clockwise.
    case rotate(at: Place, by: Double, over: Double)
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
    case by(Offset)
    case to(Place)
  }

  /// Two numbers.
  public struct Offset: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }

    /// The middle, in percent.
    public static let middle = Offset(50, 50)
  }

  public var steps: [Step]

  public init(_ steps: [Step] = []) { self.steps = steps }
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

  /// The message, the line, and a caret below the place.
  public var description: String {
    let margin = "\(line) | "
    let indent = String(repeating: " ", count: margin.count + column - 1)
    return "line \(line), column \(column): \(message)\n\(margin)\(source)\n\(indent)^"
  }
}
