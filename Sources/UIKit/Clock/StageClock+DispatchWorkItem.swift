import Foundation
import QuartzCore

extension StageClock {
  /// A block that can be cancelled before it runs; stands in for Dispatch's `DispatchWorkItem`.
  public final class DispatchWorkItem: @unchecked Sendable {
    // Sendable: what changes is read and written under the lock.
    private let block: @MainActor () -> Void
    private let lock = NSLock()
    private var followers: [(queue: DispatchQueue, work: @MainActor () -> Void)] = []
    private var (hasRun, wasCancelled) = (false, false)

    /// Whether `cancel()` came. What has begun is not stopped.
    public var isCancelled: Bool { lock.withLock { wasCancelled } }

    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      block: @escaping @MainActor () -> Void
    ) {
      self.block = block
    }

    /// Runs the block now; of a cancelled item only those who asked to be notified hear.
    @preconcurrency @MainActor public func perform() {
      if !isCancelled { block() }
      let due = lock.withLock {
        hasRun = true
        defer { followers = [] }
        return followers
      }
      for follower in due { follower.queue.async(execute: follower.work) }
    }

    /// Keeps the block from running.
    public func cancel() { lock.withLock { wasCancelled = true } }

    /// Runs a block on a queue after this one.
    public func notify(queue: DispatchQueue, execute work: @escaping @MainActor () -> Void) {
      let isLate = lock.withLock {
        if !hasRun { followers.append((queue, work)) }
        return hasRun
      }
      if isLate { queue.async(execute: work) }
    }

    /// Runs another item on a queue after this one.
    public func notify(queue: DispatchQueue, execute item: DispatchWorkItem) {
      notify(queue: queue) { item.perform() }
    }
  }

  /// Work that is waited for as one; stands in for Dispatch's `DispatchGroup`.
  public final class DispatchGroup: @unchecked Sendable {
    // Sendable: what changes is read and written under the lock.
    private let lock = NSLock()
    private var outstanding = 0
    private var followers: [(queue: DispatchQueue, work: @MainActor () -> Void)] = []

    public init() {}

    public func enter() { lock.withLock { outstanding += 1 } }

    /// One too many is reported and changes nothing; a device would trap.
    public func leave() {
      let isExtra = lock.withLock {
        guard outstanding > 0 else { return true }
        outstanding -= 1
        return false
      }
      if isExtra { return Unsupported.report("DispatchGroup.leave without enter") }
      notifyIfDone()
    }

    /// Runs a block on a queue when nothing is outstanding any more.
    public func notify(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
      execute work: @escaping @MainActor () -> Void
    ) {
      lock.withLock { followers.append((queue, work)) }
      notifyIfDone()
    }

    public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
      notify(queue: queue) { work.perform() }
    }

    private func notifyIfDone() {
      let due = lock.withLock {
        guard outstanding == 0 else {
          return [(queue: DispatchQueue, work: @MainActor () -> Void)]()
        }
        defer { followers = [] }
        return followers
      }
      for follower in due { follower.queue.async(execute: follower.work) }
    }
  }
}
