import Foundation

extension Project {
  /// Reads an `.xcodeproj`.
  /// - Parameters:
  ///   - path: Absolute.
  ///   - configuration: The build configuration whose settings count; the project's default one where it
  ///     has none of that name.
  /// - Throws: `ProjectError`.
  package init(reading path: String, configuration: String = "Debug") throws {
    let path = (path as NSString).standardizingPath
    let file = path + "/project.pbxproj"
    let newer = path + "/project.xcproj"
    if FileManager.default.fileExists(atPath: newer) {
      self = try TreeProjectReader(
        try PropertyList.read(newer), path: path, configuration: configuration
      ).project()
    } else {
      guard FileManager.default.fileExists(atPath: file) else {
        throw ProjectError(path, "there is no project.pbxproj in it")
      }
      self = try ProjectReader(
        try PropertyList.read(file), path: path, configuration: configuration
      ).project()
    }
    schemes = SchemeFile.all(in: path)
  }
}
