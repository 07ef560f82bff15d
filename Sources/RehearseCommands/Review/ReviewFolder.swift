import Foundation
import TransitionTesting

/// A review as a folder: a page, a summary for people, files for machines, and the films.
@MainActor
struct ReviewFolder {
  let review: Review
  /// What the sides are called.
  let before, after: String
  /// Where files that sources are named by lie; for places in them.
  let root: URL?
  /// The address that the folder will be found at, with a slash at its end; nil where there is none.
  let pictures: String?

  static let marker = ".rehearse-review"

  /// Writes all of it, whole or not at all.
  /// - Throws: `UsageError` where the place cannot be written, or is somebody else's.
  func write(to path: String) throws {
    try WholeFolder(path, marker: Self.marker).write { folder in
      for item in review.items {
        let place = folder.appendingPathComponent(item.folder, isDirectory: true)
        for difference in item.scenarios where difference.hasFilm {
          try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
          try Data(try difference.film()).write(
            to: place.appendingPathComponent("\(difference.scenario).webp"))
          try Data(try difference.still()).write(
            to: place.appendingPathComponent("\(difference.scenario).png"))
        }
      }
      let text = ReviewText(review: review, before: before, after: after)
      let files = [
        ("summary.md", text.summary(pictures: pictures)), ("junit.xml", text.junit),
        ("index.html", text.page),
        ("review.sarif", ReviewPlaces(review: review, root: root).sarif.text + "\n"),
        ("review.json", text.json.text + "\n"),
      ]
      for (name, words) in files {
        try Data(words.utf8).write(to: folder.appendingPathComponent(name))
      }
    }
  }
}
