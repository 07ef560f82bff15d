import Foundation
import Serving

/// A client that does what a test says, whatever the protocol makes of it. Client and server share
/// the test's thread: while the client waits, the server works.
final class ScriptedClient {
  private let socket: Int32
  private let server: Server
  /// Everything that came, not yet taken.
  private(set) var received: [UInt8] = []
  /// Whether the server has hung up.
  private(set) var isOver = false

  init(_ server: Server) {
    self.server = server
    socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(server.port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
  }

  deinit { close(socket) }

  func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends as much as the server takes.
  func send(_ bytes: [UInt8], turns: Int = 2000) {
    var rest = bytes[...]
    for _ in 0..<turns where !rest.isEmpty && !isOver {
      let sent = rest.withUnsafeBytes {
        Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if sent > 0 { rest = rest.dropFirst(sent) }
      if sent < 0, errno != EAGAIN { isOver = true }
      server.poll(for: 0.001)
    }
  }

  /// Lets the server work until something holds.
  /// - Returns: Whether it came to hold within so many seconds.
  @discardableResult
  func wait(_ seconds: Double = 5, reads: Bool = true, until holds: () -> Bool) -> Bool {
    let end = Server.now + seconds
    while !holds() {
      guard Server.now < end else { return false }
      server.poll(for: 0.005)
      if reads { read() }
    }
    return true
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(socket, &buffer, buffer.count, 0)
      if count > 0 { received += buffer[..<count] }
      if count == 0 || (count < 0 && errno != EAGAIN) { isOver = true }
      if count <= 0 { return }
    }
  }

  var text: String { String(decoding: received, as: UTF8.self) }

  /// Waits for a whole answer and says its status; 0 where the server hung up without a word.
  func status() -> Int {
    wait { text.contains("\r\n\r\n") || isOver }
    return Int(text.dropFirst(9).prefix(3)) ?? 0
  }
}

// MARK: - Web sockets

extension ScriptedClient {
  /// A request for a web socket; the server's answer is taken off.
  func upgrade(_ path: String, origin: String? = nil) -> Int {
    send(
      "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nUpgrade: websocket\r\n"
        + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        + (origin.map { "Origin: \($0)\r\n" } ?? "")
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
    let status = status()
    if let end = received.firstRange(of: Array("\r\n\r\n".utf8)) {
      received.removeFirst(end.upperBound)
    }
    return status
  }

  /// One frame as browsers send them, masked unless told.
  static func frame(
    _ payload: [UInt8], opcode: UInt8 = 1, isLast: Bool = true, isMasked: Bool = true
  ) -> [UInt8] {
    var frame: [UInt8] = [opcode | (isLast ? 0x80 : 0)]
    let mark: UInt8 = isMasked ? 0x80 : 0
    switch payload.count {
    case ..<126: frame.append(mark | UInt8(payload.count))
    case ..<65_536: frame += [mark | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    default:
      frame.append(mark | 127)
      frame += withUnsafeBytes(of: UInt64(payload.count).bigEndian) { Array($0) }
    }
    guard isMasked else { return frame + payload }
    let mask: [UInt8] = [1, 2, 3, 4]
    return frame + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
  }

  /// Takes the next whole frame off what came.
  func nextFrame() -> (opcode: UInt8, payload: [UInt8])? {
    guard received.count >= 2 else { return nil }
    var (start, length) = (2, Int(received[1] & 0x7F))
    if length > 125 {
      let width = length == 126 ? 2 : 8
      guard received.count >= 2 + width else { return nil }
      length = received[2..<2 + width].reduce(0) { $0 << 8 | Int($1) }
      start += width
    }
    guard received.count >= start + length else { return nil }
    defer { received.removeFirst(start + length) }
    return (received[0] & 0x0F, Array(received[start..<start + length]))
  }

  /// Waits for a frame of a kind; others are passed over.
  func await(_ opcode: UInt8) -> [UInt8]? {
    var found: [UInt8]?
    wait {
      while found == nil, let frame = nextFrame() {
        if frame.opcode == opcode { found = frame.payload }
      }
      return found != nil || isOver
    }
    return found
  }

  /// The code with which the server says goodbye.
  func goodbye() -> Int? { self.await(8).map { $0.prefix(2).reduce(0) { $0 << 8 | Int($1) } } }
}
