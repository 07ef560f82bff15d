import Foundation
import QuartzCore

extension StageClock {
  /// The name of applications for it.
  public typealias DispatchTime = Deadline

  /// An instant of the stage's clock; stands in for Dispatch's `DispatchTime`.
  public struct Deadline: Hashable, Comparable, Sendable {
    /// Since the stage's start; infinite for the distant future.
    let seconds: Double

    init(seconds: Double) { self.seconds = seconds }

    /// - Parameter uptimeNanoseconds: Since the stage's start.
    public init(uptimeNanoseconds: UInt64) { seconds = Double(uptimeNanoseconds) / 1e9 }

    /// The instant of the turn.
    public static func now() -> Deadline { Deadline(seconds: StageClock.now) }

    /// Never.
    public static let distantFuture = Deadline(seconds: .infinity)

    /// Whole nanoseconds since the stage's start; the most there are for the distant future.
    public var uptimeNanoseconds: UInt64 {
      UInt64(exactly: (max(seconds, 0) * 1e9).rounded()) ?? .max
    }

    public static func < (one: Deadline, other: Deadline) -> Bool {
      one.seconds < other.seconds
    }

    public static func + (time: Deadline, seconds: Double) -> Deadline {
      Deadline(seconds: time.seconds + seconds)
    }

    public static func - (time: Deadline, seconds: Double) -> Deadline {
      Deadline(seconds: time.seconds - seconds)
    }

    public static func + (time: Deadline, interval: DispatchTimeInterval) -> Deadline {
      time + interval.inSeconds
    }

    public static func - (time: Deadline, interval: DispatchTimeInterval) -> Deadline {
      time - interval.inSeconds
    }
  }
}

extension DispatchTimeInterval {
  /// Infinite for `never`.
  fileprivate var inSeconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    default: .infinity
    }
  }
}
