/// Build settings as one place has them: a configuration file, a project, a target.
struct SettingLevel: Equatable, Sendable {
  /// As they are written, conditions decided; lists are one text.
  private(set) var values: [String: String] = [:]
  /// How particular the condition was under which a value came in.
  private var weights: [String: Int] = [:]

  init() {}

  /// - Parameters:
  ///   - settings: As in a project: texts and lists of texts.
  ///   - conditions: What holds now.
  init(_ settings: [String: PropertyValue], _ conditions: SettingConditions) {
    for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
      switch value {
      case .text(let text): add(text, for: key, conditions)
      case .list:
        add(value.texts.map(SettingLevel.quoted).joined(separator: " "), for: key, conditions)
      case .table: break
      }
    }
  }

  /// Takes a value in, unless its conditions do not hold or a more particular one is there.
  /// - Parameter key: Such as `NAME` or `NAME[sdk=iphonesimulator*][arch=x86_64]`.
  mutating func add(_ value: String, for key: String, _ conditions: SettingConditions) {
    let parts = key.split(separator: "[", omittingEmptySubsequences: false)
    let name = parts[0].trimmingBlanks
    let wanted = parts.dropFirst().flatMap { $0.prefix { $0 != "]" }.split(separator: ",") }
    guard wanted.allSatisfy({ conditions.hold($0.trimmingBlanks) }) else { return }
    guard wanted.count >= weights[name] ?? 0 else { return }
    weights[name] = wanted.count
    // What a file says twice inherits from what it said before.
    values[name] = values[name].map { SettingLevel.inserted($0, into: value) } ?? value
  }

  private static func inserted(_ former: String, into value: String) -> String {
    value.replacing("$(inherited)", with: former).replacing("${inherited}", with: former)
  }

  /// An element of a list that has blanks in it stays one element.
  private static func quoted(_ text: String) -> String {
    text.contains(" ") && !text.hasPrefix("\"") ? "\"\(text)\"" : text
  }
}

/// What decides between settings with conditions: a simulator, for pixels are all that is made here.
struct SettingConditions: Equatable, Sendable {
  /// `Debug`, `Release` or whatever the project calls them.
  var configuration: String
  private static let sdk = "iphonesimulator26.0"
  private static let architectures = ["x86_64", "arm64"]

  /// - Parameter condition: Such as `sdk=iphone*`.
  func hold(_ condition: String) -> Bool {
    let parts = condition.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return false }
    switch parts[0] {
    case "sdk": return Glob.matches(parts[1], Self.sdk) || parts[1] == "iphonesimulator"
    case "arch": return Self.architectures.contains { Glob.matches(parts[1], $0) }
    case "config": return Glob.matches(parts[1], configuration)
    case "variant": return Glob.matches(parts[1], "normal")
    default: return false
    }
  }
}

/// Patterns with `*` and `?`, as a shell has them.
enum Glob {
  static func matches(_ pattern: String, _ text: String) -> Bool {
    matches(Array(pattern.utf8), Array(text.utf8))
  }

  /// Backtracks to the last star alone, so that no pattern takes longer than both lengths multiplied.
  private static func matches(_ pattern: [UInt8], _ text: [UInt8]) -> Bool {
    var (p, t) = (0, 0)
    var retry: (p: Int, t: Int)?
    while t < text.count {
      if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
        retry = (p, t)
        p += 1
      } else if p < pattern.count, pattern[p] == text[t] || pattern[p] == UInt8(ascii: "?") {
        (p, t) = (p + 1, t + 1)
      } else if let last = retry {
        retry = (last.p, last.t + 1)
        (p, t) = (last.p + 1, last.t + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}

extension StringProtocol {
  /// Without blanks at either end.
  var trimmingBlanks: String {
    var rest = self[...]
    while let mark = rest.first, mark.isWhitespace { rest.removeFirst() }
    while let mark = rest.last, mark.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}
