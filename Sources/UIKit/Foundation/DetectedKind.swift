import Foundation

/// What can be found in text, with the numbers that Foundation has for it.
enum DetectedKind: UInt64, CaseIterable {
  // Links first: an address may hold what looks like a number.
  case link = 0x20
  case date = 0x08
  case phone = 0x800

  static let all = allCases.reduce(0) { $0 | $1.rawValue }

  func matches(in text: String, _ range: NSRange) -> [DetectedMatch] {
    let whole = text as NSString
    guard range.location >= 0, NSMaxRange(range) <= whole.length else { return [] }
    return patterns.flatMap { pattern in
      Self.find(pattern, in: text, range).compactMap { place in
        let words = whole.substring(with: place)
        return value(of: words).map { DetectedMatch(self, place, $0) }
      }
    }
  }

  private static func find(_ pattern: String, in text: String, _ range: NSRange) -> [NSRange] {
    let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    return (expression?.matches(in: text, range: range) ?? []).map(\.range)
  }

  // What ends a sentence or closes a bracket at the end does not belong to an address.
  private static let tail = #"[^\s<>"“”]*[^\s<>"“”.,;:!?)\]}'’]"#
  private static let months =
    "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|"
    + "sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)"
  private static let hour = #"(?:\d{1,2}:\d{2}(?:\s?[ap]m)?|\d{1,2}\s?[ap]m)"#
  private static var atHour: String { #"(?:,?\s(?:at\s)?"# + hour + #")?"# }

  private var patterns: [String] {
    switch self {
    case .link:
      [
        #"\b(?:https?|ftp)://"# + Self.tail,
        #"\b[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b"#,
        #"(?<![@\w.])(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|dev|app|co|uk|de|fr|jp|cn|me|info)\b"#
          + "(?:/(?:" + Self.tail + ")?)?(?!@)",
      ]
    case .phone:
      [
        #"(?<![\w.,/-])(?!\d{4}-\d{2}-\d{2}\b)(?:\+?\d{1,3}[\s.-]?)?(?:\(\d{1,4}\)|\d{2,4})(?:[\s.-]?\d{2,4}){1,4}(?![\w/])"#
      ]
    case .date:
      [
        #"\b"# + Self.months + #"\.?\s\d{1,2}(?:st|nd|rd|th)?(?:,?\s\d{4})?"# + Self.atHour
          + #"\b"#,
        #"\b\d{1,2}\.?\s"# + Self.months + #"(?:,?\s\d{4})?"# + Self.atHour + #"\b"#,
        #"\b\d{4}-\d{2}-\d{2}\b"#, #"\b\d{1,2}/\d{1,2}/\d{2,4}\b"#,
        #"\b(?:today|tomorrow|yesterday)"# + Self.atHour + #"\b"#, #"\b"# + Self.hour + #"\b"#,
      ]
    }
  }

  private func value(of words: String) -> (any Sendable)? {
    switch self {
    case .link: Self.address(words)
    case .phone: (7...15).contains(words.count(where: \.isNumber)) ? words : nil
    case .date: WrittenDate(words).date
    }
  }

  private static func address(_ words: String) -> URL? {
    if words.contains("://") { return URL(string: words) }
    return URL(string: words.contains("@") ? "mailto:\(words)" : "http://\(words)")
  }
}

/// A date in words; noon where it says no time, as Foundation's detector has it.
private struct WrittenDate {
  private let words: String
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  init(_ words: String) { self.words = words.lowercased() }

  var date: Date? {
    let (day, hour) = (day, hour)
    guard day != nil || hour != nil else { return nil }
    var parts = day ?? today(plus: 0)
    (parts.hour, parts.minute) = hour ?? (12, 0)
    return calendar.date(from: parts)
  }

  private func today(plus days: Int) -> DateComponents {
    let now = StageDate.onAnyThread
    let date = calendar.date(byAdding: .day, value: days, to: now) ?? now
    return calendar.dateComponents([.year, .month, .day], from: date)
  }

  /// Runs of digits before the time.
  private var numbers: [Int] {
    let before = hourWords.map { words.prefix(upTo: $0.lowerBound) } ?? words[...]
    return before.split { !$0.isNumber }.compactMap { Int($0) }
  }

  private var day: DateComponents? {
    let relative = ["yesterday": -1, "today": 0, "tomorrow": 1].first { words.hasPrefix($0.key) }
    if let relative { return today(plus: relative.value) }
    let numbers = numbers
    let names = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    if let month = names.firstIndex(where: words.contains), let day = numbers.first {
      let year = numbers.count > 1 ? numbers[1] : today(plus: 0).year
      return DateComponents(year: year, month: month + 1, day: day)
    }
    guard numbers.count == 3 else { return nil }
    if words.contains("-") {
      return DateComponents(year: numbers[0], month: numbers[1], day: numbers[2])
    }
    let year = numbers[2] < 100 ? 2000 + numbers[2] : numbers[2]
    return DateComponents(year: year, month: numbers[0], day: numbers[1])
  }

  private var hourWords: Range<String.Index>? {
    words.range(of: #"\d{1,2}(:\d{2})?\s?[ap]m|\d{1,2}:\d{2}"#, options: .regularExpression)
  }

  private var hour: (Int?, Int?)? {
    guard let range = hourWords else { return nil }
    let numbers = words[range].split { !$0.isNumber }.compactMap { Int($0) }
    guard var hour = numbers.first, hour < 24 else { return nil }
    if words[range].contains("pm"), hour < 12 { hour += 12 }
    if words[range].contains("am"), hour == 12 { hour = 0 }
    return (hour, numbers.count > 1 ? numbers[1] : 0)
  }
}
