import Foundation
import Rehearsal
import Serving

/// What browsers watch: frame after frame in every room, until the process is ended.
@MainActor
final class BrowserProgram {
  let door: BrowserDoor
  let house: LiveHouse
  private let kept: URL?
  private var keptAt = 0.0

  /// One session, at the address itself.
  /// - Parameters:
  ///   - folder: Where scripts, tests and reports are saved.
  ///   - variables: Those of the process: a secret and a session that were handed on.
  init(
    _ session: LiveSession, at place: BrowserPlace, folder: URL, console: Console,
    threads: Int = ProcessInfo.processInfo.activeProcessorCount,
    variables: [String: String] = ProcessInfo.processInfo.environment
  ) throws(UsageError) {
    door = try BrowserDoor(place, variables: variables)
    house = LiveHouse(door.server, folder: folder, threads: threads) { name in
      name.isEmpty ? session : nil
    }
    house.room("")
    kept = variables[BrowserPlace.kept].map { URL(fileURLWithPath: $0) }
    let former = kept.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    if let former { session.restore(former) }
    // A page that is open finds the way by itself.
    if former == nil { welcome(place, console) }
  }

  /// Files, and a session for each name below `live/`.
  init(
    at place: BrowserPlace, folder: URL, console: Console,
    variables: [String: String] = ProcessInfo.processInfo.environment,
    session: @escaping @MainActor (String) -> LiveSession?,
    files: @escaping @MainActor (Request) -> Response
  ) throws(UsageError) {
    door = try BrowserDoor(place, variables: variables)
    house = LiveHouse(
      door.server, folder: folder, threads: ProcessInfo.processInfo.activeProcessorCount,
      session: session, elsewhere: files)
    kept = nil
    welcome(place, console)
  }

  private func welcome(_ place: BrowserPlace, _ console: Console) {
    door.announce(console, isOpenToNetwork: place.isOpenToNetwork)
    if place.opens { door.open() }
  }

  /// Runs until the process is ended.
  /// - Parameter limit: Seconds after which it ends by itself.
  func run(limit: Double = .infinity) {
    let (began, interval) = (Server.now, 1.0 / 60)
    var (last, next) = (began, began)
    while Server.now - began < limit {
      door.server.poll(for: next - Server.now)
      let now = Server.now
      guard now >= next else { continue }
      house.turn(after: now - last)
      last = now
      next = max(next + interval, now - interval)
      keep(at: now)
    }
    door.server.close()
  }

  /// Keeps the session for the process that takes this one's place.
  private func keep(at now: Double) {
    guard let kept, now - keptAt > 0.25, let session = house.rooms[""]?.show.session else { return }
    keptAt = now
    try? Data(session.kept.utf8).write(to: kept, options: .atomic)
  }
}
