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
    public let url: URL?
    public let mimeType: String?
    public let expectedContentLength: Int64
    public let textEncodingName: String?

    public init(
      url: URL, mimeType: String? = nil, expectedContentLength length: Int = -1,
      textEncodingName: String? = nil
    ) {
      (self.url, self.mimeType, self.textEncodingName) = (url, mimeType, textEncodingName)
      expectedContentLength = Int64(length)
      super.init()
    }
  }

  /// The same with a status; code makes them in place of a network's.
  open class HTTPURLResponse: URLResponse, @unchecked Sendable {
    public let statusCode: Int
    public let allHeaderFields: [AnyHashable: Any]

    public init?(
      url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
    ) {
      self.statusCode = statusCode
      allHeaderFields = headerFields ?? [:]
      super.init(url: url)
    }

    open func value(forHTTPHeaderField field: String) -> String? {
      allHeaderFields[field] as? String
    }
  }

  /// How a session goes about its requests; nothing comes of it.
  open class URLSessionConfiguration: NSObject, @unchecked Sendable {
    // Sendable: used where it is made.
    public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
    public var timeoutIntervalForRequest: TimeInterval = 60
    public var timeoutIntervalForResource: TimeInterval = 604_800
    public var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
    public var httpAdditionalHeaders: [AnyHashable: Any]?
    public var waitsForConnectivity = false
    public var allowsCellularAccess = true
    public var httpMaximumConnectionsPerHost = 6
  }
}
