import Foundation

/// A running program that is fed through its standard input.
///
/// The input is a socket rather than a pipe, because writing to a socket whose reader has
/// gone can be told to fail instead of ending the process. What the program says on its
/// error output is kept; its standard output is thrown away.
struct PipedProgram {
  private let process: pid_t
  private let input: Int32
  private let errors: UnsafeMutablePointer<FILE>

  /// Starts a program that is looked up on the search path.
  /// - Throws: `ffmpegMissing` when there is none of that name, `ffmpegFailed` when it cannot
  ///   be started.
  init(name: String, arguments: [String]) throws(FilmError) {
    var ends: [Int32] = [0, 0]
    // Closed on exec, so that programs started elsewhere do not hold this one's input open.
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard let errors = tmpfile() else { throw Self.cannotStart(errno) }
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      fclose(errors)
      throw Self.cannotStart(errno)
    }
    let (code, process) = Self.start(
      name, arguments, input: ends[1], errors: fileno(errors))
    close(ends[1])
    guard code == 0 else {
      close(ends[0])
      fclose(errors)
      // The search ends so, too, where a folder on the path is closed to us.
      let isMissing = code == ENOENT || (code == EACCES && !Self.isThere(name))
      throw isMissing ? .ffmpegMissing : Self.cannotStart(code)
    }
    (self.process, input, self.errors) = (process, ends[0], errors)
  }

  /// Hands bytes over, waiting until the program has taken them.
  /// - Returns: false when the program no longer reads; `finish` will tell why.
  func send(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let count = Foundation.send(
          input, buffer.baseAddress! + sent, buffer.count - sent, Int32(MSG_NOSIGNAL))
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }

  /// Ends the input and waits for the program.
  /// - Returns: Its exit code, 128 + n if signal n ended it; what it said.
  func finish() -> (status: Int, message: String) {
    close(input)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    Cleanup.ended(process)
    let signal = Int(status & 0x7F)
    return (signal == 0 ? Int(status >> 8 & 0xFF) : 128 + signal, readErrors())
  }

  private func readErrors() -> String {
    defer { fclose(errors) }
    rewind(errors)
    var text = [UInt8](repeating: 0, count: 4096)
    let count = fread(&text, 1, text.count, errors)
    return String(decoding: text.prefix(count), as: UTF8.self)
  }

  private static func start(
    _ name: String, _ arguments: [String], input: Int32, errors: Int32
  ) -> (code: Int32, process: pid_t) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    var code: Int32 = 0
    Cleanup.start {
      code = posix_spawnp(&process, name, &actions, nil, &words, environ)
      return code == 0 ? process : nil
    }
    return (code, process)
  }

  /// Whether the search path leads to a file of that name, one that may not be started included.
  private static func isThere(_ name: String) -> Bool {
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    return path.split(separator: ":").contains { access("\($0)/\(name)", F_OK) == 0 }
  }

  private static func cannotStart(_ code: Int32) -> FilmError {
    .ffmpegFailed("it cannot be started: \(String(cString: strerror(code)))")
  }
}
