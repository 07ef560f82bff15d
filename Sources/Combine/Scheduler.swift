import QuartzCore
import UIKit

/// Says when things are done.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions

  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A span of time that can be written as so many seconds.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// An instant of the stage's clock, and spans between instants.
public struct StageTime: Strideable, Hashable, Sendable {
  /// A span, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
    ExpressibleByFloatLiteral, Sendable
  {
    public var magnitude: Double
    /// Seconds.
    public var timeInterval: Double { magnitude }
    public init(_ seconds: Double) { magnitude = seconds }
    public init(integerLiteral value: Int) { magnitude = Double(value) }
    public init(floatLiteral value: Double) { magnitude = value }
    public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }
    public init(_ interval: DispatchTimeInterval) {
      switch interval {
      case .seconds(let n): magnitude = Double(n)
      case .milliseconds(let n): magnitude = Double(n) / 1e3
      case .microseconds(let n): magnitude = Double(n) / 1e6
      case .nanoseconds(let n): magnitude = Double(n) / 1e9
      default: magnitude = .infinity
      }
    }

    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
    public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
    public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
    public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
    public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
    public static func *= (a: inout Stride, b: Stride) { a = a * b }
  }

  /// Since the stage's start.
  public let seconds: Double
  public init(seconds: Double) { self.seconds = seconds }
  public func distance(to other: StageTime) -> Stride { Stride(other.seconds - seconds) }
  public func advanced(by n: Stride) -> StageTime { StageTime(seconds: seconds + n.magnitude) }
}

/// What all schedulers do here: there is one order for all, that of the stage's clock.
public protocol StageScheduler: Scheduler where SchedulerTimeType == StageTime {}

/// Options of a scheduler: without effect, there is one order for all.
public struct StageSchedulerOptions: Sendable {
  public init() {}
  public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {}
}

extension StageScheduler {
  public var now: StageTime { StageTime(seconds: RenderServer.current.now) }
  public var minimumTolerance: StageTime.Stride { 0 }

  public func schedule(options: StageSchedulerOptions?, _ action: @escaping () -> Void) {
    RenderServer.current.enqueue(at: RenderServer.current.now, action)
  }

  public func schedule(
    after date: StageTime, tolerance: StageTime.Stride, options: StageSchedulerOptions?,
    _ action: @escaping () -> Void
  ) { RenderServer.current.enqueue(at: date.seconds, action) }

  public func schedule(
    after date: StageTime, interval: StageTime.Stride, tolerance: StageTime.Stride,
    options: StageSchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let beat = Beat(start: date.seconds, interval: interval.magnitude, action)
    beat.wait()
    return AnyCancellable(beat.stop)
  }
}

/// Something done again and again: time n is n intervals after the first, multiplied, not added up.
final class Beat {
  private let start: Double
  private let interval: Double
  private let deed: () -> Void
  private var count = 0.0
  private var isOver = false

  init(start: Double, interval: Double, _ deed: @escaping () -> Void) {
    (self.start, self.interval, self.deed) = (start, max(interval, 0.0001), deed)
  }

  func stop() { isOver = true }

  func wait() {
    RenderServer.current.enqueue(at: start + count * interval, isAwaited: false) { [weak self] in
      guard let self, !isOver else { return }
      let passed = ((RenderServer.current.now - start) / interval).rounded(.down)
      count = max(count, passed) + 1
      deed()
      if !isOver { wait() }
    }
  }
}

extension StageClock.DispatchQueue: StageScheduler {
  public typealias SchedulerTimeType = StageTime
  public typealias SchedulerOptions = StageSchedulerOptions
}

extension DispatchQueue: StageScheduler {
  public typealias SchedulerTimeType = StageTime
  public typealias SchedulerOptions = StageSchedulerOptions
}

extension RunLoop: StageScheduler {
  public typealias SchedulerTimeType = StageTime
  public typealias SchedulerOptions = StageSchedulerOptions
}

extension OperationQueue: StageScheduler {
  public typealias SchedulerTimeType = StageTime
  public typealias SchedulerOptions = StageSchedulerOptions
}

/// Does everything at once.
public struct ImmediateScheduler: StageScheduler, Sendable {
  public typealias SchedulerTimeType = StageTime
  public typealias SchedulerOptions = StageSchedulerOptions
  public static let shared = ImmediateScheduler()

  public func schedule(options: StageSchedulerOptions?, _ action: @escaping () -> Void) { action() }
  public func schedule(
    after date: StageTime, tolerance: StageTime.Stride, options: StageSchedulerOptions?,
    _ action: @escaping () -> Void
  ) { action() }
}
