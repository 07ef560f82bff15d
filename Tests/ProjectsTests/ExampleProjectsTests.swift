import Foundation
import TestSupport
import Testing

@testable import Projects

/// The example projects, as they lie in the repository.
@Suite struct ExampleProjectsTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/Projects").path

  private func workspace(_ name: String) throws -> Workspace {
    try Workspace(reading: try ProjectFinder.find(Self.folder + "/" + name))
  }

  /// Paths from the examples' folder on.
  private func short(_ paths: [String]) -> [String] {
    paths.map { String($0.dropFirst(Self.folder.count + 1)) }
  }

  @Test("every example is found by its folder, and every file that it names is there")
  func all() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
      .filter { !$0.contains(".") }
    #expect(names.count >= 4)
    for name in names {
      let workspace = try workspace(name)
      let app = try workspace.application(named: nil, scheme: nil)
      // There is another one of its name.
      #expect(app.name == (["Cookbook": "Recipes", "TrailLog2019": "TrailLog"][name] ?? name))
      #expect(workspace.notes.isEmpty, "\(name): \(workspace.notes)")
      for target in workspace.targets {
        let paths = target.sources.map(\.path) + target.resources.map(\.path) + target.headers
        for path in paths { #expect(FileManager.default.fileExists(atPath: path), "\(path)") }
      }
    }
  }

  @Test(
    "a framework of the same project: names with blanks, a header that brings UIKit, other versions"
  )
  func framework() throws {
    let workspace = try workspace("Tickets")
    let app = try workspace.application(named: nil, scheme: nil)
    #expect(app.dependencies == ["Ticket Kit"] && app.linked == ["TicketKit"])
    let kit = try #require(
      workspace.library(module: "TicketKit", for: app.project, dependencies: app.dependencies))
    #expect(kit.name == "Ticket Kit" && kit.productName == "TicketKit")
    #expect(kit.headers.count == 1 && HeaderScanner.bringsUIKit(kit.headers[0]))
    #expect(Module(app).languageVersion == "4" && Module(kit).languageVersion == "5")
    #expect(Module(app).defines == ["DEBUG"])
    #expect(
      app.resources.map(\.place) == [
        "Assets.xcassets", "en.lproj/Localizable.strings", "de.lproj/Localizable.strings",
      ])
  }

  @Test("the newer project file: folders with exceptions, files that say where they belong")
  func newer() throws {
    let app = try workspace("Postcards").application(named: nil, scheme: nil)
    #expect(
      short(app.swiftFiles) == [
        "Postcards/Postcards/AppDelegate.swift", "Postcards/Postcards/SceneDelegate.swift",
        "Postcards/Postcards/Screens/LetterViewController.swift",
        "Postcards/Postcards/Screens/PostcardsViewController.swift",
        "Postcards/Shared/Motion.swift",
      ])
    #expect(app.resources.map(\.place) == ["Assets.xcassets", "Localizable.xcstrings"])
    #expect(Module(app).flags == ["-default-isolation", "MainActor"])
    let info = InfoPropertyList(of: app, in: Self.folder + "/Postcards")
    #expect(info.problem == nil)
    let scene = try #require(info.values["UIApplicationSceneManifest"] as? [String: Any])
    #expect("\(scene)".contains("Postcards.SceneDelegate"))
    #expect(info.values["UILaunchScreen"] != nil)
    #expect(
      info.values["UISupportedInterfaceOrientations~iphone"] as? [String] == [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
      ])
  }

  @Test("a workspace with pods: their settings come from configuration files")
  func pods() throws {
    let workspace = try workspace("Recipes")
    #expect(workspace.projects.map(\.name) == ["Recipes", "Pods"])
    let app = try workspace.application(named: nil, scheme: nil)
    #expect(Module(app).defines == ["COCOAPODS"])
    let pod = try #require(workspace.library(module: "Springy", for: app.project, dependencies: []))
    #expect(pod.settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.cocoapods.Springy")
    let plan = ModulePlan(for: Module(app)) { name, _ in
      workspace.library(module: name, for: app.project, dependencies: []).map { Module($0) }
    } isKnown: {
      $0 == "UIKit" || $0 == "Foundation"
    }
    #expect(plan.modules.map(\.name) == ["Springy", "Recipes"] && plan.missing.isEmpty)
    #expect(plan.modules[1].imports == ["Springy"])
  }

  @Test("a storyboard lies in the folder of its language")
  func storyboard() throws {
    let app = try workspace("Albums").application(named: nil, scheme: nil)
    #expect(app.resources.map(\.place).contains("Base.lproj/Main.storyboard"))
    let info = InfoPropertyList(of: app, in: Self.folder + "/Albums")
    #expect(info.values["UIMainStoryboardFile"] as? String == "Main")
    #expect(info.values["CFBundleIdentifier"] as? String == "com.example.Albums")
  }
}
