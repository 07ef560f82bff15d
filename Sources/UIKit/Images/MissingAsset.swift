import QuartzCore

/// A picture or a colour that was asked for by a name that no catalogue and no file has.
enum MissingAsset {
  /// Tells of it, with the name that comes nearest.
  /// - Parameters:
  ///   - call: What was asked, such as `UIImage(named: "photo")`.
  ///   - kind: The ending of a catalogue's sets: `imageset`.
  static func report(_ call: String, _ name: String, _ kind: String, in bundle: Bundle) {
    let known = names(kind, in: bundle)
    let rest =
      if known.isEmpty {
        "there are no resources · rehearse run finds those of the project around the files, or in --resources DIR"
      } else if let near = NearName.nearest(to: name, among: known) {
        "the nearest is \"\(near)\""
      } else {
        "there are \(known.prefix(6).joined(separator: ", "))"
      }
    Unsupported.report("\(call): no such name · \(rest)")
  }

  private static func names(_ kind: String, in bundle: Bundle) -> [String] {
    let root = (bundle.resourceURL ?? bundle.bundleURL)
    let files = FileManager.default
    let here = (try? files.contentsOfDirectory(atPath: root.path)) ?? []
    let catalogues = here.filter { $0.hasSuffix(".xcassets") }.flatMap { name in
      let path = root.appendingPathComponent(name).resolvingSymlinksInPath().path
      return (try? files.subpathsOfDirectory(atPath: path)) ?? []
    }
    let sets = catalogues.filter { $0.hasSuffix("." + kind) }
    let pictures = kind == "imageset" ? here.filter(isPicture) : []
    return (sets + pictures).map { path in
      ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    }.sorted()
  }

  private static func isPicture(_ name: String) -> Bool {
    ["png", "jpg", "jpeg", "webp"].contains((name as NSString).pathExtension)
  }
}
