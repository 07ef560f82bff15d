import Foundation

/// The reference tables beside these tests: 50-digit computations and values that Apple printed.
enum Reference {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Reference")

  /// The rows of a tab-separated table, each by the names of its first line.
  static func table(_ name: String) throws -> [[String: String]] {
    let lines = try lines(name)
    let header = lines[0].components(separatedBy: "\t")
    return lines.dropFirst().map { line in
      Dictionary(
        zip(header, line.components(separatedBy: "\t")), uniquingKeysWith: { first, _ in first })
    }
  }

  /// The lines of a text file, empty ones left out.
  static func lines(_ name: String) throws -> [String] {
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }

  /// A JSON file.
  static func json(_ name: String) throws -> Tree {
    let data = try Data(contentsOf: folder.appendingPathComponent(name))
    return Tree(try JSONSerialization.jsonObject(with: data))
  }

  /// JSON to walk through; what is missing is a failed test, not an optional.
  struct Tree {
    let value: Any

    init(_ value: Any) { self.value = value }

    subscript(key: String) -> Tree { Tree((value as! [String: Any])[key]!) }
    var keys: [String] { (value as! [String: Any]).keys.sorted() }
    var list: [Tree] { (value as! [Any]).map(Tree.init) }
    var text: String { value as! String }
    var number: Double { Double(text)! }
    var numbers: [Double] { list.map(\.number) }
  }
}

extension [String: String] {
  /// The number in a column.
  func number(_ column: String) -> Double { Double(self[column]!)! }
}
