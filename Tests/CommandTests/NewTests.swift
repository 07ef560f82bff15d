import Foundation
import TestSupport
import Testing

@testable import RehearseCommands

@Suite struct NewTests {
  @Test("a new package has its name everywhere, and nothing left to fill in")
  func writes() throws {
    try withFolder { folder in
      let package = NewPackage(name: "my-card", rehearsal: RehearsalSource("/somewhere/Rehearsal"))
      let files = try package.write(to: folder)
      #expect(files.contains("Package.swift") && files.contains("README.md"))
      #expect(files.contains(".github/workflows/check.yml") && files.contains(".gitignore"))
      #expect(files.contains("Sources/my_card/CardTransition.swift"))
      #expect(files.contains("Tests/my_cardTests/CardTransitionTests.swift"))
      for file in files {
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        #expect(!text.contains("__"), "\(file)")
      }
      let manifest = try String(
        contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
      #expect(manifest.contains("?? \"/somewhere/Rehearsal\""))
      #expect(manifest.contains("name: \"my-card\""))
    }
  }

  @Test("Rehearsal comes from a clone or from an address")
  func sources() {
    let address = RehearsalSource("https://example.org/someone/Rehearsal.git")
    #expect(address.package == "Rehearsal")
    #expect(
      address.declaration
        == ".package(url: \"https://example.org/someone/Rehearsal.git\", branch: \"main\")")
    #expect(RehearsalSource("../Clone").declaration.contains("name: \"Rehearsal\""))
  }

  @Test("names that make no package are refused", arguments: ["", "1st", "a b", "../x", "ä", "a-"])
  func names(word: String) { #expect(!NewPackage.isName(word)) }

  @Test("what is there already is left alone") @MainActor
  func existing() throws {
    let run = rehearse(["new", "Sources", "--rehearsal", "."])
    let isHere = FileManager.default.fileExists(atPath: "Sources")
    #expect(!isHere || (run.code == .wrongUsage && run.err.contains("is there already")))
  }
}
