/// Something that maps know.
@preconcurrency @MainActor
open class MKMapItem: NSObject {
  open private(set) var placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
  }
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }
  /// Opens nothing: reported.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Unsupported.report("MKMapItem.openInMaps · no other application is on a stage")
    return false
  }
  @discardableResult
  open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool { mapItems.first?.openInMaps() ?? false }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

/// Why maps know nothing.
public struct MKError: Error, Hashable, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// Looks for places: there is no network on a stage, and it answers with an error after 0.3 s.
@preconcurrency @MainActor
open class MKLocalSearch: NSObject {
  public typealias CompletionHandler = @MainActor (Response?, (any Error)?) -> Void

  /// What is looked for.
  @preconcurrency @MainActor
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    public override init() { super.init() }
    public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
  }

  /// What was found: never anything.
  @preconcurrency @MainActor
  open class Response: NSObject {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  open private(set) var isSearching = false
  public init(request: Request) {}

  open func start(completionHandler: @escaping CompletionHandler) {
    Unsupported.report("MKLocalSearch · there is no network on a stage: nothing is found")
    isSearching = true
    RenderServer.current.enqueue(at: RenderServer.current.now + 0.3) {
      MainActor.assumeIsolated {
        guard self.isSearching else { return }
        self.isSearching = false
        completionHandler(nil, MKError(.serverFailure))
      }
    }
  }

  open func start() async throws -> Response {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      start { _, _ in done.resume() }
    }
    throw MKError(.serverFailure)
  }

  open func cancel() { isSearching = false }
}
