import Foundation
import Synchronization

/// What goes with this process when a signal asks it to end: files and folders that are not finished,
/// and programs that work for it.
///
/// Everything is written down here whether or not anybody listens to signals; a program does, from its
/// start on, with `tidyUpOnSignals`. A library in somebody else's program leaves their signals alone.
package enum Cleanup {
  private struct Things {
    var paths: [String] = []
    var programs: [pid_t] = []
  }

  /// Held for ever once a signal has come: whoever makes, starts or ends something then waits for the
  /// end of the process.
  private static let things = Mutex(Things())

  /// Makes a file or a folder that is removed at a signal, until it is `settled`.
  @discardableResult
  package static func make<Failure: Error>(
    _ create: () throws(Failure) -> URL
  ) throws(Failure) -> URL {
    try things.withLock { (things) throws(Failure) in
      let made = try create()
      things.paths.append(made.path)
      return made
    }
  }

  /// What is finished, or already gone.
  package static func settled(_ made: URL) {
    things.withLock { $0.paths.removeAll { $0 == made.path } }
  }

  /// Starts a program that ends with this process, until it has `ended`.
  /// - Parameter start: Gives its number; nil where it has not started.
  @discardableResult
  package static func start<Failure: Error>(
    _ start: () throws(Failure) -> pid_t?
  ) throws(Failure) -> pid_t? {
    try things.withLock { (things) throws(Failure) in
      let program = try start()
      if let program { things.programs.append(program) }
      return program
    }
  }

  package static func ended(_ program: pid_t) {
    things.withLock { $0.programs.removeAll { $0 == program } }
  }

  package static func start(_ process: Process) throws {
    try start { () throws -> pid_t? in
      _ = hearsQuit
      try process.run()
      return process.processIdentifier
    }
  }

  /// A job in the background ignores SIGQUIT, and so would what it starts: programs that do not come
  /// back are ended by it.
  private static let hearsQuit: Void = {
    _ = signal(SIGQUIT, SIG_DFL)
  }()

  package static func ended(_ process: Process) { ended(process.processIdentifier) }
}

extension Cleanup {
  private static let alarm = Atomic<Int32>(-1)
  private static let came = Atomic<Int32>(0)

  /// From now on SIGTERM, SIGINT and SIGHUP end this process as they would, after everything that is
  /// unfinished has been taken away. To be called once, on the first thread.
  package static func tidyUpOnSignals() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    alarm.store(ends[1], ordering: .releasing)
    listen()
    let bell = ends[0]
    Thread.detachNewThread {
      var signal: Int32 = 0
      while read(bell, &signal, 4) < 0 && errno == EINTR {}
      tidyUp(signal)
    }
  }

  private static func listen() {
    let signals = [SIGTERM, SIGINT, SIGHUP]
    // Whoever starts this process from a thread that hears no signals hands that down.
    var heard = sigset_t()
    sigemptyset(&heard)
    for signal in signals { sigaddset(&heard, signal) }
    pthread_sigmask(SIG_UNBLOCK, &heard, nil)
    for signal in signals {
      var action = sigaction()
      sigaction(signal, nil, &action)
      // Whoever started this process may have had it ignored, as `nohup` does.
      if unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1 { continue }
      action.__sigaction_handler.sa_handler = { Cleanup.hear($0) }
      action.sa_flags = SA_RESTART
      sigaction(signal, &action, nil)
    }
  }

  /// Runs as a signal handler: nothing but what such a one may do. The first signal counts: whoever
  /// sends one to a group of processes and to this one sends two.
  private static func hear(_ signal: Int32) {
    let (isFirst, _) = came.compareExchange(
      expected: 0, desired: signal, ordering: .sequentiallyConsistent)
    guard isFirst else { return }
    let former = errno
    var signal = signal
    _ = write(alarm.load(ordering: .acquiring), &signal, 4)
    errno = former
  }

  private static func tidyUp(_ number: Int32) {
    things.withLock { things in
      let programs = things.programs
      for program in programs.flatMap(withDescendants) { kill(program, SIGTERM) }
      // A program that hangs does not hear.
      for _ in 0..<100 where programs.contains(where: isRunning) { usleep(20_000) }
      for program in programs where isRunning(program) { kill(program, SIGKILL) }
      for path in things.paths.reversed() { remove(path) }
      signal(number, SIG_DFL)
      raise(number)
      // The first process of a container does not hear that.
      _exit(128 + number)
    }
  }

  /// Removes something that another thread may still write into: out of its way first, and again where it
  /// was made anew meanwhile.
  private static func remove(_ path: String) {
    let aside = path + ".ended"
    for _ in 0..<50 {
      _ = rename(path, aside)
      try? FileManager.default.removeItem(atPath: aside)
      guard [path, aside].contains(where: FileManager.default.fileExists) else { return }
      usleep(2000)
    }
  }

  /// Whether a child has not ended yet; it may still be waited for afterwards.
  private static func isRunning(_ program: pid_t) -> Bool {
    var information = siginfo_t()
    let isKnown = waitid(P_PID, id_t(program), &information, WEXITED | WNOHANG | WNOWAIT) == 0
    return isKnown && information._sifields._sigchld.si_pid == 0
  }

  /// A program and those that it has started: a compiler does its work in others.
  private static func withDescendants(_ program: pid_t) -> [pid_t] {
    let tasks = "/proc/\(program)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    let children = threads.flatMap { thread in
      let list = FileManager.default.contents(atPath: "\(tasks)/\(thread)/children") ?? Data()
      return String(decoding: list, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
    }
    return [program] + children.flatMap(withDescendants)
  }
}
