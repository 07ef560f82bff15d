import Testing
import TestSupport

@testable import UIKit

@MainActor @Suite struct KeyboardLayoutTests {
  nonisolated static let types: [UIKeyboardType] = [
    .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad,
    .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
  ]

  @Test("keys lie inside the keyboard and over no other key, at any width", arguments: types)
  func apart(type: UIKeyboardType) {
    let field = UITextField()
    field.keyboardType = type
    let layout = KeyboardLayout(of: field, isEmpty: true)
    for width in [320, 375, 393, 430, 568, 834, 1180] as [CGFloat] {
      let frames = layout.frames(width: width)
      #expect(frames.map(\.count) == layout.rows.map(\.count))
      let all = Array(frames.joined())
      for (index, frame) in all.enumerated() {
        #expect(frame.width > 15 && frame.minX >= 0 && frame.maxX <= width, "\(width): \(frame)")
        #expect(frame.minY >= 0 && frame.maxY <= Keyboard.height)
        for other in all[..<index] { #expect(!frame.intersects(other), "\(frame), \(other)") }
      }
      for row in frames {
        let (left, right) = (row.first!.minX, width - row.last!.maxX)
        #expect(agree(Double(left), Double(right)), "a row has as much at both sides")
      }
    }
  }

  @Test("a tablet's keys fill its width and lie over no other key", arguments: types)
  func tablet(type: UIKeyboardType) throws {
    let field = UITextField()
    field.keyboardType = type
    let layout = KeyboardLayout(of: field, isEmpty: true, isTablet: true)
    #expect(layout.isTablet && layout.rows.count == 4)
    for width in [768, 820, 1180] as [CGFloat] {
      let frames = layout.frames(width: width)
      let all = Array(frames.joined())
      for (index, frame) in all.enumerated() {
        #expect(frame.minX >= 0 && frame.maxX <= width && frame.maxY <= Keyboard.height)
        for other in all[..<index] { #expect(!frame.intersects(other), "\(frame), \(other)") }
      }
      for row in frames {
        #expect(agree(Double(try #require(row.last).maxX), Double(width) - 6))
      }
    }
  }

  private func letters(_ field: UITextField, isEmpty: Bool) -> [KeyboardLayout.Key] {
    KeyboardLayout(of: field, isEmpty: isEmpty).rows[0]
  }

  @Test("letters are capitals where a sentence begins, as the text wishes")
  func capitals() {
    let field = UITextField()
    #expect(letters(field, isEmpty: true).first == .character("Q"))
    #expect(letters(field, isEmpty: false).first == .character("q"))
    field.autocapitalizationType = .none
    #expect(letters(field, isEmpty: true).first == .character("q"))
    field.autocapitalizationType = .allCharacters
    #expect(letters(field, isEmpty: false).first == .character("Q"))
    field.autocapitalizationType = .sentences
    field.keyboardType = .emailAddress
    #expect(letters(field, isEmpty: true).first == .character("q"))
  }

  @Test("the key at the end says what it does")
  func ending() {
    let field = UITextField()
    for (type, word) in [(UIReturnKeyType.default, "return"), (.done, "done"), (.search, "search")]
    {
      field.returnKeyType = type
      #expect(KeyboardLayout(of: field, isEmpty: true).rows[3].last == .ending(word))
    }
  }
}
