import Foundation
import Raster
import Serving
import Synchronization

/// What a page does with a line, without a page: for measuring.
final class BrowserClient: Sendable {
  struct Reached: Sendable {
    /// Seconds from a finger to its pixels; 95 of 100 are shorter.
    var latency = 0.0
    /// A second.
    var frames = 0.0
    var bytes = 0.0
  }

  private let port: Int
  private let path: String
  private let result = Mutex<Reached?>(nil)

  init(port: Int, path: String) { (self.port, self.path) = (port, path) }

  var isOver: Bool { result.withLock { $0 != nil } }
  var reached: Reached? { result.withLock { $0 } }

  /// Seconds between two places of the finger, about: more often than there are frames, as displays and
  /// mice report, so that something changes in each frame.
  private static let pause = 1.0 / 120

  /// Connects, moves a finger, unpacks what comes, and notes what was reached.
  func run(for seconds: Double) {
    var line = Line(port: port, path: path)
    var random = Chance(state: 7)
    _ = line.frame(until: Server.now + 0.3)
    line.send(#"{"t":"touch","n":1,"e":[[0,"press",196,250]]}"#)
    var (sent, delays): ([UInt32: Double], [Double]) = ([:], [])
    var (number, frames, bytes): (UInt32, Int, Int) = (1, 0, 0)
    let began = Server.now
    var next = began + Self.pause
    while Server.now - began < seconds {
      if let frame = line.frame(until: next) {
        frames += 1
        bytes += frame.count
        let (id, input) = Self.unpack(frame)
        line.send(#"{"t":"ack","f":\#(id)}"#)
        let now = Server.now
        for (key, time) in sent where key <= input {
          delays.append(now - time)
          sent[key] = nil
        }
      }
      guard Server.now >= next else { continue }
      number += 1
      let phase = (Server.now - began).truncatingRemainder(dividingBy: 1)
      line.send(
        #"{"t":"touch","n":\#(number),"e":[[0,"move",196,\#(250 + 400 * min(phase, 1 - phase))]]}"#)
      sent[number] = Server.now
      next = Server.now + Self.pause * (0.7 + 0.6 * random.next())
    }
    delays.sort()
    let latency =
      delays.isEmpty ? .infinity : delays[min(delays.count - 1, delays.count * 95 / 100)]
    let reached = Reached(
      latency: latency, frames: Double(frames) / seconds, bytes: Double(bytes) / seconds)
    result.withLock { $0 = reached }
  }

  /// Unpacks every part of a frame.
  /// - Returns: Its number, and the last input that took part.
  private static func unpack(_ frame: [UInt8]) -> (number: UInt32, input: UInt32) {
    func number(at place: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(frame[place + $1]) << (8 * $1) }
    }
    var place = 28 + 8 * number(at: 24, 4)
    for _ in 0..<number(at: 2, 2) {
      let length = number(at: place + 12, 4)
      _ = try? ImageDecoder.decode(Array(frame[place + 16..<place + 16 + length]))
      place += 16 + length
    }
    return (UInt32(number(at: 4, 4)), UInt32(number(at: 8, 4)))
  }

  /// Numbers that look random and follow from a seed.
  private struct Chance {
    var state: UInt64

    mutating func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }
  }
}

/// A web socket's client, as far as this needs one.
private struct Line {
  private let socket: Int32
  private var rest: [UInt8] = []

  init(port: Int, path: String) {
    socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    // Browsers do so as well: nothing waits to become more.
    var yes: Int32 = 1
    setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    write(
      Array(
        ("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\n"
          + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
          + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").utf8))
    let end = Array("\r\n\r\n".utf8)
    let limit = Server.now + 5
    while rest.firstRange(of: end) == nil, Server.now < limit { read(for: 0.1) }
    if let head = rest.firstRange(of: end) { rest.removeFirst(head.upperBound) }
  }

  /// A text, masked with zeros.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    let length: [UInt8] =
      bytes.count < 126
      ? [0x80 | UInt8(bytes.count)]
      : [0x80 | 126, UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
    write([0x81] + length + [0, 0, 0, 0] + bytes)
  }

  /// The next binary message; nil where none has come by an instant.
  mutating func frame(until instant: Double) -> [UInt8]? {
    while true {
      if let (opcode, payload) = take() {
        if opcode == 2 { return payload }
        continue
      }
      let wait = instant - Server.now
      guard wait > 0 else { return nil }
      read(for: wait)
    }
  }

  private mutating func take() -> (opcode: UInt8, payload: [UInt8])? {
    guard rest.count >= 2 else { return nil }
    var (start, length) = (2, Int(rest[1] & 0x7F))
    if length > 125 {
      let width = length == 126 ? 2 : 8
      guard rest.count >= 2 + width else { return nil }
      length = rest[2..<2 + width].reduce(0) { $0 << 8 | Int($1) }
      start += width
    }
    guard rest.count >= start + length else { return nil }
    defer { rest.removeFirst(start + length) }
    return (rest[0] & 0x0F, Array(rest[start..<start + length]))
  }

  private mutating func read(for seconds: Double) {
    var polled = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, Int32(max(seconds * 1000, 1))) > 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    let count = recv(socket, &buffer, buffer.count, 0)
    if count > 0 { rest += buffer[..<count] }
  }

  private func write(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes {
      Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
  }
}
