/// A place with its address, as far as whoever makes one knows it.
@preconcurrency @MainActor
open class CLPlacemark: NSObject {
  open private(set) var location: CLLocation?
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var country: String? { nil }
  open var timeZone: TimeZone? { nil }

  package init(location: CLLocation?) { self.location = location }
  public init(placemark: CLPlacemark) { location = placemark.location }
}

/// Finds nothing: there is no network on a stage. It answers with `CLError.network` after the 0.3 s that
/// requests take here.
@preconcurrency @MainActor
open class CLGeocoder: NSObject {
  public typealias CLGeocodeCompletionHandler = @MainActor ([CLPlacemark]?, (any Error)?) -> Void

  open private(set) var isGeocoding = false
  private var count = 0

  public override init() { super.init() }

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    try await find()
  }
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    try await find()
  }

  open func cancelGeocode() {
    isGeocoding = false
    count += 1
  }

  private func find() async throws -> [CLPlacemark] {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      fail { _, _ in done.resume() }
    }
    throw CLError(.network)
  }

  private func fail(_ completion: @escaping CLGeocodeCompletionHandler) {
    Unsupported.report("CLGeocoder · there is no network on a stage: nothing is found")
    isGeocoding = true
    let request = count
    RenderServer.current.enqueue(at: RenderServer.current.now + 0.3) { [weak self] in
      MainActor.assumeIsolated {
        let isCancelled = self.map { $0.count != request } ?? true
        if !isCancelled { self?.isGeocoding = false }
        completion(nil, CLError(isCancelled ? .geocodeCanceled : .network))
      }
    }
  }
}
