import Rewriting

@testable import RehearseCommands

@Suite("Modules whose names are taken")
struct ModuleRenamingTests {
  private let renaming = ModuleRenaming(["Timing": "Timing_own"])

  @Test(
    "are called otherwise where they are imported, and where they stand before a name",
    arguments: [
      ("import Timing\n", "import Timing_own\n"),
      ("@testable import Timing", "@testable import Timing_own"),
      ("import class Timing.Clock", "import class Timing_own.Clock"),
      ("let a = Timing.Clock()", "let a = Timing_own.Clock()"),
      ("NSClassFromString(\"Timing.Clock\")", "NSClassFromString(\"Timing_own.Clock\")"),
    ])
  func renamed(text: String, expected: String) { #expect(renaming.applied(to: text) == expected) }

  @Test(
    "stay as they are where they are something else",
    arguments: ["import TimingKit", "let Timing = 1", "a.Timing.b", "MyTiming.x", "Timing2.x"])
  func kept(text: String) { #expect(renaming.applied(to: text) == text) }

  @Test("give way to a type of the sources that is called so")
  func types() {
    let source = Source(path: "a.swift", text: Array("enum Timing { static let a = 1 }".utf8))
    let own = renaming.leavingAlone(typesOf: [source])
    #expect(own.applied(to: "import Timing\nTiming.a") == "import Timing_own\nTiming.a")
  }
}
