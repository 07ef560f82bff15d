import QuartzCore

/// The data of a data set in an asset catalogue.
public final class NSDataAsset: NSObject, Sendable {
  public let name: String
  public let data: Data
  /// Such as `public.json`; empty where the set does not say.
  public let typeIdentifier: String

  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// nil where the bundle has no data set of that name, or its file is missing.
  public init?(name: String, bundle: Bundle) {
    guard
      let (folder, set) = AssetCatalogue(of: bundle).readContents(
        DataSet.self, of: name, kind: "dataset"),
      let entry = set.data.best(for: AssetTraits(), \.variant, isBetter: { _, _ in false }),
      let file = entry.filename,
      let data = FileManager.default.contents(atPath: folder.appendingPathComponent(file).path)
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = entry.type ?? ""
    super.init()
  }
}

/// What a data set says of itself.
private struct DataSet: Decodable {
  struct Entry: Decodable {
    let filename, type: String?
    let variant: AssetVariant

    enum CodingKeys: String, CodingKey {
      case filename
      case type = "universal-type-identifier"
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      type = try? values.decodeIfPresent(String.self, forKey: .type)
      variant = try AssetVariant(from: decoder)
    }
  }

  let data: [Entry]
}
