import Foundation

/// How long ago or ahead something is, in words: "2 hours ago", "tomorrow". Foundation has none on this
/// platform; the words are those of its relative formats, in every language.
///
/// The largest unit of which there is at least one is named, cut off and not rounded.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // Sendable: as Foundation's formatters, which are set up before they are shared.

  /// Whether a name is taken where there is one. Raw values are Foundation's.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric = 0
    /// "yesterday".
    case named = 1
  }

  /// How long the words are. Raw values are Foundation's.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full = 0
    /// "two months ago".
    case spellOut = 1
    /// "2 mo. ago".
    case short = 2
    /// "2mo ago".
    case abbreviated = 3
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  /// By which days and months are counted. Default: the Gregorian one.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// Whose words. Default: the application's language.
  open var locale: Locale! = SystemWord.locale

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Parameter dateComponents: Of which the largest one that is not 0 counts.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let counts: [(Calendar.Component, Int?)] = [
      (.year, dateComponents.year), (.month, dateComponents.month),
      (.weekOfMonth, dateComponents.weekOfMonth ?? dateComponents.weekOfYear),
      (.day, dateComponents.day), (.hour, dateComponents.hour),
      (.minute, dateComponents.minute), (.second, dateComponents.second),
    ]
    let found = counts.first { $0.1 ?? 0 != 0 } ?? counts.last { $0.1 != nil }
    return words(found?.1 ?? 0, found?.0 ?? .second)
  }

  /// - Parameter timeInterval: Seconds from now; below 0 they are past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let date = Self.anchor.addingTimeInterval(timeInterval)
    return localizedString(
      from: Self.gregorian.dateComponents(Self.units, from: Self.anchor, to: date))
  }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar = self.calendar ?? Self.gregorian
    return localizedString(
      from: calendar.dateComponents(Self.units, from: referenceDate, to: date))
  }

  /// Of seconds or components; nil for a date, which nothing here tells how far it is from now.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let interval as TimeInterval: localizedString(fromTimeInterval: interval)
    case let components as DateComponents: localizedString(from: components)
    default: nil
    }
  }

  /// So many of one unit.
  private func words(_ count: Int, _ unit: Calendar.Component) -> String {
    var calendar = Self.gregorian
    calendar.locale = locale
    let date = calendar.date(byAdding: unit, value: count, to: Self.anchor) ?? Self.anchor
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: unitsStyle.width, locale: locale ?? SystemWord.locale, calendar: calendar,
      capitalizationContext: formattingContext.style)
    style.allowedFields = [Self.fields[unit] ?? .second]
    return style.format(Self.anchor)
  }

  private static let units: Set<Calendar.Component> = [
    .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
  ]

  /// Noon in the middle of a month, far from any change of clocks.
  private static let anchor = Date(timeIntervalSinceReferenceDate: 700_272_000)

  private static let gregorian: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }()

  private static let fields: [Calendar.Component: Date.RelativeFormatStyle.Field] = [
    .year: .year, .month: .month, .weekOfMonth: .week, .day: .day, .hour: .hour,
    .minute: .minute, .second: .second,
  ]
}

extension RelativeDateTimeFormatter.UnitsStyle {
  fileprivate var width: Date.RelativeFormatStyle.UnitsStyle {
    switch self {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

extension Formatter.Context {
  fileprivate var style: FormatStyleCapitalizationContext {
    switch self {
    case .beginningOfSentence: .beginningOfSentence
    case .listItem: .listItem
    case .standalone: .standalone
    case .middleOfSentence: .middleOfSentence
    default: .unknown
    }
  }
}
