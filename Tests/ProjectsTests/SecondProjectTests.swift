import Foundation
import TestSupport
import Testing

@testable import Projects

/// Shapes of projects that are seen in the wild and in none of the examples.
@Suite("Projects beside a project") struct SecondProjectTests {
  /// An application whose framework another project makes: in its group of products stands a proxy, and it is
  /// linked without a dependency.
  private static let app = """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L;
        projectReferences = ({ ProductGroup = PG; ProjectRef = K; }); };
      G = { isa = PBXGroup; children = (F, X, K); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = "Some Code/a.swift"; sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = "Some Code/aMac.swift"; sourceTree = "<group>"; };
      K = { isa = PBXFileReference; path = "../The Kit/Kit.xcodeproj"; sourceTree = "<group>";
        lastKnownFileType = "wrapper.pb-project"; };
      PG = { isa = PBXGroup; children = (R); name = Products; sourceTree = "<group>"; };
      R = { isa = PBXReferenceProxy; path = ShopKit.framework; fileType = wrapper.framework;
        remoteRef = C; sourceTree = BUILT_PRODUCTS_DIR; };
      C = { isa = PBXContainerItemProxy; containerPortal = K; proxyType = 2;
        remoteGlobalIDString = KT; remoteInfo = "Shop Kit"; };
      T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
        buildPhases = (S, W); buildConfigurationList = L2; };
      S = { isa = PBXSourcesBuildPhase; files = (B, BX); };
      W = { isa = PBXFrameworksBuildPhase; files = (BR); };
      B = { isa = PBXBuildFile; fileRef = F; };
      BX = { isa = PBXBuildFile; fileRef = X; };
      BR = { isa = PBXBuildFile; fileRef = R; };
      L = { isa = XCConfigurationList; buildConfigurations = (CF); };
      CF = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        INFOPLIST_FILE = "$(SRCROOT)/../Common/Info.plist"; }; };
      L2 = { isa = XCConfigurationList; buildConfigurations = (CF2); };
      CF2 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        SWIFT_VERSION = 4.0; "EXCLUDED_SOURCE_FILE_NAMES[sdk=iphone*]" = "*Mac.swift"; }; };
    }; rootObject = P; }
    """

  private static let kit = """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (KT); };
      G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = "kit.swift"; sourceTree = "<group>"; };
      KT = { isa = PBXNativeTarget; name = "Shop Kit"; productName = ShopKit;
        productType = "com.apple.product-type.framework"; buildPhases = (S); buildConfigurationList = L; };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      B = { isa = PBXBuildFile; fileRef = F; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        PRODUCT_NAME = ShopKit; SWIFT_VERSION = 5.0; }; };
    }; rootObject = P; }
    """

  private func withProjects(_ body: (_ folder: String, Workspace) throws -> Void) throws {
    try withFolder { folder in
      let files = [
        "The App/Shop.xcodeproj/project.pbxproj": Self.app,
        "The Kit/Kit.xcodeproj/project.pbxproj": Self.kit,
        "The App/Some Code/a.swift": "import ShopKit\n",
        "The App/Some Code/aMac.swift": "import AppKit\n",
        "The Kit/kit.swift": "public let price = 1\n",
        "Common/Info.plist":
          "<plist version=\"1.0\"><dict><key>A</key><string>b</string></dict></plist>",
      ]
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let path = folder.appendingPathComponent("The App/Shop.xcodeproj").path
      try body(folder.path, try Workspace(reading: path))
    }
  }

  @Test(
    "a framework of a second project is found by the proxy of its product, without a dependency")
  func proxy() throws {
    try withProjects { folder, workspace in
      #expect(workspace.projects.map(\.name) == ["Shop", "Kit"])
      let app = try workspace.application(named: nil, scheme: nil)
      #expect(app.linked == ["ShopKit"] && app.dependencies.isEmpty && app.notes.isEmpty)
      let kit = try #require(
        workspace.library(module: "ShopKit", for: app.project, dependencies: app.dependencies))
      #expect(kit.name == "Shop Kit" && kit.swiftFiles == [folder + "/The Kit/kit.swift"])
      // An application of an earlier language beside a framework of a later one.
      #expect(Module(app).languageVersion == "4" && Module(kit).languageVersion == "5")
    }
  }

  @Test("paths with blanks, out of the project's folder by $(SRCROOT), and names that are left out")
  func paths() throws {
    try withProjects { folder, workspace in
      let app = try workspace.application(named: nil, scheme: nil)
      #expect(app.swiftFiles == [folder + "/The App/Some Code/a.swift"])
      let info = InfoPropertyList(of: app, in: folder + "/The App")
      #expect(info.problem == nil && info.values["A"] as? String == "b")
    }
  }
}
