import Foundation

// What application code says of the network: there is none on a stage. Requests of files and of data
// addresses are answered; all others fail as on a device without a connection, at the stage's time.

extension StageClock {
  /// Where requests go; stands in for Foundation's `URLSession`.
  open class URLSession: NSObject, @unchecked Sendable {
    // Sendable: nothing in it changes after it is made.
    public static let shared = URLSession()
    public let configuration: URLSessionConfiguration
    public weak var delegate: AnyObject?

    public init(
      configuration: URLSessionConfiguration = .default, delegate: AnyObject? = nil,
      delegateQueue: OperationQueue? = nil
    ) {
      self.configuration = configuration
      self.delegate = delegate
      super.init()
    }

    /// What an address holds.
    /// - Throws: `URLError.notConnectedToInternet` for all but files and data addresses.
    open func data(from url: URL) async throws -> (Data, URLResponse) {
      try await data(for: URLRequest(url: url))
    }

    open func data(for request: URLRequest) async throws -> (Data, URLResponse) {
      try await Task.sleep(nanoseconds: UInt64(Self.delay * 1e9))
      return try Self.answer(request)
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
    ) -> URLSessionDataTask { URLSessionDataTask(request, completionHandler) }

    open func dataTask(
      with url: URL,
      completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
      dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    open func dataTask(with request: URLRequest) -> URLSessionDataTask {
      URLSessionDataTask(request) { _, _, _ in }
    }

    open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

    open func invalidateAndCancel() {}
    open func finishTasksAndInvalidate() {}

    /// Seconds until a request is answered.
    static let delay = 0.3

    /// The answer to a request.
    package static func answer(_ request: URLRequest) throws -> (Data, URLResponse) {
      guard let url = request.url, url.isFileURL || url.scheme == "data" else {
        Unsupported.report(
          "URLSession: there is no network on a stage; requests fail with notConnectedToInternet")
        throw URLError(.notConnectedToInternet)
      }
      guard let data = try? Data(contentsOf: url) else { throw URLError(.fileDoesNotExist) }
      return (data, URLResponse(url: url, expectedContentLength: data.count))
    }
  }

  /// A request under way.
  open class URLSessionTask: NSObject, @unchecked Sendable {
    // Sendable: used on the main actor, as everything that follows the stage.
    public enum State: Int, Sendable { case running, suspended, canceling, completed }

    public let originalRequest: URLRequest?
    public var currentRequest: URLRequest? { originalRequest }
    public private(set) var response: URLResponse?
    public private(set) var error: (any Error)?
    public private(set) var state = State.suspended
    public var priority: Float = 0.5
    public var taskDescription: String?
    public let progress = Progress(totalUnitCount: 1)
    private let completion: @Sendable (Data?, URLResponse?, (any Error)?) -> Void

    init(
      _ request: URLRequest,
      _ completion: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) {
      (originalRequest, self.completion) = (request, completion)
      super.init()
    }

    open func resume() {
      guard state == .suspended else { return }
      state = .running
      DispatchQueue.main.asyncAfter(deadline: .now() + URLSession.delay) { [self] in
        guard state == .running, let originalRequest else { return }
        state = .completed
        do {
          let (data, answer) = try URLSession.answer(originalRequest)
          response = answer
          completion(data, answer, nil)
        } catch {
          self.error = error
          completion(nil, nil, error)
        }
      }
    }

    open func suspend() { if state == .running { state = .suspended } }

    open func cancel() {
      guard state == .running || state == .suspended else { return }
      state = .completed
      error = URLError(.cancelled)
      DispatchQueue.main.async { [self] in completion(nil, nil, URLError(.cancelled)) }
    }
  }

  /// A request whose answer is data.
  open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
}
