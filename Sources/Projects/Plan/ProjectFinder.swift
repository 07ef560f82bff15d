import Foundation

/// Finds what somebody means by a path: a project, a workspace, or a folder with one of them.
package enum ProjectFinder {
  private static let deepest = 5
  /// Folders in which nobody keeps the project that is meant.
  private static let passed: Set<String> = [
    "Pods", "Carthage", "node_modules", "DerivedData", "build", "Build", ".build", "SourcePackages",
    "checkouts", "vendor",
  ]

  /// - Returns: The `.xcworkspace` or `.xcodeproj`, absolute.
  /// - Throws: `ProjectError` where there is none, or several that are as near.
  package static func find(_ path: String) throws -> String {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    if isProject(path) {
      guard FileManager.default.fileExists(atPath: path) else {
        throw ProjectError(path, "there is no such project")
      }
      // A project's own workspace is the project.
      let outer = (path as NSString).deletingLastPathComponent
      return path.hasSuffix(".xcworkspace") && outer.hasSuffix(".xcodeproj") ? outer : path
    }
    if path.hasSuffix(".pbxproj") || path.hasSuffix(".xcproj") {
      return (path as NSString).deletingLastPathComponent
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ProjectError(path, "there is no such project or folder")
    }
    guard isFolder.boolValue else {
      throw ProjectError(path, "this is no project, workspace or folder")
    }
    return try choice(all(in: path), in: path)
  }

  /// Workspaces and projects in a folder, those nearest to its root first.
  /// - Throws: `ProjectError` for a folder of more than anybody's checkout.
  private static func all(in root: String) throws -> [String] {
    var found: [String] = []
    var open = [root]
    var seen = 0
    for _ in 0..<deepest where !open.isEmpty {
      var next: [String] = []
      for folder in open {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        seen += names.count
        guard seen <= FolderWalk.most else { throw FolderWalk.tooMany(root) }
        for name in names where !name.hasPrefix(".") {
          let path = folder + "/" + name
          if isProject(path) {
            found.append(path)
          } else if !passed.contains(name), isPlainFolder(path) {
            next.append(path)
          }
        }
      }
      open = next
    }
    return found
  }

  private static func choice(_ found: [String], in folder: String) throws -> String {
    guard let first = found.first else {
      throw ProjectError(folder, "there is no .xcodeproj or .xcworkspace in this folder")
    }
    let depth = first.split(separator: "/").count
    let near = found.filter { $0.split(separator: "/").count == depth }
    let workspaces = near.filter { $0.hasSuffix(".xcworkspace") }
    let best = workspaces.isEmpty ? near : workspaces
    if best.count == 1 { return best[0] }
    // The one that is called like the folder.
    let name = (folder as NSString).lastPathComponent
    if let same = best.first(where: {
      (($0 as NSString).lastPathComponent as NSString).deletingPathExtension == name
    }) {
      return same
    }
    let names = best.map { String($0.dropFirst(folder.count + 1)) }
    throw ProjectError(folder, "there are several: name one of \(names.joined(separator: ", "))")
  }

  private static func isProject(_ path: String) -> Bool {
    path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
  }

  private static func isPlainFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let wrappers = [".xcassets", ".bundle", ".framework", ".xcframework", ".lproj", ".playground"]
    return !wrappers.contains(where: path.hasSuffix)
      && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
