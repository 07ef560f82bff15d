import Foundation
import TestSupport
import Testing

@testable import Projects

/// The two ways in which a project is written.
@Suite struct PropertyTextTests {
  private func read(_ text: String) throws -> PropertyValue {
    try PropertyText.read(Array(text.utf8), path: "p")
  }

  private func problem(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch { return "\(error)" }
  }

  @Test("the old form and JSON5 say the same")
  func twoForms() throws {
    let old = try read(
      """
      // !$*UTF8*$!
      {
        objects = {
          /* Begin */
          A1B2 /* List.swift */ = {isa = PBXFileReference; path = "My Files/List.swift"; };
        };
        flags = (a.b/c-d, "e f", );
      }
      """)
    let new = try read(
      """
      // written by hand
      {
        objects: { 'A1B2': {isa: "PBXFileReference", path: 'My Files/List.swift'}, },
        flags: ["a.b/c-d", "e f"],
      }
      """)
    #expect(old == new)
    #expect(old["objects"]?["A1B2"]?["path"]?.text == "My Files/List.swift")
  }

  @Test("escapes, other scripts and numbers are read as they are meant")
  func escapes() throws {
    let value = try read(
      #"{ a = "1\n\t\"\U00e9\\"; b = Käse; c = 1.50; d = "\303\251"; e = http://x; }"#)
    #expect(value["a"]?.text == "1\n\t\"é\\")
    #expect(value["b"]?.text == "Käse")
    #expect(value["c"]?.text == "1.50")
    #expect(value["d"]?.text == "é")
    #expect(value["e"]?.text == "http://x")
    #expect(try read(#"{"x": "\ud83d\ude00", n: -12, t: true}"#)["x"]?.text == "😀")
  }

  @Test("what is broken is said with its line")
  func broken() {
    #expect(problem("{\n a = 1;\n b = ") == "p:3: the file ends in the middle")
    #expect(problem("{\n a = 1;\n") == "p:3: the file ends inside of a table")
    #expect(problem("{ a = (1, 2") == "p:1: ',' or ')' is missing in a list")
    #expect(problem("{ a = \"x") == "p:1: a text that begins here has no end")
    #expect(problem("{ /* a = 1; }") == "p:1: a comment that begins here has no end")
    #expect(problem("{\n<<<<<<< HEAD\n a = 1; }")?.contains("has no place here") == true)
    #expect(problem("{ a = 1; } b") == "p:1: there is more after the end")
    #expect(problem("") == "p:1: the file ends in the middle")
  }

  @Test("values nested ten thousand deep are an error, in both forms, and no crash")
  func deep() {
    for (start, mark) in [
      ("{ x = ", "("), ("{ x = ", "{ a = "), ("{ x: ", "["), ("{ x: ", "{a: ["),
    ] {
      let text = start + String(repeating: mark, count: 10_000)
      #expect(problem(text)?.contains("nested deeper") == true)
    }
  }

  @Test("a file that is cut anywhere is an error and nothing else")
  func cut() {
    let text = #"{ a = (1, "2 3", {b = <0f>; }); /* c */ d = e; }"#
    for length in 0..<text.count { #expect(problem(String(text.prefix(length))) != nil) }
    #expect(problem(text) == nil)
  }
}
