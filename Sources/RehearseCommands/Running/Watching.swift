import Foundation
import Projects

/// What is done now, and again whenever a file is saved.
@MainActor
struct Watching {
  /// The command that tells of mistakes.
  let command: String
  let console: Console

  /// Does something now and after every change; ends with the process.
  /// - Parameters:
  ///   - stamps: When each file was last written.
  ///   - body: What is done. A mistake is told, and the next change awaited.
  func doAgain(after stamps: () -> [String: Date], _ body: () throws -> Void) -> Never {
    var seen = stamps()
    while true {
      do { try body() } catch {
        console.err(
          (error as? CompilerError)?.text
            ?? "\(command): \((error as? UsageError)?.message ?? oneLine(error))\n")
      }
      while true {
        let began = Date()
        let now = stamps()
        defer { seen = now }
        if now != seen { break }
        // Of many files, looking takes a twentieth of the time at the most.
        usleep(UInt32(min(max(0.05, Date().timeIntervalSince(began) * 20), 2) * 1e6))
      }
    }
  }

  /// When each of some files was last written.
  static func stamps(of paths: [String]) -> [String: Date] {
    Dictionary(paths.map { ($0, stamp($0)) }) { first, _ in first }
  }

  /// When each file in some folders and below was last written; without what is hidden, what Xcode keeps
  /// for a person, and what was built.
  static func stamps(below folders: [String]) -> [String: Date] {
    let left: Set<String> = ["DerivedData", "build", "node_modules", "xcuserdata"]
    var stamps: [String: Date] = [:]
    for folder in folders {
      // A folder of more than anybody's checkout is watched as far as its surface goes.
      let paths =
        (try? FolderWalk.paths(in: folder) { $0.hasPrefix(".") || left.contains($0) })
        ?? ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      for path in paths { stamps[folder + "/" + path] = stamp(folder + "/" + path) }
    }
    return stamps
  }

  private static func stamp(_ path: String) -> Date {
    let values = try? FileManager.default.attributesOfItem(atPath: path)
    return values?[.modificationDate] as? Date ?? .distantPast
  }
}

/// A program that is shown, and the folder that goes when it is closed.
@MainActor
struct ShownProgram {
  let process: WindowProcess
  let folder: URL

  func close() {
    process.close()
    removeTemporary(folder)
  }
}
