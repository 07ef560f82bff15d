import Foundation

/// What a probe saw, as plain values.
public indirect enum Answer: Equatable, Sendable {
  case number(Double)
  case flag(Bool)
  case text(String)
  case list([Answer])
  case none

  /// As JSON, in one line and always in the same way.
  public var json: String {
    switch self {
    case .number(let value): Self.words(value)
    case .flag(let value): value ? "true" : "false"
    case .text(let value): Self.quoted(value)
    case .list(let values): "[" + values.map(\.json).joined(separator: ",") + "]"
    case .none: "null"
    }
  }

  /// Six decimals say more than any two machines agree in.
  private static func words(_ value: Double) -> String {
    guard value.isFinite else { return quoted("\(value)") }
    let rounded = (value * 1e6).rounded() / 1e6
    guard abs(rounded) < 1e15 else { return "\(value)" }
    if rounded == rounded.rounded() { return "\(Int(rounded))" }
    return "\(rounded)"
  }

  static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}

extension Answer: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  public init(stringLiteral value: String) { self = .text(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(booleanLiteral value: Bool) { self = .flag(value) }
  public init(arrayLiteral elements: Answer...) { self = .list(elements) }
}
