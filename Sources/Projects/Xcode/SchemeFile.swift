import Foundation

/// The schemes of a project or workspace.
enum SchemeFile {
  /// Those that are shared, then those of single users, by name.
  static func all(in wrapper: String) -> [Scheme] {
    let files = FileManager.default
    let users = (try? files.contentsOfDirectory(atPath: wrapper + "/xcuserdata")) ?? []
    let folders =
      [wrapper + "/xcshareddata/xcschemes"]
      + users.sorted().map { wrapper + "/xcuserdata/\($0)/xcschemes" }
    return folders.flatMap { folder in
      ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        .filter { $0.hasSuffix(".xcscheme") }
        .compactMap { scheme(at: folder + "/" + $0) }
    }
  }

  private static func scheme(at path: String) -> Scheme? {
    guard let data = try? PropertyList.contents(of: path), data.count < 4 << 20 else { return nil }
    let tags = TagText(String(decoding: data, as: UTF8.self)).tags
    var isLaunch = false
    var target, first, configuration: String?
    for tag in tags {
      if tag.name == "LaunchAction" {
        isLaunch = !tag.isEnd
        if !tag.isEnd { configuration = tag.attributes["buildConfiguration"] }
      }
      guard tag.name == "BuildableReference", let name = tag.attributes["BlueprintName"] else {
        continue
      }
      first = first ?? name
      if isLaunch, target == nil { target = name }
    }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return Scheme(name: name, target: target ?? first, configuration: configuration)
  }
}
