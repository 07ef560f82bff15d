import Foundation

/// The texts of the program that count, as they were laid beside its tables: by their general form, which is
/// what a table answers.
final class CountedTables: @unchecked Sendable {
  // Sendable: the lock guards what is kept.
  static let ofProgram = CountedTables(Bundle.main.resourceURL ?? Bundle.main.bundleURL)

  private let root: URL
  private let lock = NSLock()
  private var tables: [String: [String: CountedText]] = [:]

  init(_ root: URL) { self.root = root }

  /// The language that the program speaks.
  static var language: String {
    Bundle.main.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String ?? "en"
  }

  /// A format for some numbers, and the arguments that it takes; what does not count stays as it is.
  func resolved(
    _ format: String, for arguments: [any CVarArg], in language: String = CountedTables.language
  ) -> (format: String, arguments: [any CVarArg]) {
    let text = lock.withLock { () -> CountedText? in
      let table = tables[language] ?? read(language)
      tables[language] = table
      return table[format]
    }
    return text?.resolved(for: arguments, in: language) ?? (format, arguments)
  }

  private func read(_ language: String) -> [String: CountedText] {
    var table: [String: CountedText] = [:]
    let paths = FileManager.default.subpaths(atPath: root.path) ?? []
    let home = "\(language).lproj"
    for path in paths.sorted() where path.hasSuffix(".\(CountedText.ending)") {
      let folder = path.split(separator: "/").dropLast().last.map(String.init)
      guard folder == nil || folder == home else { continue }
      guard let data = FileManager.default.contents(atPath: root.appendingPathComponent(path).path),
        let read = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let texts = read as? [String: [String: Any]]
      else { continue }
      for (general, values) in texts { table[general] = CountedText(propertyList: values) }
    }
    return table
  }
}

extension String {
  /// A text with arguments put in, in the form that goes with their numbers where it counts.
  public static func _localizedStringWithFormat(
    _ format: String, _ arguments: any CVarArg...
  ) -> String { String(_format: format, arguments: arguments) }

  /// The same.
  public init(_format format: String, _ arguments: any CVarArg...) {
    self.init(_format: format, arguments: arguments)
  }

  /// The same.
  public init(_format format: String, arguments: [any CVarArg]) {
    let text = CountedTables.ofProgram.resolved(format, for: arguments)
    self.init(format: text.format, arguments: text.arguments)
  }

  /// The same; numbers are written as the place has them, forms are the program's.
  public init(_format format: String, locale: Locale?, _ arguments: any CVarArg...) {
    self.init(_format: format, locale: locale, arguments: arguments)
  }

  /// The same.
  public init(_format format: String, locale: Locale?, arguments: [any CVarArg]) {
    let text = CountedTables.ofProgram.resolved(format, for: arguments)
    self.init(format: text.format, locale: locale, arguments: text.arguments)
  }
}

extension Bundle {
  /// The languages of this bundle that the program speaks: one, where it was laid out for one.
  public var _preferredLocalizations: [String] {
    let known = localizations.filter { $0 != "Base" }
    let language = CountedTables.language
    let short = language.split { $0 == "-" || $0 == "_" }.first.map(String.init)
    let found = known.first { $0 == language } ?? known.first { $0 == short }
    return [found ?? developmentLocalization ?? known.first ?? language]
  }
}
