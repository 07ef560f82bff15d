import Foundation

/// A catalogue of strings (`.xcstrings`) as the tables that a bundle reads: one for each language.
struct StringCatalogue {
  /// By language: the texts by their keys. Of texts that count, the general one.
  private(set) var tables: [String: [String: String]] = [:]

  /// nil for what is no such catalogue.
  init?(_ data: Data) {
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = root["strings"] as? [String: Any]
    else { return nil }
    let source = root["sourceLanguage"] as? String ?? "en"
    for (key, value) in strings {
      let localizations = (value as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      for (language, entry) in localizations {
        if let text = StringCatalogue.text(entry) { tables[language, default: [:]][key] = text }
      }
      if tables[source]?[key] == nil { tables[source, default: [:]][key] = key }
    }
  }

  /// The text of an entry: its own, or of its variations the one for any device and number.
  private static func text(_ entry: Any, depth: Int = 0) -> String? {
    guard depth < 10, let entry = entry as? [String: Any] else { return nil }
    if let unit = entry["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    for (_, kinds) in (entry["variations"] as? [String: Any] ?? [:]).sorted(by: { $0.key < $1.key })
    {
      let forms = kinds as? [String: Any] ?? [:]
      for form in ["iphone", "other", "many", "one"] {
        if let text = forms[form].flatMap({ text($0, depth: depth + 1) }) { return text }
      }
    }
    return nil
  }

  /// The general forms of a `.stringsdict`, by their keys.
  static func generalForms(_ data: Data) -> [String: String] {
    let read = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    let root = read as? [String: [String: Any]] ?? [:]
    return root.compactMapValues { entry in
      guard var format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
      for (name, forms) in entry {
        guard let forms = forms as? [String: Any], let other = forms["other"] as? String else {
          continue
        }
        format = format.replacing("%#@\(name)@", with: other)
          .replacing(/%\d+\$#@/, with: { _ in "%#@" }).replacing("%#@\(name)@", with: other)
      }
      return format
    }
  }

  /// A table as a bundle reads it.
  static func file(of table: [String: String]) -> Data {
    (try? PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0))
      ?? Data()
  }
}

/// The tables in a folder of resources as Foundation reads them here, which knows neither catalogues
/// nor texts that count, and whose process ends when it finds the latter.
struct StringTables {
  /// Real folders with files, or links to files, in them.
  let folder: URL

  /// Writes the tables that catalogues of strings, and texts that count, stand for, in the place of
  /// links too: what they lead to stays as it is. Texts that count go.
  func write() throws {
    let files = FileManager.default
    for path in (files.subpaths(atPath: folder.path) ?? []).sorted() {
      let file = folder.appendingPathComponent(path)
      let stem = file.deletingPathExtension().lastPathComponent
      if path.hasSuffix(".xcstrings"), let data = files.contents(atPath: file.path),
        let catalogue = StringCatalogue(data)
      {
        for (language, table) in catalogue.tables {
          let home = file.deletingLastPathComponent().appendingPathComponent("\(language).lproj")
          try files.createDirectory(at: home, withIntermediateDirectories: true)
          try merge(table, into: home.appendingPathComponent("\(stem).strings"))
        }
      } else if path.hasSuffix(".stringsdict"), let data = files.contents(atPath: file.path) {
        let table = StringCatalogue.generalForms(data)
        try merge(table, into: file.deletingPathExtension().appendingPathExtension("strings"))
        try files.removeItem(at: file)
      }
    }
  }

  /// What a table has already stays.
  private func merge(_ table: [String: String], into file: URL) throws {
    let files = FileManager.default
    let read = files.contents(atPath: file.path).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil)
    }
    let known = read as? [String: String] ?? [:]
    let all = known.merging(table) { own, _ in own }
    guard all != known else { return }
    // A link goes, and not what it leads to.
    try? files.removeItem(at: file)
    try StringCatalogue.file(of: all).write(to: file)
  }
}
