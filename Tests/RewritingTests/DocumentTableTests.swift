import Foundation
import Testing

@testable import Rewriting

@Suite("Tables of what documents can reach")
struct DocumentTableTests {
  private func additions(_ texts: String...) -> [String] {
    DocumentTables.additions(
      to: texts.enumerated().map { Source(path: "/App/File\($0).swift", text: Array($1.utf8)) })
  }

  @Test("A module without outlets, actions and storyboards gets nothing")
  func nothing() {
    #expect(
      additions("import UIKit\nclass Screen: UIViewController { var label: UILabel! }") == [""])
    #expect(additions("import Foundation\nclass Model { @IBOutlet var a: NSObject! }") == [""])
  }

  @Test(
    "Outlets are key paths, whatever they are called; actions have the types of their arguments")
  func members() {
    let text = additions(
      """
      import UIKit
      class Screen: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet var a, b: UIView!
        @IBInspectable var `default`: Int = 0
        @IBAction func tap(_ sender: UIButton!) {}
        @IBAction func move(by: CGFloat, with event: UIEvent) {}
        @IBAction func load() async {}
        @IBAction func dare() throws {}
        @IBInspectable var area: CGFloat { return 3 }
        @IBInspectable var side: CGFloat { get { return 3 } set {} }
        var other: UILabel!
      }
      """)[0]
    let parts = [
      "extension Screen { @MainActor static func _documents_Screen_File0_0(_ table: _DocumentTable)",
      "table.outlet(\"label\", \\Screen.label)", "table.outlet(\"a\", \\Screen.a)",
      "table.outlet(\"b\", \\Screen.b)", "table.inspectable(\"default\", \\Screen.`default`)",
      "table.action(Selector(\"tap:\", { (o: Screen) in { (a: UIButton?) in o.tap(a) } }))",
      "table.action(Selector(\"moveBy:with:\", { (o: Screen) in { (a: CGFloat, b: UIEvent) in "
        + "o.move(by: a, with: b) } }))",
      "{ (o: Screen) in { () -> Void in _ = _Concurrency.Task { await o.load() }; return } }",
      "Selector(\"dare\", { (o: Screen) in { try? o.dare() } })",
      "public enum _DocumentClasses: UIKit._DocumentClassSource",
    ]
    for part in parts { #expect(text.contains(part), "\(part) in\n\(text)") }
    #expect(!text.contains("other") && !text.contains("area") && text.contains("\\Screen.side"))
  }

  @Test("What Objective-C sees can be set by its key where keys are spoken of")
  func keys() {
    let model = """
      import Foundation
      @objcMembers class Ship: NSObject { var name: String?; let mast = 1; private var hold = 2; var deck: Int { 3 } }
      class Boat: NSObject { var oars = 2 }
      class Crew { var heads = 2 }
      func fill(_ ship: Ship) { ship.setValuesForKeys([:]) }
      """
    for isOfSwift3 in [false, true] {
      let text = DocumentTables.additions(
        to: [
          Source(path: "/App/Ship.swift", text: Array(model.utf8)),
          Source(path: "/App/Home.swift", text: Array("import UIKit".utf8)),
        ], isOfSwift3: isOfSwift3)[0]
      #expect(text.contains("table.inspectable(\"name\", \\Ship.name)"))
      #expect(text.contains("\\Boat.oars") == isOfSwift3)
      for word in ["mast", "hold", "deck", "heads"] { #expect(!text.contains(word), "\(word)") }
    }
  }

  @Test("A class that comes from a generic one has that one's table filled with its own types")
  func generics() {
    let texts = additions(
      "import UIKit\nclass Base<T>: UIViewController { @IBOutlet var a: UIView! }",
      "import UIKit\nclass Leaf: Base<Int> {}\nclass Other<T>: Base<T> {}")
    #expect(texts[0].contains("extension Base { @MainActor static func _documents_Base_File0_0"))
    #expect(!texts[0].contains("Base._documents_Base_File0_0"))
    #expect(texts[1].contains("Leaf._documents_Base_File0_0(table)"))
    #expect(!texts[1].contains("Other._documents"))
  }

  @Test("Conditions around a class hold for its table, too, as they read on iOS")
  func conditions() {
    let text = additions(
      """
      import UIKit
      #if os(macOS)
      class A: NSView { @IBOutlet var a: NSView! }
      #elseif DEBUG && !NOT
      class B: UIView { @IBOutlet var b: UIView! }
      #else
      class C: UIView { @IBOutlet var c: UIView! }
      #endif
      """)[0]
    #expect(text.contains("#if (os(macOS))\nextension A "), "\(text)")
    #expect(text.contains("#if !(os(macOS)) && (DEBUG &&"), "\(text)")
    #expect(text.contains("#if !(os(macOS)) && !(DEBUG &&"), "\(text)")
    #expect(
      text.components(separatedBy: "#if").count == text.components(separatedBy: "#endif").count)
  }

  @Test("What cannot be spoken of at the end of a file is left out")
  func unreachable() {
    let text = additions(
      """
      import UIKit
      class Screen: UIViewController {
        private class Hidden: UIView { @IBOutlet var a: UIView! }
        class Shown: UIView { @IBOutlet var b: UIView! }
        func make() { class Local: UIView { @IBOutlet var c: UIView! } }
      }
      """)[0]
    #expect(text.contains("\\Screen.Shown.b"))
    #expect(!text.contains("Hidden") && !text.contains("Local"))
  }

  @Test("Objects that are nothing of UIKit's are awakened by their table")
  func awakenings() {
    let text = """
      import UIKit
      class Helper: NSObject { override func awakeFromNib() { super.awakeFromNib(); go() } }
      """
    let source = Source(path: "/App/Helper.swift", text: Array(text.utf8))
    let rewritten = String(decoding: Rewriter.rewrite([source])[0].text, as: UTF8.self)
    #expect(!rewritten.contains("override") && !rewritten.contains("super"))
    #expect(additions(text)[0].contains("table.awake { (o: Helper) in o.awakeFromNib() }"))
  }

  @Test("The name that Objective-C has for a class leads to it")
  func names() {
    let text = additions(
      "import UIKit\n@objc(Cell) class DrawnCell: UITableViewCell { @IBOutlet var a: UIView! }")[0]
    #expect(text.contains("table.named(\"Cell\", DrawnCell.self)"))
  }
}
