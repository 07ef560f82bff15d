import Dispatch
import QuartzCore

extension StageClock {
  /// An instant of the stage's clock; stands in for Dispatch's `DispatchTime`.
  public struct DispatchTime: Hashable, Comparable, Sendable {
    /// Since the stage's start; infinite for the distant future.
    let seconds: Double

    init(seconds: Double) { self.seconds = seconds }

    /// - Parameter uptimeNanoseconds: Since the stage's start.
    public init(uptimeNanoseconds: UInt64) { seconds = Double(uptimeNanoseconds) / 1e9 }

    /// The instant of the turn.
    public static func now() -> DispatchTime { DispatchTime(seconds: StageClock.now) }

    /// Never.
    public static let distantFuture = DispatchTime(seconds: .infinity)

    /// Whole nanoseconds since the stage's start; the most there are for the distant future.
    public var uptimeNanoseconds: UInt64 {
      UInt64(exactly: (max(seconds, 0) * 1e9).rounded()) ?? .max
    }

    public static func < (one: DispatchTime, other: DispatchTime) -> Bool {
      one.seconds < other.seconds
    }

    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
      DispatchTime(seconds: time.seconds + seconds)
    }

    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
      DispatchTime(seconds: time.seconds - seconds)
    }

    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
      time + interval.inSeconds
    }

    public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
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
