import Foundation
import Projects

/// A folder that a program finds its resources in, laid out as a flat application bundle: the
/// executable, of the folder's name, and beside it links to what applications bring along.
/// `Bundle.main` of that program is the folder.
struct ResourceFolder {
  let folder: URL

  /// - Parameter folder: Is made; its name is the executable's.
  init(_ folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Where the executable goes.
  var executable: URL { folder.appendingPathComponent(folder.lastPathComponent) }

  /// Links to everything of use in some folders and below them. Of two things of one name the first
  /// is taken, upper folders before lower ones.
  /// - Parameter sources: Of which files these are the surroundings: other applications of the same
  ///   checkout, each with an Xcode project of its own, are passed over. Nil takes all.
  /// - Throws: `UsageError` for a folder that is not there.
  func lay(_ places: [URL], around sources: [String]? = nil) throws {
    let sources = sources?.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    for place in places {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder),
        isFolder.boolValue
      else { throw UsageError("there is no folder '\(place.path.printable)'") }
      lay(place) { folder in sources.map { Self.isForeign(folder, to: $0) } ?? false }
    }
    try StringTables(folder: folder).write()
  }

  /// Links to the pictures of the screens that stand in where files have none: their module looks
  /// for them beside the program.
  func linkScreens(of kit: BuildContext) {
    let name = "Rehearsal_TransitionGallery.resources"
    link(kit.products.appendingPathComponent(name), to: folder.appendingPathComponent(name))
  }

  private static let most = 20_000

  /// Whether a folder has an Xcode project, and none of some files in it.
  private static func isForeign(_ folder: URL, to sources: [String]) -> Bool {
    guard names(in: folder).contains(where: { $0.hasSuffix(".xcodeproj") }) else { return false }
    let path = folder.resolvingSymlinksInPath().path + "/"
    return !sources.contains { $0.hasPrefix(path) }
  }

  private func lay(_ place: URL, except isForeign: (URL) -> Bool) {
    var open = [place]
    var seen = 0
    while !open.isEmpty, seen < Self.most {
      var below: [URL] = []
      for folder in open {
        for name in Self.names(in: folder) {
          seen += 1
          guard let next = take(folder.appendingPathComponent(name)), !isForeign(next) else {
            continue
          }
          below.append(next)
        }
      }
      open = below
    }
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      .filter { !$0.hasPrefix(".") }
  }

  /// - Returns: A folder to look into.
  private func take(_ item: URL) -> URL? {
    let ending = item.pathExtension.lowercased()
    if Self.endings.contains(ending) {
      link(item, to: folder.appendingPathComponent(item.lastPathComponent))
      return nil
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { return nil }
    guard ending == "lproj" else {
      return Self.closed.contains(item.lastPathComponent) || Self.closedEndings.contains(ending)
        ? nil : item
    }
    // Several folders of one language are one.
    let language = folder.appendingPathComponent(item.lastPathComponent)
    try? FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    for name in Self.names(in: item) {
      link(item.appendingPathComponent(name), to: language.appendingPathComponent(name))
    }
    return nil
  }

  private func link(_ item: URL, to place: URL) {
    try? FileManager.default.createSymbolicLink(at: place, withDestinationURL: item)
  }

  private static let endings: Set<String> = [
    "xcassets", "storyboard", "xib", "strings", "stringsdict", "xcstrings", "ttf", "otf", "ttc",
    "png",
    "jpg", "jpeg", "gif", "webp", "heic", "pdf", "svg", "json", "geojson", "txt", "md", "html",
    "csv",
    "plist", "bundle", "caf", "wav", "mp3", "m4a", "mp4", "mov", "scnassets", "xcdatamodeld",
  ]

  private static let closed: Set<String> = [
    "Pods", "Carthage", "node_modules", "DerivedData", "build", "fastlane",
  ]

  private static let closedEndings: Set<String> = [
    "xcodeproj", "xcworkspace", "framework", "xcframework", "playground", "docc", "app",
  ]
}

extension ResourceFolder {
  /// Where to look: the project that files are in, found by what lies in its uppermost folder;
  /// without one, the files' own folders.
  static func places(near paths: [String]) -> [URL] {
    let folders = paths.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
    var places: [URL] = []
    for place in folders.map({ project(around: $0) ?? $0 })
    where !places.contains(place) && !isCommon(place) {
      places.append(place)
    }
    return places
  }

  /// Folders that hold whatever people put there are not looked through.
  private static func isCommon(_ folder: URL) -> Bool {
    let home = FileManager.default.homeDirectoryForCurrentUser.standardizedFileURL.path
    let path = folder.standardizedFileURL.path
    return ["/", "/tmp", "/home", "/root", "/Users", home, home + "/Downloads", home + "/Desktop"]
      .contains(path)
  }

  private static func project(around folder: URL) -> URL? {
    var place = folder.standardizedFileURL
    for _ in 0..<8 where !isCommon(place) {
      let isRoot = ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? [])
        .contains {
          $0 == "Package.swift" || $0 == "Podfile" || $0 == ".git" || $0.hasSuffix(".xcodeproj")
            || $0.hasSuffix(".xcworkspace")
        }
      if isRoot { return place }
      place.deleteLastPathComponent()
    }
    return nil
  }
}

// MARK: - What the application was built with

extension ResourceFolder {
  /// Puts into the property list what the program is called where it asks, and which SDK it was built
  /// with, where that is known. What lies there may be a link to the project's own list, which stays as
  /// it is.
  func completeInfo(systemOfSDK version: Int?) throws {
    let file = executable.deletingLastPathComponent().appendingPathComponent("Info.plist")
    let known = (try? Data(contentsOf: file)).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil)
    }
    if known == nil, version == nil { return }
    let name = executable.lastPathComponent
    var info = InfoPropertyList.expanded(known as? [String: Any] ?? [:], name: FilesProgram.module)
    info["CFBundleExecutable"] = name
    if let version { info["DTPlatformVersion"] = "\(version).0" }
    let data = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
    try? FileManager.default.removeItem(at: file)
    try data.write(to: file)
  }
}
