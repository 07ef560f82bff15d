import Foundation
import Testing

/// The lists that `make surface` holds the modules against: they are whole, and their bounds only grow.
@Suite("The surface's lists")
struct SurfaceTests {
  private func rows(_ name: String) throws -> [[String]] {
    try SourceTree.text(of: "Documentation/surface/\(name).tsv").split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test("each member stands once, in order, and there are as many as there were")
  func members() throws {
    let rows = try rows("members")
    #expect(rows.first == ["type", "member"] && rows.allSatisfy { $0.count == 2 })
    let keys = rows.dropFirst().map { $0.joined(separator: "\t") }
    #expect(keys.count >= 9700 && Set(keys).count == keys.count)
    #expect(rows.dropFirst().allSatisfy { !$0[0].isEmpty && !$0[1].isEmpty })
    let types = rows.dropFirst().map { $0[0] }
    #expect(types == types.sorted())
  }

  @Test("each exception is of a name or member of a list, of a kind, and says why")
  func exceptions() throws {
    let names = Set(try rows("names").map { "\($0[0])\t\($0[1])" })
    let members = Set(try rows("members").map { "\($0[1])\t\($0[0])" })
    let exceptions = try rows("exceptions").dropFirst()
    #expect(exceptions.count <= 160)
    for row in exceptions {
      let key = "\(row[0])\t\(row[1])"
      #expect(names.contains(key) || members.contains(key), "\(key)")
      #expect(["own", "elsewhere", "swift2", "runtime", "artefact"].contains(row[2]), "\(row)")
      #expect(row[3].count > 20, "\(row)")
    }
  }

  @Test("no share may be less than was reached")
  func shares() throws {
    let least = Dictionary(
      uniqueKeysWithValues: try rows("shares").dropFirst().map { ($0[0], Double($0[1]) ?? 0) })
    #expect((least["names used by 2 or more"] ?? 0) >= 100)
    #expect((least["names used by 1 or more"] ?? 0) >= 99)
    #expect((least["members"] ?? 0) >= 94)
  }
}
