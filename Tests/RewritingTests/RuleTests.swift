import Testing

@testable import Rewriting

/// Single spellings, and what becomes of them.
@Suite struct RuleTests {
  private func rewrite(
    _ text: String, isOfSwift3: Bool = false
  ) -> (text: String, remarks: [String]) {
    let source = Source(path: "A.swift", text: Array(text.utf8))
    let result = Rewriter.rewrite([source], isOfSwift3: isOfSwift3)[0]
    return (String(decoding: result.text, as: UTF8.self), result.remarks.map(\.description))
  }

  @Test("attributes of applications and of Core Data")
  func attributes() {
    #expect(rewrite("@UIApplicationMain class A {}").text == "@main              class A {}")
    let (text, remarks) = rewrite("class A { @NSCopying var a: B?\n@NSManaged var c: D }")
    #expect(text == "class A {            var a: B?\n@NSManaged var c: D }")
    #expect(remarks.map { String($0.prefix(10)) } == ["A.swift:1:", "A.swift:2:"])
  }

  @Test("literals of pictures and files, and parts of modules that are whole here")
  func literals() {
    #expect(
      rewrite("let a = #imageLiteral(resourceName: \"b\")").text
        == "let a = UIImage      (imageLiteralResourceName: \"b\")")
    #expect(
      rewrite("import os.log\nimport Foundation.NSString").text
        == "import os    \nimport Foundation.NSString")
    #expect(rewrite("import Darwin.C").text == "import CLibrary  ")
  }

  @Test(
    "a managed property of a layer class is kept by the layer, on its line",
    arguments: ["CGFloat", "CGColor?", "[String: CGFloat]"])
  func managed(type: String) {
    let text = "class RingLayer: CALayer {\n@NSManaged var ring: \(type) // of all\nvar a = 1 }"
    let (result, remarks) = rewrite(text)
    let body =
      "{ get { _managedValue(forKey: \"ring\") }"
      + " set { _setManagedValue(newValue, forKey: \"ring\") } }"
    let blank = String(repeating: " ", count: 10)
    #expect(
      result
        == "class RingLayer: CALayer {\n\(blank) var ring: \(type) \(body) // of all\nvar a = 1 }")
    #expect(remarks == [])
  }

  @Test(
    "dynamic is somebody's name where no declaration goes on behind it",
    arguments: [
      "case still, dynamic\nvar isOn: Bool", "let flag = dynamic\nlet b = 1",
      "return dynamic\nvar a",
      "let a = x.dynamic\nlet b = 1", "if case .a = b, dynamic, let c {}",
    ])
  func dynamicNames(text: String) {
    #expect(rewrite(text).text == text)
    #expect(rewrite("@objc dynamic var a = 1").text == "              var a = 1")
    #expect(rewrite("dynamic override func a() {}").text == "        override func a() {}")
  }

  @Test(
    "a comma inside of generic arguments parts no parameters, however the brackets close",
    arguments: [
      ("_ a: Array<Array<Int>>, from b: Int", "load:from:"),
      ("_ a: [Pair<Int, Set<Set<Int>>>]", "load:"),
      ("_ a: Pair<(Int) -> Void, Int>, from b: Int", "load:from:"),
      ("_ a: Bool = 1 < 2, from b: Bool = 2 > 1", "load:from:"),
      ("_ a: Int = 1 << 2, from b: Int = 8 >> 1", "load:from:"),
    ])
  func generics(parameters: String, selector: String) {
    let text = "class A: NSObject { @objc func load(\(parameters)) {}\nlet s = #selector(load) }"
    #expect(rewrite(text).text.contains("Selector (\"\(selector)\", A.load)"), "\(parameters)")
  }

  @Test(
    "words that open a type elsewhere open none as names and labels",
    arguments: [
      "for actor in list {", "if actor is B {", "guard let actor else {", "while let c = actor {",
      "func b(extension name: String) {", "func b(a: Int, protocol name: C) {",
    ])
  func words(head: String) {
    let body =
      head.contains("func")
      ? "\(head) c(#selector(tap)) }" : "func b() { \(head) c(#selector(tap)) } }"
    let result = rewrite("class A: NSObject { @objc func tap() {}\n\(body) }").text
    #expect(result.contains("Selector (\"tap\", A.tap)"), "\(result)")
  }

  @Test(
    "a raw string that ends on its line is of one line, whatever quotes are in it",
    arguments: ["#\"\"\"#", "#\"\"\"a\"#", "##\"\"\"#\"##", "#\"\"\"a\"\"\"#", "\"\\(#\"\"\"#)\""])
  func rawStrings(literal: String) {
    let text = "let a = \(literal)\n@IBOutlet var b: C!"
    #expect(rewrite(text).text == "let a = \(literal)\n          var b: C!")
    let long = "let a = #\"\"\"\n@IBOutlet \"#\n\"\"\"#"
    #expect(rewrite(long).text == long)
  }

  @Test("what stands in code inside of a string is not rewritten, and named, its text is not")
  func interpolations() {
    let text = """
      let a = "#keyPath(B.c) \\(\"#selector(d)\")"
      let e = #"\\(#keyPath(B.c)) \\#(#keyPath(B.c)) \\#(f(#selector(g)))"#
      let h = \"\"\"
        \\(
          #keyPath(B.c))
        \"\"\"
      """
    let result = rewrite(text)
    #expect(result.text == text)
    #expect(
      result.remarks.map { String($0.prefix { $0 != "c" }) } == [
        "A.swift:2: warning: ", "A.swift:2: warning: ", "A.swift:5: warning: ",
      ], "\(result.remarks)")
  }

  @Test("the platform is iOS and no other, in every branch")
  func platforms() {
    let (text, _) = rewrite("#if os(Linux)\na\n#elseif os(iOS) && !os(Linux)\nb\n#endif")
    #expect(text.filter { $0 != " " } == "#iffalse\na\n#elseiftrue&&!false\nb\n#endif")
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

  @Test("a method that is called as an action of every responder overrides it")
  func formerEditActions() {
    let text = """
      import UIKit
      class Screen: UIViewController {
        @objc private func share(_ sender: Any?) {}
        func move(_ sender: UIButton) {}
        override func copy(_ sender: Any?) {}
        static func delete(_ sender: Any?) {}
      }
      class Model: NSObject { func share(_ sender: Any?) {} }
      """
    let lines = rewrite(text).text.split(separator: "\n").map(String.init)
    #expect(
      lines[2].hasSuffix("override func share(_ sender: Any?) {}") && !lines[2].contains("private"))
    #expect(lines[3...7].joined().components(separatedBy: "override").count == 2)
  }

  @Test("sleeping is the stage's, but for what the application calls so itself")
  func sleeping() {
    let text = "import UIKit\nsleep(3); Thread.sleep(forTimeInterval: 1); usleep(5)\n"
    #expect(
      rewrite(text).text
        == "import UIKit\n_sleep(3); Thread._sleep(forTimeInterval: 1); _usleep(5)\n")
    #expect(
      rewrite("import UIKit\nThread.sleep(until: .now + max(1, 2))").text
        == "import UIKit\nThread._sleep(until: (.now + max(1, 2) as Date).timeIntervalSinceNow)")
    for own in [
      "import UIKit\nfunc sleep(_ a: Int) {}\nsleep(3)", "import UIKit\nTask.sleep(3)", "sleep(1)",
    ] {
      #expect(rewrite(own).text == own)
    }
  }

  @Test(
    "what an extension has open, or another class overrides, is the class's own, also without names"
  )
  func hoisted() {
    let (text, remarks) = rewrite(
      """
      class A: B {
      }
      extension A: P {
        open func f(_: Int, g _: inout String) -> Int { 1 }
        func h() {}
      }
      class C: A { override func h() {} }
      """)
    #expect(remarks.isEmpty)
    let line = text.split(separator: "\n")[1]
    #expect(
      line.contains("open func f(_ argument0: Int, g argument1: inout String) -> Int")
        && line.contains("return _A_f(argument0, g: &argument1)") && line.contains("func h()"),
      "\(line)")
  }

  @Test("a selector says which of two methods it means where every responder has one of that name")
  func editActions() {
    func spelled(_ code: String) -> String {
      rewrite(code).text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    #expect(
      spelled("class A: B { let s = #selector(share); @objc func share() {} }")
        .contains("Selector (\"share\", A.share as (A) -> @MainActor () -> Void)"))
    #expect(
      spelled("class A: B { let s = #selector(A.move(_:)); @objc func move(_ g: G) -> Int { 1 } }")
        .contains("A.move(_:) as (A) -> @MainActor (G) -> Int)"))
    #expect(!spelled("class A: B { let s = #selector(copy(_:)) }").contains(" as "))
  }

  @Test("what Swift 3 took is spelled as Swift 4 takes it")
  func formerLanguage() {
    func spelled(_ text: String) -> String {
      rewrite(text, isOfSwift3: true).text.split(separator: " ").joined(separator: " ")
    }
    #expect(spelled("func f(_ a: ((Void) -> Void)!) {}") == "func f(_ a: (( ) -> Void)!) {}")
    #expect(
      spelled(
        "class A: B { func collectionView(_ c: C, layout l: L, sizeForItemAtIndexPath i: I) -> S { s } }"
      )
        == "class A: B , UICollectionViewDelegateFlowLayout "
        + "{ func collectionView(_ c: C, layout l: L, sizeForItemAt i: I) -> S { s } }")
    #expect(
      spelled(
        "extension A { func tableView(_ t: T, commitEditingStyle e: E, forRowAtIndexPath: I) {} }")
        == "extension A { func tableView(_ t: T, commit e: E, forRowAt forRowAtIndexPath: I) {} }")
    #expect(
      spelled(
        "class A { func application(_ a: B, didFinishLaunchingWithOptions o: [NSObject: AnyObject]?) -> Bool { true } }"
      ).contains("didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?)"))
    let kept = "class A { func tableView(_ t: T, rowAtIndexPath i: I) {} }"
    #expect(rewrite(kept).text == kept)
  }

  @Test("a file of Foundation has what Foundation brings along on a Mac")
  func narrowImports() {
    let sources = ["import UIKit\n", "// a\n@testable import Foundation\nlet a = NSEC_PER_SEC\n"]
      .map { Source(path: "A.swift", text: Array($0.utf8)) }
    let results = Rewriter.rewrite(sources).map { String(decoding: $0.text, as: UTF8.self) }
    #expect(
      results == [
        "import UIKit\n",
        "// a\nimport UIKit; @testable import Foundation\nlet a = NSEC_PER_SEC\n",
      ])
    #expect(rewrite("import Foundation\n").text == "import Foundation\n")
  }

  @Test("members of any object are asked of what is in it")
  func objectMembers() {
    func spelled(_ code: String) -> String {
      String(rewrite("import UIKit\n" + code).text.dropFirst("import UIKit\n".count))
        .split(separator: " ").joined(separator: " ")
    }
    #expect(
      spelled("let a = (b[c] as AnyObject).cgPointValue.y")
        == "let a = _members(b[c] as Any).cgPointValue.y")
    #expect(
      spelled("let a = (b as AnyObject?)?.floatValue ?? 0")
        == "let a = _members(b as Any?) .floatValue ?? 0")
    for kept in ["let a = f(b as AnyObject).cgPointValue", "let a = (b as AnyObject).title"] {
      #expect(spelled(kept) == kept)
    }
  }

  @Test("what provides previews becomes spaces, with its attributes and what is in it")
  func previewProviders() {
    let text = """
      @available(iOS 13, *)
      struct A_Previews: PreviewProvider {
        struct Box: UIViewRepresentable { func makeUIView(context: Context) -> A { A() } }
        static var previews: some View { Box() }
      }
      struct B: SwiftUI.PreviewProvider {}
      let kept = "PreviewProvider"
      """
    let lines = rewrite(text).text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 7 && lines[6] == "let kept = \"PreviewProvider\"")
    #expect(lines[..<6].allSatisfy { $0.allSatisfy { $0 == " " } })
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
      rewrite("class A: B { override var delegate: UIScrollViewDelegate? { willSet { c() } } }")
        .remarks.count == 1)
  }

  @Test("optional methods that differ in their labels alone are called by their labels")
  func labels() {
    let text = rewrite(
      "@objc protocol P { @objc optional func a(_ b: Int, will c: Int)\n"
        + "@objc optional func a(_ b: Int, did c: Int)\n@objc optional func a(_ b: Int, at c: A) }"
    ).text
    #expect(!text.contains("callAsFunction(_ b: Int, _ c: Int)"))
    #expect(text.contains("callAsFunction(_ b: Int, did c: Int)"))
    #expect(text.contains("callAsFunction(_ b: Int, _ c: A)"))
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
    func aliases(_ texts: [String]) -> StandIns.Aliases? {
      StandIns.aliases(for: texts.map { Source(path: "A.swift", text: Array($0.utf8)) })
    }
    #expect(aliases(["import Foundation"]) == nil)
    #expect(aliases(["let a: URLRequest"]) == nil)
    let model = aliases([
      "let a = 1", "import Foundation\nlet a: URLRequest; let b = 2.formatted()",
    ])
    #expect(
      model?.text
        == "import enum UIKit.StageClock; typealias URLRequest = StageClock.URLRequest;")
    #expect(
      aliases(["import Foundation\nlet b = 2.formatted()"])?.text
        == "import enum UIKit.StageClock; ")
    let found = aliases(["import Foundation\nclass Timer {}", "@testable import UIKit // end"])
    #expect(found?.file == 1)
    #expect(found?.text.contains("typealias DispatchQueue = StageClock.DispatchQueue") == true)
    #expect(found?.text.contains("Timer") == false)
  }

  @Test(
    "an alias is public where the module's public face names it, and nowhere else",
    arguments: [
      ("public class A { public var a: Timer? }", "Timer"),
      ("open class A { open func a(on b: DispatchQueue = .main, _ c: Int) {} }", "DispatchQueue"),
      (
        "public protocol A { var a: Timer { get }; func b(_ c: [DispatchTime]) }",
        "Timer DispatchTime"
      ),
      ("public enum A { case a(Int), b(DispatchGroup) }", "DispatchGroup"),
      ("public extension B { func a() -> DispatchWorkItem { c } }", "DispatchWorkItem"),
      ("public typealias A = (Timer) -> Void", "Timer"),
      ("public class A { var a: Timer?; public func b() { let c: DispatchQueue } }", ""),
      ("public var a: Int = 1\nlet b: Timer? = nil", ""), ("class A { var a: Timer? }", ""),
      ("public var a: StageClock.Timer?", ""),
    ])
  func publicStandIns(text: String, names: String) throws {
    let source = Source(path: "A.swift", text: Array("import UIKit\n\(text)".utf8))
    let aliases = try #require(StandIns.aliases(for: [source])).text
    let shown = aliases.matches(of: /public typealias (\w+)/).map { String($0.1) }
    #expect(shown == names.split(separator: " ").map(String.init))
    #expect(aliases.matches(of: /typealias/).count == StandIns.names.count)
  }
}
