// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The floors of the house, lowest first; Documentation/Map.md describes every room.
// Apple's platforms have their own CoreGraphics, QuartzCore and UIKit: there only the
// gallery is built, against Apple's.

/// Set by scripts/build. A package that others name by version may not have such flags.
let isOptimized = Context.environment["REHEARSAL_OPTIMIZED"] != nil
/// Released programs see through the walls between modules, and leave it to debug builds to watch over
/// exclusive access: an eighth of a sweep's time.
let released: [SwiftSetting] =
  isOptimized
  ? [
    .unsafeFlags(
      ["-cross-module-optimization", "-enforce-exclusivity=unchecked"],
      .when(configuration: .release))
  ] : []
let strict: [SwiftSetting] =
  [.treatAllWarnings(as: .error), .swiftLanguageMode(.v6)] + released
/// What draws, and what reads all sources, is optimised in debug builds too: the renderer's tests take a
/// third of the processor's time then.
let optimized =
  isOptimized
  ? strict + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]
  : strict
let asAnAppWouldBe: [SwiftSetting] =
  [.treatAllWarnings(as: .error), .swiftLanguageMode(.v5)] + released

// On Linux a target of ordinary iOS sources keeps one file and excludes the folders of the others;
// the plugin finds them, rewrites what only Apple's compilers know, and adds the result.
#if os(Linux)
  /// The folders in which a target of ordinary iOS sources has them.
  func folders(in target: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(Context.packageDirectory)/\(target)")
      .filter { !$0.contains(".") && $0 != "Photographs" }.sorted()
  }
  let galleryNeeds: [Target.Dependency] = ["UIKit"]
  // A new folder is seen where this file has changed as well: what is worked out here is kept by its text.
  let galleryExcludes = try folders(in: "Sources/TransitionGallery")
  let galleryPlugins: [Target.PluginUsage]? = ["RewriteSources"]
#else
  let galleryNeeds: [Target.Dependency] = []
  let galleryExcludes: [String] = []
  let galleryPlugins: [Target.PluginUsage]? = nil
#endif

var products: [Product] = [
  .library(name: "TransitionGallery", targets: ["TransitionGallery"])
]

var targets: [Target] = [
  .target(
    name: "TransitionGallery", dependencies: galleryNeeds, exclude: galleryExcludes,
    resources: [.process("Photographs")], swiftSettings: asAnAppWouldBe, plugins: galleryPlugins)
]

#if os(Linux)
  /// What applications import beside UIKit.
  let besides = [
    "CLibrary", "ObjectiveC", "os", "OSLog", "simd", "Combine", "UniformTypeIdentifiers",
    "MobileCoreServices", "AVFoundation", "AVKit", "Photos", "CoreText", "CoreImage", "Symbols",
    "AudioToolbox", "CoreLocation", "MapKit", "WebKit", "SafariServices", "MessageUI", "StoreKit",
    "CoreMotion", "UserNotifications", "LocalAuthentication",
  ]

  products += [
    .library(name: "UIKit", targets: ["UIKit", "QuartzCore", "CoreGraphics"] + besides),
    .library(name: "Rehearsal", targets: ["Rehearsal"]),
    .library(name: "TransitionTesting", targets: ["TransitionTesting"]),
    .library(name: "RehearsalTesting", targets: ["RehearsalTesting"]),
    .library(name: "Hunting", targets: ["Hunting"]),
    .library(name: "RehearseCommands", targets: ["RehearseCommands"]),
    .executable(name: "rehearse", targets: ["rehearse"]),
    .plugin(name: "RewriteSources", targets: ["RewriteSources"]),
  ]

  targets += [
    // Floor 1: pure functions and values
    .target(name: "Elementary", swiftSettings: optimized),
    .target(name: "Timing", dependencies: ["Elementary"], swiftSettings: optimized),
    .target(name: "Geometry", dependencies: ["Elementary"], swiftSettings: optimized),
    // What UIKit decides, as machines that know no view
    .target(name: "Choreography", dependencies: ["Timing"], swiftSettings: strict),
    .target(name: "Constraints", swiftSettings: optimized),
    .target(name: "Documents", swiftSettings: strict),
    .target(name: "CRaster"),
    // The window's own small view of SDL2, which is loaded when one is opened
    .target(name: "CWindow"),
    // The server's own small view of libmicrohttpd and wslay, which are loaded when one is opened
    .target(name: "CServe"),
    // Swift's tasks for whoever holds the clock
    .target(name: "CTasks"),

    // Pages and web sockets to this machine's browsers
    .target(name: "Serving", dependencies: ["CServe"], swiftSettings: strict),

    // Objective-C spellings, before anything of a target is compiled
    .target(name: "Rewriting", swiftSettings: optimized),
    // Xcode projects as plain values
    .target(name: "Projects", swiftSettings: strict),
    .executableTarget(
      name: "rehearse-rewrite", dependencies: ["Rewriting"], swiftSettings: strict),
    .plugin(name: "RewriteSources", capability: .buildTool(), dependencies: ["rehearse-rewrite"]),
    .plugin(name: "OptionalCalls", capability: .buildTool(), dependencies: ["rehearse-rewrite"]),

    // The well-kept libraries that Raster leans on
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),
    .target(name: "CCodecs", dependencies: ["CPNG", "CJPEG", "CWebP"]),

    // Floors 2 to 5
    .target(
      name: "Raster",
      dependencies: ["Geometry", "CRaster", "CCodecs", "CFreeType", "CHarfBuzz", "CFriBidi"],
      resources: [.copy("Fonts")], swiftSettings: optimized),
    .target(
      name: "CoreGraphics",
      dependencies: ["Geometry", "Raster", "CLibrary", "_Testing_CoreGraphics"],
      swiftSettings: optimized),
    .target(
      name: "QuartzCore", dependencies: ["CoreGraphics", "Timing"], swiftSettings: optimized,
      plugins: ["OptionalCalls"]),
    .target(
      name: "UIKit",
      dependencies: ["QuartzCore", "Choreography", "Constraints", "Documents", "_Testing_UIKit"],
      swiftSettings: strict, plugins: ["OptionalCalls"]),

    // What a check of every frame looks at
    .target(name: "Sketching", dependencies: ["Raster"], swiftSettings: optimized),

    // What applications import beside UIKit
    .target(name: "CLibrary", swiftSettings: strict),
    .target(name: "os", dependencies: ["CLibrary"], swiftSettings: strict),
    .target(name: "OSLog", dependencies: ["os"], swiftSettings: strict),
    .target(name: "simd", dependencies: ["Elementary"], swiftSettings: strict),
    .target(name: "UniformTypeIdentifiers", swiftSettings: strict),
    .target(
      name: "MobileCoreServices", dependencies: ["UniformTypeIdentifiers"], swiftSettings: strict),
    .target(name: "ObjectiveC", dependencies: ["UIKit"], swiftSettings: strict),
    .target(name: "Combine", dependencies: ["UIKit"], swiftSettings: strict),
    .target(name: "AudioToolbox", dependencies: ["UIKit"], swiftSettings: strict),
    .target(name: "AVFoundation", dependencies: ["AudioToolbox"], swiftSettings: strict),
    .target(name: "AVKit", dependencies: ["AVFoundation"], swiftSettings: strict),
    .target(name: "Photos", dependencies: ["UIKit"], swiftSettings: strict),
    .target(name: "CoreText", dependencies: ["UIKit"], swiftSettings: strict),
    .target(name: "Symbols", dependencies: ["UIKit"], swiftSettings: strict),
    .target(
      name: "CoreImage", dependencies: ["UIKit", "_Testing_CoreImage"], swiftSettings: strict),
    .target(name: "CoreLocation", dependencies: ["UIKit", "Elementary"], swiftSettings: strict),
    .target(name: "MapKit", dependencies: ["CoreLocation", "Elementary"], swiftSettings: strict),
    .target(name: "WebKit", dependencies: ["UIKit"], swiftSettings: strict),
    .target(name: "SafariServices", dependencies: ["UIKit"], swiftSettings: strict),
    .target(name: "MessageUI", dependencies: ["UIKit"], swiftSettings: strict),
    .target(name: "StoreKit", dependencies: ["UIKit"], swiftSettings: strict),
    .target(name: "CoreMotion", dependencies: ["UIKit"], swiftSettings: strict),
    .target(name: "UserNotifications", dependencies: ["UIKit"], swiftSettings: strict),
    .target(name: "LocalAuthentication", dependencies: ["UIKit"], swiftSettings: strict),

    // The example application, whose own package is Examples/GalleryApp
    .target(
      name: "GalleryApp", dependencies: ["TransitionGallery", "UIKit"],
      path: "Examples/GalleryApp/Sources", exclude: try folders(in: "Examples/GalleryApp/Sources"),
      swiftSettings: asAnAppWouldBe, plugins: ["RewriteSources"]),

    // What is asked of this UIKit and of Apple's; the package around it is Conformance
    .target(
      name: "ConformanceProbes", dependencies: ["UIKit"],
      path: "Conformance/Sources/ConformanceProbes",
      swiftSettings: [.swiftLanguageMode(.v5)]),

    // Floors 6 to 9
    .target(name: "Rehearsal", dependencies: ["UIKit", "CTasks"], swiftSettings: strict),
    .target(
      name: "TransitionTesting", dependencies: ["Rehearsal", "Sketching"],
      resources: [.copy("Page/Web")],
      swiftSettings: strict),
    .target(name: "Hunting", dependencies: ["TransitionTesting"], swiftSettings: strict),
    .target(
      name: "RehearsalTesting", dependencies: ["TransitionTesting"], swiftSettings: strict),
    .target(
      name: "Live", dependencies: ["Rehearsal", "Serving"], resources: [.copy("Page")],
      swiftSettings: strict),
    .target(
      name: "RehearseCommands",
      dependencies: [
        "Rehearsal", "Live", "Serving", "TransitionGallery", "GalleryApp", "TransitionTesting",
        "Hunting", "Rewriting", "Projects", "CWindow", "ConformanceProbes", "ObjectiveC", "OSLog",
        "simd",
        "Combine", "MobileCoreServices",
        "AVKit", "Photos", "CoreText", "CoreImage", "Symbols", "MapKit", "WebKit", "SafariServices",
        "MessageUI", "StoreKit", "CoreMotion", "UserNotifications", "LocalAuthentication",
      ],
      resources: [
        .copy("Page"), .copy("New/Template"), .copy("Conformance/Facts"),
        .copy("Running/MemberNames.txt"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "rehearse", dependencies: ["RehearseCommands"], swiftSettings: strict),
    .executableTarget(
      name: "bench",
      dependencies: [
        "Rehearsal", "TransitionGallery", "TransitionTesting", "RehearseCommands", "Live",
        "Serving",
      ],
      swiftSettings: strict),

    // What tests of several modules share
    .target(
      name: "TestSupport", dependencies: ["Raster"], path: "Tests/TestSupport",
      swiftSettings: strict),
    // Screens, delegates and logs that tests of UIKit share
    .target(
      name: "UIKitTestSupport", dependencies: ["Rehearsal"], path: "Tests/UIKitTestSupport",
      swiftSettings: strict),
    // Blows against the programs, and what they owe under them
    .target(
      name: "Assault", dependencies: ["RehearseCommands", "Documents", "TestSupport"],
      path: "Tests/Assault", swiftSettings: strict),
    .executableTarget(name: "assault", dependencies: ["Assault"], swiftSettings: strict),

    // Sources as apps have them, for the tests of rewriting
    .target(
      name: "RewritingCorpus", dependencies: ["UIKit"], path: "Tests/RewritingCorpus",
      exclude: ["Apps"], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: ["RewriteSources"]),

    // swift-testing looks for these beside any module named UIKit or CoreGraphics
    .target(name: "_Testing_UIKit", path: "Sources/TestingOverlays/_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics", path: "Sources/TestingOverlays/_Testing_CoreGraphics"),
    .target(name: "_Testing_CoreImage", path: "Sources/TestingOverlays/_Testing_CoreImage"),
  ]

  let tests: [(name: String, needs: [Target.Dependency])] = [
    ("ArchitectureTests", []),
    ("ProjectsTests", ["Projects", "TestSupport"]),
    ("ServingTests", ["Serving", "TestSupport"]),
    ("LiveTests", ["RehearseCommands", "Live", "TransitionGallery", "TestSupport"]),
    ("TimingTests", ["Timing", "Elementary", "TestSupport"]),
    ("ChoreographyTests", ["Choreography", "Timing", "TestSupport"]),
    ("ConstraintsTests", ["Constraints", "TestSupport"]),
    ("DocumentsTests", ["Documents", "TestSupport"]),
    ("GeometryTests", ["Geometry", "TestSupport"]),
    ("RasterTests", ["Raster", "CRaster", "TestSupport"]),
    ("QuartzCoreTests", ["QuartzCore", "TestSupport"]),
    (
      "BesideTests",
      [
        "Rehearsal", "ObjectiveC", "OSLog", "simd", "Combine", "MobileCoreServices", "AVKit",
        "Photos", "CoreText", "CoreImage", "Symbols", "MapKit", "WebKit", "SafariServices",
        "MessageUI",
        "StoreKit", "CoreMotion", "UserNotifications", "LocalAuthentication",
      ]
    ),
    ("RehearsalTests", ["Rehearsal", "TransitionGallery", "TestSupport"]),
    ("HuntingTests", ["Hunting", "TransitionGallery", "RehearseCommands", "TestSupport"]),
    (
      "TransitionTestingTests",
      [
        "TransitionTesting", "RehearsalTesting", "Hunting", "TransitionGallery", "RehearseCommands",
        "Sketching", "TestSupport",
      ]
    ),
    ("ConformanceTests", ["RehearseCommands", "ConformanceProbes", "TestSupport"]),
    ("AssaultTests", ["Assault", "RehearseCommands", "TestSupport"]),
    ("CommandTests", ["RehearseCommands", "Serving", "TransitionTesting", "TestSupport"]),
    ("WindowTests", ["RehearseCommands", "CWindow", "TestSupport"]),
    ("GalleryAppTests", ["RehearseCommands", "GalleryApp", "TestSupport"]),
    (
      "RewritingTests",
      ["Rewriting", "RewritingCorpus", "RehearseCommands", "Rehearsal", "TestSupport"]
    ),
  ]
  /// What is asked of UIKit, by subject.
  let uikitTests = [
    "UIKitAnimationTests", "UIKitApplicationTests", "UIKitContainerTests", "UIKitControlTests",
    "UIKitDocumentTests", "UIKitDrawingTests", "UIKitGestureTests", "UIKitLayoutTests",
    "UIKitListTests", "UIKitPresentationTests", "UIKitTransitionTests",
  ].map { name -> (name: String, needs: [Target.Dependency]) in
    (name, ["UIKit", "Rehearsal", "TestSupport", "UIKitTestSupport"])
  }
  /// Folders of data in a test target, which are read by path and not compiled.
  func data(of test: String) -> [String] {
    ["Goldens", "Plates", "Reference", "Fixtures"].filter {
      FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Tests/\(test)/\($0)")
    }
  }
  // TEST_TARGETS names the test targets to build where not all are wanted.
  let wanted = ProcessInfo.processInfo.environment["TEST_TARGETS"]?.split(separator: " ")
  for test in tests + uikitTests where wanted?.contains(Substring(test.name)) ?? true {
    targets.append(
      .testTarget(
        name: test.name, dependencies: test.needs, exclude: data(of: test.name),
        swiftSettings: test.name == "ArchitectureTests" ? optimized : strict))
  }
#endif

let package = Package(
  name: "Rehearsal",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: products,
  targets: targets
)
