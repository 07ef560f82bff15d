import Foundation

// What application code says of the network: there is none on a stage. Requests of files and of data
// addresses are answered, and those that a protocol of the application's takes; all others fail as on a device
// without a connection, at the stage's time.

extension StageClock {
  /// Where requests go; stands in for Foundation's `URLSession`.
  open class URLSession: NSObject, @unchecked Sendable {
    // Sendable: nothing in it changes after it is made.
    public static let shared = URLSession()
    private let chosen: URLSessionConfiguration
    private weak var listener: AnyObject?

    open var configuration: URLSessionConfiguration { chosen }
    open var delegate: AnyObject? { listener }

    public init(
      configuration: URLSessionConfiguration = .default, delegate: AnyObject? = nil,
      delegateQueue: OperationQueue? = nil
    ) {
      (chosen, listener) = (configuration, delegate)
      super.init()
    }

    /// What an address holds.
    /// - Throws: `URLError.notConnectedToInternet` for all but files and data addresses.
    open func data(from url: URL) async throws -> (Data, URLResponse) {
      try await data(for: URLRequest(url: url))
    }

    open func data(for request: URLRequest) async throws -> (Data, URLResponse) {
      // A stage that ends with a request under way never answers it.
      try await withUnsafeThrowingContinuation { done in
        _ = load(request) { done.resume(with: $0) }
      }
    }

    /// Has a request answered: by a protocol of the application's, or else after a while.
    /// - Returns: The protocol, which can be stopped.
    func load(
      _ request: URLRequest, _ done: @escaping @Sendable (Loading.Answer) -> Void
    ) -> URLProtocol? {
      if let kind = URLProtocol.answering(request, chosen.protocolClasses) {
        return Loading.start(kind, request, done)
      }
      _ = StageClock.enqueue(at: StageClock.now + Self.delay) {
        done(Result { try Self.answer(request) })
      }
      return nil
    }

    open func upload(for request: URLRequest, from body: Data) async throws -> (Data, URLResponse) {
      try await data(for: request)
    }

    open func download(from url: URL) async throws -> (URL, URLResponse) {
      (url, try await data(from: url).1)
    }

    /// A request that begins with `resume()`; its answer comes on the main thread.
    open func dataTask(
      with request: URLRequest,
      completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { URLSessionDataTask(request, in: self, completionHandler) }

    open func dataTask(
      with url: URL,
      completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
      dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    open func dataTask(with request: URLRequest) -> URLSessionDataTask {
      URLSessionDataTask(request, in: self) { _, _, _ in }
    }

    open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

    open func invalidateAndCancel() {}
    open func finishTasksAndInvalidate() {}

    /// Seconds until a request is answered.
    static let delay = 0.3

    /// What a data address holds, `data:text/plain;base64,SGk=` (RFC 2397).
    private static func enclosed(in url: URL) -> Data? {
      let parts = url.absoluteString.split(
        separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let text = String(parts[1]).removingPercentEncoding else {
        return nil
      }
      return parts[0].hasSuffix(";base64") ? Data(base64Encoded: text) : Data(text.utf8)
    }

    /// The answer to a request.
    package static func answer(_ request: URLRequest) throws -> (Data, URLResponse) {
      guard let url = request.url, url.isFileURL || url.scheme == "data" else {
        Unsupported.report(
          "URLSession: there is no network on a stage; requests fail with notConnectedToInternet")
        throw URLError(.notConnectedToInternet)
      }
      guard let data = url.isFileURL ? try? Data(contentsOf: url) : enclosed(in: url) else {
        throw URLError(.fileDoesNotExist)
      }
      return (data, URLResponse(url: url, expectedContentLength: data.count))
    }
  }

  /// A request under way.
  open class URLSessionTask: NSObject, @unchecked Sendable {
    // Sendable: used on the main actor, as everything that follows the stage.
    public enum State: Int, Sendable { case running, suspended, canceling, completed }

    private struct Progress {
      var response: URLResponse?
      var error: (any Error)?
      var state = State.suspended
      var loader: URLProtocol?
    }

    private let request: URLRequest
    private var progress = Progress()

    open var originalRequest: URLRequest? { request }
    open var currentRequest: URLRequest? { request }
    open var response: URLResponse? { progress.response }
    open var error: (any Error)? { progress.error }
    open var state: State { progress.state }
    open var priority: Float = 0.5
    open var taskDescription: String?
    private let session: URLSession
    private let completion: @Sendable (Data?, URLResponse?, (any Error)?) -> Void

    init(
      _ request: URLRequest, in session: URLSession,
      _ completion: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) {
      (self.request, self.session, self.completion) = (request, session, completion)
      super.init()
    }

    open func resume() {
      guard progress.state == .suspended else { return }
      progress.state = .running
      progress.loader = session.load(request) { [self] answer in end(answer) }
    }

    private func end(_ answer: Loading.Answer) {
      guard progress.state == .running else { return }
      (progress.state, progress.loader) = (.completed, nil)
      switch answer {
      case .success(let (data, response)):
        progress.response = response
        completion(data, response, nil)
      case .failure(let error):
        progress.error = error
        completion(nil, nil, error)
      }
    }

    open func suspend() { if progress.state == .running { progress.state = .suspended } }

    open func cancel() {
      guard progress.state == .running || progress.state == .suspended else { return }
      (progress.state, progress.error) = (.completed, URLError(.cancelled))
      progress.loader?.stopLoading()
      (progress.loader?.client as? Loading)?.drop()
      progress.loader = nil
      DispatchQueue.main.async { [self] in completion(nil, nil, URLError(.cancelled)) }
    }
  }

  /// A request whose answer is data.
  open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
}
