import UIKit

/// A log as a text that another process goes on with: a line an entry, to the last bit.
///
///     0.516 touch 1000001 press 200 300
///     0.9 act 0
///     1.25 key a
extension InputLog {
  static func text(_ entries: [Entry]) -> String {
    entries.map { "\($0.time) \(words($0.input))\n" }.joined()
  }

  /// - Returns: nil for a text that is none.
  static func entries(reading text: String) -> [Entry]? {
    var entries: [Entry] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard words.count >= 2, let time = Double(words[0]), time.isFinite,
        let input = input(words[1], words.count > 2 ? words[2] : "")
      else { return nil }
      entries.append((input, time))
    }
    return entries
  }

  private static func words(_ input: Input) -> String {
    switch input {
    case .touch(let finger, let action, let place):
      "touch \(finger) \(name(of: action)) \(place.x) \(place.y)"
    case .act(let index): "act \(index)"
    case .rotation: "rotation"
    case .change(let condition): "change \(condition)"
    case .key(let key): "key \(key)"
    case .value(let layer, let property, let values):
      "value \(property) \(list(values)) \(layer)"
    case .spring(let layer, let key, let values): "spring \(key) \(list(values)) \(layer)"
    }
  }

  private static func list(_ values: [Double]) -> String {
    values.map { "\($0)" }.joined(separator: ",")
  }

  private static func input(_ kind: String, _ rest: String) -> Input? {
    switch kind {
    case "touch": touch(rest.split(separator: " ").map(String.init))
    case "act": Int(rest).flatMap { (0..<1000).contains($0) ? .act($0) : nil }
    case "rotation": .rotation
    case "change": condition(rest).map { .change($0) }
    case "key": .key(rest)
    case "value": value(rest.split(separator: " ", maxSplits: 2).map(String.init), isSpring: false)
    case "spring": value(rest.split(separator: " ", maxSplits: 2).map(String.init), isSpring: true)
    default: nil
    }
  }

  private static func condition(_ line: String) -> RehearsalScript.Condition? {
    guard case .change(let condition) = try? RehearsalScript(parsing: line).steps.first else {
      return nil
    }
    return condition
  }

  private static func touch(_ words: [String]) -> Input? {
    guard words.count == 4, let finger = Int(words[0]),
      let action = actions.first(where: { $0.name == words[1] })?.action,
      let x = Double(words[2]), let y = Double(words[3]), x.isFinite, y.isFinite
    else { return nil }
    return .touch(finger: finger, action, CGPoint(x: x, y: y))
  }

  private static func value(_ words: [String], isSpring: Bool) -> Input? {
    guard words.count == 3 else { return nil }
    let values = words[1].split(separator: ",").compactMap { Double($0) }
    guard values.allSatisfy(\.isFinite) else { return nil }
    return isSpring
      ? .spring(layer: words[2], key: words[0], values)
      : .value(layer: words[2], property: words[0], values)
  }

  private static func name(of action: TouchSample.Action) -> String {
    actions.first { $0.action == action }?.name ?? ""
  }

  /// What the actions of a finger are called.
  static let actions: [(name: String, action: TouchSample.Action)] = [
    ("press", .press), ("move", .move), ("lift", .lift), ("cancel", .cancel), ("hover", .hover),
    ("unhover", .unhover),
  ]
}

extension TouchSample.Action {
  /// - Parameter word: `press`, `move`, `lift`, `cancel`, `hover`, `unhover`.
  package init?(word: String) {
    guard let action = InputLog.actions.first(where: { $0.name == word })?.action else {
      return nil
    }
    self = action
  }
}
