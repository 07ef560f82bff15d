import Foundation

extension StageClock {
  /// Spans of time as words or digits, `2 hours, 13 minutes`, `2:13:20`; Foundation has none on this
  /// platform. Words are those of its durations, in every language, but for years and months.
  ///
  /// What is left below the smallest unit is cut off. Phrases around (`About …`, `… remaining`) are English.
  open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    // Sendable: as Foundation's formatters, which are set up before they are shared.

    /// How long the words are. Raw values are Foundation's.
    public enum UnitsStyle: Int, Sendable {
      /// `2:13:20`.
      case positional = 0
      /// `2h 13m`.
      case abbreviated = 1
      /// `2 hr, 13 min`.
      case short = 2
      /// `2 hours, 13 minutes`.
      case full = 3
      /// `two hours, thirteen minutes`.
      case spellOut = 4
      /// `2hr 13min`.
      case brief = 5
    }

    /// What becomes of units of which there are none. Raw values are Foundation's.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// In digits those in front go, in words all.
      public static let `default` = ZeroFormattingBehavior(rawValue: 1)
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
      public static let dropAll: ZeroFormattingBehavior = [
        .dropLeading, .dropMiddle, .dropTrailing,
      ]
      /// All stay; in digits each has two.
      public static let pad = ZeroFormattingBehavior(rawValue: 0x10000)
    }

    open var unitsStyle = UnitsStyle.positional
    /// Empty: all of them. Others than years to seconds are passed over.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// By which days and months are counted, and whose words. Default: the application's language.
    open var calendar: Calendar? = {
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = SystemWord.locale
      return calendar
    }()
    open var referenceDate: Date?
    /// Kept; nothing here writes parts of a unit.
    open var allowsFractionalUnits = false
    /// How many units there are at most; 0 for all of them.
    open var maximumUnitCount = 0
    /// Kept; the largest unit is not taken apart here.
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(from components: DateComponents) -> String? {
      let calendar = self.calendar ?? SpanWords.gregorian
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      return calendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }

    /// - Parameter ti: Seconds; nil for what is not finite.
    open func string(from ti: TimeInterval) -> String? {
      guard ti.isFinite, abs(ti) < 1e12 else { return nil }
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      return string(from: start, to: start.addingTimeInterval(ti))
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
      let words = SpanWords(
        units: allowedUnits, calendar: calendar ?? SpanWords.gregorian, style: unitsStyle)
      let counts = words.counts(from: startDate, to: endDate)
      let text = words.text(kept(counts))
      return (includesApproximationPhrase ? "About " : "") + text
        + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    open class func localizedString(
      from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    /// Of seconds or components; nil for anything else.
    open override func string(for obj: Any?) -> String? {
      switch obj {
      case let interval as TimeInterval: string(from: interval)
      case let components as DateComponents: string(from: components)
      default: nil
      }
    }

    /// What is written: without zeros that are to go, and no more units than there may be.
    private func kept(_ counts: [SpanWords.Count]) -> [SpanWords.Count] {
      let first = counts.firstIndex { $0.number != 0 } ?? counts.count
      let last = counts.lastIndex { $0.number != 0 } ?? -1
      let isPositional = unitsStyle == .positional
      let drops: ZeroFormattingBehavior =
        zeroFormattingBehavior.contains(.default)
        ? (isPositional ? .dropLeading : .dropAll) : zeroFormattingBehavior
      var kept = counts.indices.filter { index in
        if counts[index].number != 0 { return true }
        if index < first { return !drops.contains(.dropLeading) }
        return index > last ? !drops.contains(.dropTrailing) : !drops.contains(.dropMiddle)
      }
      // Nothing at all is so many of the smallest.
      if kept.isEmpty, !counts.isEmpty { kept = [counts.count - 1] }
      if maximumUnitCount > 0 { kept = Array(kept.prefix(maximumUnitCount)) }
      let isPadded = zeroFormattingBehavior.contains(.pad)
      return kept.map { counts[$0] }.enumerated().map { place, count in
        var count = count
        count.isPadded = isPositional && (place > 0 || isPadded)
        return count
      }
    }
  }
}
