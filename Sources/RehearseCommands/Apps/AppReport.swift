import Foundation
import Projects

/// What is said of a project before it is shown: how much of it is reached, what will not be seen and
/// what stands in.
struct AppReport {
  private let build: AppBuild

  init(_ build: AppBuild) { self.build = build }

  /// A table, one row a line.
  var text: String {
    var rows: [(String, String)] = [("project", shortened(build.workspace.path))]
    rows.append(("application", "\(build.target.name), \(language)"))
    if let kit = build.softwareKit, kit.version < 15 {
      rows.append(("treated", "as built with the SDK of iOS \(kit.version): \(kit.reason)"))
    }
    let modules = build.plan.modules.dropLast()
    if !modules.isEmpty { rows.append(("modules", modules.map(\.name).joined(separator: ", "))) }
    rows.append(("reached", reached))
    rows += leftOut
    rows += build.plan.missing.map { ("missing", missing($0)) }
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "\($0.0.padding(toLength: width, withPad: " ", startingAt: 0))  \($0.1)\n" }
      .joined() + build.notes.map { "note: \($0.printable)\n" }.joined()
  }

  private func missing(_ missing: ModulePlan.Missing) -> String {
    let users =
      "\(missing.module), imported by \(count(missing.count, "file")) such as "
      + shortened(missing.file)
    if AppReport.apples.contains(missing.module) {
      let rest =
        MissingModules.isDivisible(missing.module)
        ? "what needs it is left out" : "these files are left out"
      return "\(users): Apple's, and nothing stands in; \(rest)"
    }
    return "\(users): name its folder with --package \(missing.module)=DIR; without it these "
      + "files are left out"
  }

  /// Frameworks of Apple's that applications import beside UIKit.
  private static let apples: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "AdSupport", "AuthenticationServices",
    "CloudKit", "Combine", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData",
    "CoreFoundation", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion",
    "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "EventKit", "GameKit", "GameplayKit",
    "HealthKit", "ImageIO", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "Metal", "MetalKit", "MobileCoreServices", "MultipeerConnectivity", "Network",
    "NotificationCenter", "OSLog", "ObjectiveC", "PDFKit", "PassKit", "PencilKit", "Photos",
    "PhotosUI", "QuickLook", "ReplayKit", "SafariServices", "SceneKit", "Security", "Social",
    "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration",
    "UniformTypeIdentifiers", "UserNotifications", "VideoToolbox", "Vision", "VisionKit",
    "WatchConnectivity", "WebKit", "WidgetKit", "os",
  ]

  private var language: String {
    let version = build.plan.modules.last?.languageVersion ?? "5"
    guard !build.isOfSwift2 else {
      return
        "Swift from before 3, which no compiler reads today: what is not understood is left out; "
        + "starts at \(build.entry.delegate)"
    }
    return "Swift \(version), starts at \(build.entry.delegate)"
  }

  private var reached: String {
    let swift = build.plan.modules.reduce(0) { $0 + $1.swiftFiles.count }
    let others = build.plan.modules.reduce(0) { $0 + $1.others.count }
    let share = swift + others == 0 ? 0 : 100 * swift / (swift + others)
    return "\(swift) of \(count(swift + others, "source file")), \(share) %"
  }

  /// What will not be seen, with what stands in.
  private var leftOut: [(String, String)] {
    let others = build.plan.modules.flatMap(\.others)
    func files(_ languages: [SourceFile.Language]) -> Int {
      others.count { languages.contains($0.language) }
    }
    var rows: [(String, String)] = []
    let objective = files([.objectiveC, .c])
    if objective > 0 {
      rows.append(("left out", "\(count(objective, "file")) of Objective-C and C: not compiled"))
    }
    if files([.model]) > 0 {
      rows.append(
        ("left out", "\(count(files([.model]), "data model")): classes made of them are missing"))
    }
    if files([.shader]) > 0 {
      rows.append(("left out", "\(count(files([.shader]), "shader")) of Metal"))
    }
    for (module, words) in AppReport.notShown {
      let users = imports[module] ?? 0
      if users > 0 { rows.append(("not shown", "\(module) in \(count(users, "file")): \(words)")) }
    }
    return rows
  }

  /// Modules of Apple's that show something which is not shown here, and what is seen in its place.
  private static let notShown: [(String, String)] = [
    ("SwiftUI", "its views are empty"), ("MapKit", "a ground with degrees stands in for maps"),
    ("WebKit", "pages of the web are empty, simple HTML is shown"), ("AVKit", "no film runs"),
    ("AVFoundation", "no film runs, no sound is heard"), ("SafariServices", "pages are empty"),
    ("SceneKit", "scenes are empty"),
    ("SpriteKit", "scenes are empty"), ("ARKit", "scenes are empty"),
    ("MetalKit", "views are empty"),
    ("CoreData", "nothing is stored"), ("PDFKit", "pages are empty"),
  ]

  /// How many of the application's files import a module.
  private var imports: [String: Int] {
    var found: [String: Int] = [:]
    for path in build.plan.modules.last?.swiftFiles ?? [] {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      for name in ImportScanner.imports(in: String(decoding: data, as: UTF8.self)) {
        found[name, default: 0] += 1
      }
    }
    return found
  }

  private func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }

  /// A path as people read it: from the current folder on where it lies there.
  private func shortened(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return (path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path).printable
  }
}
