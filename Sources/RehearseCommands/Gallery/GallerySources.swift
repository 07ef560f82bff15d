import Foundation

/// The gallery's own sources, to be read beside the films.
///
/// They lie in the repository that the program was built from; where that is gone, nothing is shown.
struct GallerySources {
  struct File {
    /// Without folders.
    let name: String
    let text: String
  }

  private let files: [File]

  /// Reads all Swift files of a folder, in the order of their names.
  init(folder: URL = GallerySources.home) {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let urls = (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    files = urls.sorted { $0.lastPathComponent < $1.lastPathComponent }.compactMap { url in
      (try? String(contentsOf: url, encoding: .utf8)).map {
        File(name: url.lastPathComponent, text: $0)
      }
    }
  }

  /// Files of somebody's own.
  init(paths: [String]) {
    files = paths.compactMap { path in
      (try? String(contentsOfFile: path, encoding: .utf8)).map {
        File(name: URL(fileURLWithPath: path).lastPathComponent, text: $0)
      }
    }
  }

  /// The files in which some types are written; all of them where none is.
  func files(declaring types: [String]) -> [File] {
    let own = files.filter { file in
      types.contains { type in
        ["class \(type)", "struct \(type)", "extension \(type)"].contains {
          contains(file.text, $0)
        }
      }
    }
    return own.isEmpty ? files : own
  }

  /// Where the gallery's sources were when this was compiled.
  private static var home: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("TransitionGallery")
  }

  /// The files in which a transition is written: of each animator and interactor that took part,
  /// of the composition that goes by the transition's name, and of the screen that does.
  func files(of slug: String, actors: [String]) -> [File] {
    let words = slug.split(separator: "-")
    let name = words.dropFirst().reduce(String(words.first ?? "")) { $0 + $1.capitalized }
    let composition = "static func \(name)("
    let screen = "class \(words.map(\.capitalized).joined())Controller"
    let types = actors.filter { $0 != "PieceAnimator" }.flatMap { ["class \($0)", "struct \($0)"] }
    return files.filter { file in
      ([composition, screen] + types).contains { contains(file.text, $0) }
    }
  }

  /// Whether a text declares something: the words, and then no further letter of the name.
  private func contains(_ text: String, _ declaration: String) -> Bool {
    var rest = text[...]
    while let range = rest.range(of: declaration) {
      rest = rest[range.upperBound...]
      guard let next = rest.first, next.isLetter || next.isNumber, declaration.last != "(" else {
        return true
      }
    }
    return false
  }
}
