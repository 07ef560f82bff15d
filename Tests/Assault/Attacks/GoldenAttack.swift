import Foundation
import TestSupport

/// What was recorded, damaged in a repository, and the commands that read it and tidy up.
package struct GoldenAttack: Attack {
  package let name = "goldens"
  /// By their paths in the folder.
  private let recorded: [String: [UInt8]]
  private let item: String

  /// - Parameter folder: What `rehearse record ITEM` has written into, whole.
  package init(_ item: String, recordedIn folder: URL) {
    var files: [String: [UInt8]] = [:]
    for path in (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [] {
      var isFolder: ObjCBool = false
      let file = folder.appending(path: path).path
      guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      files[path] = FileManager.default.contents(atPath: file).map(Array.init)
    }
    (recorded, self.item) = (files, item)
  }

  package func blow(_ random: inout Seeded) -> Blow {
    let command = [
      ["verify", item], ["compare", item, "-o", "out"], ["prune", "--force"], ["prune"],
    ]
    .randomElement(using: &random)
    var blow = Blow(command ?? [])
    blow.files = recorded
    for path in recorded.keys.sorted() where Int.random(in: 0..<3, using: &random) == 0 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: blow.files[path] = nil
      case 1: blow.files[path] = []
      default: blow.files[path] = Damage.done(to: blow.files[path] ?? [], &random)
      }
    }
    if Bool.random(using: &random) {
      blow.files["__Snapshots__/theirs.txt"] = Array("somebody's".utf8)
    }
    // What was recorded may go; what somebody put there may not.
    blow.results = ["out", "build"]
    if command?.contains("--force") == true {
      blow.results.formUnion(recorded.keys)
    }
    return blow
  }
}
