import Foundation
import TestSupport
import Testing

@testable import RehearseCommands

/// What is watched for `--watch`, and that an application is shown anew.
@MainActor @Suite(.serialized) struct WatchingTests {
  private func write(_ text: String, _ path: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test("files below a folder count, but what is hidden, built, or kept for one person")
  func below() throws {
    try withFolder { folder in
      for path in [
        "App/Screen.swift", "App/Assets.xcassets/red.colorset/Contents.json", ".git/index",
        "build/App.o", "App.xcodeproj/project.pbxproj", "App.xcodeproj/xcuserdata/me.plist",
        "DerivedData/log",
      ] { try write("", path, in: folder) }
      let seen = Watching.stamps(below: [folder.path])
      let files = seen.keys.map { $0.dropFirst(folder.path.count + 1) }.filter { $0.contains(".") }
      #expect(
        files.sorted() == [
          "App.xcodeproj", "App.xcodeproj/project.pbxproj", "App/Assets.xcassets",
          "App/Assets.xcassets/red.colorset", "App/Assets.xcassets/red.colorset/Contents.json",
          "App/Screen.swift",
        ])
      try write("", "App/Another.swift", in: folder)
      #expect(Watching.stamps(below: [folder.path]) != seen)
    }
  }

  @Test("a file that is written again, or gone, is another; one that stays is not")
  func written() throws {
    try withFolder { folder in
      try write("a", "a.swift", in: folder)
      let path = folder.appendingPathComponent("a.swift").path
      let seen = Watching.stamps(of: [path])
      #expect(Watching.stamps(of: [path]) == seen)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: path)
      #expect(Watching.stamps(of: [path]) != seen)
      try FileManager.default.removeItem(atPath: path)
      #expect(Watching.stamps(of: [path])[path] == .distantPast)
    }
  }

  @Test("an application's film is made anew when a file of its project is saved")
  func application() throws {
    try withFolder { folder in
      let project = folder.appendingPathComponent("Recipes")
      try FileManager.default.copyItem(
        at: Self.root.appendingPathComponent("Examples/Projects/Recipes"), to: project)
      // The film lies within the project, and is no file of it.
      let film = project.appendingPathComponent("film.png")
      let program = Process()
      program.executableURL = try BuildContext.ofThisProgram().products.appendingPathComponent(
        "rehearse")
      program.arguments = [
        "app", project.path, "--watch", "--scale", "0.25", "--at", "0", "-o", film.path,
      ]
      let log = folder.appendingPathComponent("log")
      try Data().write(to: log)
      program.standardError = try FileHandle(forWritingTo: log)
      program.standardOutput = FileHandle.nullDevice
      try program.run()
      defer { program.terminate() }
      let first = try #require(wait(for: film, otherThan: nil))
      let screen = project.appendingPathComponent("Recipes/RecipesViewController.swift")
      let text = try String(contentsOf: screen, encoding: .utf8)
      try Data(text.replacing(".systemGroupedBackground", with: ".systemPurple").utf8).write(
        to: screen)
      let second = wait(for: film, otherThan: first)
      let told = try String(contentsOf: log, encoding: .utf8)
      #expect(second != nil, "\(told)")
      // What there is to say of a project is said once.
      #expect(told.components(separatedBy: "\nreached").count == 2, "\(told)")
    }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What a file has within a minute.
  private func wait(for file: URL, otherThan former: Data?) -> Data? {
    for _ in 0..<1200 {
      if let data = try? Data(contentsOf: file), data != former { return data }
      usleep(50_000)
    }
    return nil
  }
}
