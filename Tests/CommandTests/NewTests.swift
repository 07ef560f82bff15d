import Foundation
import TestSupport
import Testing

@testable import RehearseCommands

@Suite struct NewTests {
  private static let kit = RehearsalSource.kit(folder: "/some where/kit", swift: "6.3.1")

  @Test(
    "a new package has its name everywhere, and nothing left to fill in",
    arguments: [
      (RehearsalSource(clone: "/somewhere/Rehearsal"), "?? \"/somewhere/Rehearsal\""),
      (Self.kit, "?? \"/some where/kit\""),
    ])
  func writes(source: RehearsalSource, place: String) throws {
    try withFolder { folder in
      let package = NewPackage(name: "my-card", rehearsal: source)
      let files = try package.write(to: folder)
      #expect(files.contains("Package.swift") && files.contains("README.md"))
      #expect(files.contains(".github/workflows/check.yml") && files.contains(".gitignore"))
      #expect(files.contains("Sources/my_card/CardTransition.swift"))
      #expect(files.contains("Sources/my_cardFlows/Flows.swift"))
      #expect(files.contains("Sources/rehearsal/main.swift"))
      #expect(files.contains("Tests/my_cardTests/CardTransitionTests.swift"))
      for file in files {
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        #expect(!text.contains(#/__[A-Z]+__/#), "\(file)")
      }
      let manifest = try String(
        contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
      #expect(manifest.contains(place))
      #expect(manifest.contains("name: \"my-card\""))
    }
  }

  @Test("Rehearsal comes from a clone or from an address")
  func sources() {
    let address = RehearsalSource(clone: "https://example.org/someone/Rehearsal.git")
    #expect(address.words["__PACKAGE__"] == "Rehearsal")
    let url = ".package(url: \"https://example.org/someone/Rehearsal.git\", branch: \"main\")"
    let declaration = address.words["__DEPENDENCY__"] ?? ""
    #expect(declaration.hasSuffix(url))
    #expect(declaration.hasPrefix("Context.environment[\"REHEARSAL\"]"))
    let clone = RehearsalSource(clone: "../Clone").words["__DEPENDENCY__"]
    #expect(clone?.contains("name: \"Rehearsal\"") == true)
  }

  @Test(
    "the workflow checks, verifies and uploads the report, by goals that are there",
    arguments: [(RehearsalSource(clone: "/r"), "package/build"), (Self.kit, "build")])
  func workflow(source: RehearsalSource, results: String) throws {
    try withFolder { folder in
      _ = try NewPackage(name: "card", rehearsal: source).write(to: folder)
      func text(_ file: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      }
      let workflow = try text(".github/workflows/check.yml")
      let goals = workflow.matches(of: #/run: make (.+)/#).flatMap {
        $0.output.1.split(separator: " ").map(String.init)
      }
      #expect(goals == ["test", "check", "verify", "report", "film"])
      let makefile = try text("Makefile")
      for goal in goals { #expect(makefile.contains("\n\(goal): ## "), "\(goal)") }
      #expect(workflow.contains("actions/upload-artifact"))
      #expect(makefile.contains("-o build/report") && workflow.contains("path: \(results)\n"))
    }
  }

  @Test("what was recorded and is lost fails, and what was never recorded does not")
  func lost() throws {
    try withFolder { folder in
      _ = try NewPackage(name: "card", rehearsal: RehearsalSource(clone: "/r")).write(to: folder)
      let snapshots = folder.appendingPathComponent("__Snapshots__")
      func make(_ goal: String) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // Stands for the program: it only makes the folder that it would fill.
        process.arguments = ["make", goal, "rehearsal=mkdir -p __Snapshots__ && true"]
        process.currentDirectoryURL = folder
        // What a make that runs these tests hands down is not for this one.
        process.environment = ProcessInfo.processInfo.environment.filter {
          !["MAKEFLAGS", "MFLAGS", "MAKELEVEL", "GNUMAKEFLAGS", "MAKEFILES"].contains($0.key)
        }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
      }
      #expect(try make("verify") == 0)
      #expect(!FileManager.default.fileExists(atPath: snapshots.path))
      #expect(try make("record") == 0)
      #expect(FileManager.default.fileExists(atPath: snapshots.path))
      #expect(try make("verify") == 0)
      try FileManager.default.removeItem(at: snapshots)
      #expect(try make("verify") == 2)
      let ignored = try String(
        contentsOf: folder.appendingPathComponent(".gitignore"), encoding: .utf8)
      #expect(!ignored.contains("recorded") && !ignored.contains("Snapshots"))
    }
  }

  @Test("names that make no package are refused", arguments: ["", "1st", "a b", "../x", "ä", "a-"])
  func names(word: String) { #expect(!NewPackage.isName(word)) }

  @Test("names of modules that Rehearsal is made of are refused, every one of them")
  func taken() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let manifest = try String(
      contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let kinds = /\.(?:target|executableTarget|systemLibrary|plugin)\(\s*name: "([^"]+)"/
    let names = manifest.matches(of: kinds).map { String($0.1) }
    #expect(names.count > 25)
    for name in names { #expect(NewPackage.isTaken(name), "\(name)") }
    #expect(!NewPackage.isTaken("my-card") && NewPackage.isTaken("Rehearse-Rewrite"))
  }

  @Test("Rehearsal is told from a package that uses it")
  func roots() throws {
    try withFolder { folder in
      try Data().write(to: folder.appendingPathComponent("Package.swift"))
      #expect(!BuildContext.isRehearsal(folder))
      #expect(BuildContext.isRehearsal(try #require(try BuildContext.ofThisProgram().root)))
    }
  }

  @Test("what is there already is left alone") @MainActor
  func existing() throws {
    let run = rehearse(["new", "Sources", "--rehearsal", "."])
    let isHere = FileManager.default.fileExists(atPath: "Sources")
    #expect(!isHere || (run.code == .wrongUsage && run.err.contains("is there already")))
  }
}
