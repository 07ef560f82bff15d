import Foundation
import Projects

/// The folder in which an application stands as it does on a device: its program beside its resources.
struct AppBundle {
  /// `NAME.app`.
  let folder: URL
  /// What could not be copied.
  private(set) var notes: [String] = []

  init(folder: URL) { self.folder = folder }

  /// Brings the folder up to date: copies what is new or has changed, removes what is no longer there.
  /// - Parameter resources: Where two have one place, the first stays.
  mutating func fill(_ resources: [(place: String, path: String)]) throws {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let list = folder.deletingPathExtension().appendingPathExtension("resources")
    let former =
      (try? JSONDecoder().decode([String: String].self, from: Data(contentsOf: list))) ?? [:]
    var present: [String: String] = [:]
    for (place, path) in resources where present[place] == nil && !place.contains("..") {
      guard let mark = AppBundle.mark(of: path) else {
        notes.append("\(path): there is no such file")
        continue
      }
      present[place] = mark
      let target = folder.appendingPathComponent(place)
      if former[place] == mark, files.fileExists(atPath: target.path) { continue }
      try? files.removeItem(at: target)
      try files.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      do { try files.copyItem(atPath: path, toPath: target.path) } catch {
        present[place] = nil
        notes.append("\(path): cannot be read")
      }
    }
    for place in former.keys where present[place] == nil {
      try? files.removeItem(at: folder.appendingPathComponent(place))
    }
    try JSONEncoder().encode(present).write(to: list, options: .atomic)
  }

  /// The languages that it has something in.
  var languages: Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Set(names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) })
  }

  /// Another word whenever a file, or anything in a folder, has changed; nil where there is none.
  private static func mark(of path: String) -> String? {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    var text = path + own(path)
    if isFolder.boolValue {
      for inner in (files.subpaths(atPath: path) ?? []).sorted() {
        text += inner + own(path + "/" + inner)
      }
    }
    return String(text.fingerprint, radix: 16)
  }

  private static func own(_ path: String) -> String {
    let values = try? FileManager.default.attributesOfItem(atPath: path)
    let date = (values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return " \(date) \(values?[.size] as? Int ?? 0)\n"
  }
}
