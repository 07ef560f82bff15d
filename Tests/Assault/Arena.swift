import Foundation

/// Where blows fall: a folder of its own for each, with somebody's files beside it, and the programs.
package struct Arena: Sendable {
  /// `rehearse`.
  let tool: URL
  /// The program that reads alone.
  let reader: URL
  /// Seconds that a process may take; above 0.
  let patience: Double

  package init(tool: URL, reader: URL, patience: Double = 60) {
    (self.tool, self.reader, self.patience) = (tool, reader, patience)
  }

  /// Runs a blow in a folder that goes away.
  /// - Returns: nil where all is well.
  package func verdict(on blow: Blow) throws -> Verdict? {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("assault-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let (work, temporary) = (root.appending(path: "work"), root.appending(path: "tmp"))
    for folder in [work, temporary, root.appending(path: "user")] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try lay(blow, in: work)
    let before = contents(of: work)
    let end = try run(blow, root: root)
    return verdict(on: end, blow)
      ?? files(blow, before: before, after: contents(of: work))
      ?? leftovers(in: temporary)
  }

  /// A stranger's files, and things that are no files, beside those of the blow.
  private func lay(_ blow: Blow, in work: URL) throws {
    for (path, bytes) in blow.files {
      let file = work.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    for path in ["index.html", "notes.txt", "theirs/index.html", "theirs/film.webp"] {
      let file = work.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("somebody's".utf8).write(to: file)
    }
    try FileManager.default.createSymbolicLink(
      atPath: work.path + "/link", withDestinationPath: "theirs")
    try FileManager.default.createSymbolicLink(
      atPath: work.path + "/loop", withDestinationPath: "loop")
    _ = mkfifo(work.path + "/pipe", 0o600)
  }

  private struct End {
    var status: Int32
    var isSignal = false
    var isOver = true
    var said: [UInt8] = []
  }

  private func run(_ blow: Blow, root: URL) throws -> End {
    let process = Process()
    process.executableURL = blow.program == .tool ? tool : reader
    process.arguments = (blow.program == .tool ? [] : ["--read"]) + blow.words
    process.currentDirectoryURL = root.appending(path: "work")
    var variables = ProcessInfo.processInfo.environment
    variables["TMPDIR"] = root.appending(path: "tmp").path
    variables["HOME"] = root.appending(path: "user").path
    variables["XDG_CACHE_HOME"] = root.appending(path: "user/cache").path
    for name in ["CI", "SNAPSHOT_TESTING_RECORD", "DISPLAY", "SOAK"] { variables[name] = nil }
    process.environment = variables
    process.standardInput = FileHandle.nullDevice
    let said = root.appending(path: "said")
    try Data().write(to: said)
    let handle = try FileHandle(forWritingTo: said)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = handle
    try process.run()
    let begun = Date()
    while process.isRunning, !isLost(process, since: begun) { usleep(2000) }
    var end = End(status: 0)
    if process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      end.isOver = false
    }
    process.waitUntilExit()
    end.status = process.terminationStatus
    end.isSignal = end.isOver && process.terminationReason == .uncaughtSignal
    end.said = Array((try? Data(contentsOf: said)) ?? Data())
    return end
  }

  /// Whether a program has had its time: on a processor of its own, or, where others take turns with it or it
  /// waits, five times as much by the clock.
  private func isLost(_ process: Process, since begun: Date) -> Bool {
    let passed = Date().timeIntervalSince(begun)
    guard passed > patience else { return false }
    return passed > 5 * patience || Self.worked(process.processIdentifier) > 0.9 * patience
  }

  /// Seconds that a process has been on a processor; its fields are counted after its name, which may hold
  /// spaces. 0 where it has ended.
  private static func worked(_ process: Int32) -> Double {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let name = text.lastIndex(of: ")")
    else { return 0 }
    let fields = text[name...].split(separator: " ")
    guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else {
      return 0
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  private func verdict(on end: End, _ blow: Blow) -> Verdict? {
    guard end.isOver else { return .hang }
    if end.isSignal { return .signal(end.status) }
    if !blow.codes.contains(end.status) { return .code(end.status) }
    if let byte = end.said.first(where: { ($0 < 32 && $0 != 10 && $0 != 9) || $0 == 127 }) {
      return .noise(byte)
    }
    if end.said.count > 40_000 { return .flood(end.said.count) }
    return end.status == 2 && end.said.isEmpty ? .silence : nil
  }

  private func files(
    _ blow: Blow, before: [String: [UInt8]], after: [String: [UInt8]]
  ) -> Verdict? {
    func isResult(_ path: String) -> Bool {
      blow.results.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    let harmed = before.keys.filter { !isResult($0) && after[$0] != before[$0] }
    if !harmed.isEmpty { return .harmed(harmed.sorted()) }
    let strays = after.keys.filter { before[$0] == nil && !isResult($0) }
    return strays.isEmpty ? nil : .strays(strays.sorted())
  }

  private func leftovers(in folder: URL) -> Verdict? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.isEmpty ? nil : .leftovers(names.sorted())
  }

  /// Every path below a folder with what lies there; links and pipes by their kind.
  private func contents(of folder: URL) -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    for path in (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [] {
      let file = folder.appending(path: path)
      let kind = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.type]
      switch kind as? FileAttributeType {
      case .typeRegular?:
        found[path] = FileManager.default.contents(atPath: file.path).map(Array.init) ?? []
      case .typeDirectory?: found[path] = Array("a folder".utf8)
      default: found[path] = Array("neither".utf8)
      }
    }
    return found
  }
}
