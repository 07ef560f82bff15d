/// Something that Swift sources import, or the application itself: what is compiled at once.
package struct Module: Sendable {
  /// What sources call it.
  package let name: String
  /// What the compiler calls it: another name where the sources' is taken by somebody else.
  package var compiledName: String
  /// Where it comes from, for people: `target Kit of Shop.xcodeproj`.
  package let origin: String
  /// Absolute paths.
  package var swiftFiles: [String]
  /// `4`, `4.2`, `5` or `6`.
  package var languageVersion = "5"
  /// Whether it was written for Swift 3: compiled as Swift 4.
  package var isOfSwift3 = false
  /// What `#if` finds defined.
  package var defines: [String] = []
  /// Further words for the compiler.
  package var flags: [String] = []
  /// Whether its Objective-C header brings UIKit into each of its files, and into those that import it.
  package var bringsUIKit = false
  package var resources: [Resource] = []
  /// The folder in the application that holds its resources; nil for the application's own.
  package var resourceBundle: String?
  /// What it is made of beside Swift.
  package var others: [SourceFile] = []
  /// Objective-C headers, in which names are looked up that Swift asks for.
  package var headers: [String] = []
  /// What is compiled in the place of files that were left out; nil where none was.
  package var standIns: String?
  /// The modules of the plan that it imports.
  package var imports: [String] = []

  package init(name: String, origin: String, swiftFiles: [String]) {
    self.name = name
    compiledName = name
    self.origin = origin
    self.swiftFiles = swiftFiles
  }

  /// The language version that this compiler knows: what was written for Swift 3 is read as Swift 4.
  static func languageVersion(_ setting: String) -> String {
    let number = Double(setting.split(separator: ".").prefix(2).joined(separator: ".")) ?? 4
    return number < 4.2 ? "4" : number < 5 ? "4.2" : number < 6 ? "5" : "6"
  }
}

extension Module {
  /// A target of a project.
  package init(_ target: Target) {
    let file = target.project.split(separator: "/").last.map(String.init) ?? target.project
    self.init(
      name: target.moduleName, origin: "target \(target.name) of \(file)",
      swiftFiles: target.swiftFiles)
    languageVersion = Module.languageVersion(target.settings["SWIFT_VERSION"])
    isOfSwift3 = target.settings["SWIFT_VERSION"].hasPrefix("3")
    defines = Module.defines(of: target.settings)
    flags = Module.flags(of: target.settings)
    resources = target.resources
    others = target.sources.filter { $0.language != .swift }
    headers = target.headers
  }

  private static func defines(of settings: BuildSettings) -> [String] {
    var found = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    var words = settings.list("OTHER_SWIFT_FLAGS")[...]
    while let word = words.popFirst() {
      if word == "-D", let name = words.popFirst() {
        found.append(name)
      } else if word.hasPrefix("-D"), word.count > 2 {
        found.append(String(word.dropFirst(2)))
      }
    }
    var known: Set<String> = []
    return found.filter { known.insert($0).inserted && SettingOperator.identifier($0) == $0 }
  }

  private static func flags(of settings: BuildSettings) -> [String] {
    var flags: [String] = []
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      flags += ["-default-isolation", "MainActor"]
    }
    if settings.isTrue("SWIFT_APPROACHABLE_CONCURRENCY") {
      for feature in ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"] {
        flags += ["-enable-upcoming-feature", feature]
      }
    }
    if settings.isTrue("SWIFT_ENABLE_BARE_SLASH_REGEX") { flags.append("-enable-bare-slash-regex") }
    return flags
  }
}
