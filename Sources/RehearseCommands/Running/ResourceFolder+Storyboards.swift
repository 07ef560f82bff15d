import Foundation
import Rewriting

extension ResourceFolder {
  /// The storyboards in the folder that begin with a screen of theirs and have to do with the files:
  /// of the classes that they name, half or more are written in them. The main one comes first.
  func storyboards(for sources: [Source]) -> [FoundProgram.Storyboard] {
    let folders = [folder] + languages
    var found: [FoundProgram.Storyboard] = []
    for file in folders.flatMap({ documents(in: $0) }) {
      let name = file.deletingPathExtension().lastPathComponent
      guard !found.contains(where: { $0.name == name }),
        let text = try? String(contentsOf: file, encoding: .utf8),
        text.contains("initialViewController="), Self.isNamed(in: text, sources)
      else { continue }
      let path = file.resolvingSymlinksInPath().path
      guard Self.isOfOneProject(path, sources) else { continue }
      found.append(FoundProgram.Storyboard(name: name, path: path))
    }
    return found.sorted {
      ($0.name == "Main" ? 0 : 1, $0.name) < ($1.name == "Main" ? 0 : 1, $1.name)
    }
  }

  /// `Base` first.
  private var languages: [URL] {
    names(in: folder).filter { $0.hasSuffix(".lproj") }
      .sorted { ($0 == "Base.lproj" ? 0 : 1, $0) < ($1 == "Base.lproj" ? 0 : 1, $1) }
      .map(folder.appendingPathComponent)
  }

  private func documents(in folder: URL) -> [URL] {
    names(in: folder).filter { $0.hasSuffix(".storyboard") }.map(folder.appendingPathComponent)
  }

  private func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// Whether a document lies in no Xcode project, or in one in whose folder some of the files are: those of
  /// other applications of a checkout are theirs.
  private static func isOfOneProject(_ path: String, _ sources: [Source]) -> Bool {
    let files = FileManager.default
    var home = URL(fileURLWithPath: path).deletingLastPathComponent()
    while home.path != "/" {
      let names = (try? files.contentsOfDirectory(atPath: home.path)) ?? []
      if names.contains(where: { $0.hasSuffix(".xcodeproj") }) {
        return sources.contains {
          URL(fileURLWithPath: $0.path).resolvingSymlinksInPath().path.hasPrefix(home.path + "/")
        }
      }
      home.deleteLastPathComponent()
    }
    return true
  }

  /// Whether half of a document's classes, or more, are of the files: one alone may be called as one of
  /// another application that lies in the same checkout.
  private static func isNamed(in text: String, _ sources: [Source]) -> Bool {
    let classes = Set(text.matches(of: /customClass="([^"]+)"/).map { String($0.1) })
      .filter { !$0.hasPrefix("UI") }
    let code = sources.map { String(decoding: $0.text, as: UTF8.self) }
    let known = classes.filter { name in code.contains { $0.contains("class \(name)") } }
    return !known.isEmpty && 2 * known.count >= classes.count
  }
}
