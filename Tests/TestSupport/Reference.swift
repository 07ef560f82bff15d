import Foundation

/// The reference tables, which lie beside the tests of Timing and Geometry.
package enum Reference {
  private static func file(_ name: String) throws -> Data {
    let tests = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
    let places = ["TimingTests", "GeometryTests"].map {
      tests.appendingPathComponent("\($0)/Reference/\(name)")
    }
    let place = places.first { FileManager.default.fileExists(atPath: $0.path) }
    return try Data(contentsOf: place ?? places[0])
  }

  /// The rows of a tab-separated table, each by the names of its first line.
  package static func table(_ name: String) throws -> [[String: String]] {
    let lines = try lines(name)
    let header = lines[0].components(separatedBy: "\t")
    return lines.dropFirst().map { line in
      Dictionary(
        zip(header, line.components(separatedBy: "\t")), uniquingKeysWith: { first, _ in first })
    }
  }

  /// The lines of a text file, empty ones left out.
  package static func lines(_ name: String) throws -> [String] {
    String(decoding: try file(name), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// A JSON file.
  package static func json(_ name: String) throws -> Tree {
    Tree(try JSONSerialization.jsonObject(with: try file(name)))
  }

  /// JSON to walk through; what is missing is a failed test, not an optional.
  package struct Tree {
    package let value: Any

    package init(_ value: Any) { self.value = value }

    package subscript(key: String) -> Tree { Tree((value as! [String: Any])[key]!) }
    package var keys: [String] { (value as! [String: Any]).keys.sorted() }
    package var list: [Tree] { (value as! [Any]).map(Tree.init) }
    package var text: String { value as! String }
    package var number: Double { Double(text)! }
    package var numbers: [Double] { list.map(\.number) }
    /// Numbers in one text, separated by blanks or commas.
    package var words: [Double] {
      text.split { " ,".contains($0) }.map { Double($0)! }
    }
  }
}

extension [String: String] {
  /// The number in a column.
  package func number(_ column: String) -> Double { Double(self[column]!)! }
}
