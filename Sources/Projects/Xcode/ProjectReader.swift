import Foundation

/// Reads a project file of objects: `project.pbxproj`.
struct ProjectReader {
  let objects: ObjectTable
  let tree: FileTree
  /// The `.xcodeproj`.
  let path: String
  let folder: String
  let conditions: SettingConditions

  /// - Parameters:
  ///   - path: The `.xcodeproj`, absolute.
  ///   - configuration: The build configuration that is wanted.
  init(_ value: PropertyValue, path: String, configuration: String) throws {
    self.path = path
    objects = try ObjectTable(value, path: path + "/project.pbxproj")
    let outer = (path as NSString).deletingLastPathComponent
    let inner = objects.root.text("projectDirPath") ?? ""
    folder = inner.isEmpty ? outer : ((outer + "/" + inner) as NSString).standardizingPath
    tree = FileTree(objects, folder: folder)
    conditions = SettingConditions(configuration: configuration)
  }

  func project() -> Project {
    var project = Project(path: path, folder: folder)
    let (levels, notes) = levels(of: objects.root)
    project.notes += notes
    for object in objects.all(objects.root.texts("targets")) {
      project.targets.append(TargetReader(self, object, projectLevels: levels).read())
    }
    for reference in objects.every("XCLocalSwiftPackageReference") {
      if let path = reference.text("relativePath") ?? reference.text("path") {
        project.localPackages.append(((folder + "/" + path) as NSString).standardizingPath)
      }
    }
    project.remotePackages = objects.every("XCRemoteSwiftPackageReference").compactMap {
      $0.text("repositoryURL").map(RemotePackage.init)
    }
    project.xcode = marks.compactMap(Project.xcode).max()
    for file in objects.every("PBXFileReference") { look(at: file, for: &project) }
    return project
  }

  /// The versions that Xcode has left in the project and its targets.
  private var marks: [String] {
    let keys = [
      "LastUpgradeCheck", "LastSwiftUpdateCheck", "LastSwiftMigration", "CreatedOnToolsVersion",
    ]
    let whole = objects.root.values["attributes"]?.table ?? [:]
    let tables = [whole] + (whole["TargetAttributes"]?.table ?? [:]).values.map(\.table)
    return tables.flatMap { table in keys.compactMap { table[$0]?.text } }
  }

  /// Packages and other projects lie in the tree like files.
  private func look(at file: XcodeObject, for project: inout Project) {
    guard let name = file.text("path"), let path = tree.path(of: file) else { return }
    if name.hasSuffix(".xcodeproj") {
      if path != self.path, !project.projects.contains(path) { project.projects.append(path) }
    } else if ["folder", "wrapper", "text"].contains(file.text("lastKnownFileType") ?? ""),
      FileManager.default.fileExists(atPath: path + "/Package.swift"),
      !project.localPackages.contains(path)
    {
      project.localPackages.append(path)
    }
  }

  /// What the configuration of a project or target sets, its file first.
  func levels(of object: XcodeObject) -> (levels: [SettingLevel], notes: [String]) {
    let list = objects[object.text("buildConfigurationList")]
    let all = objects.all(list?.texts("buildConfigurations") ?? [])
    let wanted = [conditions.configuration, list?.text("defaultConfigurationName")]
    let chosen =
      wanted.lazy.compactMap { name in all.first { $0.text("name") == name } }.first ?? all.first
    guard let chosen else { return ([], []) }
    var levels: [SettingLevel] = []
    var notes: [String] = []
    if let file = configurationFile(of: chosen) {
      let read = ConfigurationFile(file, conditions)
      levels.append(read.level)
      notes += read.notes
    }
    levels.append(SettingLevel(chosen.values["buildSettings"]?.table ?? [:], conditions))
    return (levels, notes)
  }

  private func configurationFile(of configuration: XcodeObject) -> String? {
    if let file = objects[configuration.text("baseConfigurationReference")] {
      return tree.path(of: file)
    }
    guard let anchor = objects[configuration.text("baseConfigurationReferenceAnchor")],
      let folder = tree.path(of: anchor),
      let relative = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return folder + "/" + relative
  }

  /// What Xcode sets for every target by itself.
  func defaults(target: String) -> SettingLevel {
    DefaultSettings.level(
      project: path, folder: folder, target: target, conditions,
      language: objects.root.text("developmentRegion"))
  }
}

/// What Xcode sets for every target by itself, as far as sources and property lists ask for it.
enum DefaultSettings {
  static func level(
    project: String, folder: String, target: String, _ conditions: SettingConditions,
    language: String?
  ) -> SettingLevel {
    let name = ((project as NSString).lastPathComponent as NSString).deletingPathExtension
    let values = [
      "SRCROOT": folder, "SOURCE_ROOT": folder, "PROJECT_DIR": folder, "PROJECT_FILE_PATH": project,
      "PROJECT_NAME": name, "PROJECT": name, "TARGET_NAME": target, "TARGETNAME": target,
      "CONFIGURATION": conditions.configuration, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)",
      "FULL_PRODUCT_NAME": "$(PRODUCT_NAME).app", "WRAPPER_NAME": "$(PRODUCT_NAME).app",
      "PLATFORM_NAME": "iphonesimulator", "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "DEVELOPMENT_LANGUAGE": language ?? "en",
      "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
    ]
    return SettingLevel(values.mapValues { .text($0) }, conditions)
  }
}
