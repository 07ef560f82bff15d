import Rehearsal
import Testing
import UIKit

@MainActor @Suite("Text layers with UIKit's attributes")
struct TextLayerTests {
  /// The pixels of a string in a layer of 100 × 40 points, its first two letters with attributes.
  private func pixels(_ attributes: [NSAttributedString.Key: Any]) throws -> [UInt8] {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    layer.isWrapped = true
    let words = NSMutableAttributedString(string: "Words")
    words.addAttributes(attributes, range: NSRange(location: 0, length: 2))
    layer.string = words
    layer.display()
    let picture = try #require(layer.contents)
    return try #require(picture as? CGImage).bitmap.bytes
  }

  @Test("every attribute that is drawn shows, and none of them is reported")
  func drawn() throws {
    let former = Unsupported.listener
    defer { Unsupported.listener = former }
    nonisolated(unsafe) var notes: [String] = []
    Unsupported.listener = { notes.append($0) }
    let centred = NSMutableParagraphStyle()
    centred.alignment = .center
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 2)
    let plain = try pixels([:])
    let changes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red,
      .backgroundColor: UIColor.blue, .kern: 3, .tracking: 2.5, .baselineOffset: -4,
      .underlineStyle: NSUnderlineStyle.single.rawValue,
      .strikethroughStyle: NSUnderlineStyle.double, .shadow: shadow, .paragraphStyle: centred,
      .strokeWidth: 2, .obliqueness: 0.3,
    ]
    for (key, value) in changes {
      #expect(try pixels([key: value]) != plain, "\(key.rawValue)")
    }
    #expect(notes == [])
    _ = try pixels([.expansion: 2])
    #expect(notes == ["CATextLayer attribute NSExpansion"])
  }
}
