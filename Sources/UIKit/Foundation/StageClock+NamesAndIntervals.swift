import Foundation

extension StageClock {
  /// Names of people as one text; Foundation's has no such initialiser on this platform.
  open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// How much of a name there is. Raw values are Foundation's.
    public enum Style: Int, Sendable {
      case `default` = 0
      /// The nickname, or else the given name.
      case short = 1
      /// Given and family name.
      case medium = 2
      /// With everything that there is before and after.
      case long = 3
      /// Initials.
      case abbreviated = 4
    }

    public struct Options: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let phonetic = Options(rawValue: 2)
    }

    open var style = Style.default
    /// Names of Chinese, Japanese and Korean begin with the family's.
    open var locale: Locale! = SystemWord.locale
    open var isPhonetic = false

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(from components: PersonNameComponents) -> String {
      let given = components.givenName
      let family = components.familyName
      let isFamilyFirst = ["zh", "ja", "ko", "hu"].contains { locale.identifier.hasPrefix($0) }
      let parts: [String?]
      switch style {
      case .short: parts = [components.nickname ?? given ?? family]
      case .abbreviated:
        let initials = [given, family].compactMap { $0?.first.map(String.init) }
        return (isFamilyFirst ? initials.reversed() : initials).joined()
      case .long:
        let middle = isFamilyFirst ? [family, given] : [given, components.middleName, family]
        parts = [components.namePrefix] + middle + [components.nameSuffix]
      case .default, .medium: parts = isFamilyFirst ? [family, given] : [given, family]
      }
      return parts.compactMap(\.self).filter { !$0.isEmpty }
        .joined(separator: isFamilyFirst && !locale.identifier.hasPrefix("hu") ? "" : " ")
    }

    /// Words of a name: the first is the given name, the last the family's.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
      let words = string.split(separator: " ").map(String.init)
      guard let first = words.first else { return nil }
      var name = PersonNameComponents()
      name.givenName = first
      name.familyName = words.count > 1 ? words.last : nil
      let middle = words.dropFirst().dropLast().joined(separator: " ")
      name.middleName = middle.isEmpty ? nil : middle
      return name
    }

    open class func localizedString(
      from components: PersonNameComponents, style: Style, options: Options = []
    ) -> String {
      let formatter = PersonNameComponentsFormatter()
      formatter.style = style
      return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? {
      (obj as? PersonNameComponents).map(string(from:))
    }
  }

  /// Spans between two dates as one text, `1 – 3 April`; Foundation's ends the process on this platform.
  open class DateIntervalFormatter: Formatter, @unchecked Sendable {
    /// How much there is of a date or a time. Raw values are Foundation's.
    public enum Style: UInt, Sendable {
      case none = 0
      case short = 1
      case medium = 2
      case long = 3
      case full = 4
    }

    open var locale: Locale! = SystemWord.locale
    open var calendar: Calendar! = Calendar(identifier: .gregorian)
    open var timeZone: TimeZone! = .current
    /// Kept; the styles decide here.
    open var dateTemplate: String! = ""
    open var dateStyle = Style.medium
    open var timeStyle = Style.short

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(from fromDate: Date, to toDate: Date) -> String {
      let dates: [Style: Date.IntervalFormatStyle.DateStyle] = [
        .none: .omitted, .short: .numeric, .medium: .abbreviated, .long: .long, .full: .complete,
      ]
      let times: [Style: Date.IntervalFormatStyle.TimeStyle] = [
        .none: .omitted, .short: .shortened, .medium: .standard, .long: .complete,
        .full: .complete,
      ]
      let style = Date.IntervalFormatStyle(
        date: dates[dateStyle], time: times[timeStyle], locale: locale, calendar: calendar,
        timeZone: timeZone)
      return style.format(min(fromDate, toDate)..<max(fromDate, toDate))
    }

    open func string(from dateInterval: DateInterval) -> String? {
      string(from: dateInterval.start, to: dateInterval.end)
    }
  }
}
