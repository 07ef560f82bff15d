import QuartzCore

/// Timers and queues that follow the stage's clock instead of the machine's.
///
/// The types inside stand in for Foundation's and Dispatch's of the same names. Sources of an
/// application need no change; their module gets a few aliases, which win over every import:
///
///     typealias Timer = StageClock.Timer
///     typealias DispatchQueue = StageClock.DispatchQueue
///     typealias DispatchTime = StageClock.DispatchTime
///     typealias DispatchWorkItem = StageClock.DispatchWorkItem
///     typealias DispatchGroup = StageClock.DispatchGroup
///
/// Work that is due runs at the start of a turn, in the order of its instants; of equal ones, what
/// was asked for first. Work that is asked for in a turn waits for a later one. All of it runs on
/// the main actor, one piece after the other, whatever its queue: the same run gives the same
/// frames. A frame of the display is a turn, so an instant between two frames means the later one.
///
/// What has no stand-in (timer sources, wall-clock deadlines, waiting) does not compile.
public enum StageClock {
  /// The instant of the turn, seconds since the stage's start, and what the work that runs has slept; on
  /// other threads, the instant of the last turn.
  static var now: Double {
    let now = CACurrentMediaTime()
    if OtherThreads.areCalling { return now }
    return now + MainActor.assumeIsolated { SceneEnvironment.current.queues.pause ?? 0 }
  }

  /// Runs work on the main actor in the first turn at or after an instant.
  ///
  /// May be asked for on any thread. In which turn another thread's work comes is not settled: threads
  /// that the machine runs know nothing of the stage's clock.
  /// - Parameter isAwaited: Whether the stage counts as busy until then.
  static func enqueue(
    at time: Double, isAwaited: Bool = true, _ work: @escaping @MainActor () -> Void
  ) -> Ticket {
    if OtherThreads.areCalling { return enqueueFromAfar(at: time, isAwaited, work) }
    let server = RenderServer.current
    let ticket = server.enqueue(at: time, isAwaited: isAwaited) {
      MainActor.assumeIsolated { work() }
    }
    return Ticket(server: server, ticket: ticket)
  }

  private static func enqueueFromAfar(
    at time: Double, _ isAwaited: Bool, _ work: @escaping @MainActor () -> Void
  ) -> Ticket {
    let place = OtherThreads.enqueue(at: time, isAwaited: isAwaited) {
      Unsupported.report(
        "a thread of the application's own: in which turn comes what it has the main queue do is not "
          + "settled")
      MainActor.assumeIsolated { work() }
    }
    guard let place else {
      Unsupported.report("work for the main queue from a thread, before a stage has made a turn")
      return Ticket(server: nil, ticket: nil)
    }
    return Ticket(server: place.server, ticket: place.ticket)
  }

  /// Work that has not run yet, and where it waits.
  struct Ticket {
    weak var server: RenderServer?
    let ticket: DelayedWork.Ticket?

    func cancel() {
      if let ticket { server?.cancel(ticket) }
    }
  }
}
