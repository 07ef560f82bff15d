/// A span of time in seconds; may be negative, infinite where a rule says so.
package typealias Seconds = Double

/// A point on a stage's timeline, counted from the stage's start.
///
/// Not a span: two instants can be subtracted, not added.
package struct Instant: Hashable, Sendable {
  /// Seconds since the stage's start.
  package var sinceStart: Seconds

  /// The instant so many seconds after the stage's start.
  package init(sinceStart: Seconds) { self.sinceStart = sinceStart }

  /// The stage's start.
  package static let start = Instant(sinceStart: 0)

  /// The span from the second instant to the first; negative when the first is earlier.
  package static func - (later: Instant, earlier: Instant) -> Seconds {
    later.sinceStart - earlier.sinceStart
  }

  /// The instant that lies a span later.
  package static func + (instant: Instant, span: Seconds) -> Instant {
    Instant(sinceStart: instant.sinceStart + span)
  }

  /// The instant that lies a span earlier.
  package static func - (instant: Instant, span: Seconds) -> Instant {
    Instant(sinceStart: instant.sinceStart - span)
  }
}

extension Instant: Comparable {
  package static func < (left: Instant, right: Instant) -> Bool {
    left.sinceStart < right.sinceStart
  }
}
