import Rehearsal

/// The options that say how a transition is played, shared by the commands that play one.
@MainActor
struct PlayOptions {
  let device: Option<String>
  let scale: Option<Double>
  let framesPerSecond: Option<Int>
  let times: Option<[Double]?>
  let dark: Option<Bool>
  let rightToLeft: Option<Bool>
  let plain = Option(
    flag: "plain", help: "Nothing of the device: no status bar, no round corners.")
  let touches = Option(flag: "touches", help: "Show fingers as translucent dots.")
  let body = Option(flag: "frame", help: "Draw the device around its display.")

  init(studio: any Studio) {
    let devices = studio.devices
    precondition(!devices.isEmpty, "Studio.devices is empty · name at least one screen")
    device = Option(
      "device", .choice("device", among: devices, hint: "known are \(devices.sentence)"),
      default: devices[0], shown: devices[0],
      help: "The screen to play on: \(devices.sentence).")
    scale = Option(
      "scale", .between(0.01, and: 8), default: 2, shown: "2", help: "Pixels in a point, up to 8.")
    framesPerSecond = Option(
      "fps", .count(upTo: 1000), default: 60, shown: "60",
      help: "Frames a second, up to 1000.")
    times = Option(
      optional: "at", .instants(upTo: 600),
      help: "Only these instants, in seconds from the call: 0,0.25,0.5.")
    dark = Option(flag: "dark", help: "Play on a dark screen.")
    rightToLeft = Option(flag: "rtl", help: "Play where people read from right to left.")
  }

  /// What the three options make of a film.
  func chrome(_ arguments: Arguments) throws -> DeviceChrome {
    guard try !arguments[plain] else {
      guard try !arguments[touches], try !arguments[body] else {
        throw UsageError("--plain shows nothing of the device: leave out --touches and --frame")
      }
      return []
    }
    return try DeviceChrome.system.union(arguments[touches] ? .touches : [])
      .union(arguments[body] ? .body : [])
  }

  /// The same options as words for another program.
  func chromeWords(_ arguments: Arguments) throws -> [String] {
    _ = try chrome(arguments)
    return try [plain, touches, body].filter { try arguments[$0] }.map { "--\($0.shape.name)" }
  }

  /// The transition a command plays.
  static func film(_ studio: any Studio) -> Positional<String> {
    Positional(
      transition(studio), help: "The transition to play; 'rehearse list' names them all.")
  }

  /// The name of something in the catalogue.
  static func transition(_ studio: any Studio) -> ValueKind<String> {
    .choice("transition", among: studio.items.map(\.slug), hint: "see 'rehearse list'")
  }
}

extension [String] {
  /// The words as they stand in a sentence: "a, b or c".
  fileprivate var sentence: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " or " + self[count - 1]
  }
}
