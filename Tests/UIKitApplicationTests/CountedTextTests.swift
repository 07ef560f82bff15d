import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite("Texts that say how many") struct CountedTextTests {
  @Test(
    "languages count as the CLDR says",
    arguments: [
      ("en", "1 one, 0 2 11 21 other"), ("de", "1 one, 0 2 101 other"), ("ja", "0 1 2 5 other"),
      ("fr", "0 1 one, 2 17 other, 1000000 many"), ("es", "1 one, 0 2 other, 1000000 many"),
      ("ru", "1 21 101 one, 2 3 24 few, 0 5 11 12 14 25 many"),
      ("pl", "1 one, 2 22 few, 0 5 12 21 many"), ("cs", "1 one, 2 4 few, 0 5 other"),
      ("hr", "1 21 one, 3 few, 0 11 13 other"), ("sl", "1 101 one, 2 two, 3 104 few, 0 5 other"),
      ("ar", "0 zero, 1 one, 2 two, 3 110 few, 11 99 many, 100 102 other"),
      ("lv", "0 10 11 zero, 1 21 one, 2 other"), ("lt", "1 21 one, 2 few, 0 11 20 other"),
      ("ro", "1 one, 0 2 119 few, 20 100 other"),
      ("cy", "0 zero, 1 one, 2 two, 3 few, 6 many, 4 other"),
      ("ga", "1 one, 2 two, 6 few, 7 many, 0 11 other"), ("he", "1 one, 2 two, 0 3 other"),
      ("hi", "0 1 one, 2 other"), ("pt-BR", "0 1 one, 2 other"), ("pt-PT", "1 one, 0 2 other"),
      ("is", "1 21 one, 0 11 other"), ("mt", "1 one, 2 two, 0 10 few, 19 many, 20 other"),
      ("uk_UA", "1 one, 4 few, 0 many"), ("zh-Hans", "0 1 9 other"), ("xx", "1 one, 2 other"),
    ])
  func categories(language: String, table: String) {
    for group in table.components(separatedBy: ", ") {
      let words = group.split(separator: " ").map(String.init)
      for number in words.dropLast() {
        let category = PluralCategory(of: Double(number) ?? -1, in: language)
        #expect(category.rawValue == words.last, "\(number) in \(language)")
      }
    }
  }

  @Test("a half is no one where only whole numbers are")
  func fractions() {
    #expect(PluralCategory(of: 1.5, in: "en") == .other)
    #expect(PluralCategory(of: 1.5, in: "fr") == .one)
    #expect(PluralCategory(of: 1.5, in: "cs") == .many)
    #expect(PluralCategory(of: -1, in: "en") == .one)
    #expect(PluralCategory(of: .infinity, in: "ru") == .other)
  }

  private static let days = CountedText(
    format: "%#@days@ left",
    variables: ["days": .init(forms: ["one": "%d day", "other": "%d days", "zero": "no day"])])

  private func said(_ text: CountedText, _ arguments: any CVarArg..., in language: String = "en")
    -> String
  {
    let text = text.resolved(for: arguments, in: language)
    return String(format: text.format, arguments: text.arguments)
  }

  @Test("one day and two days, and a form of its own for none")
  func one() {
    #expect(said(Self.days, 1) == "1 day left")
    #expect(said(Self.days, 2) == "2 days left")
    #expect(said(Self.days, 0) == "no day left")
    #expect(Self.days.general == "%d days left")
  }

  @Test("two counts in one text, each with its own form, also in another order and in each other")
  func several() {
    let pair = CountedText(
      format: "%2$#@dogs@, %1$#@cats@, %%",
      variables: [
        "cats": .init(forms: ["one": "one cat", "other": "%arg cats"]),
        "dogs": .init(forms: ["one": "one dog", "other": "%lld dogs"]),
      ])
    #expect(said(pair, 1, 3) == "3 dogs, one cat, %")
    let nested = CountedText(
      format: "%#@files@",
      variables: [
        "files": .init(forms: ["one": "%d file in %#@folders@", "other": "%d files in %#@folders@"]
        ),
        "folders": .init(forms: ["one": "a folder", "other": "%d folders"]),
      ])
    #expect(said(nested, 1, 4) == "1 file in 4 folders")
    #expect(said(nested, 2, 1) == "2 files in a folder")
    let named = CountedText(
      format: "%@: %#@n@", variables: ["n": .init(forms: ["one": "%d day", "other": "%d days"])])
    #expect(said(named, "Oslo" as NSString, 1) == "Oslo: 1 day")
  }

  @Test("a form that names itself ends, and what is missing is left out")
  func endless() {
    let endless = CountedText(
      format: "%#@a@", variables: ["a": .init(forms: ["other": "x%#@a@"])])
    #expect(endless.general.count < 20)
    let poor = CountedText(format: "%#@a@ %#@b@", variables: ["a": .init(forms: [:])])
    #expect(poor.general == " %#@b@")
  }

  @Test("texts laid beside tables are found by what the table answers, in their language")
  func laid() throws {
    try withFolder { folder in
      let home = folder.appendingPathComponent("en.lproj", isDirectory: true)
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      let data = try PropertyListSerialization.data(
        fromPropertyList: [Self.days.general: Self.days.propertyList], format: .xml, options: 0)
      try data.write(to: home.appendingPathComponent("Localizable.\(CountedText.ending)"))
      let tables = CountedTables(folder)
      #expect(tables.resolved("%d days left", for: [1], in: "en").format == "%d day left")
      #expect(tables.resolved("%d days left", for: [1], in: "de").format == "%d days left")
      #expect(tables.resolved("plain", for: [], in: "en").format == "plain")
    }
  }

  @Test("a key is put together of what is written and of places for what is put in")
  func keys() {
    let (count, name) = (3, "Oslo")
    let value: String.LocalizationValue = "\(count) days in \(name), 100%"
    #expect(value.key == "%lld days in %@, 100%%")
    #expect(String(localized: "\(count) days in \(name), 100%") == "3 days in Oslo, 100%")
    #expect(String(localized: "plain 100%", comment: "a comment") == "plain 100%")
    #expect(String(localized: "\(1.5, specifier: "%.1f") km") == "1.5 km")
  }
}
