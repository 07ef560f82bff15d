import Foundation
import Rewriting

/// Where files call initialisers by a class that is only known at run time: the compiler says so, wanting
/// them to be `required`, and is asked again with other calls in their place (`_MadeByType`).
struct ClassCalls {
  /// By the files' paths.
  private(set) var places: [String: Set<ClassCallRule.Place>] = [:]

  /// Takes in what a compiler said. Where it is the application's own initialiser that it wants to be
  /// `required`, it would on a Mac, too.
  /// - Parameter paths: The application's files.
  /// - Returns: Whether there are new places; the compiler can be asked again then.
  mutating func learn(from said: String, of paths: [String]) -> Bool {
    let former = places
    var last: (path: String, place: ClassCallRule.Place)?
    for line in said.split(separator: "\n") {
      if let match = line.wholeMatch(of: Self.complaint), paths.contains(String(match.1)),
        let number = Int(match.2), let column = Int(match.3)
      {
        last = (String(match.1), ClassCallRule.Place(line: number, column: column))
      } else if let (path, place) = last,
        line.contains(": note: selected non-required initializer")
      {
        last = nil
        if !paths.contains(where: { line.hasPrefix($0 + ":") }) {
          places[path, default: []].insert(place)
        }
      }
    }
    return places != former
  }

  /// Whether a compiler's line is the first of such a complaint.
  static func isComplaint(_ line: String) -> Bool { line.wholeMatch(of: complaint) != nil }

  private static var complaint: Regex<(Substring, Substring, Substring, Substring)> {
    /(\/.*\.swift):(\d+):(\d+): error: constructing an object of class type .*/
  }
}

// MARK: - From one build to the next

extension ClassCalls {
  private struct Entry: Codable {
    let path: String
    /// Of the text that the places are in.
    let fingerprint: String
    let places: Set<ClassCallRule.Place>
  }

  /// What each file's text is known by; taken before the files are read for a build, so that one which is
  /// edited meanwhile is known by its former text.
  static func fingerprints(of paths: [String]) -> [String: String] {
    let known = paths.compactMap { path in
      FileManager.default.contents(atPath: path).map {
        (path, String(Array($0).fingerprint, radix: 16))
      }
    }
    return Dictionary(known) { $1 }
  }

  /// Those of files whose texts are as they were; none where there is nothing to read.
  init(keptIn file: URL, of texts: [String: String]) {
    let data = FileManager.default.contents(atPath: file.path)
    let entries = data.flatMap { try? JSONDecoder().decode([Entry].self, from: $0) } ?? []
    for entry in entries where texts[entry.path] == entry.fingerprint {
      places[entry.path] = entry.places
    }
  }

  func keep(in file: URL, of texts: [String: String]) throws {
    let entries = places.sorted { $0.key < $1.key }.compactMap { path, places in
      texts[path].map { Entry(path: path, fingerprint: $0, places: places) }
    }
    try JSONEncoder().encode(entries).write(to: file, options: .atomic)
  }
}
