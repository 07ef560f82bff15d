import Foundation

/// A folder of which a target has everything, but for what is excepted.
struct SynchronizedFolder {
  /// What a file in it counts as.
  enum Role { case source, header, resource, none }

  struct Member {
    let path: String
    /// From the folder on.
    let relative: String
    let role: Role
    let region: String?
  }

  let path: String
  /// Folders in it that are resources as a whole.
  var wholeFolders: Set<String> = []

  /// Folders inside of folders.
  private static let deepest = 60
  private static let most = 200_000

  init(path: String) { self.path = path }

  /// Everything in it, by name.
  var members: [Member] {
    var found: [Member] = []
    collect("", region: nil, depth: 0, into: &found)
    return found
  }

  private func collect(
    _ relative: String, region: String?, depth: Int, into found: inout [Member]
  ) {
    guard depth < Self.deepest, found.count < Self.most else { return }
    let folder = relative.isEmpty ? path : path + "/" + relative
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    for name in names where !name.hasPrefix(".") {
      let inner = relative.isEmpty ? name : relative + "/" + name
      let full = path + "/" + inner
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder) else { continue }
      let ending = (name as NSString).pathExtension.lowercased()
      if isFolder.boolValue, ending == "lproj" {
        collect(
          inner, region: (name as NSString).deletingPathExtension, depth: depth + 1, into: &found)
      } else if isFolder.boolValue, !wholeFolders.contains(inner), !Self.wrappers.contains(ending) {
        collect(inner, region: region, depth: depth + 1, into: &found)
      } else {
        found.append(
          Member(path: full, relative: inner, role: Self.role(of: ending), region: region))
      }
    }
  }

  /// Folders that count as one file.
  private static let wrappers: Set<String> = [
    "xcassets", "bundle", "framework", "xcframework", "scnassets", "xcdatamodeld", "xcdatamodel",
    "xcstickers", "rtfd", "icon", "mlpackage", "docc", "xcodeproj", "xcworkspace", "playground",
    "xcmappingmodel", "spritebuilder", "atlas", "app",
  ]

  private static func role(of ending: String) -> Role {
    switch ending {
    case "swift", "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "xcdatamodeld", "xcdatamodel",
      "mlmodel", "intentdefinition":
      .source
    case "h", "hpp", "hh", "pch", "modulemap": .header
    case "entitlements", "xcconfig", "docc", "xcodeproj", "xcworkspace", "framework", "xcframework",
      "a", "playground", "xctestplan", "app":
      .none
    default: .resource
    }
  }
}

extension SynchronizedFolder {
  /// Whether an exception's path means a member: a file with languages is named without them.
  static func names(_ exception: String, _ member: Member) -> Bool {
    if exception == member.relative { return true }
    let mark = "/Localized: "
    guard exception.hasPrefix(mark), let region = member.region else { return false }
    return member.relative.replacing("\(region).lproj/", with: "")
      == exception.dropFirst(mark.count)
  }
}
