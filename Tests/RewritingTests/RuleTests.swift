import Testing

@testable import Rewriting

/// Single spellings, and what becomes of them.
@Suite struct RuleTests {
  private func rewrite(_ text: String) -> (text: String, remarks: [String]) {
    let result = Rewriter.rewrite([Source(path: "A.swift", text: Array(text.utf8))])[0]
    return (String(decoding: result.text, as: UTF8.self), result.remarks.map(\.description))
  }

  @Test("attributes of applications and of Core Data")
  func attributes() {
    #expect(rewrite("@UIApplicationMain class A {}").text == "@main              class A {}")
    let (text, remarks) = rewrite("class A { @NSCopying var a: B?\n@NSManaged var c: D }")
    #expect(text == "class A {            var a: B?\n@NSManaged var c: D }")
    #expect(remarks.map { String($0.prefix(10)) } == ["A.swift:1:", "A.swift:2:"])
  }

  @Test("previews become spaces, comments and lines stay")
  func previews() {
    let text =
      "#Preview(\"A\", traits: .b) { // why\n  C(\"\"\"\n    x\n    \"\"\")\n}\nlet d = 1\n"
    let (result, remarks) = rewrite(text)
    #expect(remarks.isEmpty)
    let lines = result.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == text.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(lines[0].drop { $0 == " " } == "// why" && lines[5] == "let d = 1")
    #expect(lines[1...4].allSatisfy { $0.allSatisfy { $0 == " " } })
    #expect(rewrite("let a = #Preview").text == "let a =         ")
    #expect(rewrite("// #Preview {}\nlet a = \"#Preview {}\"").text.hasSuffix("\"#Preview {}\""))
  }

  @Test("an overridden delegate of a scroll view is hidden instead; others stay")
  func delegates() {
    let (text, remarks) = rewrite(
      "class A: B { override var delegate: UIScrollViewDelegate? { didSet { c() } } }")
    #expect(!text.contains("override") && text.contains("super.delegate = newValue"))
    #expect(remarks.isEmpty)
    let other = "class A: B { override var delegate: ADelegate? { didSet { c() } } }"
    #expect(rewrite(other).text == other)
    #expect(
      rewrite("class A: B { override var delegate: UITableViewDelegate? { willSet { c() } } }")
        .remarks.count == 1)
  }

  @Test("an optional method that only a subclass has is named, with the class that lacks it")
  func lateRequirements() {
    let text = """
      @objc protocol P { @objc optional func a(_ b: Int); @objc optional func c() }
      class Base: NSObject, P { func c() {} }
      class Child: Base { func a(_ b: Int) {}
        override func c() {} }
      class Own: Base, P { func a(_ b: Int) {} }
      """
    let remarks = rewrite(text).remarks
    #expect(remarks.count == 1 && remarks[0].hasPrefix("A.swift:3:"))
    #expect(remarks[0].contains("Base conforms to P without this method"))
  }

  @Test("a class that lacks an optional method is told from those that have it")
  func conformers() {
    let text = """
      @objc protocol P { @objc optional func a() }
      class None: NSObject, P {}
      class Some: NSObject, P { func a() {} }
      class More: None { func a() {} }
      class Late: NSObject {}
      extension Late: P {}
      #if DEBUG
      class Sometimes: NSObject, P {}
      #endif
      class Generic<A>: NSObject, P {}
      func f() { class Local: NSObject, P {} }
      """
    let result = rewrite(text).text
    #expect(
      result.contains(
        "var a: _P_a? { (self is Late || self is None && !(self is More)) ? nil : "), "\(result)")
  }

  @Test("aliases go to the first file that imports UIKit, without names that the module has")
  func standIns() {
    func aliases(_ texts: [String]) -> (file: Int, text: String)? {
      StandIns.aliases(for: texts.map { Source(path: "A.swift", text: Array($0.utf8)) })
    }
    #expect(aliases(["import Foundation"]) == nil)
    let found = aliases(["import Foundation\nclass Timer {}", "@testable import UIKit // end"])
    #expect(found?.file == 1)
    #expect(found?.text.contains("typealias DispatchQueue = StageClock.DispatchQueue") == true)
    #expect(found?.text.contains("Timer") == false)
  }
}
