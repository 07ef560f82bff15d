import CTasks
import Foundation
import Synchronization

/// Swift's tasks, operations of the main queue and blocks of the main run loop, on a stage's clock.
///
/// What runs in a stage's turn and starts a task has it run in the same turn, after what started
/// it, in the order of asking; what sleeps goes on in the first turn at or after its instant. All
/// of it runs on the stage's own thread, wherever it would run on a device: the same run gives the
/// same frames. What other threads start is theirs, unless the whole process belongs to one
/// application.
final class TaskClock: Sendable {
  private let owner = TaskClock.owners.next()

  deinit { tasks_forget(owner) }

  /// Has a process belong to the application on its stages: tasks that other threads go on with,
  /// the main queue, the main run loop and the date follow the stage as well.
  /// - Parameter limit: Seconds of the machine's time after which a turn that does not end ends
  ///   the process.
  static func ownProcess(limit: Double) {
    tasks_keep_all(true)
    tasks_watch(limit)
  }

  /// Whether a task waits, be it for its turn or for an instant.
  var isAwaited: Bool { tasks_next_instant(owner).isFinite }

  /// Whether a task waits for its turn at an instant.
  func isDue(at now: Double) -> Bool { tasks_next_instant(owner) <= now + 1e-6 }

  /// Runs something whose tasks are the stage's.
  /// - Parameter now: What the clock shows.
  func hold<Result>(at now: Double, _ body: () throws -> Result) rethrows -> Result {
    let former = tasks_swap(tasks_hold(owner: owner, now: now))
    defer { _ = tasks_swap(former) }
    return try body()
  }

  /// Runs what is due. One turn goes on with at most so many jobs: tasks that start each other for
  /// ever go on in the next one.
  @MainActor func runDue(at now: Double) {
    Self.drainMainRunLoop()
    var job = tasks_job()
    for _ in 0..<Self.most {
      guard tasks_next(owner, now, &job) else { break }
      tasks_run(job)
    }
  }

  private static let most = 20_000
  private static let owners = Owners()

  /// What lies in the main queue of libdispatch, and in the main run loop.
  @MainActor private static func drainMainRunLoop() {
    guard tasks_keeps_all(), tasks_is_main_thread() else { return }
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
  }
}

/// Numbers for those who own tasks.
private final class Owners: Sendable {
  private let count = Mutex<UInt64>(0)

  func next() -> UInt64 {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
