import Foundation

/// An `.xcconfig` file, with all that it includes.
struct ConfigurationFile {
  private(set) var level = SettingLevel()
  /// What was not found or cannot be read.
  private(set) var notes: [String] = []
  private let conditions: SettingConditions
  private var open: Set<String> = []

  /// Files inside of files.
  private static let deepest = 50

  /// A file that is not there sets nothing, and is noted.
  init(_ path: String, _ conditions: SettingConditions) {
    self.conditions = conditions
    include(path, isOptional: false)
  }

  private mutating func include(_ path: String, isOptional: Bool) {
    guard open.count < Self.deepest, open.insert(path).inserted else {
      return notes.append("\(path): includes itself")
    }
    defer { open.remove(path) }
    guard let data = try? PropertyList.contents(of: path) else {
      if !isOptional { notes.append("\(path): there is no such configuration file") }
      return
    }
    let folder = (path as NSString).deletingLastPathComponent
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      take(line, in: folder)
    }
  }

  private mutating func take(_ line: Substring, in folder: String) {
    let text = ConfigurationFile.withoutComment(line)
    if text.hasPrefix("#include") {
      let isOptional = text.hasPrefix("#include?")
      let parts = text.split(separator: "\"")
      guard parts.count > 1 else { return notes.append("not understood: \(text)") }
      let name = String(parts[1])
      let path = name.hasPrefix("/") ? name : folder + "/" + name
      return include((path as NSString).standardizingPath, isOptional: isOptional)
    }
    guard let sign = ConfigurationFile.sign(in: text) else { return }
    let key = text[..<sign].trimmingBlanks
    var value = text[text.index(after: sign)...].trimmingBlanks
    if value.hasSuffix(";") { value = value.dropLast().trimmingBlanks }
    guard !key.isEmpty else { return }
    level.add(value, for: key, conditions)
  }

  /// The sign between name and value: one in brackets belongs to a condition.
  private static func sign(in text: String) -> String.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0: return index
      default: break
      }
    }
    return nil
  }

  private static func withoutComment(_ line: Substring) -> String {
    // `//` begins a comment everywhere, also in an address: so Xcode does it.
    (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmingBlanks
  }
}
