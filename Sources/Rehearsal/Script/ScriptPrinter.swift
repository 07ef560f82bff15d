import UIKit

extension RehearsalScript: CustomStringConvertible {
  /// The script as a text that reads back as the same value, a line for each step.
  public var description: String { steps.map { $0.description + "\n" }.joined() }
}

extension RehearsalScript.Step: CustomStringConvertible {
  public var description: String {
    switch self {
    case .act(let verb, let name): name.isEmpty ? verb : "\(verb) \(ScriptWords.name(name))"
    case .settle: "settle"
    case .wait(let seconds): "wait \(n(seconds)) s"
    case .tap(let place): "tap \(place)"
    case .press(let place, let finger): "press \(place)\(suffix(finger))"
    case .move(let finger, let way, let seconds):
      "move\(finger.map(suffix) ?? " all") \(way) over \(n(seconds)) s"
    case .pan(let start, let way, let seconds, let finger):
      "pan from \(start) \(way) over \(n(seconds)) s\(suffix(finger))"
    case .hold(let seconds): "hold \(n(seconds)) s"
    case .fling(let start, let velocity): "fling from \(start) at \(velocity) pt/s"
    case .scroll(let place): "scroll to \(place)"
    case .release(let speed, let finger):
      "release" + (speed.map { " at \(n($0)) pt/s" } ?? "") + named(finger)
    case .cancel(let finger): "cancel" + named(finger)
    case .pinch(let place, let start, let end, let seconds):
      "pinch \(place) from \(n(start)) to \(n(end)) over \(n(seconds)) s"
    case .rotate(let place, let degrees, let seconds):
      "rotate \(place) by \(n(degrees)) degrees over \(n(seconds)) s"
    case .hover(let place, let seconds):
      "hover \(place)" + (seconds > 0 ? " over \(n(seconds)) s" : "")
    case .unhover: "unhover"
    case .type(let text): "type \"\(text)\""
    case .key(let key): "key \(key.rawValue)"
    case .turn: "turn"
    case .change(let condition): "\(condition)"
    }
  }

  private func n(_ number: Double) -> String { ScriptText.number(number) }

  /// The first finger goes without saying.
  private func suffix(_ finger: Int) -> String { finger == 1 ? "" : " finger \(finger)" }

  private func named(_ finger: Int?) -> String { finger.map { " finger \($0)" } ?? "" }
}

extension RehearsalScript.Way: CustomStringConvertible {
  public var description: String {
    switch self {
    case .by(let offset): "by \(offset)"
    case .to(let place): "to \(place)"
    }
  }
}

extension RehearsalScript.Place: CustomStringConvertible {
  public var description: String {
    switch self {
    case .point(let point): "\(point)"
    case .percent(let part): percent(part)
    case .view(let name, .middle): ScriptWords.name(name)
    case .view(let name, let part): "\(ScriptWords.name(name)) (\(percent(part)))"
    }
  }

  private func percent(_ part: RehearsalScript.Offset) -> String {
    "\(part.sideWord)\(ScriptText.number(part.x))%,\(ScriptText.number(part.y))%"
  }
}

extension RehearsalScript.Offset: CustomStringConvertible {
  public var description: String {
    "\(sideWord)\(ScriptText.number(x)),\(ScriptText.number(y))"
  }

  fileprivate var sideWord: String { side.map { "\($0.rawValue) " } ?? "" }
}

enum ScriptWords {
  private static let reserved: Set<String> = [
    "at", "from", "by", "to", "over", "finger", "leading", "trailing",
  ]

  /// In quotation marks, unless it reads as one word without.
  static func name(_ name: String) -> String {
    let isPlain =
      name.first.map { $0.isLetter || $0 == "_" } == true
      && name.allSatisfy { $0.isLetter || $0.isNumber || "_-/".contains($0) }
    return isPlain && !reserved.contains(name) ? name : "\"\(name)\""
  }
}
