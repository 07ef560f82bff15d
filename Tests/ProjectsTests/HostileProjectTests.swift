import Foundation
import TestSupport
import Testing

@testable import Projects

/// Projects that are cut, cyclic, or name what is not there: a clear error or a note, and an end.
@Suite struct HostileProjectTests {
  private func project(_ text: String, _ body: (String) throws -> Void) throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("P.xcodeproj")
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: path.appendingPathComponent("project.pbxproj"))
      try body(path.path)
    }
  }

  private func problem(_ text: String) throws -> String {
    var said = ""
    try project(text) { path in
      do { _ = try Workspace(reading: path) } catch {
        said = "\(error)".replacing(path, with: "P.xcodeproj")
      }
    }
    return said
  }

  @Test("what is no project says so")
  func none() throws {
    #expect(
      try problem("{ a = b; }")
        == "P.xcodeproj/project.pbxproj: there are no objects in it: this is no project of Xcode")
    #expect(
      try problem("{ objects = { A = { isa = PBXGroup; }; }; rootObject = B; }")
        == "P.xcodeproj/project.pbxproj: its root object 'B' is not there, and no other project")
    #expect(try problem("") == "P.xcodeproj/project.pbxproj:1: the file ends in the middle")
    #expect(try problem("{ objects = { A = {").hasSuffix(":1: the file ends inside of a table"))
    #expect(
      try problem("<plist><dict>") == "P.xcodeproj/project.pbxproj: this property list is broken")
  }

  @Test(
    "groups that contain each other end, and so do projects and workspaces that refer to themselves"
  )
  func circles() throws {
    let text = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T, T, X); };
        G = { isa = PBXGroup; children = (H, G); sourceTree = "<group>"; path = g; };
        H = { isa = PBXGroup; children = (G, F, Q); sourceTree = "<group>"; path = h; };
        F = { isa = PBXFileReference; path = "a.swift"; sourceTree = "<group>"; };
        Q = { isa = PBXFileReference; path = "P.xcodeproj"; sourceTree = SOURCE_ROOT; };
        T = { isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application";
          buildPhases = (S, S2, T); buildConfigurationList = T; dependencies = (D, D2); };
        S = { isa = PBXSourcesBuildPhase; files = (B, B2, B3); };
        B = { isa = PBXBuildFile; fileRef = F; };
        B2 = { isa = PBXBuildFile; fileRef = NONE; };
        D = { isa = PBXTargetDependency; target = T; };
        D2 = { isa = PBXTargetDependency; targetProxy = NONE; name = Far; };
      }; rootObject = P; }
      """
    try project(text) { path in
      let workspace = try Workspace(reading: path)
      #expect(workspace.projects.count == 1)
      let target = try workspace.application(named: "T", scheme: nil)
      #expect(target.dependencies == ["T", "Far"])
      #expect(target.notes.count == 1 && target.notes[0].contains("does not have (B2)"))
    }
  }

  @Test("a name that nobody has is answered with those that there are")
  func names() throws {
    let text = """
      { objects = {
        P = { isa = PBXProject; targets = (T, U, V); };
        T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; };
        U = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; };
        V = { isa = PBXAggregateTarget; name = All; };
      }; rootObject = P; }
      """
    try project(text) { path in
      let workspace = try Workspace(reading: path)
      #expect(throws: ProjectError(path, "there is no application 'Shp': there are Shop")) {
        try workspace.application(named: "Shp", scheme: nil)
      }
      #expect(throws: ProjectError(path, "there is no scheme 'S': there are none")) {
        try workspace.application(named: nil, scheme: "S")
      }
    }
  }

  @Test("a folder with several projects, or none, says what to do")
  func folders() throws {
    try withFolder { folder in
      #expect(throws: ProjectError.self) { try ProjectFinder.find(folder.path) }
      for name in ["A.xcodeproj", "Sub/B.xcodeproj", "Sub/C.xcodeproj"] {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
      }
      #expect(try ProjectFinder.find(folder.path) == folder.path + "/A.xcodeproj")
      #expect(
        throws: ProjectError(
          folder.path + "/Sub", "there are several: name one of B.xcodeproj, C.xcodeproj")
      ) { try ProjectFinder.find(folder.path + "/Sub") }
      #expect(throws: ProjectError.self) { try ProjectFinder.find(folder.path + "/none") }
    }
  }

  @Test("a workspace whose projects are missing or whose groups never close is an error or a note")
  func workspaces() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("W.xcworkspace")
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
      func write(_ text: String) throws {
        try Data(text.utf8).write(to: path.appendingPathComponent("contents.xcworkspacedata"))
      }
      try write(
        "<Workspace><Group location=\"container:a\"><FileRef location = \"group:B &amp; C.xcodeproj\">"
      )
      #expect(try WorkspaceFile.items(of: path.path) == [folder.path + "/a/B & C.xcodeproj"])
      #expect(throws: ProjectError.self) { try Workspace(reading: path.path) }
      try write("hello")
      #expect(throws: ProjectError.self) { try Workspace(reading: path.path) }
    }
  }
}
