import Foundation
import Serving

/// The options of what is shown in a browser, shared by the commands that show something.
@MainActor
struct BrowserOptions {
  private let browser = Option(
    flag: "browser", help: "Show it in a browser: fingers, time in hand, what is inside.")
  private let opens, network: Option<Bool>
  private let port: Option<Int?>
  private let folder: Option<String>?
  /// The option without which the others mean nothing.
  private let word: String

  /// - Parameters:
  ///   - word: What asks for a server; the command has that option itself where `alone` is set.
  ///   - keeps: Whether the command has no folder of its own for what a session saves.
  init(of word: String = "--browser", alone: Bool = false, keeps: Bool = false) {
    self.word = word
    opens = Option(flag: "open", help: "With \(word): open the address at once.")
    network = Option(
      flag: "lan", help: "With \(word): let a phone on the same network be the touch screen.")
    port = Option(
      optional: "port", .count(upTo: 65_535), shown: "one that is free",
      help: "With \(word): where it listens.")
    folder =
      keeps
      ? Option(
        "folder", .path.called("DIR"), default: ".", shown: "the current folder",
        help: "With \(word): where scripts, tests and reports go.") : nil
    isAlone = alone
  }

  private let isAlone: Bool

  var shapes: [OptionShape] {
    (isAlone ? [] : [browser.shape]) + [opens.shape, network.shape, port.shape]
      + (folder.map { [$0.shape] } ?? [])
  }

  /// - Returns: nil where no browser is asked for.
  /// - Throws: `UsageError` for options that go with one only.
  func place(_ arguments: Arguments) throws -> BrowserPlace? {
    try place(arguments, isAsked: try arguments[browser])
  }

  func place(_ arguments: Arguments, isAsked: Bool) throws -> BrowserPlace? {
    let place = BrowserPlace(
      port: try arguments[port], isOpenToNetwork: try arguments[network],
      opens: try arguments[opens], folder: try folder.map { absolutePath(try arguments[$0]) })
    if isAsked { return place }
    guard place.port == nil, !place.isOpenToNetwork, !place.opens else {
      throw UsageError("--open, --lan and --port go with \(word)")
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
  /// Where what is saved goes, absolute; nil for where another option says.
  var folder: String?

  /// What is known of it to every process that serves there, one after the other.
  private(set) var variables: [String: String] = [:]

  /// The same place for several processes: with a port, a secret, and a file in which the session
  /// is kept from one to the next.
  func settled(isWatched: Bool) throws -> BrowserPlace {
    guard isWatched else { return self }
    var place = self
    place.port = port ?? Addresses.freePort
    let folder = try makeTemporaryFolder()
    place.variables = [
      Self.secret: Secret().word, Self.kept: folder.appendingPathComponent("session").path,
    ]
    return place
  }

  /// The words that ask another program for the same place.
  var words: [String] {
    ["--browser"] + (port.map { ["--port", "\($0)"] } ?? []) + (isOpenToNetwork ? ["--lan"] : [])
      + (opens ? ["--open"] : []) + (folder.map { ["--folder", $0] } ?? [])
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
