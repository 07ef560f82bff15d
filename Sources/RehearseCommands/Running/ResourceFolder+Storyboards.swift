import Foundation
import Rewriting

extension ResourceFolder {
  /// The storyboards in the folder that begin with a screen of theirs and have to do with the files:
  /// they name a class that is written in them. The main one comes first.
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

  /// Whether a document names a class of the files.
  private static func isNamed(in text: String, _ sources: [Source]) -> Bool {
    let classes = Set(
      text.matches(of: /customClass="([^"]+)"/).map { String($0.1) })
    return sources.contains { source in
      let code = String(decoding: source.text, as: UTF8.self)
      return classes.contains { code.contains("class \($0)") }
    }
  }
}
