import QuartzCore

/// The asset catalogues of a bundle: folders that end in `.xcassets`, read as they lie in the
/// sources, without Xcode's compiler.
struct AssetCatalogue {
  private let folders: [URL]

  init(of bundle: Bundle) {
    let files = FileManager.default
    let root = bundle.resourceURL ?? bundle.bundleURL
    let names = (try? files.contentsOfDirectory(atPath: root.path)) ?? []
    folders = names.filter { $0.hasSuffix(".xcassets") }.sorted().map {
      root.appendingPathComponent($0).resolvingSymlinksInPath()
    }
  }

  /// A picture's file and how it is to be shown.
  struct Picture {
    let path: String
    let scale: CGFloat
    let renderingMode: UIImage.RenderingMode
    /// Whether dark screens have one of their own.
    let hasVariants: Bool
  }

  /// The sharpest file of an image set, of those for a dark screen where that is asked for and they
  /// are there.
  func picture(_ name: String, isDark: Bool) -> Picture? {
    guard let (folder, set) = contents(ImageSet.self, of: name, kind: "imageset") else {
      return nil
    }
    let given = set.images.filter { $0.filename != nil }
    let fitting = given.filter { $0.isDark == isDark && isDark }
    let plain = given.filter { $0.appearances == nil }
    let best = (fitting.isEmpty ? plain : fitting).max { $0.factor < $1.factor }
    guard let best, let file = best.filename else { return nil }
    return Picture(
      path: folder.appendingPathComponent(file).path, scale: best.factor,
      renderingMode: set.properties?.renderingMode ?? .automatic,
      hasVariants: given.contains(where: \.isDark))
  }

  /// A colour set's colours for a light screen and for a dark one.
  func colours(_ name: String) -> (light: RGBA, dark: RGBA)? {
    guard let (_, set) = contents(ColourSet.self, of: name, kind: "colorset"),
      let light = set.colors.first(where: { $0.appearances == nil })?.color?.rgba
    else { return nil }
    let dark = set.colors.first { $0.isDark }?.color?.rgba
    return (light, dark ?? light)
  }

  /// What a set says of itself. Groups may lie between the catalogue and the set; a name may begin
  /// with theirs.
  private func contents<Contents: Decodable>(
    _ type: Contents.Type, of name: String, kind: String
  ) -> (folder: URL, contents: Contents)? {
    for folder in folders {
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
      let wanted = "\(name).\(kind)"
      guard let path = paths.sorted().first(where: { $0 == wanted || $0.hasSuffix("/" + wanted) })
      else { continue }
      let set = folder.appendingPathComponent(path)
      let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json"))
      if let data, let contents = try? JSONDecoder().decode(type, from: data) {
        return (set, contents)
      }
      Unsupported.report("the asset \(path): its Contents.json cannot be read")
    }
    return nil
  }
}

/// What tells the variants of an asset apart.
private protocol AssetVariant {
  var appearances: [AssetAppearance]? { get }
}

extension AssetVariant {
  var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
}

private struct AssetAppearance: Decodable {
  let value: String
}

private struct ImageSet: Decodable {
  struct Image: Decodable, AssetVariant {
    let filename, scale: String?
    let appearances: [AssetAppearance]?

    /// Pixels a point.
    var factor: CGFloat { scale.flatMap { Double($0.dropLast()) } ?? 1 }
  }

  struct Properties: Decodable {
    let intent: String?

    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }

    var renderingMode: UIImage.RenderingMode {
      switch intent {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
    }
  }

  let images: [Image]
  let properties: Properties?
}

private struct ColourSet: Decodable {
  struct Variant: Decodable, AssetVariant {
    let color: Colour?
    let appearances: [AssetAppearance]?
  }

  struct Colour: Decodable {
    let components: [String: String]?

    var rgba: RGBA? {
      guard let components else { return nil }
      let white = components["white"].flatMap(Colour.number)
      func component(_ name: String) -> CGFloat? {
        components[name].flatMap(Colour.number) ?? white
      }
      guard let red = component("red"), let green = component("green"),
        let blue = component("blue")
      else { return nil }
      let alpha = components["alpha"].flatMap { Double($0) } ?? 1
      return RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// `0.5`, `0x80` and `128` are ways to write about the same.
    private static func number(_ text: String) -> CGFloat? {
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      return text.contains(".")
        ? Double(text).map { CGFloat($0) } : Int(text).map { CGFloat($0) / 255 }
    }
  }

  let colors: [Variant]
}
