import Documents
import QuartzCore
import Raster

/// A symbol that an application's catalogue has: outlines in some weights and scales, drawn by its
/// designer into a template of the SF Symbols application, in SVG.
final class SymbolTemplate: Sendable {
  /// Which of the outlines one is.
  struct Variant: Hashable, Sendable {
    let weight: UIImage.SymbolWeight
    let scale: UIImage.SymbolScale
  }

  let file: FileVersion
  private let outlines: [Variant: SymbolOutline]

  /// By points of outlines.
  private static let known = BoundedCache<FileVersion, SymbolTemplate>(limit: 1 << 20) {
    $0.outlines.values.reduce(1) { $0 + $1.count }
  }

  /// The template in a file; nil, and told, where there is none in it.
  static func template(at path: String) -> SymbolTemplate? {
    let file = FileVersion(path)
    if let template = known[file] { return template }
    do {
      let data = FileManager.default.contents(atPath: path) ?? Data()
      let template = SymbolTemplate(file, try Element(ofDrawing: data, path: path))
      guard !template.outlines.isEmpty else {
        Unsupported.report(
          "the symbol \(path): no group in it is named as a weight and a scale, such as Regular-M")
        return nil
      }
      known.insert(template, for: file)
      return template
    } catch {
      Unsupported.report("the symbol \(error)")
      return nil
    }
  }

  private init(_ file: FileVersion, _ drawing: Element) {
    self.file = file
    outlines = SymbolTemplateReader(drawing).outlines
  }

  // MARK: Choice

  /// The outline for a weight and a scale: the one that is drawn for them, else the one between those
  /// of the nearest weights, or that of the nearest one where they are made of different lines.
  /// - Returns: Also how many times as large it is to be drawn, where only another scale is there.
  func outline(_ wish: Variant) -> (outline: SymbolOutline, growth: Double)? {
    let scales = [wish.scale] + Self.others(than: wish.scale)
    for scale in scales {
      guard let outline = outline(wish.weight, in: scale) else { continue }
      return (outline, Self.growth(wish.scale) / Self.growth(scale))
    }
    return nil
  }

  private func outline(
    _ weight: UIImage.SymbolWeight, in scale: UIImage.SymbolScale
  ) -> SymbolOutline? {
    func outline(_ weight: UIImage.SymbolWeight) -> SymbolOutline? {
      outlines[Variant(weight: weight, scale: scale)]
    }
    if let exact = outline(weight) { return exact }
    let weights = UIImage.SymbolWeight.drawn.filter { outline($0) != nil }
    let lighter = weights.last { $0.rawValue < weight.rawValue }
    let heavier = weights.first { $0.rawValue > weight.rawValue }
    guard let lighter, let heavier, let light = outline(lighter), let heavy = outline(heavier)
    else {
      return (lighter ?? heavier).flatMap(outline)
    }
    let share =
      (weight.lineWidth - lighter.lineWidth) / (heavier.lineWidth - lighter.lineWidth)
    return light.mixed(with: heavy, Double(share)) ?? (share < 0.5 ? light : heavy)
  }

  private static func others(than scale: UIImage.SymbolScale) -> [UIImage.SymbolScale] {
    switch scale {
    case .small: [.medium, .large]
    case .large: [.medium, .small]
    default: [.small, .large]
    }
  }

  private static func growth(_ scale: UIImage.SymbolScale) -> Double {
    Double(SymbolSize(points: 1, weight: .regular, scale: scale).growth)
  }
}

extension SymbolTemplate: Hashable {
  static func == (one: SymbolTemplate, other: SymbolTemplate) -> Bool { one.file == other.file }
  func hash(into hasher: inout Hasher) { hasher.combine(file) }
}

extension AssetCatalogue {
  /// The template of a symbol set.
  func symbol(_ name: String, for traits: AssetTraits) -> SymbolTemplate? {
    guard let (folder, set) = readContents(SymbolSet.self, of: name, kind: "symbolset") else {
      return nil
    }
    let given = set.symbols.filter { $0.filename != nil }
    let best = given.best(for: traits, \.variant) { _, _ in false } ?? given.first
    return (best?.filename).flatMap {
      SymbolTemplate.template(at: folder.appendingPathComponent($0).path)
    }
  }
}

/// What a symbol set says of itself.
private struct SymbolSet: Decodable {
  struct Entry: Decodable {
    let filename: String?
    let variant: AssetVariant

    enum CodingKeys: CodingKey { case filename }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      variant = try AssetVariant(from: decoder)
    }
  }

  let symbols: [Entry]
}
