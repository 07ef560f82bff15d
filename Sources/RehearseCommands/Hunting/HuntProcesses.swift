import Foundation
import Rehearsal

/// Several processes of this program at a time, whose results stay in order.
@MainActor
struct HuntProcesses {
  private let jobs: Int
  private let console: Console

  init(_ jobs: Int, _ console: Console) {
    self.jobs = jobs
    self.console = console
  }

  /// Runs each of some command lines.
  /// - Returns: What each wrote to its standard output, in the order of the lines.
  func run(_ lines: [[String]]) throws -> [String] {
    try withTemporaryFolder { folder in
      let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      var running: [(place: Int, process: Process)] = []
      var next = 0
      while next < lines.count || !running.isEmpty {
        while next < lines.count, running.count < jobs {
          running.append((next, try start(program, lines[next], file(next, in: folder))))
          next += 1
        }
        console.progress("\(next - running.count) of \(lines.count) transitions hunted")
        running.removeAll { place, process in
          guard !process.isRunning else { return false }
          Cleanup.ended(process)
          return true
        }
        usleep(20_000)
      }
      console.endProgress()
      return try lines.indices.map {
        String(decoding: try Data(contentsOf: file($0, in: folder)), as: UTF8.self)
      }
    }
  }

  private func file(_ place: Int, in folder: URL) -> URL {
    folder.appendingPathComponent("\(place).json")
  }

  private func start(_ program: URL, _ words: [String], _ output: URL) throws -> Process {
    try Data().write(to: output)
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(Program.evenOrders) { $1 }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardInput = FileHandle.nullDevice
    try Cleanup.start(process)
    return process
  }
}
