import Foundation
import Projects

/// An application of an Xcode project, compiled and laid out so that it can be started. Nothing is written
/// into the project: what is made lies in a cache.
struct AppBuild {
  let workspace: Workspace
  let target: Target
  let plan: ModulePlan
  let entry: AppEntry
  /// What is remarked about the project, a line each.
  private(set) var notes: [String]
  private let kit: BuildContext
  private let cache: URL
  private let language: String
  private let wantedKit: SoftwareKit?

  /// What somebody wants of a project.
  struct Preferences {
    var path = "."
    var target: String?
    var scheme: String?
    var configuration = "Debug"
    /// The language of the person who uses it.
    var language = "en"
    /// The version of iOS whose SDK it was built with; nil for what the project tells.
    var kit: Int?
    /// Packages by name, with the folders in which they lie.
    var packages: [(name: String, folder: String)] = []
  }

  /// Reads the project and plans what is to be compiled; compiles nothing.
  init(_ preferences: Preferences, kit: BuildContext) throws {
    self.kit = kit
    language = preferences.language
    wantedKit = preferences.kit.map { SoftwareKit(version: $0, reason: "as asked for") }
    do {
      let path = URL(fileURLWithPath: preferences.path).standardizedFileURL
        .resolvingSymlinksInPath().path
      workspace = try Workspace(
        reading: try ProjectFinder.find(path), configuration: preferences.configuration)
      target = try workspace.application(named: preferences.target, scheme: preferences.scheme)
    } catch let error as ProjectError {
      throw UsageError("\(error)".printable)
    }
    let catalogue = ModuleCatalogue(
      workspace, app: target, packages: preferences.packages, kit: kit)
    var app = Module(target)
    app.bringsUIKit = Umbrella.bringsUIKit(target)
    app.swiftFiles = app.swiftFiles.filter { FileManager.default.fileExists(atPath: $0) }
    entry = try AppEntry(of: app)
    var plan = ModulePlan(for: app) { name, _ in
      catalogue.module(named: name)
    } isKnown: {
      catalogue.isKnown($0)
    }
    plan.rename { catalogue.isKnown($0) }
    self.plan = plan
    notes = workspace.notes + target.notes + catalogue.notes
    let key = "\(workspace.path) \(target.name) \(preferences.configuration)"
    cache = try PackageBuild.cache(for: URL(fileURLWithPath: key))
  }

  /// The application's folder.
  var bundle: URL { cache.appendingPathComponent("\(target.productName).app") }

  private var info: InfoPropertyList {
    InfoPropertyList(of: target, in: (target.project as NSString).deletingLastPathComponent)
  }

  /// What it was built with, as it was said or as its project tells; nil for the present SDK.
  var softwareKit: SoftwareKit? {
    wantedKit
      ?? SoftwareKit(
        of: target, in: workspace.projects.first { $0.path == target.project }, info: info.values)
  }

  /// Whether it was written before Swift 3, as its project tells: Xcode 8 was the first that put down which
  /// Swift it is.
  var isOfSwift2: Bool {
    let project = workspace.projects.first { $0.path == target.project }
    return target.settings["SWIFT_VERSION"].isEmpty && project?.xcode.map { $0 < 8 } ?? false
  }

  /// The program in it.
  var program: URL { bundle.appendingPathComponent(target.productName) }

  /// Compiles what has changed and brings the application's folder up to date.
  /// - Returns: Remarks about resources.
  func build(say: (String) -> Void) throws -> [String] {
    try withoutActuallyEscaping(say) { say in
      let compiled = try ModuleBuild(kit: kit, folder: cache, say: say)
        .compile(plan, main: entry.program(of: plan))
      var laid = AppBundle(folder: bundle)
      var info = self.info
      let localized = LocalizedInfo(bundle: bundle, resources: resources)
      try laid.fill(resources)
      try localized.reset()
      try StringTables(folder: bundle).write()
      let vectors = VectorAssets(in: bundle).rasterize()
      info.choose(language, among: laid.languages)
      if let softwareKit { info.note(softwareKit) }
      try info.data.write(to: bundle.appendingPathComponent("Info.plist"), options: .atomic)
      try localized.complete(by: info.values)
      try link(compiled)
      return laid.notes + vectors + [info.problem].compactMap { $0 }
    }
  }

  /// Where what lies in the application: the target's own first, then its modules'.
  private var resources: [(place: String, path: String)] {
    plan.modules.reversed().flatMap { module in
      module.resources.filter { AppBuild.isShown($0.path) }.map { resource in
        (
          place: [module.resourceBundle, resource.place].compactMap { $0 }.joined(separator: "/"),
          path: resource.path
        )
      }
    }
  }

  /// Whether something can be of use to a running application here.
  private static func isShown(_ path: String) -> Bool {
    ![".swift", ".xcconfig", ".entitlements", ".md", "/Info.plist"].contains { path.hasSuffix($0) }
  }

  private func link(_ compiled: [ModuleBuild.Compiled]) throws {
    let identity = "\((compiled.map { "\($0.identity)" }.joined() + kit.identity()).fingerprint)"
    let stamp = cache.appendingPathComponent("linked")
    if FileManager.default.fileExists(atPath: program.path),
      (try? String(contentsOf: stamp, encoding: .utf8)) == identity
    {
      return
    }
    let outcome = try Program.named("swiftc").run(
      ["-use-ld=lld", "-o", program.path] + compiled.map(\.object.path) + kit.linkerFlags)
    guard outcome.status == 0 else { throw CompilerError(text: outcome.err + outcome.out) }
    try Data(identity.utf8).write(to: stamp, options: .atomic)
  }
}
