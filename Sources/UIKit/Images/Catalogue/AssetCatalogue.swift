import QuartzCore
import Synchronization

/// The asset catalogues of a bundle: folders that end in `.xcassets`, read as they lie in the
/// sources, without Xcode's compiler.
struct AssetCatalogue: Sendable {
  /// The folder of each set, by kind and name.
  private let sets: [String: [String: URL]]

  init(of bundle: Bundle) {
    self = AssetCatalogueCache.catalogue(at: bundle.resourceURL ?? bundle.bundleURL)
  }

  /// - Parameter root: The folder that the catalogues lie in.
  init(at root: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    var sets: [String: [String: URL]] = [:]
    for name in names.sorted() where name.hasSuffix(".xcassets") {
      // A folder of resources may lead to catalogues that lie in the sources.
      let catalogue = root.appendingPathComponent(name).resolvingSymlinksInPath()
      AssetCatalogue.index(catalogue, into: &sets)
    }
    self.sets = sets
  }

  /// Sets are known by their name, also with the groups around them. The first of several counts, one
  /// that stands in no group before others.
  private static func index(_ folder: URL, into sets: inout [String: [String: URL]]) {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    let found = paths.filter { kinds.contains(($0 as NSString).pathExtension) }
      .sorted { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
    for path in found {
      let set = folder.appendingPathComponent(path)
      let kind = (path as NSString).pathExtension
      let groups = (path as NSString).deletingPathExtension.split(separator: "/").map(String.init)
      for start in groups.indices.reversed() {
        let name = groups[start...].joined(separator: "/")
        if sets[kind]?[name] == nil { sets[kind, default: [:]][name] = set }
      }
    }
  }

  private static let kinds: Set<String> = [
    "imageset", "colorset", "dataset", "symbolset", "appiconset", "launchimage",
  ]

  /// What a set says of itself; nil where there is none of that name.
  func readContents<Contents: Decodable>(
    _ type: Contents.Type, of name: String, kind: String
  ) -> (folder: URL, contents: Contents)? {
    guard let set = sets[kind]?[name] else { return nil }
    let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json"))
    if let data, let contents = try? JSONDecoder().decode(type, from: data) {
      return (set, contents)
    }
    let place = set.pathComponents.suffix(2).joined(separator: "/")
    Unsupported.report("the asset \(place): its Contents.json cannot be read")
    return nil
  }
}

/// Catalogues that have been looked through. The program's own bundle stays as it is while it runs;
/// others are looked through again every time.
private enum AssetCatalogueCache {
  private static let own = Mutex<AssetCatalogue?>(nil)

  static func catalogue(at root: URL) -> AssetCatalogue {
    guard root.path == (Bundle.main.resourceURL ?? Bundle.main.bundleURL).path else {
      return AssetCatalogue(at: root)
    }
    return own.withLock { known in
      let catalogue = known ?? AssetCatalogue(at: root)
      known = catalogue
      return catalogue
    }
  }
}
