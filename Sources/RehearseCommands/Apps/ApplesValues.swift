/// Plain values of Apple's modules that are not here, declared in an application's own module: models are
/// full of coordinates, and nothing of a screen is left without its model. What shows or finds something
/// is not among them.
enum ApplesValues {
  /// Declarations for modules that are missing; empty where none has any.
  static func declarations(for modules: some Sequence<String>) -> String {
    let missing = Set(modules)
    guard !missing.isDisjoint(with: ["CoreLocation", "MapKit"]) else { return "" }
    return coreLocation + (missing.contains("MapKit") ? mapKit : "")
  }

  private static let coreLocation = """
    import Foundation
    typealias CLLocationDegrees = Double
    typealias CLLocationDistance = Double
    typealias CLLocationAccuracy = Double
    typealias CLLocationDirection = Double
    typealias CLLocationSpeed = Double
    struct CLLocationCoordinate2D: Sendable {
      var latitude: CLLocationDegrees = 0
      var longitude: CLLocationDegrees = 0
    }
    func CLLocationCoordinate2DMake(
      _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
    ) -> CLLocationCoordinate2D {
      CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
    func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
      abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
    }
    let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
    let kCLLocationAccuracyBest: CLLocationAccuracy = -1
    let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
    let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
    class CLLocation: NSObject {
      let coordinate: CLLocationCoordinate2D
      init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
      }
      func distance(from location: CLLocation) -> CLLocationDistance {
        let (a, b) = (coordinate, location.coordinate)
        let mean = (a.latitude + b.latitude) / 2 * .pi / 180
        let east = (a.longitude - b.longitude) * .pi / 180 * cos(mean)
        let north = (a.latitude - b.latitude) * .pi / 180
        return 6_371_000 * (east * east + north * north).squareRoot()
      }
    }
    enum CLAuthorizationStatus: Int32, Sendable {
      case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
    }

    """

  private static let mapKit = """
    struct MKCoordinateSpan: Sendable {
      var latitudeDelta: CLLocationDegrees = 0
      var longitudeDelta: CLLocationDegrees = 0
    }
    struct MKCoordinateRegion: Sendable {
      var center = CLLocationCoordinate2D()
      var span = MKCoordinateSpan()
    }
    extension MKCoordinateRegion {
      init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
      ) {
        self.init(
          center: center,
          span: MKCoordinateSpan(
            latitudeDelta: latitudinalMeters / 111_000,
            longitudeDelta: longitudinalMeters / 111_000))
      }
    }
    enum MKMapType: UInt, Sendable {
      case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
    }

    """
}
