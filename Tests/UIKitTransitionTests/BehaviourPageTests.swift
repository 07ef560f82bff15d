import Foundation
import Testing

/// Holds `Documentation/Behaviour.md` true.
@Suite("Pitfalls")
struct BehaviourPageTests {
  private static let project = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../..").standardized

  @Test("stand in the documentation, each with a test that is there")
  func page() throws {
    let rows = try Self.rows()
    let wanted = (1...32).map { "P\($0)" } + (1...30).map { "Q\($0)" }
    #expect(rows.map(\.pitfall) == wanted)
    let sources = try Self.testSources()
    #expect(sources.count > 100_000)
    for row in rows {
      #expect(sources.contains("\"\(row.test)\""), "\(row.pitfall): no test is called \(row.test)")
    }
    #expect(!sources.contains("\"\(rows[0].test) \""))
  }

  private static func rows() throws -> [(pitfall: String, test: String)] {
    let page = try String(
      contentsOf: project.appendingPathComponent("Documentation/Behaviour.md"), encoding: .utf8)
    return page.split(separator: "\n").compactMap { line in
      let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, cells[1].first == "P" || cells[1].first == "Q" else { return nil }
      return (cells[1], cells[3])
    }
  }

  /// Everything under Tests that is a test's source.
  private static func testSources() throws -> String {
    let tests = project.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    var all = ""
    while let file = files?.nextObject() as? URL {
      guard file.lastPathComponent.hasSuffix("Tests.swift") else { continue }
      all += try String(contentsOf: file, encoding: .utf8)
    }
    return all
  }
}
