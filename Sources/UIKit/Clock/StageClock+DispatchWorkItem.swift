import Foundation
import QuartzCore

extension StageClock {
  /// A block that can be cancelled before it runs; stands in for Dispatch's `DispatchWorkItem`.
  public final class DispatchWorkItem: @unchecked Sendable {
    // Sendable: used on the main actor, as everything that follows the stage.
    private let block: @MainActor () -> Void
    private var followers: [(queue: DispatchQueue, work: @MainActor () -> Void)] = []
    private var hasRun = false

    /// Whether `cancel()` came. What has begun is not stopped.
    public private(set) var isCancelled = false

    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      block: @escaping @MainActor () -> Void
    ) {
      self.block = block
    }

    /// Runs the block now; of a cancelled item only those who asked to be notified hear.
    @preconcurrency @MainActor public func perform() {
      if !isCancelled { block() }
      hasRun = true
      for follower in followers { follower.queue.async(execute: follower.work) }
      followers = []
    }

    /// Keeps the block from running.
    public func cancel() { isCancelled = true }

    /// Runs a block on a queue after this one.
    public func notify(queue: DispatchQueue, execute work: @escaping @MainActor () -> Void) {
      if hasRun { return queue.async(execute: work) }
      followers.append((queue, work))
    }

    /// Runs another item on a queue after this one.
    public func notify(queue: DispatchQueue, execute item: DispatchWorkItem) {
      notify(queue: queue) { item.perform() }
    }
  }

  /// Work that is waited for as one; stands in for Dispatch's `DispatchGroup`.
  public final class DispatchGroup: @unchecked Sendable {
    // Sendable: used on the main actor, as everything that follows the stage.
    private var outstanding = 0
    private var followers: [(queue: DispatchQueue, work: @MainActor () -> Void)] = []

    public init() {}

    public func enter() { outstanding += 1 }

    /// One too many is reported and changes nothing; a device would trap.
    public func leave() {
      guard outstanding > 0 else {
        return Unsupported.report("DispatchGroup.leave without enter")
      }
      outstanding -= 1
      if outstanding == 0 { notifyAll() }
    }

    /// Runs a block on a queue when nothing is outstanding any more.
    public func notify(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
      execute work: @escaping @MainActor () -> Void
    ) {
      followers.append((queue, work))
      if outstanding == 0 { notifyAll() }
    }

    public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
      notify(queue: queue) { work.perform() }
    }

    private func notifyAll() {
      let due = followers
      followers = []
      for follower in due { follower.queue.async(execute: follower.work) }
    }
  }
}
