import Foundation
import Serving
import TestSupport
import Testing

/// Whether the libraries of the server are installed.
let canServe = (try? Server(gate: Gate(Secret()))) != nil

/// A server that says what it was asked, and sends back what it hears.
func echo(_ change: (inout Server.Bounds) -> Void = { _ in }) throws -> Server {
  var bounds = Server.Bounds()
  change(&bounds)
  let server = try Server(gate: Gate(Secret()), bounds: bounds)
  server.onRequest = { request in
    .text("\(request.method) \(request.path) \(request.body.count)")
  }
  server.onMessage = { [unowned server] socket, message in
    switch message {
    case .text(let bytes): server.send(bytes, isText: true, to: socket)
    case .binary(let bytes): server.send(bytes, to: socket)
    }
  }
  return server
}

extension Server {
  var root: String { "/" + gate.secret.word }

  func get(_ path: String, _ more: String = "", method: String = "GET") -> String {
    "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(more)\r\n"
  }
}

@Suite(.serialized, .enabled(if: canServe, "needs libmicrohttpd and wslay")) struct ServerTests {
  @Test("a request behind the secret is answered, and tells nobody where it was")
  func answers() throws {
    let server = try echo()
    let client = ScriptedClient(server)
    client.send(server.get(server.root + "/page?at=1"))
    #expect(client.status() == 200)
    client.wait { client.text.contains("GET /page 0") }
    #expect(client.text.contains("GET /page 0"))
    for header in [
      "Referrer-Policy: no-referrer", "Cache-Control: no-store", "frame-ancestors 'self'",
      "X-Content-Type-Options: nosniff",
    ] { #expect(client.text.contains(header)) }
  }

  @Test("a request without the secret, from elsewhere or under another name is not")
  func refuses() throws {
    let server = try echo()
    for (request, status) in [
      (server.get("/"), 404), (server.get("/" + Secret().word + "/page"), 404),
      (server.get(server.root + "/page", "Origin: http://evil.example\r\n"), 403),
      ("GET \(server.root)/page HTTP/1.1\r\nHost: evil.example\r\n\r\n", 403),
      ("GET \(server.root)/page HTTP/1.0\r\n\r\n", 403),
    ] {
      let client = ScriptedClient(server)
      client.send(request)
      #expect(client.status() == status)
    }
  }

  @Test("a body arrives whole; one beyond the bounds is refused")
  func bodies() throws {
    let server = try echo { $0.bodyBytes = 1000 }
    let client = ScriptedClient(server)
    client.send(server.get(server.root + "/x", "Content-Length: 1000\r\n", method: "POST"))
    client.send([UInt8](repeating: 65, count: 1000))
    #expect(client.status() == 200)
    client.wait { client.text.contains("POST /x 1000") }
    #expect(client.text.contains("POST /x 1000"))
    let large = ScriptedClient(server)
    large.send(server.get(server.root + "/x", "Content-Length: 1001\r\n", method: "POST"))
    #expect(large.status() == 413)
    let secret = ScriptedClient(server)
    secret.send(server.get(server.root + "/x", "Transfer-Encoding: chunked\r\n", method: "POST"))
    for _ in 0..<4 { secret.send("1F4\r\n" + String(repeating: "A", count: 500) + "\r\n") }
    secret.send("0\r\n\r\n")
    #expect(secret.status() != 200)
  }

  @Test("a head beyond the bounds is refused, and what is no request as well")
  func heads() throws {
    let server = try echo { $0.headBytes = 4096 }
    for request in [
      server.get(server.root + "/" + String(repeating: "a", count: 10_000)),
      server.get(server.root, "X: " + String(repeating: "b", count: 10_000) + "\r\n"),
      "\u{0}\u{1}\u{2}\r\n\r\n", "GET\r\n\r\n", "\r\n\r\n\r\n\r\nnonsense\r\n\r\n",
    ] {
      let client = ScriptedClient(server)
      client.send(request)
      #expect(client.status() != 200)
    }
    let after = ScriptedClient(server)
    after.send(server.get(server.root + "/page"))
    #expect(after.status() == 200)
  }

  @Test("a half-open request is closed, and holds nobody up")
  func halfOpen() throws {
    let server = try echo { $0.idleSeconds = 1 }
    let slow = ScriptedClient(server)
    slow.send("GET \(server.root)/page HTTP/1.1\r\nHo")
    let client = ScriptedClient(server)
    client.send(server.get(server.root + "/page"))
    #expect(client.status() == 200)
    #expect(slow.wait(4) { slow.isOver })
  }

  @Test("whoever comes beyond the bound waits until another has gone")
  func connections() throws {
    let server = try echo {
      $0.connections = 4
      $0.idleSeconds = 1
    }
    let silent = (0..<4).map { _ in ScriptedClient(server) }
    server.poll(for: 0.01)
    let late = ScriptedClient(server)
    late.send(server.get(server.root + "/page"))
    #expect(late.status() == 200)
    #expect(silent.count == 4)
  }
}
