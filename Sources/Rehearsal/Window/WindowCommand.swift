/// What a key does at a window.
package enum WindowCommand: String, CaseIterable, Sendable {
  case act, pause, forward, back, restart, pace, device, scale, appearance, direction
  case textSize, reduceMotion, rotate, touches, borders, frameTime, savePicture, saveScript, legend,
    quit

  /// The key: a character, or the name of one that prints nothing.
  package var key: String {
    switch self {
    case .act: "return"
    case .pause: "space"
    case .forward: "right"
    case .back: "left"
    case .restart: "r"
    case .pace: "s"
    case .device: "d"
    case .scale: "x"
    case .appearance: "a"
    case .direction: "l"
    case .textSize: "z"
    case .reduceMotion: "m"
    case .rotate: "o"
    case .touches: "t"
    case .borders: "b"
    case .frameTime: "f"
    case .savePicture: "p"
    case .saveScript: "w"
    case .legend: "h"
    case .quit: "q"
    }
  }

  /// What it does, for the legend.
  package var meaning: String {
    switch self {
    case .act: "start the transition, then the way back"
    case .pause: "pause, go on"
    case .forward: "a frame forward"
    case .back: "a frame back"
    case .restart: "from the start"
    case .pace: "slow motion: 100, 50, 25, 10 %"
    case .device: "another device"
    case .scale: "pixels a point: 1, 2, 3"
    case .appearance: "light or dark"
    case .direction: "left to right or right to left"
    case .textSize: "text size: usual, large, largest, small"
    case .reduceMotion: "Reduce Motion"
    case .rotate: "turn the device"
    case .touches: "show fingers"
    case .borders: "show layers"
    case .frameTime: "show the time of a frame"
    case .savePicture: "save this frame as PNG"
    case .saveScript: "save what was done as a script"
    case .legend: "these lines"
    case .quit: "close"
    }
  }

  /// The command of a key; nil for a key that does nothing.
  package init?(key: String) {
    guard let command = Self.allCases.first(where: { $0.key == key }) else { return nil }
    self = command
  }

  /// Every key with its meaning, and what the mouse does.
  package static let keyTable =
    allCases.map { (key: $0.key, what: $0.meaning) } + [
      (key: "mouse", what: "a finger; with Alt two, opposite one another"),
      (key: "wheel", what: "a finger that scrolls"),
      (key: "keys", what: "text, in a tapped field; commands with Control"),
    ]
}
