import Foundation

/// A Swift package as `swift package dump-package` tells of it, as far as its modules go.
package struct PackageManifest: Sendable {
  /// The package's folder, absolute.
  package let folder: String
  package let name: String
  package private(set) var modules: [Module] = []

  /// - Parameter dump: JSON.
  /// - Throws: `ProjectError`.
  package init(dump: Data, folder: String) throws {
    self.folder = folder
    guard let root = try? JSONSerialization.jsonObject(with: dump) as? [String: Any] else {
      throw ProjectError(
        folder + "/Package.swift", "what SwiftPM says of this package is not understood")
    }
    let value = PropertyValue(root)
    name = value["name"]?.text ?? (folder as NSString).lastPathComponent
    let version = PackageManifest.languageVersion(value)
    for target in value["targets"]?.list ?? [] {
      guard let name = target["name"]?.text,
        ["regular", "executable", nil].contains(target["type"]?.text)
      else { continue }
      modules.append(module(named: name, target, version))
    }
  }

  private static func languageVersion(_ value: PropertyValue) -> String {
    let languages = value["swiftLanguageVersions"]?.texts ?? []
    let tools = value["toolsVersion"]?["_version"]?.text ?? "5"
    guard let newest = languages.compactMap({ Double($0) }).max() else {
      return Module.languageVersion(tools.hasPrefix("6") ? "6" : "5")
    }
    return Module.languageVersion("\(newest)")
  }

  private func module(named name: String, _ target: PropertyValue, _ version: String) -> Module {
    let root = PackageManifest.folder(of: name, target["path"]?.text, in: folder)
    var files = SynchronizedFolder(path: root)
    let resources = target["resources"]?.list ?? []
    files.wholeFolders = Set(
      resources.filter { $0["rule"]?["copy"] != nil }.compactMap { $0["path"]?.text })
    let excluded = target["exclude"]?.texts ?? []
    let chosen = target["sources"]?.texts ?? []
    var module = Module(
      name: SettingOperator.identifier(name), origin: "package \(self.name)", swiftFiles: [])
    module.languageVersion = version
    for member in files.members {
      guard !excluded.contains(where: { PackageManifest.contains($0, member.relative) }) else {
        continue
      }
      if member.role == .source {
        guard
          chosen.isEmpty
            || chosen.contains(where: { PackageManifest.contains($0, member.relative) })
        else { continue }
        let file = SourceFile(member.path)
        if file.language == .swift {
          module.swiftFiles.append(member.path)
        } else {
          module.others.append(file)
        }
      } else if member.role == .header {
        module.headers.append(member.path)
      } else if resources.contains(where: {
        PackageManifest.contains($0["path"]?.text ?? "", member.relative)
      }) {
        module.resources.append(Resource(member.path, region: member.region))
      }
    }
    if !module.resources.isEmpty { module.resourceBundle = "\(self.name)_\(name).bundle" }
    module.readSettings(target["settings"]?.list ?? [])
    return module
  }

  /// Where a target lies: where it says, or in one of the places that are looked at.
  private static func folder(of name: String, _ path: String?, in folder: String) -> String {
    if let path { return ((folder + "/" + path) as NSString).standardizingPath }
    let places = ["Sources", "Source", "src", "srcs"].map { folder + "/\($0)/\(name)" }
    let found = places.first { FileManager.default.fileExists(atPath: $0) }
    return found ?? folder + "/Sources"
  }

  private static func contains(_ outer: String, _ inner: String) -> Bool {
    let outer = outer.hasSuffix("/") ? String(outer.dropLast()) : outer
    return outer == "." || inner == outer || inner.hasPrefix(outer + "/")
  }
}

extension Module {
  /// Settings of a package's target: defines, features, the language version.
  fileprivate mutating func readSettings(_ settings: [PropertyValue]) {
    for setting in settings where setting["tool"]?.text == "swift" {
      for (kind, value) in setting["kind"]?.table ?? [:] {
        let word = value["_0"]?.text ?? value.text
        switch kind {
        case "define": defines += word.map { [$0] } ?? []
        case "enableUpcomingFeature": flags += word.map { ["-enable-upcoming-feature", $0] } ?? []
        case "enableExperimentalFeature":
          flags += word.map { ["-enable-experimental-feature", $0] } ?? []
        case "swiftLanguageMode": languageVersion = Module.languageVersion(word ?? languageVersion)
        case "defaultIsolation":
          if word == "MainActor" { flags += ["-default-isolation", "MainActor"] }
        default: break
        }
      }
    }
    defines.append("SWIFT_PACKAGE")
  }
}
