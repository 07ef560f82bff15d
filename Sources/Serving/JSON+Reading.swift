import Foundation

extension JSON: Decodable {
  /// Reads a text. Keys of objects come in the order of the alphabet; `null` is left out of arrays
  /// and objects, and is nothing where it stands alone.
  /// - Returns: nil for what is no JSON, or lies deeper than the reader goes.
  package init?(reading bytes: [UInt8]) {
    guard bytes.count <= JSON.mostBytes, JSON.depth(of: bytes) <= JSON.deepest,
      let value = try? JSONDecoder().decode(JSON.self, from: Data(bytes))
    else { return nil }
    self = value
  }

  package init(from decoder: any Decoder) throws {
    if let values = try? decoder.container(keyedBy: Key.self) {
      self = .object(
        try values.allKeys.sorted { $0.stringValue < $1.stringValue }.compactMap { key in
          try values.decodeNil(forKey: key)
            ? nil : Member(key: key.stringValue, value: try values.decode(JSON.self, forKey: key))
        })
      return
    }
    if var values = try? decoder.unkeyedContainer() {
      var all: [JSON] = []
      while !values.isAtEnd {
        if try !values.decodeNil() { all.append(try values.decode(JSON.self)) }
      }
      self = .array(all)
      return
    }
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) {
      self = .bool(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else {
      self = .string(try value.decode(String.self))
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// What nobody needs.
  private static let (mostBytes, deepest) = (1 << 20, 64)

  /// How deep brackets lie in each other.
  private static func depth(of bytes: [UInt8]) -> Int {
    var (depth, most, isText, isEscaped) = (0, 0, false, false)
    for byte in bytes {
      if isEscaped {
        isEscaped = false
      } else if isText {
        isEscaped = byte == UInt8(ascii: "\\")
        isText = byte != UInt8(ascii: "\"")
      } else if byte == UInt8(ascii: "\"") {
        isText = true
      } else if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
        depth += 1
        most = max(most, depth)
      } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
        depth -= 1
      }
    }
    return most
  }
}

extension JSON {
  /// What stands under a key of an object.
  package subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// Always finite.
  package var number: Double? {
    if case .number(let number) = self, number.isFinite { number } else { nil }
  }

  /// A whole number that fits.
  package var integer: Int? { number.flatMap { Int(exactly: $0) } }

  package var flag: Bool? {
    if case .bool(let flag) = self { flag } else { nil }
  }

  package var elements: [JSON]? {
    if case .array(let values) = self { values } else { nil }
  }
}
