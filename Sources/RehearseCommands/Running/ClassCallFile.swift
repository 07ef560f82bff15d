import Foundation
import Rewriting

/// Where initialisers are called by class in a package's files, as the compiler said when it was built last: a
/// file that has not changed since is not compiled in vain first.
struct ClassCallFile {
  private struct Entry: Codable {
    let path: String
    /// Of the text that the places are in.
    let fingerprint: String
    let places: Set<ClassCallRule.Place>
  }

  private let file: URL

  init(in folder: URL) { file = folder.appendingPathComponent("class-calls.json") }

  /// Those of files that are as they were; none where there is nothing to read.
  var calls: [String: Set<ClassCallRule.Place>] {
    guard let data = FileManager.default.contents(atPath: file.path),
      let entries = try? JSONDecoder().decode([Entry].self, from: data)
    else { return [:] }
    let known = entries.filter { Self.fingerprint(of: $0.path) == $0.fingerprint }
    return Dictionary(known.map { ($0.path, $0.places) }) { $0.union($1) }
  }

  func write(_ calls: [String: Set<ClassCallRule.Place>]) throws {
    let entries = calls.sorted { $0.key < $1.key }.compactMap { path, places in
      Self.fingerprint(of: path).map { Entry(path: path, fingerprint: $0, places: places) }
    }
    try JSONEncoder().encode(entries).write(to: file, options: .atomic)
  }

  private static func fingerprint(of path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(Array($0).fingerprint, radix: 16) }
  }
}
