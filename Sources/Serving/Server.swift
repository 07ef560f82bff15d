import CServe

/// A server for pages and web sockets on this machine, in one thread: all of it happens in `poll`.
package final class Server {
  /// Why there is no server, in one line.
  package struct Failure: Error {
    package let reason: String
  }

  /// Tells web sockets apart; never used twice.
  package typealias Socket = UInt64

  /// What comes in on a web socket.
  package enum Message: Sendable {
    case text([UInt8])
    case binary([UInt8])
  }

  /// The most of everything, for somebody who means no good, or whose line is bad.
  package struct Bounds: Sendable {
    package var connections = 48
    package var webSockets = 8
    package var idleSeconds = 15
    package var headBytes = 32 << 10
    package var bodyBytes = 1 << 20
    package var messageBytes = 256 << 10
    package var messagesASecond = 2000
    package var pingSeconds = 10.0
    package var deadSeconds = 30.0

    package init() {}
  }

  /// Answers what the gate has let in.
  package var onRequest: (Request) -> Response = { _ in .text("there is nothing here", status: 404)
  }
  /// Says whether a web socket is to be had at a path, and a number for it.
  package var onUpgrade: (_ path: String) -> UInt64? = { $0 == "/socket" ? 0 : nil }
  /// Is told of a new one, and the number that `onUpgrade` had for it.
  package var onOpen: (Socket, UInt64) -> Void = { _, _ in }
  package var onMessage: (Socket, Message) -> Void = { _, _ in }
  package var onClose: (Socket) -> Void = { _ in }

  package let gate: Gate
  private var server: OpaquePointer?

  /// Begins to listen.
  /// - Parameters:
  ///   - port: 0 for one that is free.
  ///   - isOpenToNetwork: Whether other machines can ask; the gate holds for them as well.
  package init(
    gate: Gate, port: Int = 0, isOpenToNetwork: Bool = false, bounds: Bounds = Bounds()
  ) throws(Failure) {
    self.gate = gate
    guard (0...65_535).contains(port) else { throw Failure(reason: "there is no port \(port)") }
    var reason: UnsafePointer<CChar>?
    server = cs_open(isOpenToNetwork, UInt16(port), bounds.forC, handlers, &reason)
    guard server != nil else {
      throw Failure(reason: reason.map { String(cString: $0) } ?? "no reason is given")
    }
  }

  deinit { close() }

  /// Where it listens.
  package var port: Int { server.map { Int(cs_port($0)) } ?? 0 }

  /// Waits for something to do, and does it.
  /// - Parameter seconds: How long at the most; 0 does not wait.
  package func poll(for seconds: Double) { if let server { cs_poll(server, seconds) } }

  /// Says goodbye to everybody, and listens no more.
  package func close() {
    guard let former = server else { return }
    server = nil
    cs_close(former)
  }

  /// - Returns: Whether there is somebody to send it to.
  @discardableResult
  package func send(_ bytes: [UInt8], isText: Bool = false, to socket: Socket) -> Bool {
    guard let server else { return false }
    return cs_send(server, socket, isText, bytes, bytes.count)
  }

  /// Bytes that wait for somebody to take them.
  package func unsentBytes(of socket: Socket) -> Int {
    server.map { cs_unsent($0, socket) } ?? 0
  }

  /// Seconds on a clock that never goes back.
  package static var now: Double { cs_now() }
}

extension Server {
  private var handlers: cs_handlers {
    cs_handlers(
      owner: Unmanaged.passUnretained(self).toOpaque(),
      request: { owner, request in Server.at(owner).handle(request) },
      opened: { owner, socket, tag in Server.at(owner).onOpen(socket, tag) },
      message: { owner, socket, isText, bytes, count in
        let bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
        Server.at(owner).onMessage(socket, isText ? .text(bytes) : .binary(bytes))
      },
      closed: { owner, socket in Server.at(owner).onClose(socket) })
  }

  private static func at(_ owner: UnsafeMutableRawPointer?) -> Server {
    Unmanaged<Server>.fromOpaque(owner!).takeUnretainedValue()
  }

  private func handle(_ handle: OpaquePointer?) {
    guard let handle else { return }
    switch gate.judge(Request(handle)) {
    case .refused(let response): response.answer(handle, host: "")
    case .admitted(let request):
      guard request.wantsWebSocket else {
        return onRequest(request).answer(handle, host: request.headers["host"] ?? "")
      }
      guard let tag = onUpgrade(request.path), request.headers["sec-websocket-version"] == "13",
        let answer = request.headers["sec-websocket-key"].flatMap(WebSocketKey.answer)
      else { return Response.text("this is no web socket", status: 400).answer(handle, host: "") }
      cs_upgrade(handle, answer, tag)
    }
  }
}

extension Server.Bounds {
  fileprivate var forC: cs_bounds {
    cs_bounds(
      connections: Int32(connections), web_sockets: Int32(webSockets),
      idle_seconds: Int32(idleSeconds), head_bytes: headBytes, body_bytes: bodyBytes,
      message_bytes: messageBytes, messages_a_second: Int32(messagesASecond),
      ping_seconds: pingSeconds, dead_seconds: deadSeconds)
  }
}

extension Request {
  private static let headerNames = [
    "host", "origin", "upgrade", "sec-websocket-version", "sec-websocket-key",
  ]
  private static let argumentNames = [
    "at", "scale", "from", "to", "every", "count", "path", "format", "x", "y", "only",
  ]

  fileprivate init(_ handle: OpaquePointer) {
    var count = 0
    let body = cs_body(handle, &count)
    self.init(
      method: String(cString: cs_method(handle)), path: String(cString: cs_path(handle)),
      headers: Self.values(Self.headerNames) { cs_header(handle, $0) },
      arguments: Self.values(Self.argumentNames) { cs_argument(handle, $0) },
      body: Array(UnsafeBufferPointer(start: body, count: count)))
  }

  private static func values(
    _ names: [String], _ find: (String) -> UnsafePointer<CChar>?
  ) -> [String: String] {
    var found: [String: String] = [:]
    for name in names { found[name] = find(name).map { String(cString: $0) } }
    return found
  }
}

extension Response {
  private var inline: String { holdsScripts ? " 'unsafe-inline'" : "" }

  /// What every answer says: it is of this address alone, and nobody keeps it.
  /// - Parameter host: By what name it was asked for, which is one that the gate knows.
  private func always(_ host: String) -> [(String, String)] {
    [
      ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
      ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
      (
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'\(inline); style-src 'self'\(inline); "
          + "img-src 'self' blob: data:; "
          + "connect-src 'self' ws://\(host); frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; "
          + "form-action 'none'"
      ),
    ]
  }

  fileprivate func answer(_ handle: OpaquePointer, host: String) {
    let fields = [("Content-Type", type)] + always(host)
    var texts: [UnsafeMutablePointer<CChar>] = []
    defer { for text in texts { text.deallocate() } }
    let all = fields.map { name, value in
      let pair = [name, value].map(Self.copy)
      texts += pair
      return cs_field(name: pair[0], value: pair[1])
    }
    cs_answer(handle, Int32(status), all, all.count, bytes, bytes.count)
  }

  private static func copy(_ text: String) -> UnsafeMutablePointer<CChar> {
    let bytes = text.utf8CString
    let place = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { place[index] = byte }
    return place
  }
}
