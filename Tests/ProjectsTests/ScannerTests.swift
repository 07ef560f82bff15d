import Foundation
import TestSupport
import Testing

@testable import Projects

/// What sources and headers import.
@Suite struct ScannerTests {
  @Test("imports are found in every way of writing, and not in comments or under canImport")
  func imports() {
    let text = """
      // import A
      /* import B
         import C */
      import UIKit
      @testable import Kit
      @_exported public import Other.Sub
      import class Deep.Thing
        import Tabbed // why
      #if canImport(SwiftUI)
      import SwiftUI
      #else
      import Combine
      #endif
      #if DEBUG
      import Debugging
      #endif
      let important = "import Text"
      """
    #expect(
      ImportScanner.imports(in: text) == ["UIKit", "Kit", "Other", "Deep", "Tabbed", "Debugging"])
  }

  @Test("imports for other systems are left out, in every branch")
  func systems() {
    let text = """
      #if os(OSX) || os(macOS)
      import AppKit
      #elseif os(iOS) || os(tvOS)
      import UIKit
      #elseif os(watchOS)
      import WatchKit
      #else
      import Other
      #endif
      #if !os(macOS)
      import Kept
      #endif
      """
    #expect(ImportScanner.imports(in: text) == ["UIKit", "Kept"])
  }

  @Test("headers are followed to what they import, and declarations are found in them")
  func headers() throws {
    try withFolder { folder in
      func write(_ text: String, _ name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
      try write("#import \"Inner.h\"\n#import \"Kit.h\"\n@import MapKit;\n", "Kit.h")
      try write(
        "#import <UIKit/UIKit.h>\n@class Later;\n@interface Thing : NSObject\n@end\n", "Inner.h")
      let (kit, inner) = (folder.path + "/Kit.h", folder.path + "/Inner.h")
      #expect(HeaderScanner.bringsUIKit(kit) && HeaderScanner.imports(of: kit).contains("MapKit/"))
      let place = HeaderScanner.declaration(of: "Thing", in: [kit, inner])
      #expect(place?.path == inner && place?.line == 3)
      #expect(HeaderScanner.declaration(of: "Later", in: [kit, inner]) == nil)
    }
  }

  @Test("what a package says of itself becomes modules with their files and resources")
  func packages() throws {
    try withFolder { folder in
      for name in [
        "Sources/Kit/A.swift", "Sources/Kit/B/C.swift", "Sources/Kit/Res/x.json",
        "Sources/Kit/Old.swift", "other/D.swift",
      ] {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
      }
      let dump = """
        {"name": "Pack", "toolsVersion": {"_version": "5.9.0"}, "targets": [
          {"name": "Kit", "type": "regular", "exclude": ["Old.swift"],
           "resources": [{"path": "Res", "rule": {"process": {}}}],
           "settings": [{"tool": "swift", "kind": {"define": {"_0": "FAST"}}}]},
          {"name": "Far-Kit", "type": "regular", "path": "other"},
          {"name": "KitTests", "type": "test"}]}
        """
      let manifest = try PackageManifest(dump: Data(dump.utf8), folder: folder.path)
      #expect(manifest.modules.map(\.name) == ["Kit", "Far_Kit"])
      #expect(
        manifest.modules[0].swiftFiles.map { $0.dropFirst(folder.path.count) } == [
          "/Sources/Kit/A.swift", "/Sources/Kit/B/C.swift",
        ])
      #expect(manifest.modules[0].resourceBundle == "Pack_Kit.bundle")
      #expect(manifest.modules[0].defines == ["FAST", "SWIFT_PACKAGE"])
      #expect(manifest.modules[0].languageVersion == "5")
      #expect(throws: ProjectError.self) {
        try PackageManifest(dump: Data("{".utf8), folder: folder.path)
      }
    }
  }

  @Test("patterns of pods match files in folders at any depth, with braces")
  func podPatterns() {
    let pattern = PathPattern("Source/**/*.{h, swift}")
    #expect(pattern.matches("Source/A.swift") && pattern.matches("Source/x/y/B.h"))
    #expect(!pattern.matches("Source/A.m") && !pattern.matches("Other/A.swift"))
    #expect(PathPattern("Classes").matches("Classes/deep/A.swift"))
    #expect(PathPattern("Kit/Classes/**/*").matches("Kit/Classes/A.swift"))
    #expect(!PathPattern(String(repeating: "{a,b}", count: 40)).matches("c"))
  }

  @Test("a library whose example is opened is found by its pod's description")
  func pods() throws {
    try withFolder { folder in
      for name in [
        "Kit/Classes/A.swift", "Kit/Classes/Old/B.swift", "Kit/Assets/p.png",
        "Example/E.xcodeproj/x",
      ] {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
      }
      let spec = """
        Pod::Spec.new do |s|
          s.name             = 'Bouncy-Kit'
          # s.source_files = 'Nothing'
          s.module_name = "BouncyKit"
          s.ios.deployment_target = '9.0'
          s.swift_version = '4.2'
          s.source_files = 'Kit/Classes/**/*'
          s.exclude_files = ["Kit/Classes/Old/*.swift",
            "None"]
          s.resource_bundles = {
            'BouncyKit' => ['Kit/Assets/*.png']
          }
        end
        """
      try Data(spec.utf8).write(to: folder.appendingPathComponent("Bouncy-Kit.podspec"))
      let around = Checkout.folders(around: folder.path + "/Example/E.xcodeproj")
      #expect(around == [folder.path + "/Example", folder.path])
      let module = try #require(Checkout.pod(module: "BouncyKit", in: around))
      #expect(module.swiftFiles == [folder.path + "/Kit/Classes/A.swift"])
      #expect(module.resources.map(\.place) == ["p.png"] && module.languageVersion == "4.2")
      #expect(Checkout.pod(module: "Other", in: around) == nil)
    }
  }
}
