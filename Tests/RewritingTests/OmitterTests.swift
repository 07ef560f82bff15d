import Testing

@testable import Rewriting

@Suite("Code that does not compile here is taken out, and the rest stays")
struct OmitterTests {
  /// The text without what the faults are in; unchanged where nothing could be taken out.
  private func rest(of text: String, _ faults: [(line: Int, message: String)]) -> String {
    let source = Source(path: "a.swift", text: Array(text.utf8))
    let faults = faults.map {
      CompilerDiagnostic(path: "a.swift", line: $0.line, message: $0.message)
    }
    let result = Omitter.omit(faults, from: source)?.source ?? source
    return String(decoding: result.text, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in String(line.reversed().drop(while: { $0 == " " }).reversed()) }
      .joined(separator: "\n")
  }

  @Test("An import goes alone") func imports() {
    #expect(rest(of: "import A\nimport B\n", [(1, "no such module 'A'")]) == "\nimport B\n")
  }

  @Test("Without SwiftUI its views go, and what it brings along is imported") func swiftUI() {
    let text = """
      import SwiftUI
      struct Row: View {
        var body: some View { Text("a") }
      }
      extension View { func big() -> some View { self } }
      private struct Frame<V: UIView>: UIViewRepresentable {
        func makeUIView(context: Context) -> V { V() }
      }
      struct Model { var a = 1 }
      class Screen: UIViewController {}
      """
    #expect(
      rest(of: text, [(1, "no such module 'SwiftUI'")])
        == "import UIKit; import Combine\n\n\n\n\n\n\n\n"
        + "struct Model { var a = 1 }\nclass Screen: UIViewController {}")
  }

  @Test("A statement goes whole, over all of its lines, and no other") func statement() {
    let text = """
      func f() {
        let a = 1
        map.add(
          a,
          to: b) { done in
            print(done)
        }
        print(a)
      }
      """
    let expected = "func f() {\n  let a = 1\n\n\n\n\n\n  print(a)\n}"
    for line in [3, 4, 5] {
      #expect(rest(of: text, [(line, "cannot find 'map' in scope")]) == expected, "line \(line)")
    }
  }

  @Test("A chain of calls over lines is one statement") func chain() {
    let text = "func f() {\n  a\n    .b()\n    .c()\n  d()\n}"
    #expect(rest(of: text, [(4, "no c")]) == "func f() {\n\n\n\n  d()\n}")
  }

  @Test("Attributes on lines of their own go with their declaration") func attributes() {
    let text = "class A {\n  @IBOutlet\n  weak var map: M!\n  var b = 1\n}"
    #expect(
      rest(of: text, [(3, "cannot find type 'M' in scope")]) == "class A {\n\n\n  var b = 1\n}")
  }

  @Test("A branch keeps its other branch only as a whole") func branches() {
    let text = "func f() {\n  if a {\n    b()\n  } else if m.x {\n    c()\n  }\n  d()\n}"
    #expect(rest(of: text, [(4, "no m")]) == "func f() {\n\n\n\n\n\n  d()\n}")
    #expect(
      rest(of: text, [(5, "no c")])
        == "func f() {\n  if a {\n    b()\n  } else if m.x {\n\n  }\n  d()\n}")
  }

  @Test("A function that no longer gives what it has to goes") func missingReturn() {
    let text = "struct S {\n  func f() -> Int {\n    a()\n  }\n  var b = 1\n}"
    #expect(rest(of: text, [(4, "missing return")]) == "struct S {\n\n\n\n  var b = 1\n}")
  }

  @Test("What may be nil is nil") func optionalResult() {
    let text = "func f() -> V? {\n  return Map()\n}"
    #expect(rest(of: text, [(2, "cannot find 'Map'")]) == "func f() -> V? {\n  return nil\n}")
  }

  @Test("A protocol goes out of a head, a class is stood in for") func heads() {
    let text = "class A: UIViewController, MKMapViewDelegate, B {\n  var x = 1\n}"
    #expect(
      rest(of: text, [(1, "cannot find type 'MKMapViewDelegate' in scope")])
        == "class A: UIViewController,                     B {\n  var x = 1\n}".replacing(
          ",                     B", with: ",                    B"))
    let child = rest(
      of: "class A: LoginViewController {\n}", [(1, "cannot find type 'LoginViewController'")])
    #expect(child == "class A: UIViewController {\n}")
    let only = rest(
      of: "extension A: Tracked {\n  func f() {}\n}", [(1, "cannot find type 'Tracked'")])
    #expect(
      only
        == "extension A         {\n  func f() {}\n}".replacing("A         {", with: "A          {"))
  }

  @Test("The superclass's initialiser is never taken out") func superclass() {
    let text = "class A: B {\n  init() {\n    super.init(frame: x)\n  }\n}"
    #expect(rest(of: text, [(3, "cannot find 'x' in scope")]) == text)
  }

  @Test("A property that an initialiser leaves without a value goes") func uninitialised() {
    let text = "class A: B {\n  let m: M\n  init() {\n    super.init()\n  }\n}"
    #expect(
      rest(of: text, [(4, "property 'self.m' not initialized at super.init call")])
        == "class A: B {\n\n  init() {\n    super.init()\n  }\n}")
  }

  @Test("A case of a switch keeps its label") func cases() {
    let text = "func f() {\n  switch a {\n  case .b:\n    m()\n  default:\n    c()\n  }\n}"
    #expect(
      rest(of: text, [(4, "no m")])
        == "func f() {\n  switch a {\n  case .b:\n\n  default:\n    c()\n  }\n}")
  }

  @Test("Lines keep their number, whatever goes") func lines() {
    let text = "import A\nclass B: C {\n  var d = E()\n  func f() -> G { h() }\n}\n// end\n"
    for line in 1...6 {
      for message in ["no such module 'A'", "cannot find type 'C' in scope", "missing return"] {
        let count = rest(of: text, [(line, message)]).filter { $0 == "\n" }.count
        #expect(count == 6, "\(message) on line \(line)")
      }
    }
  }

  @Test("Every cut of a file is answered, and nothing hangs") func hostile() {
    let text =
      "class A: B { func f() { if a { b() } else { c(d: { e } ) } }; @objc var g = [1, 2 } #if X"
    for end in 0...text.count {
      let cut = String(text.prefix(end))
      let result = rest(of: cut, [(1, "cannot find 'b' in scope")])
      #expect(result.count <= cut.count + 20)
    }
  }

  @Test("Modules come first, then names, then what follows") func foremost() {
    let all = ["no such module 'A'", "cannot find 'b' in scope", "missing return"].map {
      CompilerDiagnostic(path: "a.swift", line: 1, message: $0)
    }
    #expect(CompilerDiagnostic.foremost(all) == [all[0]])
    #expect(CompilerDiagnostic.foremost(Array(all.dropFirst())) == [all[1]])
    #expect(CompilerDiagnostic.foremost([all[2]]) == [all[2]])
  }
}
