import Foundation

/// A pod as its `.podspec` describes it, read as text: what is written out is understood, what is worked
/// out in Ruby is not.
struct PodSpec {
  let name: String
  let moduleName: String
  private let folder: String
  private let sources, excluded, resources: [PathPattern]
  private let version: String?

  /// - Parameter path: The file; absolute.
  init?(reading path: String) {
    guard let data = try? PropertyList.contents(of: path), data.count < 1 << 20 else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    let text = lines.filter { !$0.trimmingBlanks.hasPrefix("#") }.joined(separator: "\n")
    folder = (path as NSString).deletingLastPathComponent
    let file = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    name = PodSpec.values(of: "name", in: text).first ?? file
    moduleName =
      PodSpec.values(of: "module_name", in: text).first ?? SettingOperator.identifier(name)
    sources = PodSpec.values(of: "source_files", in: text).map(PathPattern.init)
    excluded = PodSpec.values(of: "exclude_files", in: text).map(PathPattern.init)
    resources = ["resources", "resource", "resource_bundles", "resource_bundle"]
      .flatMap { PodSpec.values(of: $0, in: text) }.map(PathPattern.init)
    version = ["swift_versions", "swift_version"].flatMap { PodSpec.values(of: $0, in: text) }.last
  }

  /// The texts that are given to a key, subspecs and platforms included.
  private static func values(of key: String, in text: String) -> [String] {
    guard let pattern = try? Regex("\\.\(key)\\s*=\\s*") else { return [] }
    return text.matches(of: pattern).flatMap { match in
      let rest = text[match.range.upperBound...]
      // A list may go over several lines; another value ends with its own.
      let isList = rest.first == "[" || rest.first == "{"
      let close: Character = rest.first == "{" ? "}" : "]"
      let end = isList ? listEnd(rest, close) : rest.firstIndex(of: "\n")
      return rest[..<(end ?? rest.endIndex)].matches(of: /["']([^"']*)["']/).map { String($0.1) }
    }
  }

  private static func listEnd(_ text: Substring, _ close: Character) -> String.Index? {
    var quote: Character?
    for index in text.indices {
      let mark = text[index]
      if quote == nil, mark == "'" || mark == "\"" {
        quote = mark
      } else if mark == quote {
        quote = nil
      }
      if quote == nil, mark == close { return index }
    }
    return nil
  }

  /// The module that it becomes.
  var module: Module {
    var module = Module(name: moduleName, origin: "pod \(name)", swiftFiles: [])
    module.languageVersion = Module.languageVersion(version ?? "5")
    module.defines = ["COCOAPODS"]
    // The header that is made for a pod imports UIKit.
    module.bringsUIKit = true
    for member in SynchronizedFolder(path: folder).members {
      if sources.contains(where: { $0.matches(member.relative) }),
        !excluded.contains(where: { $0.matches(member.relative) })
      {
        take(member, into: &module)
      } else if resources.contains(where: { $0.matches(member.relative) }) {
        module.resources.append(Resource(member.path, region: member.region))
      }
    }
    return module
  }

  private func take(_ member: SynchronizedFolder.Member, into module: inout Module) {
    let file = SourceFile(member.path)
    switch (member.role, file.language) {
    case (.source, .swift): module.swiftFiles.append(member.path)
    case (.source, _): module.others.append(file)
    case (.header, _): module.headers.append(member.path)
    default: break
    }
  }
}

/// What lies around a project in its checkout, outwards to where the checkout ends.
package enum Checkout {
  private static let most = 5

  /// The folders around a project, its own first.
  package static func folders(around project: String) -> [String] {
    let files = FileManager.default
    var folder = (project as NSString).deletingLastPathComponent
    var found: [String] = []
    while folder.count > 1, found.count < most {
      found.append(folder)
      if files.fileExists(atPath: folder + "/.git") { break }
      folder = (folder as NSString).deletingLastPathComponent
    }
    // Without an end of the checkout one folder around it is looked at.
    let isCheckout = found.last.map { files.fileExists(atPath: $0 + "/.git") } ?? false
    return isCheckout ? found : Array(found.prefix(2))
  }

  /// The pod whose module has a name, where its description lies in one of the folders.
  package static func pod(module name: String, in folders: [String]) -> Module? {
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for file in names.sorted() where file.hasSuffix(".podspec") {
        if let pod = PodSpec(reading: folder + "/" + file), pod.moduleName == name {
          let module = pod.module
          if !module.swiftFiles.isEmpty { return module }
        }
      }
    }
    return nil
  }

  /// The framework whose module has a name, out of projects that nobody refers to.
  package static func target(module name: String, in folders: [String]) -> Target? {
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for file in names.sorted() where file.hasSuffix(".xcodeproj") {
        guard let project = try? Project(reading: folder + "/" + file) else { continue }
        let found = project.targets.filter {
          ($0.kind == .framework || $0.kind == .library) && $0.moduleName == name
            && !$0.swiftFiles.isEmpty
        }
        if let best = found.first(where: \.isForIOS) ?? found.first { return best }
      }
    }
    return nil
  }
}
