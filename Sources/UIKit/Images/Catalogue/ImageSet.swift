import QuartzCore

extension AssetCatalogue {
  /// A picture's file and how it is to be shown.
  struct Picture {
    let path: String
    let scale: CGFloat
    let renderingMode: UIImage.RenderingMode
    /// The traits for which there is one of its own, beside this one.
    let variants: [AssetTraits]
    let slices: ImageSet.Slices?
  }

  /// The sharpest file of an image set among those that fit the traits best.
  func picture(_ name: String, for traits: AssetTraits) -> Picture? {
    guard let (folder, set) = readContents(ImageSet.self, of: name, kind: "imageset") else {
      return nil
    }
    let given = set.images.filter { $0.filename != nil }
    let best = given.best(for: traits, \.variant) { $0.factor > $1.factor }
    // One for another kind of device is better than none.
    guard let best = best ?? given.first(where: { !$0.variant.isDark }), let file = best.filename
    else { return nil }
    return Picture(
      path: folder.appendingPathComponent(file).path, scale: best.factor,
      renderingMode: set.properties?.renderingMode ?? .automatic,
      variants: ImageSet.axes(of: given, traits), slices: best.resizing)
  }
}

/// What an image set says of itself.
struct ImageSet: Decodable {
  struct Image: Decodable {
    let filename, scale: String?
    let resizing: Slices?
    let variant: AssetVariant

    enum CodingKeys: String, CodingKey { case filename, scale, resizing }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      scale = try? values.decodeIfPresent(String.self, forKey: .scale)
      resizing = try? values.decodeIfPresent(Slices.self, forKey: .resizing)
      variant = try AssetVariant(from: decoder)
    }

    /// Pixels a point.
    var factor: CGFloat { scale.flatMap { Double($0.dropLast()) } ?? 1 }
  }

  /// What of a picture stays and what stretches. Numbers are pixels.
  struct Slices: Decodable {
    struct Caps: Decodable { let top, left, bottom, right: CGFloat? }
    struct Center: Decodable { let mode: String? }

    let mode: String?
    let center: Center?
    let caps: Caps?

    enum CodingKeys: String, CodingKey {
      case mode, center
      case caps = "cap-insets"
    }

    /// Points.
    func insets(scale: CGFloat) -> UIEdgeInsets {
      UIEdgeInsets(
        top: (caps?.top ?? 0) / scale, left: (caps?.left ?? 0) / scale,
        bottom: (caps?.bottom ?? 0) / scale, right: (caps?.right ?? 0) / scale)
    }

    var resizingMode: UIImage.ResizingMode { center?.mode == "stretch" ? .stretch : .tile }
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

  /// Every combination of traits that some image of a set is for; none where all images are for all.
  fileprivate static func axes(of images: [Image], _ traits: AssetTraits) -> [AssetTraits] {
    let styles = images.contains { $0.variant.isDark || $0.variant.isLight } ? [false, true] : nil
    let widths = axis(images.compactMap(\.variant.width))
    let heights = axis(images.compactMap(\.variant.height))
    guard styles != nil || widths.count > 1 || heights.count > 1 else { return [] }
    return (styles ?? [traits.isDark]).flatMap { isDark in
      widths.flatMap { width in
        heights.map { height in
          var one = traits
          (one.isDark, one.width, one.height) = (isDark, width, height)
          return one
        }
      }
    }
  }

  private static func axis(_ words: [String]) -> [String?] {
    words.isEmpty ? [nil] : [nil, "compact", "regular"]
  }
}
