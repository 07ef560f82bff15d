import Foundation

/// Reads one target of a project file of objects.
struct TargetReader {
  private let reader: ProjectReader
  private let object: XcodeObject
  private var target: Target

  init(_ reader: ProjectReader, _ object: XcodeObject, projectLevels: [SettingLevel]) {
    self.reader = reader
    self.object = object
    let name = object.name
    let (levels, notes) = reader.levels(of: object)
    let settings = BuildSettings([reader.defaults(target: name)] + projectLevels + levels)
    target = Target(
      name: name, kind: Target.Kind(productType: object.text("productType") ?? ""),
      project: reader.path, settings: settings)
    target.notes = notes
  }

  /// The target with everything that belongs to it.
  func read() -> Target {
    var copy = self
    copy.readPhases()
    copy.readFolders()
    copy.readDependencies()
    copy.target.leaveOutExcluded()
    return copy.target
  }

  private var objects: ObjectTable { reader.objects }

  // MARK: Phases

  private mutating func readPhases() {
    for phase in objects.all(object.texts("buildPhases")) {
      for file in objects.all(phase.texts("files")) where TargetReader.isForIOS(file) {
        read(file, in: phase)
      }
    }
  }

  private mutating func read(_ file: XcodeObject, in phase: XcodeObject) {
    let reference = objects[file.text("fileRef")]
    switch phase.kind {
    case "PBXSourcesBuildPhase", "PBXHeadersBuildPhase":
      guard let reference else { return missing(file, in: phase) }
      let isHeader = phase.kind == "PBXHeadersBuildPhase"
      for resource in reader.tree.resources(of: reference, in: "") {
        if isHeader { target.headers.append(resource.path) } else { target.add(compiled: resource) }
      }
    case "PBXResourcesBuildPhase":
      guard let reference else { return missing(file, in: phase) }
      target.resources += reader.tree.resources(of: reference, in: "")
    case "PBXCopyFilesBuildPhase":
      // Into the product itself, or its resources.
      guard ["1", "7"].contains(phase.text("dstSubfolderSpec") ?? ""), let reference else { return }
      target.resources += reader.tree.resources(of: reference, in: phase.text("dstPath") ?? "")
    case "PBXFrameworksBuildPhase":
      if let product = objects[file.text("productRef")]?.text("productName") {
        target.packageProducts.append(product)
      } else if let name = reference?.text("path") ?? reference?.text("name") {
        target.linked.append(TargetReader.stem(name))
      }
    default: break
    }
  }

  private mutating func missing(_ file: XcodeObject, in phase: XcodeObject) {
    guard file.text("fileRef") != nil else { return }
    target.notes.append(
      "\(reader.path): \(target.name) names a file that the project does not have (\(file.id))")
  }

  /// Entries may be for some platforms only.
  private static func isForIOS(_ object: XcodeObject) -> Bool {
    let filters =
      object.texts("platformFilters") + [object.text("platformFilter")].compactMap { $0 }
    return filters.isEmpty || filters.contains("ios")
  }

  /// `Kit` of `Kit.framework`, `libKit.a` and `path/to/Kit.framework`.
  private static func stem(_ path: String) -> String {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let isLibrary = path.hasSuffix(".a") || path.hasSuffix(".dylib") || path.hasSuffix(".tbd")
    return isLibrary && name.hasPrefix("lib") ? String(name.dropFirst(3)) : name
  }

  // MARK: Synchronised folders

  private mutating func readFolders() {
    let own = Set(object.texts("fileSystemSynchronizedGroups"))
    for group in objects.every("PBXFileSystemSynchronizedRootGroup") {
      guard let path = reader.tree.path(of: group) else { continue }
      let exceptions = exceptions(of: group)
      guard own.contains(group.id) || !exceptions.isEmpty else { continue }
      var folder = SynchronizedFolder(path: path)
      folder.wholeFolders = Set(group.texts("explicitFolders"))
      for member in folder.members {
        let isException = exceptions.contains { SynchronizedFolder.names($0, member) }
        if own.contains(group.id) != isException { target.add(member) }
      }
    }
  }

  /// The members that are, in this target, the other way about.
  private func exceptions(of group: XcodeObject) -> [String] {
    objects.all(group.texts("exceptions")).flatMap { set -> [String] in
      let phases = object.texts("buildPhases")
      let isOurs =
        set.text("target") == object.id || set.text("buildPhase").map(phases.contains) == true
      return isOurs ? set.texts("membershipExceptions") : []
    }
  }

  // MARK: Dependencies

  private mutating func readDependencies() {
    for dependency in objects.all(object.texts("dependencies"))
    where TargetReader.isForIOS(dependency) {
      if let product = objects[dependency.text("productRef")]?.text("productName") {
        target.packageProducts.append(product)
      } else if let name = objects[dependency.text("target")]?.name
        ?? objects[dependency.text("targetProxy")]?.text("remoteInfo") ?? dependency.text("name")
      {
        target.dependencies.append(name)
      }
    }
    target.packageProducts += objects.all(object.texts("packageProductDependencies"))
      .compactMap { $0.text("productName") }.filter { !target.packageProducts.contains($0) }
  }
}

extension Target {
  /// Adds what stands among the sources; what an editor of interfaces makes is a resource even there.
  mutating func add(compiled resource: Resource) {
    if ["storyboard", "xib", "xcassets", "strings", "xcstrings"].contains(
      (resource.path as NSString).pathExtension.lowercased())
    {
      resources.append(resource)
    } else {
      sources.append(SourceFile(resource.path))
    }
  }

  /// Adds what a folder has, by what it is.
  mutating func add(_ member: SynchronizedFolder.Member) {
    switch member.role {
    case .source: sources.append(SourceFile(member.path))
    case .header: headers.append(member.path)
    case .resource:
      let isInfo = settings.text("INFOPLIST_FILE").map { member.path.hasSuffix("/" + $0) } ?? false
      if !isInfo { resources.append(Resource(member.path, region: member.region)) }
    case .none: break
    }
  }

  /// Leaves out what `EXCLUDED_SOURCE_FILE_NAMES` names and `INCLUDED_SOURCE_FILE_NAMES` does not.
  mutating func leaveOutExcluded() {
    let excluded = settings.list("EXCLUDED_SOURCE_FILE_NAMES")
    guard !excluded.isEmpty else { return }
    let included = settings.list("INCLUDED_SOURCE_FILE_NAMES")
    func isOut(_ path: String) -> Bool {
      excluded.contains { Target.names($0, path) } && !included.contains { Target.names($0, path) }
    }
    sources.removeAll { isOut($0.path) }
    resources.removeAll { isOut($0.path) }
  }

  /// A pattern is of a file's name, or of the end of its path.
  private static func names(_ pattern: String, _ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    return Glob.matches(pattern, name) || Glob.matches(pattern, path)
      || Glob.matches("*/" + pattern, path)
  }
}
