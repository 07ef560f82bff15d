/// Reads the two ways in which Xcode writes a project: the old property list of OpenStep
/// (`{ key = value; list = (a, b); }`) and JSON5 (`{ key: "value", list: ["a", "b"] }`).
///
/// Total over all inputs: what is cut, nested deeper than `deepest` or no such text is an error with
/// its line.
struct PropertyText {
  private let path: String
  private let bytes: [UInt8]
  private var place = 0
  /// Whether keys end at a colon.
  private var isJSON = false

  /// Values inside of values.
  static let deepest = 200

  private init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  /// - Throws: `ProjectError`.
  static func read(_ bytes: [UInt8], path: String) throws -> PropertyValue {
    var reader = PropertyText(bytes, path: path)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.place = 3 }
    reader.isJSON = try reader.looksLikeJSON()
    let value = try reader.value(depth: 0)
    try reader.skip()
    guard reader.place == bytes.count else { throw reader.error("there is more after the end") }
    return value
  }

  // MARK: Values

  private mutating func value(depth: Int) throws -> PropertyValue {
    guard depth < Self.deepest else { throw error("nested deeper than \(Self.deepest)") }
    try skip()
    switch current {
    case nil: throw error("the file ends in the middle")
    case "{": return try table(depth: depth)
    case "(", "[": return try list(depth: depth)
    case "<": return .text(try data())
    default: return .text(try word())
    }
  }

  private mutating func table(depth: Int) throws -> PropertyValue {
    place += 1
    var entries: [String: PropertyValue] = [:]
    while true {
      try skip()
      if take("}") { return .table(entries) }
      guard current != nil else { throw error("the file ends inside of a table") }
      let key = try word()
      try skip()
      guard take("=") || take(":") else { throw error("'=' is missing after '\(shown(key))'") }
      entries[key] = try value(depth: depth + 1)
      try skip()
      if !(take(";") || take(",")), current != "}" {
        throw error("';' is missing after '\(shown(key))'")
      }
    }
  }

  private mutating func list(depth: Int) throws -> PropertyValue {
    let end: Character = current == "(" ? ")" : "]"
    place += 1
    var elements: [PropertyValue] = []
    while true {
      try skip()
      if take(end) { return .list(elements) }
      guard current != nil else { throw error("the file ends inside of a list") }
      elements.append(try value(depth: depth + 1))
      try skip()
      if !take(","), current != end { throw error("',' or '\(end)' is missing in a list") }
    }
  }

  // MARK: Words

  private mutating func word() throws -> String {
    if current == "\"" || current == "'" { return try quoted() }
    let start = place
    while place < bytes.count, isPlain(bytes[place]) { place += 1 }
    guard place > start else { throw error("'\(current ?? " ")' has no place here") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private func isPlain(_ byte: UInt8) -> Bool {
    switch Character(Unicode.Scalar(byte)) {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ".", "-", "+", "*", "@", "~", "%", "&":
      true
    case ":": !isJSON
    default: byte >= 0x80
    }
  }

  private mutating func quoted() throws -> String {
    let mark = bytes[place]
    let start = place
    place += 1
    var text: [UInt8] = []
    while place < bytes.count, bytes[place] != mark {
      if bytes[place] == UInt8(ascii: "\\") {
        try escape(into: &text)
      } else {
        text.append(bytes[place]); place += 1
      }
    }
    guard place < bytes.count else {
      place = start
      throw error("a text that begins here has no end")
    }
    place += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// What stands after a backslash.
  private mutating func escape(into text: inout [UInt8]) throws {
    place += 1
    guard let mark = current else { throw error("the file ends inside of a text") }
    place += 1
    switch mark {
    case "n": text.append(10)
    case "t": text.append(9)
    case "r": text.append(13)
    case "U", "u": text += try unicode()
    case "\n": break
    case "0"..."7": text.append(octal(first: mark))
    default: text.append(bytes[place - 1])
    }
  }

  private mutating func octal(first: Character) -> UInt8 {
    var value = first.wholeNumberValue ?? 0
    for _ in 0..<2 {
      guard let digit = current?.wholeNumberValue, digit < 8 else { break }
      value = value * 8 + digit
      place += 1
    }
    return UInt8(truncatingIfNeeded: value)
  }

  private mutating func unicode() throws -> [UInt8] {
    func unit() -> UInt16? {
      place + 4 <= bytes.count
        ? UInt16(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16) : nil
    }
    guard let first = unit() else { throw error("four hexadecimal digits are missing") }
    place += 4
    var units = [first]
    if UTF16.isLeadSurrogate(first), place + 1 < bytes.count, bytes[place] == UInt8(ascii: "\\") {
      place += 2
      guard let second = unit() else { throw error("half of a character is missing") }
      place += 4
      units.append(second)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// `<0fbd 77>`, as its digits. Version control leaves such signs as well where two changes meet.
  private mutating func data() throws -> String {
    let start = place
    if bytes[place...].starts(with: Array("<<<<<<<".utf8)) {
      throw error("two changes of the project meet here and are not merged")
    }
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") { place += 1 }
    guard place < bytes.count else { throw error("data that begins here has no end") }
    place += 1
    return String(decoding: bytes[start + 1..<place - 1], as: UTF8.self)
  }

  // MARK: Between values

  private var current: Character? {
    place < bytes.count ? Character(Unicode.Scalar(bytes[place])) : nil
  }

  private mutating func take(_ mark: Character) -> Bool {
    guard current == mark else { return false }
    place += 1
    return true
  }

  /// Goes over blanks and comments.
  private mutating func skip() throws {
    while let mark = current {
      if mark.isWhitespace {
        place += 1
      } else if mark == "/", next == "/" {
        while let mark = current, mark != "\n" { place += 1 }
      } else if mark == "/", next == "*" {
        let start = place
        place += 2
        while place < bytes.count, !(current == "*" && next == "/") { place += 1 }
        guard place < bytes.count else {
          place = start
          throw error("a comment that begins here has no end")
        }
        place += 2
      } else {
        return
      }
    }
  }

  private var next: Character? {
    place + 1 < bytes.count ? Character(Unicode.Scalar(bytes[place + 1])) : nil
  }

  /// Looks ahead at what ends the first key.
  private func looksLikeJSON() throws -> Bool {
    var ahead = self
    ahead.isJSON = true
    try ahead.skip()
    if ahead.current == "[" { return true }
    guard ahead.take("{") else { return false }
    try ahead.skip()
    guard ahead.current != "}", ahead.current != nil, (try? ahead.word()) != nil else {
      return false
    }
    try ahead.skip()
    return ahead.current == ":"
  }

  private func error(_ message: String) -> ProjectError {
    let line = bytes[..<min(place, bytes.count)].count { $0 == 10 } + 1
    return ProjectError(path, line: line, message)
  }

  private func shown(_ key: String) -> String { key.count > 60 ? key.prefix(60) + "…" : key }
}
