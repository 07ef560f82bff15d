import Testing

@Suite("The rule on names of types") struct HomonymRuleTests {
  private func swift(_ text: String, in module: String) -> SourceFile {
    SourceFile(path: "Sources/\(module)/File.swift", text: text)
  }

  @Test func `no two modules have a type of the same name`() throws {
    #expect(try HomonymRules.breaches(in: SourceTree.files(under: "Sources")) == [])
  }

  @Test(arguments: [
    "package struct Pace {}", "@MainActor\nfinal class Pace: Any {}", "typealias Pace = Double",
    "@preconcurrency @MainActor public protocol Pace: AnyObject {\n}",
  ])
  func `a second type of a name is seen`(text: String) throws {
    let other = swift("public enum Pace { case slow }\n", in: "Timing")
    let faults = try HomonymRules.breaches(in: [swift(text, in: "UIKit"), other])
    #expect(faults.map(\.path) == [other.path])
  }

  @Test(arguments: [
    "private struct Pace {}", "extension Pace {}", "typealias Pace = Timing.Pace",
    "enum Walk {\n  struct Pace {}\n}", "// struct Pace", "import struct Timing.Pace",
  ])
  func `what lies in a file or a type, or is the same type, passes`(text: String) throws {
    let other = swift("public enum Pace { case slow }\n", in: "Timing")
    #expect(try HomonymRules.breaches(in: [swift(text, in: "UIKit"), other]) == [])
  }

  @Test func `nothing to look at is no pass`() {
    #expect(throws: NothingToExamine.self) { try HomonymRules.breaches(in: []) }
  }
}
