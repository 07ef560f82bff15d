import Foundation
import Rehearsal
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Requests that an application answers itself.
@MainActor @Suite("Protocols in place of a network")
struct URLProtocolTests {
  private final class Echo: StageClock.URLProtocol, @unchecked Sendable {
    override class func canInit(with request: StageClock.URLRequest) -> Bool {
      request.url?.scheme == "echo"
    }

    override func startLoading() {
      guard let url = request.url else { return }
      if url.host == "broken" {
        client?.urlProtocol(self, didFailWithError: URLError(.timedOut))
        return
      }
      let response = StageClock.HTTPURLResponse(
        url: url, statusCode: 201, httpVersion: nil, headerFields: nil)
      response.map { client?.urlProtocol(self, didReceive: $0, cacheStoragePolicy: .notAllowed) }
      for word in ["a", "b"] { client?.urlProtocol(self, didLoad: Data(word.utf8)) }
      client?.urlProtocolDidFinishLoading(self)
      // Whoever goes on is not heard.
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  /// Answers later, and is held by nobody meanwhile.
  private final class Late: StageClock.URLProtocol, @unchecked Sendable {
    override class func canInit(with request: StageClock.URLRequest) -> Bool {
      request.url?.scheme == "late"
    }

    override func startLoading() {
      StageClock.DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak self] in
        guard let self, let url = request.url else { return }
        client?.urlProtocol(
          self, didReceive: StageClock.URLResponse(url: url), cacheStoragePolicy: .allowed)
        client?.urlProtocolDidFinishLoading(self)
      }
    }
  }

  @Test("live until they have answered")
  func late() throws {
    let (stage, _) = screenOnStage()
    let configuration = StageClock.URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Late.self]
    let session = StageClock.URLSession(configuration: configuration)
    let url = try #require(URL(string: "late://x"))
    nonisolated(unsafe) var heard = 0
    stage.perform {
      Task {
        _ = try? await session.data(from: url)
        heard += 1
      }
    }
    stage.advance(to: stage.now + 0.1)
    #expect(heard == 0)
    stage.advance(to: stage.now + 0.5)
    #expect(heard == 1)
  }

  private func ask(_ address: String, registered: Bool) throws -> [String] {
    let (stage, _) = screenOnStage()
    let configuration = StageClock.URLSessionConfiguration.ephemeral
    if registered {
      StageClock.URLProtocol.registerClass(Echo.self)
    } else {
      configuration.protocolClasses = [Echo.self]
    }
    defer { StageClock.URLProtocol.unregisterClass(Echo.self) }
    let session = StageClock.URLSession(configuration: configuration)
    let url = try #require(URL(string: address))
    nonisolated(unsafe) var heard: [String] = []
    stage.perform {
      session.dataTask(with: url) { data, response, error in
        let status = (response as? StageClock.HTTPURLResponse)?.statusCode ?? 0
        let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "none"
        heard.append("\(text) \(status) \((error as? URLError)?.code.rawValue ?? 0)")
      }.resume()
    }
    stage.advance(to: stage.now + 1)
    return heard
  }

  @Test("answer those that they can, once, for a session or for all", arguments: [false, true])
  func answers(registered: Bool) throws {
    #expect(try ask("echo://x/y", registered: registered) == ["ab 201 0"])
    let timedOut = URLError.Code.timedOut.rawValue
    #expect(try ask("echo://broken/y", registered: registered) == ["none 0 \(timedOut)"])
    let offline = URLError.Code.notConnectedToInternet.rawValue
    #expect(try ask("https://x/y", registered: registered) == ["none 0 \(offline)"])
  }
}
