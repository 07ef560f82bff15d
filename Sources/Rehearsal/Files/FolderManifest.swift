import Foundation

/// What this program has written into a folder, known by a file that lies in it: each file's name,
/// length and fingerprint. What is not in it, or is not as it was written, is somebody else's.
///
///     # Written by rehearse; what is listed here may be replaced and removed by it.
///     9a3c0f4be21d77c5 1840 forward-finish.png
package struct FolderManifest {
  /// The files that are ours, by their path within the folder.
  private var marks: [String: String]

  private static let head =
    "# Written by rehearse; what is listed here may be replaced and removed by it."
  /// A manifest is read up to this many bytes: a hundred thousand files.
  private static let longest = 16 << 20

  package init() { marks = [:] }

  /// Reads a folder's manifest.
  /// - Parameter name: What the file is called.
  /// - Returns: nil where there is none, or one that is none of ours.
  package init?(in folder: URL, name: String) {
    let file = folder.appendingPathComponent(name)
    guard Self.kind(of: file) == .file, let data = try? Data(contentsOf: file),
      data.count <= Self.longest
    else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    let lines = text.split(separator: "\n")
    guard lines.first.map(String.init) == Self.head else { return nil }
    marks = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard parts.count == 3 else { return nil }
      marks[parts[2]] = "\(parts[0]) \(parts[1])"
    }
  }

  /// The manifest as a file: sorted, so that it merges line by line.
  package var text: String {
    let lines = marks.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
    return Self.head + "\n" + lines.joined()
  }

  package var isEmpty: Bool { marks.isEmpty }

  /// Notes a file that has been written.
  package mutating func note(_ path: String, _ bytes: some Collection<UInt8>) {
    marks[path] = Self.mark(bytes)
  }

  package mutating func forget(_ path: String) { marks[path] = nil }

  /// Whether a file lies there as it was written, in no folder that is a link.
  package func owns(_ path: String, in folder: URL) -> Bool {
    guard let mark = marks[path], !Self.isBehindLink(path, in: folder),
      let bytes = try? Data(contentsOf: folder.appendingPathComponent(path))
    else { return false }
    return Self.mark(bytes) == mark
  }

  /// Whether there is a folder, and no link to one.
  package static func isFolder(_ place: URL) -> Bool { kind(of: place) == .folder }

  /// What lies in a folder and is not ours, sorted; links are named and not followed.
  /// - Parameter name: The manifest's own file, which is.
  package func strangers(in folder: URL, except name: String) -> [String] {
    Self.everything(in: folder).filter { $0 != name && !owns($0, in: folder) }
  }

  /// A manifest of everything that lies in a folder.
  package static func taking(_ folder: URL, except name: String) throws -> FolderManifest {
    var manifest = FolderManifest()
    for path in everything(in: folder) where path != name {
      manifest.note(path, try Data(contentsOf: folder.appendingPathComponent(path)))
    }
    return manifest
  }
}

extension FolderManifest {
  private enum Kind { case file, folder, other }

  private static func mark(_ bytes: some Collection<UInt8>) -> String {
    let digits = String(bytes.fingerprint, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + " \(bytes.count)"
  }

  /// What something is, links not followed; nil for nothing.
  private static func kind(of file: URL) -> Kind? {
    var status = stat()
    guard lstat(file.path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  private static func isBehindLink(_ path: String, in folder: URL) -> Bool {
    var place = folder
    for part in path.split(separator: "/") {
      place.appendPathComponent(String(part))
      if part == ".." || kind(of: place) == .other { return true }
    }
    return false
  }

  /// The paths of everything that is no folder, sorted.
  private static func everything(in folder: URL, below prefix: String = "") -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().flatMap { name -> [String] in
      let inner = folder.appendingPathComponent(name)
      guard kind(of: inner) == .folder else { return [prefix + name] }
      return everything(in: inner, below: prefix + name + "/")
    }
  }
}
