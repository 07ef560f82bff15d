import Foundation
import TestSupport
import Testing

@testable import RehearseCommands

/// Packages as they are for iOS, built where they lie.
@MainActor @Suite(.serialized) struct PackageTests {
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  nonisolated private static let isSoak = ProcessInfo.processInfo.environment["SOAK"] != nil

  /// The bytes of everything in a folder, by path.
  private func contents(of folder: URL) throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        FileManager.default.contents(atPath: folder.appendingPathComponent(path).path)
          .map { (path, $0) }
      })
  }

  private func rehearse(_ line: [String]) -> (code: ExitCode, out: String) {
    var said = ""
    let console = Console(isTerminal: false, out: { said += $0 }, err: { said += $0 })
    return (Tool(studio: StageStudio(), console: console).run(line), said)
  }

  /// Packages that lie beside each other, so that they find each other, in a folder to write to.
  private func withCopy(_ body: (URL) throws -> Void) throws {
    try withFolder { folder in
      let copy = folder.appendingPathComponent("Packages")
      // Foundation's own copies keep the owner, which only root may if it is somebody else.
      let outcome = try Program.named("cp").run(["-R", Self.fixtures.path, copy.path])
      try #require(outcome.status == 0, "\(outcome.err)")
      try body(copy)
    }
  }

  @Test(
    "an iOS package is built and its tests pass, and nothing in it is touched",
    .enabled(if: isSoak), arguments: ["Cards", "Pager"])
  func tests(_ name: String) throws {
    try withCopy { packages in
      let before = try contents(of: packages)
      let (code, out) = rehearse(["check", "--package", packages.appendingPathComponent(name).path])
      #expect(code == .well, "\(out)")
      #expect(out.contains("passed"))
      #expect(try contents(of: packages) == before)
    }
  }

  @Test(
    "errors name the person's file, line and column, and quote it as it is",
    .enabled(if: isSoak))
  func errors() throws {
    try withCopy { packages in
      let package = packages.appendingPathComponent("Cards")
      let link = packages.appendingPathComponent("Link")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: package)
      let file = package.appendingPathComponent("Sources/Cards/CardViewController.swift")
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing("action: #selector(tapped))", with: "action: #selector(tapped), on: 3)")
      try Data(text.utf8).write(to: file)
      let scratch = packages.appendingPathComponent("scratch").path
      let (code, out) = rehearse(["build", "--package", link.path, "--scratch", scratch])
      #expect(code == .different)
      #expect(out.contains("Sources/Cards/CardViewController.swift:"), "\(out)")
      #expect(out.contains("action: #selector(tapped), on: 3)"), "\(out)")
      #expect(!out.contains("Selector (\"tapped\""), "\(out)")
    }
  }

  @Test(
    "an override that is put into an extension of another file is seen by the next build",
    .enabled(if: isSoak))
  func overrides() throws {
    try withCopy { packages in
      let package = packages.appendingPathComponent("Cards")
      let added = package.appendingPathComponent("Sources/Cards/Appearing.swift")
      try Data("import UIKit\n".utf8).write(to: added)
      #expect(rehearse(["check", "--package", package.path]).code == .well)
      let text = """
        import UIKit
        extension CardViewController {
          open override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
          open override var canBecomeFirstResponder: Bool { true }
        }
        """
      try Data(text.utf8).write(to: added)
      let test = package.appendingPathComponent("Tests/CardsTests/CardTests.swift")
      let former = try String(contentsOf: test, encoding: .utf8)
      try Data(
        former.replacing(
          "func testTitle",
          with: "func testFirst() { XCTAssertTrue((CardViewController() as "
            + "UIResponder).canBecomeFirstResponder) }\n    func testTitle"
        ).utf8
      ).write(to: test)
      let (code, out) = rehearse(["check", "--package", package.path])
      #expect(code == .well, "\(out)")
    }
  }

  @Test("a new package links what is built already, and its tests and its film pass as they are")
  func newPackage() throws {
    try withFolder { folder in
      let kit = try BuildContext.ofThisProgram()
      try kit.prepare { _ in }
      let package = folder.appendingPathComponent("my card")
      _ = try NewPackage(
        name: "my-card", rehearsal: .kit(folder: kit.products.path, swift: kit.swiftVersion())
      ).write(to: package)
      let tests = try Program.named("swift").run(["test"], in: package)
      #expect(tests.status == 0 && !tests.out.contains("CRaster"), "\(tests.err)\(tests.out)")
      #expect(tests.out.contains("2 tests in 1 suite passed"), "\(tests.out)")
      let film = try Program.named("swift").run(
        ["run", "rehearsal", "render", "card", "-o", "card.webp"], in: package)
      #expect(film.status == 0, "\(film.err)")
    }
  }

  @Test("an installed kit needs the Swift that it was made with, and says which")
  func installed() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent(BuildContext.versionFile)
      let kit = BuildContext(root: nil, products: folder)
      try Data("\(BuildContext.swiftHere())\n".utf8).write(to: file)
      try kit.prepare { _ in }
      try Data("5.0\n".utf8).write(to: file)
      let error = #expect(throws: UsageError.self) { try kit.prepare { _ in } }
      #expect(error?.message.contains("made with Swift 5.0") == true)
    }
  }

  @Test("a library that is linked anew is another one for what was compiled before")
  func identity() throws {
    try withFolder { folder in
      let kit = BuildContext(root: folder, products: folder)
      let library = folder.appendingPathComponent("lib\(BuildContext.library).so")
      func identity(_ bytes: Int, _ date: Double) throws -> String {
        try Data(count: bytes).write(to: library)
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: date)], ofItemAtPath: library.path)
        return kit.identity()
      }
      let first = try identity(8, 1_000_000)
      #expect(try identity(8, 1_000_000) == first)
      #expect(try identity(9, 1_000_000) != first && identity(8, 1_000_000.5) != first)
    }
  }

  @Test("two builds of a package at once leave each other's texts as they are")
  func atOnce() throws {
    try withCopy { packages in
      let package = packages.appendingPathComponent("Cards").resolvingSymlinksInPath()
      let scratch = packages.appendingPathComponent("scratch")
      let kit = try BuildContext.ofThisProgram()
      let first = try PackageBuild(of: package, kit: kit, scratch: scratch)
      #expect(first.flags.contains("-DREHEARSAL_\(kit.identity())"))
      let texts = try texts(of: first)
      #expect(texts.count >= 2)
      let again = try PackageBuild(of: package, kit: kit, scratch: scratch)
      #expect(again.flags == first.flags)
      #expect(try self.texts(of: again) == texts)
      let file = package.appendingPathComponent("Sources/Cards/CardViewController.swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data((text + "// more\n").utf8).write(to: file)
      let edited = try PackageBuild(of: package, kit: kit, scratch: scratch)
      #expect(edited.flags == first.flags)
      #expect(try self.texts(of: edited) != texts)
      for (path, kept) in texts {
        #expect(try Text(path) == kept, "\(path)")
      }
    }
  }

  /// What a compiler reads in the place of a file: the very file, and its content.
  private struct Text: Equatable {
    let number: Int
    let content: Data

    init(_ path: String) throws {
      let values = try FileManager.default.attributesOfItem(atPath: path)
      number = try #require(values[.systemFileNumber] as? Int)
      content = try Data(contentsOf: URL(fileURLWithPath: path))
    }
  }

  /// The rewritten texts that a build is about to read, by path.
  private func texts(of build: PackageBuild) throws -> [String: Text] {
    let overlay = try #require(build.flags.first { $0.hasSuffix("overlay.yaml") })
    let tree = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(fileURLWithPath: overlay)))
    let roots = try #require((tree as? [String: Any])?["roots"] as? [[String: String]])
    let paths = roots.compactMap { $0["external-contents"] }
    return Dictionary(uniqueKeysWithValues: try paths.map { ($0, try Text($0)) })
  }

  @Test("what a package cannot have here is said before it is built")
  func refusals() throws {
    try withFolder { folder in
      let manifest = """
        // swift-tools-version:5.7
        import PackageDescription
        let package = Package(
          name: "Clash", platforms: [.iOS(.v14)],
          targets: [
            .target(name: "Timing"),
            .target(name: "Mine", dependencies: [
              .target(name: "Timing", condition: .when(platforms: [.iOS])),
            ]),
          ])
        """
      for target in ["Timing", "Mine"] {
        let sources = folder.appendingPathComponent("Sources/\(target)")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try Data("public let a = 1\n".utf8).write(to: sources.appendingPathComponent("A.swift"))
      }
      try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
      let targets = try PackageTargets(
        of: folder.resolvingSymlinksInPath(), scratch: folder.appendingPathComponent("scratch"))
      #expect(targets.modules.map(\.count) == [1, 1])
      #expect(targets.leftOut().map(\.line) == [8])
      #expect(throws: UsageError.self) {
        try targets.checkNames(against: BuildContext.ofThisProgram())
      }
    }
  }
}
