import Foundation

/// What a log says: a string literal whose parts may say how they are shown.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The words, with all parts in place.
  public let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }

  /// The type of a literal's parts.
  public typealias StringInterpolation = OSLogInterpolation
}

/// Who may read a part of a message. Everything is shown here, as under a debugger.
public struct OSLogPrivacy: Sendable {
  /// How a private part is hidden.
  public enum Mask: Sendable { case hash, none }

  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// On which side of its column a part stands.
public struct OSLogStringAlignment: Sendable {
  let pad: @Sendable (String) -> String

  public static var none: OSLogStringAlignment { OSLogStringAlignment { $0 } }
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment { $0 + String(repeating: " ", count: max(columns - $0.count, 0)) }
  }
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment { String(repeating: " ", count: max(columns - $0.count, 0)) + $0 }
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  let prefix: String

  public static var decimal: OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, prefix: "")
  }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16, prefix: "") }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8, prefix: "") }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 16, prefix: includePrefix ? "0x" : "")
  }
}

/// How a number with a point is written.
public struct OSLogFloatFormatting: Sendable {
  let digits: Int?

  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(digits: 6) }
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(digits: precision)
  }
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(digits: nil) }
  public static func hybrid(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(digits: precision)
  }
}

/// How a truth value is written.
public enum OSLogBoolFormat: Sendable { case truth, answer }

/// Puts a message together.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.pad(String(describing: value())) }

  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.pad(format.prefix + String(value(), radix: format.radix)) }

  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    let number = Double(value())
    text += align.pad(format.digits.map { String(format: "%.\($0)f", number) } ?? "\(number)")
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) {
    text += format == .truth ? "\(value())" : value() ? "yes" : "no"
  }
}

/// How much a line of a log matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  var word: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}

/// Writes lines that say where they come from, to standard error.
public struct Logger: Sendable {
  private let log: OSLog

  public init() { log = .default }
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  public init(_ logObj: OSLog) { log = logObj }

  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
