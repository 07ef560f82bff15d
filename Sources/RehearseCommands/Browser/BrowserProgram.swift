import Foundation
import Live
import Rehearsal
import Serving

/// A session in a browser: what comes over the line to the session, and what it shows to everybody
/// who watches, frame after frame, until it is ended.
@MainActor
final class BrowserProgram {
  let show: LiveShow
  let door: BrowserDoor
  private(set) var times = FrameTimes()
  private let folder: URL
  private let console: Console
  private let kept: URL?
  private var keptAt = 0.0

  /// - Parameters:
  ///   - folder: Where scripts, tests and reports are saved.
  ///   - variables: Those of the process: a secret and a session that were handed on.
  init(
    _ session: LiveSession, at place: BrowserPlace, folder: URL, console: Console,
    threads: Int = ProcessInfo.processInfo.activeProcessorCount,
    variables: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    door = try BrowserDoor(place, variables: variables)
    show = LiveShow(session, threads: threads)
    (self.folder, self.console) = (folder, console)
    kept = variables[BrowserPlace.kept].map { URL(fileURLWithPath: $0) }
    if let kept, let text = try? String(contentsOf: kept, encoding: .utf8) {
      session.restore(text)
    }
    try connect()
    door.announce(console, isOpenToNetwork: place.isOpenToNetwork)
    if place.opens { door.open() }
  }

  private func connect() throws {
    let server = door.server
    var answers = try LiveAnswers(show)
    answers.save = { [folder] files in try Self.write(files, in: folder) }
    server.onRequest = { request in
      let answers = answers
      return MainActor.assumeIsolated { answers.answer(request) }
    }
    let show = show
    server.onOpen = { socket in MainActor.assumeIsolated { show.connect(socket) } }
    server.onClose = { socket in MainActor.assumeIsolated { show.disconnect(socket) } }
    server.onMessage = { socket, message in
      guard case .text(let bytes) = message else { return }
      MainActor.assumeIsolated { show.receive(bytes, from: socket) }
    }
    show.send = { [unowned server] viewer, outgoing in
      switch outgoing {
      case .state(let state): server.send(Array(state.text.utf8), isText: true, to: viewer)
      case .frame(let frame): server.send(frame.bytes, to: viewer)
      }
    }
    show.isBehind = { [unowned server] viewer in server.unsentBytes(of: viewer) > Self.most }
    show.work = { [unowned self] work in
      let start = Server.now
      work()
      times.add(Server.now - start)
    }
  }

  /// Bytes that wait for somebody, beyond which nothing more is sent.
  private static let most = 1 << 20

  /// Runs until the process is ended.
  /// - Parameter limit: Seconds after which it ends by itself.
  func run(limit: Double = .infinity) {
    let began = Server.now
    var (last, next) = (began, began)
    while Server.now - began < limit {
      door.server.poll(for: next - Server.now)
      let now = Server.now
      guard now >= next else { continue }
      show.turn(after: now - last)
      last = now
      next = max(next + times.budget, now - times.budget)
      keep(at: now)
    }
    door.server.close()
  }

  /// Keeps the session for the process that takes this one's place.
  private func keep(at now: Double) {
    guard let kept, now - keptAt > 0.25 else { return }
    keptAt = now
    try? Data(show.session.kept.utf8).write(to: kept, options: .atomic)
  }

  /// Writes files below a folder, none over another.
  private static func write(_ files: [SavedFile], in folder: URL) throws -> [String] {
    let taken = { (name: String) in
      FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }
    var number = 1
    func name(_ file: SavedFile) -> String {
      guard number > 1 else { return file.name }
      let parts = file.name.split(separator: "/", maxSplits: 1).map(String.init)
      if parts.count > 1 { return "\(parts[0])-\(number)/\(parts[1])" }
      let words = file.name.split(separator: ".", maxSplits: 1).map(String.init)
      return "\(words[0])-\(number)" + (words.count > 1 ? ".\(words[1])" : "")
    }
    while files.contains(where: { taken(name($0)) }), number < 1000 { number += 1 }
    return try files.map { file in
      let url = folder.appendingPathComponent(name(file))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url, options: .atomic)
      return name(file)
    }
  }
}
