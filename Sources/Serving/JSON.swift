/// A JSON value that is written the same way every time: keys stay in order, numbers have at most
/// six decimals.
package enum JSON: Equatable, Sendable {
  case string(String)
  case number(Double)
  case bool(Bool)
  case array([JSON])
  case object([Member])

  /// A key with its value.
  package struct Member: Equatable, Sendable {
    package let key: String
    package let value: JSON

    package init(key: String, value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// An object whose keys keep this order.
  package static func object(_ members: KeyValuePairs<String, JSON>) -> JSON {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }

  /// On one line. Numbers that are not finite become `null`. Safe inside an HTML `script`
  /// element: `<` never appears as itself.
  package var text: String {
    switch self {
    case .string(let text): JSON.quoted(text)
    case .number(let number): number.isFinite ? decimalText(number) : "null"
    case .bool(let flag): flag ? "true" : "false"
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { JSON.quoted($0.key) + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "<", "\u{2028}", "\u{2029}", "\0"..."\u{1f}", "\u{7f}":
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
}

extension JSON {
  /// An array with one element on each line, which a person can read and `diff` can compare.
  package static func lines(_ values: [JSON]) -> String {
    values.isEmpty
      ? "[]\n" : "[\n" + values.map { "  " + $0.text }.joined(separator: ",\n") + "\n]\n"
  }
}
