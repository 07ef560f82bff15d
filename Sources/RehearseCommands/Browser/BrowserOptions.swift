import Foundation

/// The options of what is shown in a browser, shared by the commands that show something.
@MainActor
struct BrowserOptions {
  private let browser = Option(
    flag: "browser", help: "Show it in a browser: fingers, time in hand, what is inside.")
  private let opens = Option(flag: "open", help: "With --browser: open the address at once.")
  private let network = Option(
    flag: "lan", help: "With --browser: let a phone on the same network be the touch screen.")
  private let port = Option<Int?>(
    optional: "port", .count(upTo: 65_535), shown: "one that is free",
    help: "With --browser: where it listens.")

  var shapes: [OptionShape] { [browser.shape, opens.shape, network.shape, port.shape] }

  /// - Returns: nil where no browser is asked for.
  /// - Throws: `UsageError` for options that go with one only.
  func place(_ arguments: Arguments) throws -> BrowserPlace? {
    let place = BrowserPlace(
      port: try arguments[port], isOpenToNetwork: try arguments[network],
      opens: try arguments[opens])
    guard try !arguments[browser] else { return place }
    guard place.port == nil, !place.isOpenToNetwork, !place.opens else {
      throw UsageError("--open, --lan and --port go with --browser")
    }
    return nil
  }
}

/// Where something is served, and for whom.
struct BrowserPlace {
  /// nil for one that is free.
  var port: Int?
  var isOpenToNetwork = false
  /// Whether a browser is opened on it.
  var opens = false

  /// The words that ask another program for the same place.
  var words: [String] {
    ["--browser"] + (port.map { ["--port", "\($0)"] } ?? []) + (isOpenToNetwork ? ["--lan"] : [])
      + (opens ? ["--open"] : [])
  }

  /// The variable in which a secret is handed on to another process: it stands in no list of words.
  static let secret = "REHEARSE_SECRET"
  /// The one that names the file in which a session is kept for the next process.
  static let kept = "REHEARSE_KEPT"
  /// Set where a container's port is published on the machine around it.
  static let published = "REHEARSE_PUBLISHED"
  /// The address of that machine in its network.
  static let host = "REHEARSE_HOST"
}
