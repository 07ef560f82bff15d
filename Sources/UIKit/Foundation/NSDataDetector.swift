import Foundation

/// Finds links, telephone numbers and dates in text. Addresses and journeys are not found: reported.
///
/// Dates are found where they are written with a month's name or as numbers with two separators, in English, or
/// are today, tomorrow or a time of today; the day is counted from the stage's date.
open class NSDataDetector: NSObject, @unchecked Sendable {
  // Sendable: immutable after init.
  open var checkingTypes: UInt64 { types }
  private let types: UInt64

  /// - Parameter types: The raw values of `NSTextCheckingResult.CheckingType`.
  /// - Throws: Where there are none.
  public init(types checkingTypes: UInt64) throws {
    guard checkingTypes != 0 else { throw CocoaError(.featureUnsupported) }
    types = checkingTypes
    if checkingTypes & ~DetectedKind.all != 0 {
      Unsupported.report("NSDataDetector: only links, telephone numbers and dates are found")
    }
  }

  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let kinds = DetectedKind.allCases.filter { checkingTypes & $0.rawValue != 0 }
    var found: [DetectedMatch] = []
    for kind in kinds {
      for match in kind.matches(in: string, range)
      where !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) {
        found.append(match)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, range: range) where !stop.boolValue { block(match, [], &stop) }
  }

  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, range: range).first }

  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, range: range).count }
}

extension NSTextCheckingResult.CheckingType {
  public static var date: Self { Self(rawValue: DetectedKind.date.rawValue) }
  public static var address: Self { Self(rawValue: 1 << 4) }
  public static var link: Self { Self(rawValue: DetectedKind.link.rawValue) }
  public static var phoneNumber: Self { Self(rawValue: DetectedKind.phone.rawValue) }
  public static var transitInformation: Self { Self(rawValue: 1 << 12) }
}

extension NSTextCheckingResult {
  /// Of a link; mail addresses begin with `mailto:`.
  public var url: URL? { (self as? DetectedMatch)?.value as? URL }
  /// As it is written.
  public var phoneNumber: String? { (self as? DetectedMatch)?.value as? String }
  public var date: Date? { (self as? DetectedMatch)?.value as? Date }
  /// Nil: durations are not found.
  public var duration: TimeInterval { 0 }
  public var timeZone: TimeZone? { nil }
  /// Nil: addresses are not found.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  public var components: [NSTextCheckingKey: String]? { nil }
}

/// Something that was found.
final class DetectedMatch: NSTextCheckingResult {
  private let kind: DetectedKind
  private let place: NSRange
  /// A URL, a number as it is written, or a date.
  let value: any Sendable

  init(_ kind: DetectedKind, _ place: NSRange, _ value: any Sendable) {
    (self.kind, self.place, self.value) = (kind, place, value)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { CheckingType(rawValue: kind.rawValue) }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at index: Int) -> NSRange {
    index == 0 ? place : NSRange(location: NSNotFound, length: 0)
  }
}
