/// What somebody asks of a server.
package struct Request: Sendable {
  /// `GET`, `POST`.
  package var method: String
  /// Begins with a slash; decoded.
  package var path: String
  /// Values of the headers that a gate looks at, by their names in small letters.
  package var headers: [String: String]
  /// What follows the question mark, as far as it was asked for.
  package var arguments: [String: String]
  package var body: [UInt8]

  package init(
    method: String = "GET", path: String, headers: [String: String] = [:],
    arguments: [String: String] = [:], body: [UInt8] = []
  ) {
    self.method = method
    self.path = path
    self.headers = headers
    self.arguments = arguments
    self.body = body
  }

  /// Whether a browser asks for a web socket.
  package var wantsWebSocket: Bool { headers["upgrade"]?.lowercased() == "websocket" }
}

/// What a server answers.
package struct Response: Sendable {
  package var status: Int
  package var type: String
  package var bytes: [UInt8]
  /// Whether it is a page of ours whose scripts and styles stand in it.
  package var holdsScripts = false

  package init(status: Int = 200, type: String, bytes: [UInt8]) {
    self.status = status
    self.type = type
    self.bytes = bytes
  }

  /// A line for people.
  package static func text(_ text: String, status: Int = 200) -> Response {
    Response(status: status, type: "text/plain; charset=utf-8", bytes: Array((text + "\n").utf8))
  }

  package static func json(_ value: JSON, status: Int = 200) -> Response {
    Response(status: status, type: "application/json", bytes: Array((value.text + "\n").utf8))
  }
}
