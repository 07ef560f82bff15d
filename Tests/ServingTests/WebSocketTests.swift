import Foundation
import Serving
import TestSupport
import Testing

@Suite(.serialized, .enabled(if: canServe, "needs libmicrohttpd and wslay"))
struct WebSocketTests {
  private func connected(_ server: Server) -> ScriptedClient {
    let client = ScriptedClient(server)
    #expect(client.upgrade(server.root + "/socket") == 101)
    return client
  }

  @Test("texts and bytes come back, whole and in pieces, short and long")
  func echoes() throws {
    let server = try echo()
    let client = connected(server)
    for count in [0, 1, 125, 126, 65_535, 65_536, 200_000] {
      let bytes = (0..<count).map { UInt8($0 % 251) }
      client.send(ScriptedClient.frame(bytes, opcode: 2))
      #expect(client.await(2) == bytes)
    }
    client.send(ScriptedClient.frame(Array("he".utf8), isLast: false))
    client.send(ScriptedClient.frame(Array("llo".utf8), opcode: 0))
    #expect(client.await(1) == Array("hello".utf8))
    client.send(ScriptedClient.frame([1, 2], opcode: 9))
    #expect(client.await(10) == [1, 2])
  }

  @Test("what comes with the request itself is not lost")
  func early() throws {
    let server = try echo()
    let client = ScriptedClient(server)
    client.send(
      Array(
        (server.get(
          server.root + "/socket",
          "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n")).utf8)
        + ScriptedClient.frame(Array("early".utf8)))
    client.wait { client.text.contains("early") }
    #expect(client.text.contains("early"))
  }

  @Test("no secret, no web socket; nor for other pages, nor elsewhere")
  func refuses() throws {
    let server = try echo()
    #expect(ScriptedClient(server).upgrade("/" + Secret().word + "/socket") == 404)
    #expect(ScriptedClient(server).upgrade(server.root + "/elsewhere") == 400)
    #expect(
      ScriptedClient(server).upgrade(server.root + "/socket", origin: "http://evil.example") == 403)
    #expect(
      ScriptedClient(server)
        .upgrade(server.root + "/socket", origin: "http://127.0.0.1:\(server.port)") == 101)
  }

  @Test("a message beyond the bounds ends the line with 1009")
  func tooLarge() throws {
    let server = try echo { $0.messageBytes = 1000 }
    let client = connected(server)
    client.send(ScriptedClient.frame([UInt8](repeating: 1, count: 1001), opcode: 2))
    #expect(client.goodbye() == 1009)
    let pieces = connected(server)
    for _ in 0..<3 {
      pieces.send(ScriptedClient.frame([UInt8](repeating: 1, count: 400), opcode: 2, isLast: false))
    }
    #expect(pieces.goodbye() != nil)
  }

  @Test("a frame that is none ends its own line and no other")
  func malformed() throws {
    let server = try echo()
    let other = connected(server)
    let faults: [[UInt8]] = [
      ScriptedClient.frame([1], isMasked: false), [0xFF, 0xFF, 0xFF, 0xFF],
      [0x83, 0x80, 0, 0, 0, 0],
      [0x81, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 2, 3, 4],
      ScriptedClient.frame([0xC3, 0x28]), ScriptedClient.frame([1], opcode: 0),
      ScriptedClient.frame([UInt8](repeating: 1, count: 126), opcode: 9),
    ]
    for fault in faults {
      let client = connected(server)
      client.send(fault)
      _ = client.goodbye()
      #expect(client.wait { client.isOver })
    }
    other.send(ScriptedClient.frame(Array("still".utf8)))
    #expect(other.await(1) == Array("still".utf8))
  }

  @Test("a flood ends with 1008, and the others go on")
  func flood() throws {
    let server = try echo { $0.messagesASecond = 100 }
    let other = connected(server)
    let client = connected(server)
    let flood = (0..<5000).flatMap { _ in ScriptedClient.frame([65], opcode: 2) }
    client.send(flood, turns: 50)
    #expect(client.goodbye() == 1008)
    other.send(ScriptedClient.frame(Array("still".utf8)))
    #expect(other.await(1) == Array("still".utf8))
  }

  @Test("whoever never reads is seen, and let go when it says nothing")
  func neverReads() throws {
    let server = try echo {
      $0.pingSeconds = 0.1
      $0.deadSeconds = 0.4
    }
    var gone: [Server.Socket] = []
    server.onClose = { gone.append($0) }
    let client = connected(server)
    client.send(ScriptedClient.frame([1], opcode: 2))
    for _ in 0..<64 { server.send([UInt8](repeating: 7, count: 1 << 20), to: 1) }
    #expect(server.unsentBytes(of: 1) > 32 << 20)
    #expect(client.wait(3, reads: false) { gone == [1] })
    #expect(server.unsentBytes(of: 1) == 0)
    #expect(!server.send([1], to: 1))
  }

  @Test("there are only so many; who comes later is told to try again")
  func bound() throws {
    let server = try echo { $0.webSockets = 2 }
    let clients = [connected(server), connected(server)]
    #expect(connected(server).goodbye() == 1013)
    clients[0].send(ScriptedClient.frame([], opcode: 8))
    #expect(clients[0].wait { clients[0].isOver })
    let next = connected(server)
    next.send(ScriptedClient.frame(Array("in".utf8)))
    #expect(next.await(1) == Array("in".utf8))
  }

  @Test("chance at the door harms nobody")
  func fuzz() throws {
    let isLong = ProcessInfo.processInfo.environment["SOAK"] != nil
    let end = Server.now + (isLong ? 600 : 1.5)
    let server = try echo { $0.idleSeconds = 2 }
    var random = Seeded(seed: 22)
    var rounds = 0
    while Server.now < end {
      let client = ScriptedClient(server)
      let isSocket = Bool.random(using: &random)
      if isSocket { _ = client.upgrade(server.root + "/socket") }
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        client.send(Self.nonsense(isSocket, server, &random), turns: 4)
      }
      rounds += 1
    }
    #expect(rounds > 20)
    let after = ScriptedClient(server)
    after.send(server.get(server.root + "/page"))
    #expect(after.status() == 200)
  }

  /// A frame or a request with a few bytes changed, or no such thing at all.
  private static func nonsense(
    _ isSocket: Bool, _ server: Server, _ random: inout Seeded
  ) -> [UInt8] {
    let count = Int.random(in: 0...400, using: &random)
    var bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    switch Int.random(in: 0...2, using: &random) {
    case 0: return bytes
    case 1:
      bytes =
        isSocket
        ? ScriptedClient.frame(bytes, opcode: UInt8.random(in: 0...15, using: &random))
        : Array(server.get(server.root + "/x").utf8)
      for _ in 0..<3 where !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      return bytes
    default: return isSocket ? ScriptedClient.frame(bytes, opcode: 2) : Array("POST ".utf8) + bytes
    }
  }
}
