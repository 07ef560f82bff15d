import Foundation
import UIKit

extension StageClock.URLSession {
  /// The answer to a request, which is asked for anew for each subscriber.
  public struct DataTaskPublisher: Combine.Publisher {
    public typealias Output = (data: Data, response: StageClock.URLResponse)
    public typealias Failure = URLError
    public let request: StageClock.URLRequest
    public let session: StageClock.URLSession

    public init(request: StageClock.URLRequest, session: StageClock.URLSession) {
      (self.request, self.session) = (request, session)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      let outlet = Outlet<Output, URLError>(AnySubscriber(subscriber))
      nonisolated(unsafe) let unsafeOutlet = outlet
      let task = session.dataTask(with: request) { data, response, error in
        if let data, let response {
          unsafeOutlet.send((data, response))
          unsafeOutlet.finish(.finished)
        } else {
          unsafeOutlet.finish(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      outlet.onCancel = task.cancel
      outlet.open()
      task.resume()
    }
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: StageClock.URLRequest(url: url))
  }

  /// The answer to a request as the stage gives it: without a network all but files and data addresses fail
  /// with `notConnectedToInternet`.
  public func dataTaskPublisher(for request: StageClock.URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
