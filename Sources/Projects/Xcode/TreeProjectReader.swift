import Foundation

/// Reads the newer project file, `project.xcproj`: JSON5, files in a tree, each of which says by itself
/// to what it belongs. The format is documented by Apple's package `xcode-project-format`.
struct TreeProjectReader {
  private let root: PropertyValue
  /// The `.xcodeproj`.
  private let path: String
  private let folder: String
  private let conditions: SettingConditions
  private let nodes: [TreeNode]

  init(_ value: PropertyValue, path: String, configuration: String) throws {
    root = value
    self.path = path
    let file = path + "/project.xcproj"
    folder = (path as NSString).deletingLastPathComponent
    guard value["files"] != nil, value["targets"] != nil else {
      throw ProjectError(file, "there are no files and targets in it: this is no project of Xcode")
    }
    let names = (value["configurations"]?.list ?? []).compactMap { $0.text ?? $0["name"]?.text }
    let standard = value["default-configuration"]?.text
    let known = names.contains(configuration) ? configuration : standard ?? names.first
    conditions = SettingConditions(configuration: known ?? configuration)
    nodes = TreeNode.all(in: value["files"]?.list ?? [], folder: folder)
  }

  func project() -> Project {
    var project = Project(path: path, folder: folder)
    let (levels, notes) = levels(of: root, key: "configurations")
    project.notes = notes
    for value in root["targets"]?.list ?? [] {
      if let target = target(value, projectLevels: levels) { project.targets.append(target) }
    }
    for package in root["packages"]?.list ?? [] {
      if package["kind"]?.text == "local", let path = package["path"]?.text {
        project.localPackages.append(((folder + "/" + path) as NSString).standardizingPath)
      } else if let address = ["url", "repository", "location", "address"].lazy
        .compactMap({ package[$0]?.text }).first
      {
        project.remotePackages.append(RemotePackage(address: address))
      }
    }
    for node in nodes {
      guard node.kind == .file, let path = node.path else { continue }
      if path.hasSuffix(".xcodeproj") {
        project.projects.append(path)
      } else if FileManager.default.fileExists(atPath: path + "/Package.swift"),
        !project.localPackages.contains(path)
      {
        project.localPackages.append(path)
      }
    }
    return project
  }

  // MARK: Settings

  private func levels(of value: PropertyValue, key: String) -> ([SettingLevel], [String]) {
    var levels: [SettingLevel] = []
    var notes: [String] = []
    let configuration = value[key]?.list.first { $0["name"]?.text == conditions.configuration }
    if let reference = configuration?["file"], let file = path(of: reference) {
      let read = ConfigurationFile(file, conditions)
      levels.append(read.level)
      notes += read.notes
    }
    levels.append(SettingLevel(value["build-settings"]?.table ?? [:], conditions))
    return (levels, notes)
  }

  /// Where a reference to the tree leads: a path of names, an identifier, or an anchor with the rest.
  private func path(of reference: PropertyValue) -> String? {
    if let anchor = reference["anchor"] {
      let rest = reference["relative-path"]
      let relative = rest?.text ?? rest?.texts.joined(separator: "/")
      return path(of: anchor).map { relative == nil ? $0 : $0 + "/" + (relative ?? "") }
    }
    let text = reference.text ?? reference.texts.joined(separator: "/")
    if text.hasPrefix("id:") {
      let id = String(text.dropFirst(3))
      return nodes.first { $0.id == id }?.path
    }
    return nodes.first { $0.names.joined(separator: "/") == text }?.path
  }

  // MARK: Targets

  private func target(_ value: PropertyValue, projectLevels: [SettingLevel]) -> Target? {
    guard let name = value["name"]?.text else { return nil }
    let (own, notes) = levels(of: value, key: "specialized-configurations")
    let defaults = DefaultSettings.level(
      project: path, folder: folder, target: name, conditions,
      language: root["localizations"]?["development"]?.text)
    let type = value["product-type"]?.text ?? value["full-product-type"]?.text ?? ""
    var target = Target(
      name: name, kind: Target.Kind(productType: type), project: path,
      settings: BuildSettings([defaults] + projectLevels + own))
    target.notes = notes
    let phases = TreePhases(value)
    for node in nodes { node.add(to: &target, phases) }
    for member in value["package-product-members"]?.list ?? [] {
      if let product = member["product-name"]?.text { target.packageProducts.append(product) }
    }
    for dependency in value["dependencies"]?.list ?? [] {
      if let product = dependency["product-name"]?.text {
        if !target.packageProducts.contains(product) { target.packageProducts.append(product) }
      } else if let other = dependency.text ?? dependency["target"]?.text
        ?? dependency["target-name"]?.text ?? dependency["name"]?.text
      {
        target.dependencies.append(other)
      }
    }
    target.leaveOutExcluded()
    return target
  }
}

/// The build phases of a target by the words that refer to them.
struct TreePhases {
  let target: String
  /// The kinds of those with an identifier.
  private var kinds: [String: String] = [:]
  /// Where copying phases copy to, by name or identifier.
  private var places: [String: String] = [:]

  init(_ value: PropertyValue) {
    target = value["name"]?.text ?? ""
    for phase in value["build-phases"]?.list ?? [] {
      let kind = phase.text ?? phase["kind"]?.text ?? ""
      if let id = phase["id"]?.text { kinds[id] = kind }
      // Into the product itself or its resources.
      guard kind == "copy",
        ["resources", "wrapper", "product", ""].contains(phase["bundle-base-path"]?.text ?? "")
      else { continue }
      for key in ["id", "name"] {
        if let word = phase[key]?.text { places[word] = phase["relative-path"]?.text ?? "" }
      }
    }
  }

  /// What a file's membership means for this target: the phase's kind, and where it copies to.
  func role(of membership: PropertyValue) -> (kind: String, place: String)? {
    let platforms = membership["platforms"]?.texts ?? []
    guard platforms.isEmpty || platforms.contains("ios") || platforms.contains("iOS") else {
      return nil
    }
    let reference = membership["build-phase"] ?? membership
    let words = reference.text?.split(separator: "/").map(String.init) ?? reference.texts
    if let id = reference.text, id.hasPrefix("id:") {
      return kinds[String(id.dropFirst(3))].map { ($0, places[String(id.dropFirst(3))] ?? "") }
    }
    guard words.count > 1 else { return nil }
    // Names of targets may have slashes in them.
    let name = target.split(separator: "/").map(String.init)
    guard Array(words.prefix(name.count)) == name, words.count > name.count else { return nil }
    return (
      words[name.count], words.count > name.count + 1 ? places[words[name.count + 1]] ?? "" : ""
    )
  }
}
