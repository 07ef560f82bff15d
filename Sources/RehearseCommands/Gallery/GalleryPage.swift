import Foundation
import Raster
import Rehearsal

/// The page: a template with its style, its scripts and its data put inside, so that it opens from
/// `file://` and asks nothing of a network.
struct GalleryPage {
  let films: [GalleryFilm]
  let studies: [MotionStudy]
  let device: String
  let framesPerSecond: Int
  /// Asks for a newer page while it is open, and knows it by another stamp; nil for one that does
  /// not ask.
  var stamp: String?

  /// The files put into the template, in the order in which the scripts need each other.
  private static let scripts = [
    "film.js", "plot.js", "player.js", "study.js", "notes.js", "layers.js", "source.js", "gif.js",
    "save.js",
    "gallery.js",
  ]

  /// The whole page.
  func html() throws -> String {
    let scripts = try Self.scripts.map(Self.resource).joined(separator: "\n")
    return filled(
      try Self.resource("index.html"),
      [
        "style": try Self.resource("gallery.css"), "data": data.text, "script": scripts,
        "version": Tool.version,
      ])
  }

  private var data: JSON {
    .object([
      "device": .string(device), "framesPerSecond": .number(Double(framesPerSecond)),
      "films": .array(films.map(\.json)), "studies": .array(studies.map(\.json)),
      "stamp": .string(stamp ?? ""),
    ])
  }

  private static func resource(_ name: String) throws -> String {
    let url = moduleFiles(of: "RehearseCommands", built: .module)
      .appendingPathComponent("Page/\(name)")
    return try String(contentsOf: url, encoding: .utf8)
  }
}

/// A template with every `{{name}}` replaced. What is put in is not searched again; a name
/// without a value stays.
func filled(_ template: String, _ values: [String: String]) -> String {
  var result = ""
  var rest = template[...]
  while let opening = rest.range(of: "{{"), let closing = rest.range(of: "}}"),
    opening.upperBound <= closing.lowerBound
  {
    let name = String(rest[opening.upperBound..<closing.lowerBound])
    result += rest[..<opening.lowerBound] + (values[name] ?? "{{\(name)}}")
    rest = rest[closing.upperBound...]
  }
  return result + rest
}
