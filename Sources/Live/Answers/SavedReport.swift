import Foundation
import Raster
import Rehearsal

/// A folder that says what went wrong, and how to see it again.
@MainActor
struct SavedReport {
  private let show: LiveShow

  init(_ show: LiveShow) { self.show = show }

  /// Seconds at the end that are filmed, and frames a second.
  private static let (span, rate) = (12.0, 30.0)

  var files: [SavedFile] {
    get throws {
      let folder = "\(show.session.production.name)-report/"
      return try [
        ("report.md", Array(text.utf8)), ("script.rehearsal", Array(show.script.description.utf8)),
        ("calls.txt", Array(calls.utf8)), ("inputs.txt", Array(show.session.kept.utf8)),
        ("picture.png", picture()), ("film.webp", film()),
      ].map { SavedFile(folder + $0.0, $0.1) }
    }
  }

  private func picture() throws -> [UInt8] {
    show.refresh()
    return try PNGEncoder.encode(show.bitmap)
  }

  private func film() throws -> [UInt8] {
    let end = max(show.time, 0)
    let start = max(end - Self.span, 0)
    let count = Int(((end - start) * Self.rate).rounded(.down))
    let times = (0...count).map { start + Double($0) / Self.rate }
    var options = FilmOptions()
    options.effort = 1
    return try show.session.take(at: times, scale: 1)
      .film(title: show.session.production.title, from: start, chrome: show.chrome)
      .encoded(as: .webp, options: options)
  }

  private var calls: String {
    let start = show.session.start
    return show.session.calls.calls.map { "\(Self.seconds($0.time - start))  \($0.text)\n" }
      .joined()
  }

  private static func seconds(_ time: Double) -> String {
    let hundredths = Int((time * 100).rounded())
    let text = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s"
    return String(repeating: " ", count: max(0, 9 - text.count)) + text
  }

  private var text: String {
    let (session, conditions) = (show.session, show.session.conditions)
    func list(_ title: String, _ lines: [String]) -> String {
      lines.isEmpty ? "" : "\n## \(title)\n\n" + lines.map { "- \($0)\n" }.joined()
    }
    return """
      # \(session.production.title)

      What was expected:

      What happened instead:

      ## Where

      - \(conditions.device.name), \(conditions.scale) pixels a point, \
      \(conditions.appearance == .dark ? "dark" : "light")\
      \(conditions.direction == .rightToLeft ? ", right to left" : "")\
      \(conditions.reducesMotion ? ", Reduce Motion" : "")
      - at \(Self.seconds(show.time).trimmingCharacters(in: .whitespaces))

      ## What is here

      - `film.webp`, the last seconds; `picture.png`, the instant itself
      - `script.rehearsal`, what fingers did: `--script script.rehearsal` does it again
      - `calls.txt`, who was called when
      - `inputs.txt`, every input to the last bit

      """
        + list("Breaches of UIKit's contract", session.stage.violations.map(\.description))
        + list("Not supported", session.stage.unsupported)
  }
}
