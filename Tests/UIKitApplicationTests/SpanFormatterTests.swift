import Foundation
import Testing

@testable import UIKit

/// What Foundation's formatters of spans, names and intervals write, which it does not have here.
@Suite("Spans, names and intervals in words")
struct SpanFormatterTests {
  private typealias Spans = StageClock.DateComponentsFormatter

  private func formatter(
    _ units: NSCalendar.Unit, _ style: Spans.UnitsStyle, in language: String = "en"
  ) -> Spans {
    let formatter = Spans()
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    formatter.calendar?.locale = Locale(identifier: language)
    return formatter
  }

  @Test("digits drop zeros in front, and have two places behind the first")
  func positional() {
    let digits = formatter([.hour, .minute, .second], .positional)
    #expect(digits.string(from: 3610) == "1:00:10")
    #expect(digits.string(from: 65) == "1:05")
    #expect(digits.string(from: 0) == "0")
    digits.zeroFormattingBehavior = .pad
    #expect(digits.string(from: 65) == "00:01:05")
  }

  @Test("words drop all zeros, name so many units, and follow the language")
  func words() {
    #expect(formatter([.hour, .minute], .full).string(from: 8000) == "2 hours, 13 minutes")
    #expect(formatter([.hour, .minute], .full).string(from: 7200) == "2 hours")
    #expect(formatter([.minute], .abbreviated).string(from: 600) == "10m")
    #expect(
      formatter([.hour, .minute], .full, in: "de").string(from: 8000)
        == "2 Stunden und 13 Minuten")
    let largest = formatter([.day, .hour, .minute], .short)
    largest.maximumUnitCount = 1
    #expect(largest.string(from: 2 * 86400 + 3600) == "2 days")
    #expect(formatter([.minute, .second], .full).string(from: 0) == "0 seconds")
    #expect(formatter([.minute], .full).string(from: .infinity) == nil)
  }

  @Test("years and months are counted by the calendar")
  func months() {
    let months = formatter([.year, .month], .full)
    #expect(months.string(from: DateComponents(month: 14)) == "1 year, 2 months")
    #expect(formatter([.month], .spellOut).string(from: DateComponents(month: 3)) == "three months")
  }

  @Test("a name has the parts that a style asks for, the family's first where that is the custom")
  func names() {
    var ada = PersonNameComponents()
    (ada.givenName, ada.familyName, ada.namePrefix) = ("Ada", "Lovelace", "Dr.")
    let formatter = StageClock.PersonNameComponentsFormatter()
    #expect(formatter.string(from: ada) == "Ada Lovelace")
    formatter.style = .abbreviated
    #expect(formatter.string(from: ada) == "AL")
    formatter.style = .long
    #expect(formatter.string(from: ada) == "Dr. Ada Lovelace")
    formatter.style = .medium
    formatter.locale = Locale(identifier: "ja")
    #expect(formatter.string(from: ada) == "LovelaceAda")
    #expect(formatter.personNameComponents(from: "Ada King Lovelace")?.middleName == "King")
  }

  @Test("an interval of two dates is one text, whichever comes first")
  func intervals() {
    let formatter = StageClock.DateIntervalFormatter()
    formatter.locale = Locale(identifier: "de")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    (formatter.dateStyle, formatter.timeStyle) = (.long, .none)
    let (start, end) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 8_000_000))
    let text = formatter.string(from: start, to: end).replacing("\u{2009}", with: " ")
    #expect(text == "1. Januar – 3. April 1970")
    #expect(formatter.string(from: end, to: start) == formatter.string(from: start, to: end))
  }
}
