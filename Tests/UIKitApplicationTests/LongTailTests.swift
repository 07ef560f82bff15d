import Rehearsal
import Testing
import UIKit

/// What few applications use of families that are there, as far as it does something.
@MainActor @Suite("The long tail")
struct LongTailTests {
  private let stage = Stage(scale: 1)

  @Test("a class answers what Objective-C's classes answer")
  func classMessages() {
    #expect(UITableViewCell.classForCoder() == UITableViewCell.self)
    #expect(UITableViewCell.description() == NSStringFromClass(UITableViewCell.self))
    #expect(UIButton.superclass() == UIControl.self)
    #expect(UIButton.isSubclass(of: UIView.self) && !UIView.isSubclass(of: UIButton.self))
    #expect(!UIBlurEffect().description.isEmpty)
  }

  @Test("members of any object are those of the value in it, else nil")
  func objectMembers() {
    let point = CGPoint(x: 1, y: 2)
    #expect(_members(point).cgPointValue == point)
    #expect(_members(NSValue(cgPoint: point)).cgPointValue == point)
    #expect(
      _members(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).uiEdgeInsetsValue.left == 2)
    #expect(_members(2.5).floatValue == 2.5 && _members(nil).cgRectValue == nil)
  }

  @Test("a page of HTML becomes text with its looks; other types throw")
  func html() throws {
    let page = """
      <html><head><style>p { color: red }</style></head><body>
      <h1>Head</h1><p>Some <b>bold</b> &amp; <font color="#ff0000">red</font> text</p>
      <ul><li>one</li><li>two</li></ul><a href="https://example.org">link</a></body></html>
      """
    let text = try NSAttributedString(
      data: Data(page.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil)
    #expect(
      text.string
        == "Head\nSome bold & red text\n\t•\tone\n\t•\ttwo\nlink")
    func at(_ word: String) -> [NSAttributedString.Key: Any] {
      text.attributes(at: (text.string as NSString).range(of: word).location, effectiveRange: nil)
    }
    #expect(
      (at("bold")[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(
      (at("Some")[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
    #expect(at("red")[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(at("link")[.link] as? URL == URL(string: "https://example.org"))
    let plain = try NSAttributedString(data: Data("a <b>".utf8), documentAttributes: nil)
    #expect(plain.string == "a <b>")
    #expect(throws: (any Error).self) {
      try NSAttributedString(
        data: Data("{}".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf])
    }
  }

  private struct Person { var name: String, age: Int }

  @Test("conditions written as words are met by what they say")
  func predicates() {
    func meets(_ format: String, _ arguments: [Any], _ object: Any) -> Bool {
      NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
    }
    let ada = Person(name: "Ada", age: 36)
    #expect(meets("name == %@ AND age >= 18", ["Ada"], ada))
    #expect(meets("name BEGINSWITH[c] 'a' || age < 3", [], ada))
    #expect(!meets("NOT (name CONTAINS 'd')", [], ada))
    #expect(meets("%K IN %@", ["name", ["Eve", "Ada"]], ada))
    #expect(meets("age BETWEEN {30, 40}", [], ["age": 36]))
    #expect(meets("SELF MATCHES %@", ["[a-z]+@[a-z]+\\.org"], "ada@example.org"))
    #expect(!meets("SELF MATCHES %@", ["[a-z]+"], "ada1"))
    #expect(meets("SELF LIKE[c] 'A?a*'", [], "adam"))
    #expect(["b", "a"].filter { meets("SELF > 'a'", [], $0) } == ["b"])
  }

  @Test("things are put under letters, sorted by a text of theirs")
  func collation() {
    let collation = UILocalizedIndexedCollation.current()
    let names = ["Émile", "anna", "7 Up", "Zoë"]
    let selector = Selector("description")
    #expect(
      names.map { collation.section(for: $0, collationStringSelector: selector) } == [4, 0, 26, 25])
    #expect(
      collation.sortedArray(from: ["b", "A", "c"], collationStringSelector: selector) as? [String]
        == ["A", "b", "c"])
  }

  @Test("a configuration that shows a menu's choice has two chevrons at its end, and room for them")
  func chevrons() {
    var look = UIButton.Configuration.gray()
    look.title = "Choice"
    let plain = UIButton(configuration: look)
    look.indicator = .popup
    let marked = UIButton(configuration: look)
    #expect(marked.intrinsicContentSize.width == plain.intrinsicContentSize.width + 20)
    marked.frame.size = marked.intrinsicContentSize
    marked.layoutIfNeeded()
    let chevrons = marked.subviews.compactMap { $0 as? UIImageView }.filter {
      $0.image != nil && $0.frame.minX > marked.bounds.midX
    }
    #expect(chevrons.count == 1)
  }

  @Test("traits that are usual on a stage can be set, are handed down, and told of")
  func traits() {
    let heavy = UITraitCollection(legibilityWeight: .bold)
    #expect(heavy.legibilityWeight == .bold && UITraitCollection().legibilityWeight == .regular)
    let both = UITraitCollection(traitsFrom: [heavy, UITraitCollection(displayGamut: .SRGB)])
    #expect(both.legibilityWeight == .bold && both.displayGamut == .SRGB)
    let view = UIView()
    let inner = UIView()
    view.addSubview(inner)
    view.traitOverrides.accessibilityContrast = .high
    #expect(inner.traitCollection.accessibilityContrast == .high)
  }

  @Test("controllers of old hear that the screen turns, around the turn")
  func rotation() {
    let root = Turned()
    stage.perform { stage.window.rootViewController = root }
    stage.settle()
    root.events = []
    stage.rotate()
    stage.settle()
    #expect(root.events == ["will", "animate", "did"])
  }

  @Test("a document is read, changed and written")
  func document() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("note.txt")
    try Data("first".utf8).write(to: file)
    let note = Note(fileURL: file)
    var answers: [Bool] = []
    stage.perform { note.open { answers.append($0) } }
    stage.settle()
    #expect(note.text == "first" && note.documentState == .normal)
    stage.perform {
      note.text = "second"
      note.updateChangeCount(.done)
      #expect(note.hasUnsavedChanges)
      note.close { answers.append($0) }
    }
    stage.settle()
    #expect(answers == [true, true] && note.documentState == .closed)
    #expect(try String(contentsOf: file, encoding: .utf8) == "second")
  }

  @Test("a pasteboard keeps several things, by type and by class, and tells that it changed")
  func pasteboard() {
    stage.perform {
      let board = UIPasteboard.general
      let count = board.changeCount
      board.strings = ["a", "b"]
      board.addItems([["public.url": URL(string: "https://example.org")!]])
      #expect(board.strings == ["a", "b"] && board.hasURLs && board.numberOfItems == 3)
      #expect(board.changeCount == count + 2)
      #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("a".utf8))
      #expect(board.itemSet(withPasteboardTypes: ["public.url"]) == IndexSet(integer: 2))
    }
  }

  @Test("pixels come out of a picture as they went in")
  func pixels() throws {
    let bytes: [UInt8] = [255, 0, 0, 255, 0, 128, 0, 128]
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    let image = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    let data = try #require(image.dataProvider?.data)
    let pointer = try #require(CFDataGetBytePtr(data))
    #expect((0..<8).map { pointer[$0] } == bytes)
  }
}

private final class Turned: UIViewController {
  var events: [String] = []
  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { events.append("will") }
  override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { events.append("animate") }
  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    events.append("did")
  }
}

private final class Note: UIDocument {
  var text = ""
  override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    text = (contents as? Data).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
