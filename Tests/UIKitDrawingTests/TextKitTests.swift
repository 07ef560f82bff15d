import Rehearsal
import Testing

@testable import UIKit

@MainActor @Suite("Text storage and layout")
struct TextKitTests {
  private let stage = Stage(scale: 2)
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  init() {
    view.font = .systemFont(ofSize: 17)
    view.text = "One two\nthree four five six seven eight nine ten\n\nlast"
    stage.perform { stage.window.addSubview(view) }
    stage.settle()
  }

  @Test("an edit of the storage is what the view shows; assigning text renews the storage")
  func edits() {
    let storage = view.textStorage
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "Ones")
    #expect(view.text.hasPrefix("Ones two"))
    storage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 4))
    let there = view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil)
    #expect(there as? UIColor == .red)
    #expect(
      view.attributedText.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor
        != .red)
    view.text = "anew"
    #expect(storage.string == "anew" && view.textStorage === storage)
  }

  @Test("edits in one bracket are told once, with what they changed")
  func brackets() {
    final class Listener: NSObject, NSTextStorageDelegate {
      var told: [String] = []
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) { told.append("\(editedMask.rawValue) \(editedRange) \(delta)") }
    }
    let (storage, listener) = (NSTextStorage(string: "abc"), Listener())
    storage.delegate = listener
    storage.beginEditing()
    storage.append(NSAttributedString(string: "def"))
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.endEditing()
    #expect(storage.string == "bcdef" && listener.told.count == 1)
    #expect(listener.told.first?.hasSuffix(" 2") == true, "\(listener.told)")
  }

  @Test("a subclass may keep its text elsewhere")
  func elsewhere() {
    final class Kept: NSTextStorage {
      let store = NSMutableAttributedString()
      override var string: String { store.string }
      override func attributes(at location: Int, effectiveRange range: NSRangePointer?)
        -> [NSAttributedString.Key: Any]
      { store.attributes(at: location, effectiveRange: range) }
      override func replaceCharacters(in range: NSRange, with str: String) {
        store.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
      }
      override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        store.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
      }
    }
    let storage = Kept()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 1000))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(frame: .zero, textContainer: container)
    storage.append(NSAttributedString(string: "kept"))
    #expect(view.text == "kept" && view.textStorage === storage && storage.length == 4)
  }

  @Test("lines follow each other without gaps, and each letter lies in its line")
  func lines() {
    let manager = view.layoutManager
    var (index, bottom, count) = (0, CGFloat(0), 0)
    while index < manager.numberOfGlyphs {
      var range = NSRange()
      let rect = manager.lineFragmentRect(forGlyphAt: index, effectiveRange: &range)
      #expect(range.location <= index && NSMaxRange(range) > index)
      #expect(rect.minY >= bottom - 0.01 && rect.height > 0)
      (index, bottom, count) = (NSMaxRange(range), rect.maxY, count + 1)
    }
    #expect(count >= 5)
    #expect(abs(manager.usedRect(for: view.textContainer).maxY - bottom) < 0.01)
  }

  @Test("the letter at the middle of a letter's rectangle is that letter")
  func hits() {
    let manager = view.layoutManager
    let text = view.text as NSString
    for index in 0..<text.length where text.character(at: index) > 32 {
      let rect = manager.boundingRect(
        forGlyphRange: NSRange(location: index, length: 1), in: view.textContainer)
      #expect(rect.width > 0)
      let found = manager.characterIndex(
        for: CGPoint(x: rect.midX, y: rect.midY), in: view.textContainer,
        fractionOfDistanceBetweenInsertionPoints: nil)
      #expect(found == index)
    }
  }
}
