import Foundation

/// A span of time, counted in units of a calendar and put into words.
struct SpanWords {
  /// So many of one unit.
  struct Count {
    let unit: Calendar.Component
    let number: Int
    /// Whether it is written with two digits at least.
    var isPadded = false
  }

  let units: NSCalendar.Unit
  let calendar: Calendar
  let style: StageClock.DateComponentsFormatter.UnitsStyle

  static let gregorian = Calendar(identifier: .gregorian)

  /// From the largest to the smallest.
  private static let all: [(unit: NSCalendar.Unit, component: Calendar.Component)] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day),
    (.hour, .hour), (.minute, .minute), (.second, .second),
  ]

  /// How many of each allowed unit there are.
  func counts(from start: Date, to end: Date) -> [Count] {
    let wanted = units.isEmpty ? Self.all : Self.all.filter { units.contains($0.unit) }
    let parts = calendar.dateComponents(Set(wanted.map(\.component)), from: start, to: end)
    return wanted.map { Count(unit: $0.component, number: parts.value(for: $0.component) ?? 0) }
  }

  func text(_ counts: [Count]) -> String {
    if style == .positional {
      return counts.map { $0.isPadded ? String(format: "%02d", $0.number) : "\($0.number)" }
        .joined(separator: ":")
    }
    if style != .spellOut, let whole = duration(of: counts) { return whole }
    let gap = style == .abbreviated || style == .brief ? " " : ", "
    return counts.map(words).joined(separator: gap)
  }

  private var locale: Locale { calendar.locale ?? SystemWord.locale }

  private var width: Duration.UnitsFormatStyle.UnitWidth {
    switch style {
    case .abbreviated: .narrow
    case .brief: .condensedAbbreviated
    case .short: .abbreviated
    default: .wide
    }
  }

  /// All of them as one, with the words that a language has between them; nil where it has none for it.
  private func duration(of counts: [Count]) -> String? {
    guard !counts.isEmpty, counts.allSatisfy({ $0.number != 0 }) else { return nil }
    var seconds = 0
    var units: Set<Duration.UnitsFormatStyle.Unit> = []
    for count in counts {
      guard let (unit, length) = Self.fixed[count.unit] else { return nil }
      units.insert(unit)
      seconds += length * count.number
    }
    return style(of: units).format(.seconds(seconds))
  }

  private func style(of units: Set<Duration.UnitsFormatStyle.Unit>) -> Duration.UnitsFormatStyle {
    var style = Duration.UnitsFormatStyle(
      allowedUnits: units, width: width, zeroValueUnits: .show(length: 1))
    style.locale = locale
    return style
  }

  private func words(_ count: Count) -> String {
    let text: String
    if let (unit, length) = Self.fixed[count.unit] {
      text = style(of: [unit]).format(.seconds(length * count.number))
    } else {
      text = calendarWords(count)
    }
    guard style == .spellOut else { return text }
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = locale
    let number = formatter.string(from: NSNumber(value: count.number)) ?? "\(count.number)"
    return text.replacingOccurrences(of: "\(count.number)", with: number)
  }

  /// Years and months, which durations do not have: English but in German.
  private func calendarWords(_ count: Count) -> String {
    let isGerman = locale.identifier.hasPrefix("de")
    let isYear = count.unit == .year
    switch style {
    case .abbreviated:
      return isGerman
        ? "\(count.number) \(isYear ? "J" : "M")" : "\(count.number)\(isYear ? "y" : "mo")"
    case .brief, .short:
      let gap = style == .short || isGerman ? " " : ""
      if isGerman { return "\(count.number)\(gap)\(isYear ? "J" : "Mon.")" }
      return "\(count.number)\(gap)\(isYear ? "yr" : "mo")"
    default:
      let isOne = abs(count.number) == 1
      if isGerman { return "\(count.number) \(isYear ? "Jahr" : "Monat")\(isOne ? "" : "e")" }
      return "\(count.number) \(isYear ? "year" : "month")\(isOne ? "" : "s")"
    }
  }

  /// Units that are always as long, in seconds.
  private static let fixed: [Calendar.Component: (Duration.UnitsFormatStyle.Unit, Int)] = [
    .weekOfMonth: (.weeks, 604_800), .day: (.days, 86400), .hour: (.hours, 3600),
    .minute: (.minutes, 60), .second: (.seconds, 1),
  ]
}
