import Foundation

/// Where a package finds Rehearsal.
enum RehearsalSource {
  /// What a program was built with, or brings: nothing of Rehearsal is compiled again.
  case kit(folder: String, swift: String)
  /// A package that is built with it.
  /// - Parameters:
  ///   - name: What dependencies call it.
  ///   - declaration: The line of the manifest.
  case clone(name: String, declaration: String)

  /// - Parameter place: A path of a clone, or an address of git.
  init(clone place: String) {
    let literal = String(reflecting: place)
    if place.contains("://") || place.hasPrefix("git@") {
      let last = place.split(separator: "/").last.map(String.init) ?? place
      let name = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
      self = .clone(
        name: name,
        declaration:
          "Context.environment[\"REHEARSAL\"].map { .package(name: \"\(name)\", path: $0) }\n"
          + "      ?? .package(url: \(literal), branch: \"main\")")
    } else {
      let path = String(reflecting: URL(fileURLWithPath: place).standardizedFileURL.path)
      self = .clone(
        name: "Rehearsal",
        declaration: ".package(\n      name: \"Rehearsal\",\n"
          + "      path: Context.environment[\"REHEARSAL\"] ?? \(path))")
    }
  }

  /// What its files of the template have in their names, and what the others have.
  var kind: String { if case .kit = self { "kit" } else { "clone" } }
  var other: String { if case .kit = self { "clone" } else { "kit" } }

  /// What the template leaves open.
  var words: [String: String] {
    switch self {
    case .kit(let folder, let swift):
      [
        "__KIT__": String(reflecting: folder), "__SWIFT__": swift,
        "__FLAGS__": "# What swift is told beside its command\nflags :=",
        "__SOURCE__": "`REHEARSAL_KIT` puts another one",
      ]
    case .clone(let name, let declaration):
      [
        "__PACKAGE__": name, "__DEPENDENCY__": declaration,
        "__FLAGS__":
          "# Rehearsal's C target paints the pixels: -O2 makes it quick in a debug build too.\n"
          + "flags := -Xcc -O2",
        "__SOURCE__": "`REHEARSAL` puts another clone",
      ]
    }
  }
}
