import Foundation

extension StageClock {
  /// What is asked of an address; stands in for Foundation's `URLRequest`.
  public struct URLRequest: Hashable, Sendable {
    public enum CachePolicy: UInt, Sendable {
      case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad
      case returnCacheDataDontLoad, reloadIgnoringLocalAndRemoteCacheData,
        reloadRevalidatingCacheData
    }

    public var url: URL?
    public var cachePolicy: CachePolicy
    /// Seconds.
    public var timeoutInterval: TimeInterval
    public var httpMethod: String? = "GET"
    public var httpBody: Data?
    public var allHTTPHeaderFields: [String: String]? = [:]

    public init(
      url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
      timeoutInterval: TimeInterval = 60
    ) {
      (self.url, self.cachePolicy, self.timeoutInterval) = (url, cachePolicy, timeoutInterval)
    }

    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
      allHTTPHeaderFields?[field] = value
    }

    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
      let former = allHTTPHeaderFields?[field].map { $0 + "," } ?? ""
      allHTTPHeaderFields?[field] = former + value
    }

    public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
  }

  /// What comes back; stands in for Foundation's `URLResponse`.
  open class URLResponse: NSObject, @unchecked Sendable {
    // Sendable: nothing in it changes after it is made.
    private struct Head {
      var url: URL
      var mimeType, textEncodingName: String?
      var length: Int64
    }

    private let head: Head

    open var url: URL? { head.url }
    open var mimeType: String? { head.mimeType }
    open var textEncodingName: String? { head.textEncodingName }
    /// Bytes; -1 where nobody knows.
    open var expectedContentLength: Int64 { head.length }
    open var suggestedFilename: String? { head.url.lastPathComponent }

    public init(
      url: URL, mimeType: String? = nil, expectedContentLength length: Int = -1,
      textEncodingName: String? = nil
    ) {
      head = Head(
        url: url, mimeType: mimeType, textEncodingName: textEncodingName, length: Int64(length))
      super.init()
    }
  }

  /// The same with a status; code makes them in place of a network's.
  open class HTTPURLResponse: URLResponse, @unchecked Sendable {
    private let status: Int
    private let fields: [String: String]

    open var statusCode: Int { status }
    open var allHeaderFields: [AnyHashable: Any] { fields }

    public init?(
      url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
    ) {
      (status, fields) = (statusCode, headerFields ?? [:])
      super.init(url: url)
    }

    open func value(forHTTPHeaderField field: String) -> String? {
      fields[field]
    }
  }

  /// How a session goes about its requests: who answers them; nothing comes of the rest.
  open class URLSessionConfiguration: NSObject, @unchecked Sendable {
    // Sendable: used where it is made.
    public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
    open var timeoutIntervalForRequest: TimeInterval = 60
    open var timeoutIntervalForResource: TimeInterval = 604_800
    open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
    open var httpAdditionalHeaders: [AnyHashable: Any]?
    open var waitsForConnectivity = false
    open var allowsCellularAccess = true
    open var httpMaximumConnectionsPerHost = 6
    /// Subclasses of `URLProtocol`, which are asked first.
    open var protocolClasses: [AnyClass]?
    open var urlCache: URLCache?
  }
}
