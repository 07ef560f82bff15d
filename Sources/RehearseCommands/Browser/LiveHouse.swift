import Foundation
import Live
import Rehearsal
import Serving

/// Sessions behind one server: each in a room of its own, at a path of its own, and whoever comes
/// over a line is in one of them.
@MainActor
final class LiveHouse {
  /// A session that is watched.
  struct Room {
    let show: LiveShow
    let answers: LiveAnswers
    /// When somebody was last there.
    var usedAt: Double
  }

  private(set) var rooms: [String: Room] = [:]
  /// What of the device is drawn over the application, in every room.
  var chrome: DeviceChrome = [] {
    didSet { for room in rooms.values { room.show.chrome = chrome } }
  }
  private(set) var times = FrameTimes()
  private let server: Server
  /// Makes a session for a room that is not there yet; nil for a name that none has.
  private let session: @MainActor (String) -> LiveSession?
  /// Answers what belongs to no room.
  private let elsewhere: @MainActor (Request) -> Response
  private let folder: URL
  private let threads: Int
  /// Which room a socket is in, and the names of rooms by the numbers that sockets come with.
  private var places: [Server.Socket: String] = [:]
  private var numbers: [String] = []
  /// Rooms in which nobody was for so many seconds are closed when there are many.
  private static let (mostRooms, patience) = (6, 20.0)

  /// - Parameter folder: Where scripts, tests and reports are saved.
  init(
    _ server: Server, folder: URL, threads: Int,
    session: @escaping @MainActor (String) -> LiveSession?,
    elsewhere: @escaping @MainActor (Request) -> Response = { _ in
      .text("there is nothing here", status: 404)
    }
  ) {
    (self.server, self.folder, self.threads) = (server, folder, threads)
    (self.session, self.elsewhere) = (session, elsewhere)
    connect()
  }

  /// The room of this name, made if it has to be.
  @discardableResult
  func room(_ name: String) -> Room? {
    if let room = rooms[name] { return room }
    tidyUp()
    guard rooms.count < Self.mostRooms, let session = session(name) else { return nil }
    let show = LiveShow(session, threads: threads)
    show.chrome = chrome
    guard var answers = try? LiveAnswers(show) else { return nil }
    answers.save = { [folder] files in try Self.write(files, in: folder) }
    answers.test = { show in try SavedTest(show).files }
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
    rooms[name] = Room(show: show, answers: answers, usedAt: Server.now)
    return rooms[name]
  }

  /// Bytes that wait for somebody, beyond which nothing more is sent.
  private static let most = 1 << 20

  /// A frame in every room.
  func turn(after seconds: Double) {
    for name in rooms.keys.sorted() { rooms[name]?.show.turn(after: seconds) }
    let now = Server.now
    for name in Set(places.values) { rooms[name]?.usedAt = now }
  }

  private func tidyUp() {
    guard rooms.count >= Self.mostRooms else { return }
    let idle = rooms.filter { !places.values.contains($0.key) }
    let oldest = idle.min { $0.value.usedAt < $1.value.usedAt }
    if let oldest, Server.now - oldest.value.usedAt > Self.patience { rooms[oldest.key] = nil }
  }
}

extension LiveHouse {
  private func connect() {
    server.onRequest = { [unowned self] request in
      MainActor.assumeIsolated { answer(request) }
    }
    server.onUpgrade = { [unowned self] path in
      MainActor.assumeIsolated {
        let (name, inner) = Self.split(path)
        guard inner == "/socket", room(name) != nil else { return nil }
        if !numbers.contains(name) { numbers.append(name) }
        return numbers.firstIndex(of: name).map(UInt64.init)
      }
    }
    server.onOpen = { [unowned self] socket, number in
      MainActor.assumeIsolated {
        guard let index = Int(exactly: number), numbers.indices.contains(index),
          let room = room(numbers[index])
        else { return }
        places[socket] = numbers[index]
        room.show.connect(socket)
      }
    }
    server.onClose = { [unowned self] socket in
      MainActor.assumeIsolated {
        guard let name = places.removeValue(forKey: socket) else { return }
        rooms[name]?.show.disconnect(socket)
      }
    }
    server.onMessage = { [unowned self] socket, message in
      guard case .text(let bytes) = message else { return }
      MainActor.assumeIsolated {
        if let name = places[socket] { rooms[name]?.show.receive(bytes, from: socket) }
      }
    }
  }

  private func answer(_ request: Request) -> Response {
    let (name, inner) = Self.split(request.path)
    guard name.isEmpty ? rooms[""] != nil : true, let room = room(name) else {
      return elsewhere(request)
    }
    rooms[name]?.usedAt = Server.now
    var request = request
    request.path = inner
    return room.answers.answer(request)
  }

  /// `/live/cube/api/state` is `/api/state` in the room `cube`; what begins otherwise is in the room
  /// without a name.
  private static func split(_ path: String) -> (name: String, inner: String) {
    guard path.hasPrefix("/live/") else { return ("", path) }
    let parts = path.dropFirst("/live/".count)
      .split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return ("", path) }
    return (String(parts[0]), "/" + parts[1])
  }

  /// Writes files below a folder, none over another.
  private static func write(_ files: [SavedFile], in folder: URL) throws -> [String] {
    var number = 1
    func name(_ file: SavedFile) -> String {
      guard number > 1 else { return file.name }
      let isInFolder = file.name.contains("/")
      let parts = file.name.split(separator: isInFolder ? "/" : ".", maxSplits: 1).map(String.init)
      return "\(parts[0])-\(number)" + (parts.count > 1 ? (isInFolder ? "/" : ".") + parts[1] : "")
    }
    func isTaken(_ file: SavedFile) -> Bool {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent(name(file)).path)
    }
    while files.contains(where: isTaken), number < 1000 { number += 1 }
    return try files.map { file in
      let url = folder.appendingPathComponent(name(file))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url, options: .atomic)
      return name(file)
    }
  }
}
