import Foundation

/// Where lines of a log belong.
public final class OSLog: NSObject, Sendable {
  /// What a log is for, beside an application's own words.
  public struct Category: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  let subsystem: String
  let category: String
  private let isSilent: Bool

  public init(subsystem: String, category: String) {
    (self.subsystem, self.category, isSilent) = (subsystem, category, false)
  }

  public init(subsystem: String, category: Category) {
    (self.subsystem, self.category, isSilent) = (subsystem, category.rawValue, false)
  }

  private init(isSilent: Bool) { (subsystem, category, self.isSilent) = ("", "", isSilent) }

  public static let `default` = OSLog(isSilent: false)
  public static let disabled = OSLog(isSilent: true)

  /// Whether lines of a kind are written: all but those of the disabled log.
  public func isEnabled(type: OSLogType) -> Bool { !isSilent }

  /// Whether signposts are kept: never, nobody measures here.
  public var signpostsEnabled: Bool { false }

  func write(_ text: String, _ type: OSLogType) {
    guard !isSilent else { return }
    let place = category.isEmpty ? "" : "[\(category)] "
    try? FileHandle.standardError.write(contentsOf: Data("\(place)\(type.word): \(text)\n".utf8))
  }
}

/// Writes a line to a log: a format as of `NSLog`, and its values.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) { log.write(formatted(message, args), type) }

/// The same with what comes first in other words.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) { log.write(formatted(message, args), type) }

/// Writes a line whose parts are in the literal.
@_disfavoredOverload
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}

/// Writes a line whose parts are in the literal.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// The words of a format, who may read a part left out, which Foundation's formats do not know.
private func formatted(_ message: StaticString, _ args: [any CVarArg]) -> String {
  var format = "\(message)"
  for mark in ["%{public}", "%{private}", "%{public, ", "%{sensitive}"] {
    format = format.replacingOccurrences(of: mark, with: "%")
  }
  return String(format: format, arguments: args)
}

/// Names a stretch of time in a log.
public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64
  public init(_ value: UInt64) { rawValue = value }
  public init(log: OSLog) { rawValue = 1 }
  public init(log: OSLog, object: AnyObject) { rawValue = 1 }

  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(.max)
  public static let null = OSSignpostID(0)
}

/// Which end of a stretch of time a signpost stands at.
public enum OSSignpostType: UInt8, Sendable { case event = 0, begin = 1, end = 2 }

/// Without effect: nobody measures here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Without effect: nobody measures here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

/// What the end of a stretch of time needs to know of its beginning.
public struct OSSignpostIntervalState: Sendable {}

/// Marks stretches of time for instruments, which there are none of here: without effect.
public struct OSSignposter: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: OSLog.Category) {}
  public init(logger: Logger) {}
  public init(logHandle: OSLog) {}

  public var isEnabled: Bool { false }
  public static var disabled: OSSignposter { OSSignposter() }
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}
