import UIKit

extension LiveSession {
  /// The paces that slow motion goes through.
  package static let paces = [1.0, 0.5, 0.25, 0.1]

  /// The text sizes that a key goes through, with their words.
  package static let textSizes: [(size: UIContentSizeCategory, words: String)] = [
    (.large, ""), (.extraExtraExtraLarge, "large text"),
    (.accessibilityExtraExtraExtraLarge, "largest text"), (.extraSmall, "small text"),
  ]

  /// Does what a key asks for, as far as it concerns what is played.
  /// - Returns: Whether it did.
  package func perform(_ command: WindowCommand) -> Bool {
    switch command {
    case .act:
      isPaused = false
      startNextAct()
    case .pause: isPaused.toggle()
    case .forward: step(1)
    case .back: step(-1)
    case .restart: restart()
    case .pace: pace = Self.after(pace, in: Self.paces)
    case .device: change { $0.device = Self.after($0.device, in: Device.all) }
    case .scale: change { $0.scale = Self.after($0.scale, in: [1, 2, 3]) }
    case .appearance: change { $0.appearance = $0.appearance == .dark ? .light : .dark }
    case .direction:
      change {
        $0.direction = $0.direction == .rightToLeft ? .leftToRight : .rightToLeft
      }
    case .textSize:
      change { $0.textSize = Self.after($0.textSize, in: Self.textSizes.map(\.size)) }
    case .reduceMotion: change { $0.reducesMotion.toggle() }
    case .rotate: rotate()
    case .touches, .borders, .frameTime, .savePicture, .saveScript, .legend, .quit: return false
    }
    return true
  }

  /// What is not as usual, in words: `0.25 s · paused · ¼ speed · dark`.
  package var status: String {
    let hundredths = Int((time * 100).rounded())
    let (seconds, rest) = (hundredths / 100, hundredths % 100)
    var words = ["\(seconds).\(rest < 10 ? "0" : "")\(rest) s"]
    if isPaused { words.append("paused") }
    if pace != 1 { words.append("\(Int((pace * 100).rounded())) %") }
    if conditions.appearance == .dark { words.append("dark") }
    if conditions.direction == .rightToLeft { words.append("right to left") }
    let text = Self.textSizes.first { $0.size == conditions.textSize }?.words ?? ""
    if !text.isEmpty { words.append(text) }
    if conditions.reducesMotion { words.append("Reduce Motion") }
    return words.joined(separator: " · ")
  }

  private static func after<Value: Equatable>(_ value: Value, in values: [Value]) -> Value {
    let place = values.firstIndex(of: value).map { $0 + 1 } ?? 0
    return values[place % values.count]
  }
}
