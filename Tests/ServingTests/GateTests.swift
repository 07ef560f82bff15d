import Serving
import Testing

@Suite struct GateTests {
  private let gate = Gate(Secret("0123456789abcdef-_")!, names: ["10.0.0.7"])

  private func status(
    _ path: String, host: String = "127.0.0.1:8000", origin: String? = nil
  ) -> Int {
    var headers = ["host": host]
    headers["origin"] = origin
    switch gate.judge(Request(path: path, headers: headers)) {
    case .admitted(let request): return request.path == "/page" ? 200 : 0
    case .refused(let response): return response.status
    }
  }

  @Test("whoever knows the secret comes in, by every name of the machine")
  func admitted() {
    for host in ["127.0.0.1:8000", "localhost:1", "localhost", "10.0.0.7:80"] {
      #expect(status("/0123456789abcdef-_/page", host: host) == 200)
      // The address as it is printed, with a path as it is written in the documents.
      #expect(status("/0123456789abcdef-_//page", host: host) == 200)
    }
  }

  @Test(
    "a guess is answered as if there were nothing",
    arguments: [
      "/", "", "/page", "/0123456789abcdef-/page", "/0123456789abcdef-_x/page",
      "/0123456789abcdef__/page", "//page", "page", "/0123456789ABCDEF-_/page",
    ])
  func guesses(_ path: String) { #expect(status(path) == 404) }

  @Test(
    "a foreign name is refused before the secret is looked at",
    arguments: ["", "evil.example", "127.0.0.1.evil.example:8000", "[::1]:8000"])
  func names(_ host: String) {
    #expect(status("/0123456789abcdef-_/page", host: host) == 403)
    #expect(status("/wrong", host: host) == 403)
  }

  @Test("a foreign page is refused, the own one is not")
  func origins() {
    let path = "/0123456789abcdef-_/page"
    #expect(status(path, origin: "http://127.0.0.1:8000") == 200)
    for origin in [
      "null", "", "http://evil.example", "https://127.0.0.1:8000", "http://127.0.0.1:8001",
      "http://localhost:8000", "http://127.0.0.1:8000.evil.example",
    ] {
      #expect(status(path, origin: origin) == 403)
    }
  }

  @Test("every secret is another, and stands in an address")
  func secrets() {
    let secrets = (0..<100).map { _ in Secret() }
    #expect(Set(secrets).count == 100)
    for secret in secrets {
      #expect(secret.word.utf8.count == 22)
      #expect(Secret(secret.word) == secret)
    }
    #expect(Secret("short") == nil)
    #expect(Secret("0123456789abcdef/") == nil)
    #expect(Secret(String(repeating: "a", count: 65)) == nil)
  }
}

@Suite struct WebSocketKeyTests {
  @Test("SHA-1 gives the sums of the standard's examples")
  func sums() {
    func hex(_ text: String) -> String {
      SHA1.digest(of: Array(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        .joined()
    }
    #expect(hex("") == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    #expect(hex("abc") == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
    #expect(hex(String(repeating: "a", count: 1000)) == "291e9a6c66994949b57ba5e650361e98fc36b1ba")
  }

  @Test("the answer is that of RFC 6455's example")
  func answer() {
    #expect(
      WebSocketKey.answer(to: "dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    #expect(WebSocketKey.answer(to: "short") == nil)
    #expect(WebSocketKey.answer(to: "") == nil)
  }
}

@Suite struct JSONReadingTests {
  @Test("a text is read as it would be written")
  func reads() throws {
    let text = #"{"a":[1,2.5,-3],"b":{"c":"ä\n\"","d":true},"e":"1"}"#
    #expect(try #require(JSON(reading: Array(text.utf8))).text == text)
  }

  @Test("null is left out")
  func null() {
    #expect(JSON(reading: Array(#"{"a":null,"b":[1,null]}"#.utf8))?.text == #"{"b":[1]}"#)
  }

  @Test(
    "what is none is nothing",
    arguments: ["", "{", "[1,", "{\"a\"}", "\u{0}", "nope", #"{"a":1}}"#])
  func refuses(_ text: String) { #expect(JSON(reading: Array(text.utf8)) == nil) }

  @Test("what is too deep or too long is nothing")
  func bounds() {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(JSON(reading: Array(deep.utf8)) == nil)
    #expect(
      JSON(reading: Array(("\"" + String(repeating: "a", count: 2 << 20) + "\"").utf8)) == nil)
    #expect(JSON(reading: Array(#""[[[[\"[[""#.utf8)) == .string(#"[[[["[["#))
  }

  @Test("a number that is none of ours is none")
  func numbers() {
    #expect(JSON(reading: Array(#"{"a":1e400}"#.utf8))?["a"]?.number == nil)
    #expect(JSON(reading: Array(#"{"a":1.5}"#.utf8))?["a"]?.integer == nil)
    #expect(JSON(reading: Array(#"{"a":1e30}"#.utf8))?["a"]?.integer == nil)
    #expect(JSON(reading: Array(#"{"a":7}"#.utf8))?["a"]?.integer == 7)
  }
}
