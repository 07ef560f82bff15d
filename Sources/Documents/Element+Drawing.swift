import Foundation

extension Element {
  /// The elements of a drawing in SVG.
  ///
  /// Its document type may stand there, as programs write it, but declare nothing: entities that are
  /// declared could stand for each other without end.
  /// - Throws: `DocumentError` for what is no such drawing.
  package init(ofDrawing data: Data, path: String) throws {
    var data = data
    if let type = data.range(of: Data("<!DOCTYPE".utf8)),
      let end = data[type.upperBound...].firstIndex(of: UInt8(ascii: ">")),
      !data[type.upperBound..<end].contains(UInt8(ascii: "["))
    {
      // Lines stay where they are.
      let lines = data[type.lowerBound...end].filter { $0 == UInt8(ascii: "\n") }
      data.replaceSubrange(type.lowerBound...end, with: lines)
    }
    let root = try DocumentParser.root(of: data, path: path)
    guard root.tag == "svg" else {
      throw DocumentError(path: path, line: root.line, "is no drawing in SVG")
    }
    self = root
  }
}
