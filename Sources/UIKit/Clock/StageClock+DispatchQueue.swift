import Foundation
import QuartzCore

extension StageClock {
  /// A queue whose work runs on the stage's clock; stands in for Dispatch's `DispatchQueue`.
  ///
  /// What is asked for now runs in the next turn. Background queues are no threads: their work
  /// takes its place in the same order, so that what an application computes is there in the same
  /// frame in every run.
  public final class DispatchQueue: Sendable {
    /// The name that it was made with.
    public let label: String
    /// Whether what sleeps in it lets the rest of it wait.
    private let isConcurrent: Bool

    /// The queue of the main actor.
    public static let main = DispatchQueue(label: "main")

    private static let background = DispatchQueue(label: "global", attributes: .concurrent)

    /// - Parameters:
    ///   - qos: Without effect, like the attributes: there is one order for all.
    public init(label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = []) {
      self.label = label
      isConcurrent = attributes.contains(.concurrent)
    }

    /// Makes no difference here: all queues are serial.
    public struct Attributes: OptionSet, Sendable {
      public let rawValue: UInt64
      public init(rawValue: UInt64) { self.rawValue = rawValue }

      public static let concurrent = Attributes(rawValue: 1)
      public static let initiallyInactive = Attributes(rawValue: 2)
    }

    /// The queue for work in the background, the same for every quality of service.
    public class func global(
      qos: DispatchQoS.QoSClass = .default
    ) -> DispatchQueue { background }

    /// Runs a block in the next turn.
    public func async(
      group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
      flags: DispatchWorkItemFlags = [], execute work: @escaping @MainActor () -> Void
    ) {
      run(at: StageClock.now, in: group, work)
    }

    /// Runs a work item in the next turn, unless it is cancelled before.
    public func async(execute workItem: DispatchWorkItem) {
      run(at: StageClock.now, in: nil) { workItem.perform() }
    }

    public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
      run(at: StageClock.now, in: group) { workItem.perform() }
    }

    /// Runs a block in the first turn at or after an instant; never for the distant future.
    public func asyncAfter(
      deadline: Deadline, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      execute work: @escaping @MainActor () -> Void
    ) {
      run(at: deadline.seconds, in: nil, work)
    }

    /// Runs a work item in the first turn at or after an instant, unless it is cancelled before.
    public func asyncAfter(deadline: Deadline, execute workItem: DispatchWorkItem) {
      run(at: deadline.seconds, in: nil) { workItem.perform() }
    }

    /// Runs a block at once. On the main queue a device would stand still: that is reported. On a
    /// thread of the application's own the main queue's turn is waited for.
    public func sync<Result>(
      flags: DispatchWorkItemFlags = [], execute work: () throws -> Result
    ) rethrows -> Result {
      if self === DispatchQueue.main, OtherThreads.areCalling { return try wait(for: work) }
      if self === DispatchQueue.main {
        let pause = MainActor.assumeIsolated { SceneEnvironment.current.queues.pause }
        if pause ?? 1 > 0 {
          Unsupported.report(
            pause == nil
              ? "DispatchQueue.main.sync on the main queue: a device would hang there"
              : "DispatchQueue.main.sync after sleeping: it runs before the pause is over")
        }
      }
      return try work()
    }

    private func wait<Result>(for work: () throws -> Result) rethrows -> Result {
      try wait(for: work) { throw $0 }
    }

    /// - Parameter rescue: Throws what the work has thrown; only a parameter may, where work that
    ///   throws nothing is to throw nothing.
    private func wait<Result>(
      for work: () throws -> Result, rescue: (any Error) throws -> Result
    ) rethrows -> Result {
      let outcome = withoutActuallyEscaping(work) { work in
        let turn = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var work: (() throws -> Result)? = work
        nonisolated(unsafe) var outcome: Swift.Result<Result, any Error>?
        _ = StageClock.enqueue(at: StageClock.now) {
          outcome = work.map { work in Swift.Result { try work() } }
          // Nobody may hold it when the caller goes on.
          work = nil
          turn.signal()
        }
        turn.wait()
        return outcome
      }
      switch outcome {
      case .success(let result): return result
      case .failure(let error): return try rescue(error)
      case nil: preconditionFailure("DispatchQueue.main.sync · its turn did not come")
      }
    }

    /// Runs a block so many times, one after the other.
    public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
      for iteration in 0..<max(iterations, 0) { work(iteration) }
    }

    @MainActor
    private func perform(_ work: @MainActor () -> Void, _ group: DispatchGroup?) {
      guard self !== DispatchQueue.main else {
        work()
        group?.leave()
        return
      }
      SceneEnvironment.current.queues.run(
        in: isConcurrent ? nil : self, at: CACurrentMediaTime()
      ) {
        work()
        group?.leave()
      }
    }

    private func run(
      at time: Double, in group: DispatchGroup?, _ work: @escaping @MainActor () -> Void
    ) {
      guard time.isFinite else {
        if time.isNaN { Unsupported.report("DispatchQueue.asyncAfter with a deadline of NaN") }
        return
      }
      group?.enter()
      _ = StageClock.enqueue(at: time) { self.perform(work, group) }
    }
  }
}
