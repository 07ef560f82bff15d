import Foundation

/// Where the files of a project lie: each by the rule of its source tree.
struct FileTree {
  private let objects: ObjectTable
  /// What `SOURCE_ROOT` is.
  private let folder: String

  /// Groups inside of groups.
  private static let deepest = 200

  init(_ objects: ObjectTable, folder: String) {
    self.objects = objects
    self.folder = folder
  }

  /// The absolute path of a file or group; nil for a product, and for what lies in Apple's kits.
  func path(of object: XcodeObject) -> String? { path(of: object, depth: 0) }

  private func path(of object: XcodeObject, depth: Int) -> String? {
    guard depth < Self.deepest else { return nil }
    let own = object.text("path")
    switch object.text("sourceTree") ?? "<group>" {
    case "<absolute>": return own
    case "SOURCE_ROOT": return joined(folder, own)
    case "<group>":
      guard let parent = objects.parent(of: object) else { return joined(folder, own) }
      // The children of a variant group lie in the folder around it.
      return self.path(of: parent, depth: depth + 1).map { joined($0, own) }
    default: return nil
    }
  }

  private func joined(_ folder: String, _ path: String?) -> String {
    guard let path, !path.isEmpty else { return folder }
    return ((path.hasPrefix("/") ? path : folder + "/" + path) as NSString).standardizingPath
  }

  /// The files that an entry of a build phase stands for, each with its language.
  func resources(of object: XcodeObject, in place: String) -> [Resource] {
    guard object.kind == "PBXVariantGroup" else {
      guard object.kind == "PBXFileReference" || object.kind == "XCVersionGroup",
        let path = path(of: object)
      else { return [] }
      return [Resource(path, region: FileTree.region(of: path), folder: place)]
    }
    return objects.all(object.texts("children")).compactMap { child in
      path(of: child).map { path in
        Resource(path, region: FileTree.region(of: path) ?? child.text("name"), folder: place)
      }
    }
  }

  /// The language of a file in a folder for one.
  static func region(of path: String) -> String? {
    let parts = path.split(separator: "/")
    guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { return nil }
    return String(parts[parts.count - 2].dropLast(".lproj".count))
  }
}
