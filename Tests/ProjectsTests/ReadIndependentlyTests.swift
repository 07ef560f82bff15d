import Foundation
import TestSupport
import Testing

@testable import Projects

/// The example projects as a library reads them that has nothing to do with this package: pbxproj, by
/// `scripts/projects/read-independently`, whose text is kept.
@Suite("Projects as somebody else reads them") struct ReadIndependentlyTests {
  private static let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens/read-independently.txt")

  private static let lines: [[String]] =
    ((try? String(contentsOf: golden, encoding: .utf8)) ?? "").split(separator: "\n")
    .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }

  /// The last parts of paths, in order.
  private func names(_ paths: [String]) -> String {
    paths.map { URL(fileURLWithPath: $0).lastPathComponent }.sorted().joined(separator: " ")
  }

  @Test("have the same targets, kinds, files to compile, resources and language versions")
  func same() throws {
    #expect(Self.lines.count >= 30)
    for line in Self.lines {
      let (place, name, kind) = (line[0], line[1], line[2])
      let path = ExampleProjectsTests.folder + "/" + place
      let workspace = try Workspace(reading: try ProjectFinder.find(path))
      let target = try #require(
        workspace.targets.first { $0.name == name && $0.project == path }, "\(place): \(name)")
      #expect(target.kind.rawValue == kind, "\(place): \(name)")
      guard line[3] != "synchronised" else { continue }
      #expect(
        line[3] == "Swift -" || line[3] == "Swift \(target.settings["SWIFT_VERSION"])",
        "\(place): \(name)")
      #expect(names(target.sources.map(\.path)) == line[4], "\(place): \(name)")
      #expect(names(target.resources.map(\.path)) == line[5], "\(place): \(name)")
    }
  }
}
