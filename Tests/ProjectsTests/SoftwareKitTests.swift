import Foundation
import TestSupport
import Testing

@testable import Projects

/// What SDK an application was built with, by what its project has kept.
@Suite struct SoftwareKitTests {
  private func version(
    marks: [String], language: String = "5.0", deployment: String = "", hasScenes: Bool = false
  ) -> Int? {
    let conditions = SettingConditions(configuration: "Debug")
    let settings = BuildSettings([
      SettingLevel(
        [
          "SWIFT_VERSION": .text(language), "IPHONEOS_DEPLOYMENT_TARGET": .text(deployment),
        ], conditions)
    ])
    let target = Target(
      name: "App", kind: .application, project: "/a.xcodeproj", settings: settings)
    var project = Project(path: "/a.xcodeproj", folder: "/")
    project.xcode = marks.compactMap(Project.xcode).max()
    let info: [String: Any] = hasScenes ? ["UIApplicationSceneManifest": [String: Any]()] : [:]
    return SoftwareKit(of: target, in: project, info: info)?.version
  }

  @Test(
    "is that of the newest Xcode that left a trace",
    arguments: [
      (["0820"], "3.0", 10), (["0940", "8.3.2"], "4.0", 11), (["1010"], "4.2", 12),
      (["1130", "0900"], "5.0", 13), (["1640"], "5.0", 18), (["2600"], "5.0", 26),
      (["6.4"], "4.0", 8),
    ])
  func marks(_ marks: [String], _ language: String, _ expected: Int) {
    #expect(version(marks: marks, language: language) == expected)
  }

  @Test("is no older than what needs it, and no newer than what still took Swift 3")
  func limits() {
    #expect(version(marks: []) == nil && version(marks: ["nonsense"]) == nil)
    #expect(version(marks: ["0820"], language: "5.0") == 12)
    #expect(version(marks: ["0820"], language: "4.0", deployment: "14.1") == 14)
    #expect(version(marks: ["0940"], language: "4.0", hasScenes: true) == 13)
    #expect(version(marks: ["1200"], language: "3.0") == 12)
  }

  @Test("is said where systems look for it")
  func info() {
    let target = Target(
      name: "App", kind: .application, project: "/a.xcodeproj", settings: BuildSettings([]))
    var info = InfoPropertyList(of: target, in: "/")
    info.note(SoftwareKit(version: 12, reason: ""))
    #expect(info.values["DTPlatformVersion"] as? String == "12.0")
  }
}
