import Foundation
import Raster

/// A package for somebody to start from, made of the template beside this file.
struct NewPackage {
  let name: String
  let rehearsal: RehearsalSource

  /// Letters, digits and hyphens, a letter first: good for a folder, a package and a module.
  static func isName(_ word: String) -> Bool {
    word.first?.isLetter == true && word.last != "-" && word.count <= longest
      && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }

  /// Characters: of a name are made names of files, with endings.
  private static let longest = 100

  /// Whether Swift has the word for itself: no module and no type can be called so.
  static func isKeyword(_ word: String) -> Bool { keywords.contains(word) }

  private static let keywords: Set = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Whether a module of Rehearsal's, of the template's or of the system's has the name already, in
  /// whatever case: one package cannot have two of them, nor can a file system that takes both for one.
  static func isTaken(_ word: String) -> Bool {
    taken.contains(word.replacing("-", with: "_").lowercased())
  }

  private static let taken: Set = [
    "_testing_coregraphics", "_testing_coreimage", "_testing_uikit", "assault",
    "audiotoolbox", "avfoundation", "avkit", "corelocation", "coremotion", "localauthentication",
    "mapkit",
    "messageui", "safariservices", "storekit", "usernotifications", "webkit",
    "bench", "ccodecs", "cfreetype", "cfribidi", "charfbuzz", "choreography", "cjpeg", "clibrary",
    "combine",
    "conformanceprobes", "constraints", "coregraphics", "coreimage", "coretext", "cpng",
    "craster", "cserve", "ctasks", "cwebp", "cwindow", "dispatch", "documents", "elementary",
    "foundation", "galleryapp", "geometry", "glibc", "hunting", "live", "mobilecoreservices",
    "objectivec",
    "optionalcalls",
    "os", "oslog", "photos", "projects", "quartzcore", "raster", "rehearsal", "rehearsaltesting",
    "rehearse",
    "rehearse_rewrite", "rehearsecommands", "rewritesources", "rewriting", "rewritingcorpus",
    "serving", "simd", "sketching", "swift", "symbols", "testing", "testsupport", "timing",
    "transitiongallery",
    "transitiontesting", "uikit", "uikittestsupport",
    "uniformtypeidentifiers", "xctest",
  ]

  /// The name as a module can have it.
  private var module: String { name.replacing("-", with: "_") }

  /// Writes every file.
  /// - Returns: Their paths within the folder, in order.
  func write(to folder: URL) throws -> [String] {
    try template().map { file, text in
      let path = filled(file)
      let url = folder.appendingPathComponent(path)
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(filled(text).utf8).write(to: url)
      } catch {
        throw UsageError("cannot write '\(url.path.printable)': \(reason(error))")
      }
      return path
    }
  }

  private func filled(_ text: String) -> String {
    let words = rehearsal.words.merging(["__NAME__": name, "__MODULE__": module]) { $1 }
    return words.reduce(text) { $0.replacing($1.key, with: $1.value) }
  }

  /// The template's files under the names that they will have, with their texts. Of files for one kind
  /// of source only, `Package.swift.kit.template`, those for this one.
  private func template() throws -> [(path: String, text: String)] {
    let root = moduleFiles(of: "RehearseCommands", built: .module)
      .appendingPathComponent("Template")
    let files = FileManager.default.enumerator(atPath: root.path)
    let paths = (files?.compactMap { $0 as? String } ?? []).filter {
      $0.hasSuffix(Self.ending) && !$0.hasSuffix(".\(rehearsal.other)\(Self.ending)")
    }
    return try paths.sorted().map { path in
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      let name = path.dropLast(Self.ending.count)
      let kind = ".\(rehearsal.kind)"
      return (
        Self.name(of: String(name.hasSuffix(kind) ? name.dropLast(kind.count) : name)), text
      )
    }
  }

  private static let ending = ".template"

  /// Names that begin with a dot do not lie in the template.
  private static func name(of path: String) -> String {
    switch path {
    case "gitignore": ".gitignore"
    case let path where path.hasPrefix("workflows/"): ".github/" + path
    default: path
    }
  }
}
