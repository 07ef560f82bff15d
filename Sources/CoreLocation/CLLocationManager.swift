/// Whether an application may know where it is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// How well it may know.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy = 0, reducedAccuracy }

/// What somebody is doing who moves.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// Why a place is not known.
public struct CLError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown = 0
    case denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
    case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
    case geocodeFoundPartialResult, geocodeCanceled
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static let locationUnknown = Code.locationUnknown
  public static let denied = Code.denied
  public static let network = Code.network
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
}

public let kCLErrorDomain = "kCLErrorDomain"

/// Would know where it is: a stage is nowhere. Nobody is asked for permission; whoever asks is refused, as
/// by a person who says no.
@preconcurrency @MainActor
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open private(set) var authorizationStatus = CLAuthorizationStatus.notDetermined
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open private(set) var monitoredRegions: Set<CLRegion> = []

  // Kept.
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var headingFilter: CLLocationDegrees = 1
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false

  public override init() { super.init() }

  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  open class func locationServicesEnabled() -> Bool { true }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  open func requestWhenInUseAuthorization() { refuse() }
  open func requestAlwaysAuthorization() { refuse() }

  open func requestLocation() { fail() }
  open func startUpdatingLocation() { fail() }
  open func stopUpdatingLocation() {}
  open func startMonitoringSignificantLocationChanges() { fail() }
  open func stopMonitoringSignificantLocationChanges() {}
  open func startUpdatingHeading() { fail() }
  open func stopUpdatingHeading() {}
  open func startMonitoring(for region: CLRegion) {
    monitoredRegions.insert(region)
    fail()
  }
  open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
  open func requestState(for region: CLRegion) {
    later { $0.delegate?.locationManager($0, didDetermineState: .unknown, for: region) }
  }

  private func refuse() {
    Unsupported.report("CLLocationManager · nobody is asked where a stage is: it is denied")
    guard authorizationStatus == .notDetermined else { return }
    later {
      $0.authorizationStatus = .denied
      $0.delegate?.locationManagerDidChangeAuthorization($0)
      $0.delegate?.locationManager($0, didChangeAuthorization: .denied)
    }
  }

  private func fail() {
    Unsupported.report("CLLocationManager · a stage is nowhere: its place is denied")
    later { $0.delegate?.locationManager($0, didFailWithError: CLError(.denied)) }
  }

  /// In the next turn.
  private func later(_ deed: @escaping @MainActor (CLLocationManager) -> Void) {
    RenderServer.current.enqueue(at: RenderServer.current.now) { [weak self] in
      MainActor.assumeIsolated { if let self { deed(self) } }
    }
  }
}

/// What is told of places: that they are not known.
@preconcurrency @MainActor
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Never called: a stage is nowhere.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Never called: a stage looks nowhere.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Never called: nobody moves.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Never called: nobody moves.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
}
