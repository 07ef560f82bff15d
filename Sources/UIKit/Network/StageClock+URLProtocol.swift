import Foundation
import QuartzCore
import Synchronization

// Answers that an application makes itself, in place of a network: what its tests and its examples do.

extension StageClock {
  /// Answers requests that it can; subclass it. Stands in for Foundation's `URLProtocol`.
  ///
  /// Asked for by `URLSessionConfiguration.protocolClasses` of a session, or by `registerClass` for all of
  /// them. Its client may be called on any thread.
  open class URLProtocol: NSObject, @unchecked Sendable {
    // Sendable: nothing in it changes after it is made.
    private let asked: URLRequest
    private let known: CachedURLResponse?
    private let receiver: (any URLProtocolClient)?

    public required init(
      request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
    ) {
      (asked, known, receiver) = (request, cachedResponse, client)
      super.init()
    }

    open var request: URLRequest { asked }
    open var cachedResponse: CachedURLResponse? { known }
    open var client: (any URLProtocolClient)? { receiver }

    /// Default false.
    open class func canInit(with request: URLRequest) -> Bool { false }
    open class func canInit(with task: URLSessionTask) -> Bool {
      task.currentRequest.map { canInit(with: $0) } ?? false
    }
    open class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    open class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool { a == b }
    open func startLoading() {}
    open func stopLoading() {}

    /// For all sessions of the stage that is being used; false from another thread.
    @discardableResult
    open class func registerClass(_ protocolClass: AnyClass) -> Bool {
      guard let kind = protocolClass as? URLProtocol.Type, !OtherThreads.areCalling else {
        return false
      }
      MainActor.assumeIsolated { SceneEnvironment.current.urlProtocols.append(kind) }
      return true
    }

    open class func unregisterClass(_ protocolClass: AnyClass) {
      guard !OtherThreads.areCalling else { return }
      MainActor.assumeIsolated {
        SceneEnvironment.current.urlProtocols.removeAll { $0 === protocolClass }
      }
    }

    /// Who answers a request: of those that were registered, whom other threads do not see, the last one first.
    static func answering(_ request: URLRequest, _ own: [AnyClass]?) -> URLProtocol.Type? {
      let kinds = (own ?? []).compactMap { $0 as? URLProtocol.Type }
      let known =
        OtherThreads.areCalling
        ? [] : MainActor.assumeIsolated { SceneEnvironment.current.urlProtocols }
      return (kinds + known.reversed()).first { $0.canInit(with: request) }
    }
  }

  /// A request's answer that is kept.
  open class CachedURLResponse: NSObject, @unchecked Sendable {
    // Sendable: nothing in it changes after it is made.
    private let head: URLResponse
    private let body: Data
    open var response: URLResponse { head }
    open var data: Data { body }

    public init(response: URLResponse, data: Data) {
      (head, body) = (response, data)
      super.init()
    }
  }

  /// Would keep answers; nothing is kept.
  open class URLCache: NSObject, @unchecked Sendable {
    // Sendable: there is nothing in it.
    public enum StoragePolicy: UInt, Sendable { case allowed, allowedInMemoryOnly, notAllowed }

    public static let shared = URLCache()
    public override init() { super.init() }
    public convenience init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String? = nil) {
      self.init()
    }
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
      self.init()
    }

    open func cachedResponse(for request: URLRequest) -> CachedURLResponse? { nil }
    open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {}
    open func removeAllCachedResponses() {}
    open func removeCachedResponse(for request: URLRequest) {}
  }

  /// Takes what a protocol has found.
  public protocol URLProtocolClient: AnyObject, Sendable {
    func urlProtocol(
      _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse)
    func urlProtocol(
      _ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
    func urlProtocol(
      _ protocol: URLProtocol, didReceive response: URLResponse,
      cacheStoragePolicy policy: URLCache.StoragePolicy)
    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
    func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
  }

  /// A request that a protocol of the application's answers: what has come so far, and who waits for it.
  final class Loading: URLProtocolClient {
    typealias Answer = Result<(Data, URLResponse), any Error>

    private struct State {
      var response: URLResponse?
      var data = Data()
      var done: (@Sendable (Answer) -> Void)?
      /// Kept alive until it has answered, as nobody else need do.
      var loader: URLProtocol?
    }

    private let state: Mutex<State>

    private init(_ done: @escaping @Sendable (Answer) -> Void) { state = Mutex(State(done: done)) }

    /// Has a protocol begin in the next turn.
    /// - Returns: The protocol, which can be stopped.
    static func start(
      _ kind: URLProtocol.Type, _ request: URLRequest, _ done: @escaping @Sendable (Answer) -> Void
    ) -> URLProtocol {
      let client = Loading(done)
      let loader = kind.init(
        request: kind.canonicalRequest(for: request), cachedResponse: nil, client: client)
      client.state.withLock { $0.loader = loader }
      _ = StageClock.enqueue(at: StageClock.now) { loader.startLoading() }
      return loader
    }

    func urlProtocol(
      _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
    ) {
      Unsupported.report("URLProtocol: a request that is led elsewhere")
      end(.failure(URLError(.badServerResponse)))
    }

    func urlProtocol(
      _ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse
    ) { state.withLock { ($0.response, $0.data) = (cachedResponse.response, cachedResponse.data) } }

    func urlProtocol(
      _ protocol: URLProtocol, didReceive response: URLResponse,
      cacheStoragePolicy policy: URLCache.StoragePolicy
    ) { state.withLock { $0.response = response } }

    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) {
      state.withLock { $0.data += data }
    }

    func urlProtocolDidFinishLoading(_ protocol: URLProtocol) {
      let (data, response) = state.withLock { ($0.data, $0.response) }
      end(response.map { .success((data, $0)) } ?? .failure(URLError(.badServerResponse)))
    }

    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
      end(.failure(error))
    }

    /// Nobody waits any more.
    func drop() { state.withLock { ($0.done, $0.loader) = (nil, nil) } }

    /// Tells whoever waits, once, on the stage's turn.
    private func end(_ answer: Answer) {
      let done = state.withLock { state in
        defer { (state.done, state.loader) = (nil, nil) }
        return state.done
      }
      guard let done else { return }
      _ = StageClock.enqueue(at: StageClock.now) { done(answer) }
    }
  }
}
