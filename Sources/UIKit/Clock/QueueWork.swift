/// The work of background queues, which may sleep: that takes no time of the stage's, but what such work
/// asks for next comes so much later, and what waits in the same queue as well.
@MainActor
final class QueueWork {
  /// How long the work that runs has slept, in seconds, the wait for its queue included; nil where it is
  /// the main thread's.
  private(set) var pause: Double?
  /// When queues that do one thing after the other have done what they slept in. They are kept as long: another
  /// one must not come to stand in their place.
  private var free: [ObjectIdentifier: (queue: AnyObject, time: Double)] = [:]

  /// Runs work of a background queue.
  /// - Parameters:
  ///   - queue: The one whose work waits for each other; nil for queues where it does not.
  ///   - now: The instant of the turn.
  func run(in queue: AnyObject?, at now: Double, _ work: () -> Void) {
    let name = queue.map(ObjectIdentifier.init)
    let former = pause
    pause = max(0, (name.flatMap { free[$0]?.time } ?? 0) - now)
    work()
    if let queue, let name, let pause {
      free[name] = pause > 0 ? (queue, now + pause) : nil
    }
    pause = former
  }

  /// - Returns: Whether it was a background queue's work that slept.
  func rest(for seconds: Double) -> Bool {
    guard let before = pause else { return false }
    pause = before + max(0, seconds)
    return true
  }
}
