import Foundation
import Projects

/// Finds the module that a name means: a target, a package that lies somewhere, or a pod's folder.
final class ModuleCatalogue {
  private let workspace: Workspace
  private let app: Target
  private let kit: BuildContext
  private let packages: [(name: String?, folder: String)]
  private var manifests: [String: [Module]] = [:]
  /// What could not be read, a line each.
  private(set) var notes: [String] = []

  /// - Parameter packages: Those that somebody has named: what they are called, and where they lie.
  init(
    _ workspace: Workspace, app: Target, packages: [(name: String, folder: String)],
    kit: BuildContext
  ) {
    self.workspace = workspace
    self.app = app
    self.kit = kit
    self.packages =
      packages.map { ($0.name as String?, $0.folder) }
      + (workspace.packages + ModuleCatalogue.around(workspace)).map { (nil, $0) }
  }

  /// The module of a name; nil where it is not in the checkout.
  func module(named name: String) -> Module? {
    if let target = workspace.library(
      module: name, for: app.project, dependencies: app.dependencies + app.linked)
    {
      var module = Module(target)
      module.bringsUIKit = Umbrella.bringsUIKit(target)
      return module
    }
    for package in packages {
      if let module = modules(of: package.folder).first(where: { $0.name == name }) {
        return module
      }
    }
    return loose(name) ?? nearby(name)
  }

  /// What lies further out in the checkout: the library that an example belongs to.
  private func nearby(_ name: String) -> Module? {
    guard !isKnown(name) else { return nil }
    let folders = Checkout.folders(around: workspace.path)
      .filter { !BuildContext.isRehearsal(URL(fileURLWithPath: $0)) }
    for folder in folders {
      if let module = modules(of: folder).first(where: { $0.name == name }) { return module }
    }
    if let pod = Checkout.pod(module: name, in: folders) { return pod }
    return Checkout.target(module: name, in: folders).map { target in
      var module = Module(target)
      module.bringsUIKit = Umbrella.bringsUIKit(target)
      return module
    }
  }

  /// Whether a module comes with the compiler, or stands in for one of Apple's.
  func isKnown(_ name: String) -> Bool {
    kit.hasModule(name) || SystemModules.names.contains(name)
  }

  // MARK: Packages

  /// The modules of a package; none where there is none, and a note where it cannot be read.
  private func modules(of folder: String) -> [Module] {
    if let known = manifests[folder] { return known }
    manifests[folder] = []
    guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else { return [] }
    do {
      let outcome = try Program.named("swift").run([
        "package", "--package-path", folder, "--scratch-path", try scratch(of: folder),
        "dump-package",
      ])
      guard outcome.status == 0, let start = outcome.out.firstIndex(of: "{") else {
        notes.append("\(folder)/Package.swift: SwiftPM cannot read it: \(outcome.err.lastLine)")
        return []
      }
      manifests[folder] =
        try PackageManifest(dump: Data(outcome.out[start...].utf8), folder: folder).modules
    } catch {
      notes.append("\(folder)/Package.swift: \(error)")
    }
    return manifests[folder] ?? []
  }

  private func scratch(of folder: String) throws -> String {
    try PackageBuild.cache(for: URL(fileURLWithPath: folder)).path
  }

  /// Packages that tools have put beside a project.
  private static func around(_ workspace: Workspace) -> [String] {
    let files = FileManager.default
    let roots = Set(
      ([workspace.path] + workspace.projects.map(\.path)).map {
        ($0 as NSString).deletingLastPathComponent
      })
    let places = [
      "Packages", "SourcePackages/checkouts", ".build/checkouts", "Carthage/Checkouts", "Vendor",
      "vendor", "Modules", "LocalPackages",
    ]
    return roots.sorted().flatMap { root in
      places.flatMap { place in
        ((try? files.contentsOfDirectory(atPath: root + "/" + place)) ?? []).sorted()
          .map { "\(root)/\(place)/\($0)" }
          .filter { files.fileExists(atPath: $0 + "/Package.swift") }
      }
    }
  }

  // MARK: Folders

  /// A folder of sources: one that somebody has named, or a pod's or checkout's without a project.
  private func loose(_ name: String) -> Module? {
    let root = ((app.project as NSString).deletingLastPathComponent)
    let other = (workspace.path as NSString).deletingLastPathComponent
    let named = packages.filter { $0.name == name }.map(\.folder)
    let found = [root, other].flatMap { root in
      ["Pods/\(name)", "Carthage/Checkouts/\(name)"].map { root + "/" + $0 }
    }
    for folder in named + found where FileManager.default.fileExists(atPath: folder) {
      do {
        let module = try Module(name: name, folder: folder)
        if !module.swiftFiles.isEmpty { return module }
      } catch {
        notes.append("\(error)")
      }
    }
    return nil
  }
}

/// Modules that are there without anybody's doing.
enum SystemModules {
  static let names: Set<String> = [
    "Swift", "Foundation", "Dispatch", "Glibc", "FoundationNetworking", "FoundationXML",
    "FoundationEssentials", "FoundationInternationalization", "Synchronization", "RegexBuilder",
    "Observation", "Distributed", "_Concurrency", "_StringProcessing", "XCTest", "Testing",
    "_Differentiation", "Cxx",
  ]
}

extension String {
  /// The last line that says anything.
  fileprivate var lastLine: String {
    split(separator: "\n").last { !$0.allSatisfy(\.isWhitespace) }.map(String.init) ?? ""
  }
}
