import QuartzCore

/// Where the documents of a bundle lie: in its folder, and in those of its languages.
@MainActor
struct DocumentFolder {
  private let root: URL
  private let own: Set<String>
  private let languages: [String]

  /// The program's own does not change while it runs, and may be full.
  private static let main = DocumentFolder(in: .main)

  static func of(_ bundle: Bundle) -> DocumentFolder {
    bundle === Bundle.main ? main : DocumentFolder(in: bundle)
  }

  private init(in bundle: Bundle) {
    root = bundle.resourceURL ?? bundle.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    own = Set(names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") })
    languages = names.filter { $0.hasSuffix(".lproj") }.sorted()
  }

  /// A document: of the bundle itself, of the language, of the base, or the only one there is.
  func document(_ name: String, language: String) -> URL? {
    if own.contains(name) { return root.appendingPathComponent(name) }
    let first = ["\(language).lproj", "Base.lproj", "en.lproj"].filter(languages.contains)
    return (first + languages).lazy.map {
      root.appendingPathComponent($0).appendingPathComponent(name)
    }
    .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The words of a document in a language.
  func words(of name: String, language: String) -> [String: String]? {
    guard languages.contains("\(language).lproj") else { return nil }
    let file = root.appendingPathComponent("\(language).lproj/\(name).strings")
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
  }
}
