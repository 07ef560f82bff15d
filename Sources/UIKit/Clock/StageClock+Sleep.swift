import Foundation
import QuartzCore

extension StageClock {
  /// Lets the work of a background queue rest: what it asks for next comes so much later. On the main thread
  /// a device would stand still, and threads of the application's own are the machine's: both are reported,
  /// and take no time.
  static func rest(for seconds: Double) {
    guard seconds > 0 else { return }
    guard !OtherThreads.areCalling else {
      return Unsupported.report("a thread that sleeps: it is not the stage's, and goes on at once")
    }
    let rests = MainActor.assumeIsolated { SceneEnvironment.current.queues.rest(for: seconds) }
    if !rests {
      Unsupported.report(
        "sleep on the main thread: a device would stand still for \(seconds) s, here no time passes"
      )
    }
  }
}

/// What application code calls `sleep`, on the stage's clock.
/// - Parameter seconds: How long.
/// - Returns: How much of it is left: nothing.
@discardableResult
public func _sleep(_ seconds: UInt32) -> UInt32 {
  StageClock.rest(for: Double(seconds))
  return 0
}

/// What application code calls `usleep`, on the stage's clock.
@discardableResult
public func _usleep(_ microseconds: UInt32) -> Int32 {
  StageClock.rest(for: Double(microseconds) / 1e6)
  return 0
}

extension Thread {
  /// What application code calls `sleep(forTimeInterval:)`, on the stage's clock.
  public class func _sleep(forTimeInterval seconds: TimeInterval) { StageClock.rest(for: seconds) }

  /// What application code calls `sleep(until:)`, on the stage's clock.
  /// - Parameter seconds: How long it is until the date, which is a little less than what the application
  ///   added to now: hundredths are rounded up, so that two runs rest equally long.
  public class func _sleep(until seconds: TimeInterval) {
    StageClock.rest(for: (seconds * 100).rounded(.up) / 100)
  }
}
