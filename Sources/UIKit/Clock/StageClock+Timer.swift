import Foundation
import QuartzCore

extension StageClock {
  /// Fires once or again and again on the stage's clock; stands in for Foundation's `Timer`.
  ///
  /// Firing n of a repeating timer is due n intervals after its start, multiplied, not added up.
  /// Firings that one turn passes over are one. A stage does not wait for a repeating timer to
  /// come to rest; for one that fires once it does. Modes of run loops make no difference.
  public final class Timer: NSObject, @unchecked Sendable {
    // Sendable: timers are used on the main actor, as everything that follows the stage.
    private let start: Double
    private let repeats: Bool
    private let deed: @MainActor (Timer) -> Void
    private var firing = 0.0
    private var ticket: Ticket?

    /// Seconds between two firings; 0 for a timer that fires once.
    public let timeInterval: TimeInterval

    /// Whether it may still fire.
    public private(set) var isValid = true

    /// What the application gave it to carry.
    public let userInfo: Any?

    /// Seconds by which a firing may come late: kept, and without effect.
    public var tolerance: TimeInterval = 0

    private let interval: Double

    /// A timer that waits to be added to a run loop.
    /// - Parameter interval: Seconds; what is not above 0, or not a number, means a tenth of a
    ///   millisecond, as in Foundation.
    public convenience init(
      timeInterval interval: TimeInterval, repeats: Bool,
      block: @escaping @MainActor (Timer) -> Void
    ) {
      self.init(interval: interval, repeats: repeats, userInfo: nil, deed: block)
    }

    /// A timer that sends a message to a target, which it keeps alive until it is over.
    public convenience init(
      timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
      repeats: Bool
    ) {
      nonisolated(unsafe) let target = target as AnyObject
      self.init(interval: interval, repeats: repeats, userInfo: userInfo) { timer in
        selector.send(to: target, sender: timer, event: nil)
      }
    }

    private init(
      interval: TimeInterval, repeats: Bool, userInfo: Any?,
      deed: @escaping @MainActor (Timer) -> Void
    ) {
      self.interval = interval > 0 ? interval : 0.0001
      self.repeats = repeats
      self.userInfo = userInfo
      self.deed = deed
      timeInterval = repeats ? self.interval : 0
      start = StageClock.now
    }

    /// A timer that waits to be added to a run loop.
    /// - Parameters:
    ///   - first: When it fires first, seconds since the stage's start.
    ///   - interval: Seconds from one firing to the next; 0 for one that fires once.
    init(first: Double, interval: TimeInterval, deed: @escaping @MainActor (Timer) -> Void) {
      repeats = interval > 0
      self.interval = repeats ? interval : max(first - StageClock.now, 0.0001)
      self.deed = deed
      userInfo = nil
      timeInterval = repeats ? interval : 0
      start = first - self.interval
    }

    /// A timer that runs at once.
    @discardableResult
    public class func scheduledTimer(
      withTimeInterval interval: TimeInterval, repeats: Bool,
      block: @escaping @MainActor (Timer) -> Void
    ) -> Timer {
      let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
      timer.schedule()
      return timer
    }

    @discardableResult
    public class func scheduledTimer(
      timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
      repeats: Bool
    ) -> Timer {
      let timer = Timer(
        timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
        repeats: repeats)
      timer.schedule()
      return timer
    }

    /// Fires now, out of turn: a timer that fires once is then over, the turns of a repeating one
    /// stay as they are.
    @preconcurrency @MainActor public func fire() {
      guard isValid else { return }
      deed(self)
      if !repeats { invalidate() }
    }

    /// Ends the firings for good.
    public func invalidate() {
      isValid = false
      ticket?.cancel()
      ticket = nil
    }

    /// Starts to wait for the next firing; a timer that waits already goes on as it does.
    func schedule() {
      guard isValid, ticket == nil else { return }
      firing = max(((StageClock.now - start) / interval).rounded(.down) + 1, firing + 1)
      ticket = StageClock.enqueue(at: start + firing * interval, isAwaited: !repeats) {
        self.come()
      }
    }

    @MainActor private func come() {
      ticket = nil
      fire()
      if isValid { schedule() }
    }
  }
}

extension RunLoop {
  /// Starts a timer. All run loops, and all their modes, are one here.
  public func add(_ timer: StageClock.Timer, forMode mode: RunLoop.Mode) { timer.schedule() }
}
