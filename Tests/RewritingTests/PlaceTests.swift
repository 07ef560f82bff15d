import Testing

@testable import RehearseCommands
@testable import Rewriting

/// A compiler's messages, told of the sources as they are.
@Suite struct PlaceTests {
  private static let path = "/app/Screen.swift"
  private static let text = """
    class Screen: UIViewController {
      @objc func tap() {}
      func wire() { button.addTarget(self, action: #selector(tap), for: .touch) }
    }
    """

  private var places: OriginalPlaces {
    let source = Source(path: Self.path, text: Array(Self.text.utf8))
    var places = OriginalPlaces()
    places.add(source, Rewriter.rewrite([source])[0])
    return places
  }

  private var rewritten: [String] {
    let source = Source(path: Self.path, text: Array(Self.text.utf8))
    return String(decoding: Rewriter.rewrite([source])[0].text, as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  @Test("columns and quoted lines are those of the original, and so is the place of the arrow")
  func columns() throws {
    let (lines, new) = (Self.text.split(separator: "\n").map(String.init), rewritten)
    let old = try #require(lines[2].range(of: ".touch")).lowerBound.utf16Offset(in: lines[2])
    let now = try #require(new[2].range(of: ".touch")).lowerBound.utf16Offset(in: new[2])
    #expect(now > old)
    func said(_ line: String, _ column: Int) -> String {
      "\(Self.path):3:\(column + 1): error: no 'touch'\n2 | \(line == new[2] ? new[1] : lines[1])\n"
        + "3 | \(line)\n  | \(String(repeating: " ", count: column))`- error: no 'touch'\n4 | }"
    }
    #expect(places.told(said(new[2], now)) == said(lines[2], old))
  }

  @Test("what is said of other files, and of lines that are as they were, stays")
  func others() {
    let other = "/app/Other.swift:3:70: error: no\n3 |   let a = 1\n  |       `- error: no\nDone"
    #expect(places.told(other) == other)
    let same = "\(Self.path):1:7: warning: why\n1 | class Screen: UIViewController {\n  |       ^"
    #expect(places.told(same) == same)
  }

  @Test("every place of a text that is not rewritten comes from itself")
  func origins() {
    let source = Source(path: Self.path, text: Array(Self.text.utf8))
    let result = Rewriter.rewrite([source])[0]
    var seen = 0
    for (place, byte) in result.text.enumerated() {
      let origin = result.origins.offset(of: place)
      #expect(source.text.indices.contains(origin))
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "\n") {
        #expect(source.text[origin] == byte)
        seen += 1
      }
    }
    #expect(seen > 4)
  }
}
