import Foundation
import TestSupport
import Testing

@testable import Raster

/// `Renderer.version` is told in recordings: whoever reads one must be able to trust that the same
/// number means the same pixels.
@Suite("The renderer's version")
struct VersionTests {
  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let ledger = tests.appending(path: "RasterTests/Goldens/plates.txt")

  /// What the ledger says: the version, and a sum of the pixels of every plate.
  private struct Ledger: Equatable {
    var version: Int
    var sums: [String: String]

    var text: String {
      let lines = sums.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
      return "renderer \(version)\n" + lines.joined()
    }

    init(version: Int, sums: [String: String]) { (self.version, self.sums) = (version, sums) }

    init(_ text: String) throws {
      let lines = text.split(separator: "\n").map { $0.split(separator: " ") }
      version = try #require(lines.first?.last.flatMap { Int($0) })
      sums = Dictionary(
        uniqueKeysWithValues: lines.dropFirst().map { (String($0[1]), String($0[0])) })
    }

    /// Plates that both know and of which they say different things.
    func changes(in other: Ledger) -> [String] {
      sums.filter { other.sums[$0.key] != nil && other.sums[$0.key] != $0.value }.keys.sorted()
    }
  }

  /// FNV-1a of size and pixels.
  private static func sum(_ bitmap: Bitmap) -> String {
    var sum: UInt64 = 14_695_981_039_346_656_037
    for byte in bitmap.bytes + [UInt8(truncatingIfNeeded: bitmap.width)] {
      sum = (sum ^ UInt64(byte)) &* 1_099_511_628_211
    }
    return String(sum, radix: 16)
  }

  private static func present() throws -> Ledger {
    var sums: [String: String] = [:]
    let files = try #require(
      FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil))
    for case let file as URL in files {
      let parts = file.pathComponents.dropFirst(tests.pathComponents.count)
      guard file.pathExtension == "png", parts.contains("Plates") else { continue }
      let bitmap = try ImageDecoder.decode(Data(contentsOf: file)).bitmap
      sums[parts.joined(separator: "/")] = sum(bitmap)
    }
    return Ledger(version: Renderer.version, sums: sums)
  }

  @Test("rises whenever a plate's pixels change")
  func plates() throws {
    let present = try Self.present()
    #expect(present.sums.count > 140)
    let kept = try Ledger(String(contentsOf: Self.ledger, encoding: .utf8))
    let changed = kept.changes(in: present)
    guard changed.isEmpty || kept.version < present.version else {
      Issue.record("the pixels changed: raise Renderer.version · \(changed)")
      return
    }
    try expectGolden(present.text, "plates")
  }

  @Test("is missed when it does not rise")
  func missed() throws {
    let before = try Ledger("renderer 3\n12 a.png\n34 b.png\n")
    #expect(before.text == "renderer 3\n12 a.png\n34 b.png\n")
    let (changed, grown) = (
      try Ledger("renderer 3\n12 a.png\n35 b.png\n7 c.png\n"),
      try Ledger("renderer 3\n12 a.png\n7 c.png\n")
    )
    #expect(before.changes(in: changed) == ["b.png"])
    #expect(before.changes(in: grown) == [])
  }
}
