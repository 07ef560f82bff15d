import Foundation
import UIKit

/// A catalogue of strings (`.xcstrings`) as the tables that a bundle reads: one for each language.
struct StringCatalogue {
  /// By language: the texts by their keys. Of texts that count, the general one.
  private(set) var tables: [String: [String: String]] = [:]
  /// By language: texts that count, by their keys.
  private(set) var counted: [String: [String: CountedText]] = [:]

  /// nil for what is no such catalogue.
  init?(_ data: Data) {
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = root["strings"] as? [String: Any]
    else { return nil }
    let source = root["sourceLanguage"] as? String ?? "en"
    for (key, value) in strings {
      let localizations = (value as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      for (language, entry) in localizations {
        if let text = StringCatalogue.counted(entry) {
          counted[language, default: [:]][key] = text
          tables[language, default: [:]][key] = text.general
        } else if let text = StringCatalogue.text(entry) {
          tables[language, default: [:]][key] = text
        }
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

  /// An entry that counts: by variations of its own, or by those of its substitutions.
  private static func counted(_ entry: Any) -> CountedText? {
    guard let entry = entry as? [String: Any] else { return nil }
    if let plural = plural(entry) {
      return CountedText(format: "%#@value@", variables: ["value": .init(forms: plural)])
    }
    let substitutions = entry["substitutions"] as? [String: [String: Any]] ?? [:]
    let unit = entry["stringUnit"] as? [String: Any]
    guard !substitutions.isEmpty, let format = unit?["value"] as? String else { return nil }
    return CountedText(
      format: format,
      variables: substitutions.mapValues { values in
        CountedText.Variable(
          type: values["formatSpecifier"] as? String ?? "lld",
          argument: values["argNum"] as? Int, forms: plural(values) ?? [:])
      })
  }

  /// The forms for numbers, also where those for a phone have some.
  private static func plural(_ entry: [String: Any]) -> [String: String]? {
    let variations = entry["variations"] as? [String: Any] ?? [:]
    if let forms = variations["plural"] as? [String: Any] {
      return forms.compactMapValues { text($0) }
    }
    let devices = variations["device"] as? [String: Any] ?? [:]
    return (devices["iphone"] ?? devices["other"]).flatMap { $0 as? [String: Any] }
      .flatMap { $0["variations"] == nil ? nil : plural($0) }
  }

  /// The texts of a `.stringsdict`, by their keys.
  static func countedTexts(_ data: Data) -> [String: CountedText] {
    let read = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    let root = read as? [String: [String: Any]] ?? [:]
    return root.compactMapValues { entry in
      guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
      let variables = entry.compactMapValues { $0 as? [String: String] }
      return CountedText(
        format: format,
        variables: variables.mapValues { values in
          CountedText.Variable(
            type: values["NSStringFormatValueTypeKey"] ?? "lld",
            forms: values.filter { !$0.key.hasPrefix("NS") })
        })
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
          try write(catalogue.counted[language] ?? [:], to: home, stem)
        }
      } else if path.hasSuffix(".stringsdict"), let data = files.contents(atPath: file.path) {
        let texts = StringCatalogue.countedTexts(data)
        try merge(
          texts.mapValues(\.general),
          into: file.deletingPathExtension().appendingPathExtension("strings"))
        try write(texts, to: file.deletingLastPathComponent(), "\(stem)-dict")
        try files.removeItem(at: file)
      }
    }
  }

  /// Writes texts that count beside a table, by what it answers.
  private func write(_ texts: [String: CountedText], to home: URL, _ stem: String) throws {
    guard !texts.isEmpty else { return }
    let list = Dictionary(texts.values.map { ($0.general, $0.propertyList) }) { first, _ in first }
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .xml, options: 0)
    try data.write(to: home.appendingPathComponent("\(stem).\(CountedText.ending)"))
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
