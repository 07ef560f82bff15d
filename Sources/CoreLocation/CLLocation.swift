@_exported import UIKit
import Elementary

/// Degrees.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres; negative where nothing is known.
public typealias CLLocationAccuracy = Double
/// Degrees from the north, clockwise; negative where nothing is known.
public typealias CLLocationDirection = Double
/// Degrees; negative where nothing is known.
public typealias CLLocationDirectionAccuracy = Double
/// Metres a second; negative where nothing is known.
public typealias CLLocationSpeed = Double

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees, north above 0.
  public var latitude: CLLocationDegrees
  /// Degrees, east above 0.
  public var longitude: CLLocationDegrees

  public init() { (latitude, longitude) = (0, 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// The same by its C name.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether there is such a place: 90 degrees to the north and south, 180 to the east and west.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
  latitude: -180, longitude: -180)
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3_000_000
public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// A place where somebody was, and how it was known.
open class CLLocation: NSObject, @unchecked Sendable {
  // Sendable: nothing in it changes after it is made.
  private struct Facts {
    var coordinate = CLLocationCoordinate2D()
    var altitude = 0.0
    var accuracy = (horizontal: 0.0, vertical: -1.0)
    var course = -1.0
    var speed = -1.0
    var timestamp = Date(timeIntervalSinceReferenceDate: 0)
  }
  private let facts: Facts

  open var coordinate: CLLocationCoordinate2D { facts.coordinate }
  /// Metres above the sea.
  open var altitude: CLLocationDistance { facts.altitude }
  open var horizontalAccuracy: CLLocationAccuracy { facts.accuracy.horizontal }
  open var verticalAccuracy: CLLocationAccuracy { facts.accuracy.vertical }
  open var course: CLLocationDirection { facts.course }
  open var speed: CLLocationSpeed { facts.speed }
  /// Where nobody says, the beginning of 2001: a stage has no date of its own.
  open var timestamp: Date { facts.timestamp }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    facts = Facts(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    super.init()
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    facts = Facts(
      coordinate: coordinate, altitude: altitude, accuracy: (hAccuracy, vAccuracy),
      timestamp: timestamp)
    super.init()
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    facts = Facts(
      coordinate: coordinate, altitude: altitude, accuracy: (hAccuracy, vAccuracy),
      course: course, speed: speed, timestamp: timestamp)
    super.init()
  }

  /// Metres along the great circle of a ball of 6,371,008.8 m, by the haversine formula:
  /// 2R·atan2(√h, √(1−h)) with h = sin²(Δφ/2) + cos φ₁ cos φ₂ sin²(Δλ/2).
  /// A device measures along an ellipsoid: at most half a percent beside it.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    func haversine(_ degrees: Double) -> Double {
      let sine = Elementary.sin(degrees * .pi / 360)
      return sine * sine
    }
    let (a, b) = (coordinate, location.coordinate)
    let cosines =
      Elementary.cos(a.latitude * .pi / 180) * Elementary.cos(b.latitude * .pi / 180)
    let h = min(
      haversine(b.latitude - a.latitude) + cosines * haversine(b.longitude - a.longitude), 1)
    return 2 * 6_371_008.8 * Elementary.atan2(h.squareRoot(), (1 - h).squareRoot())
  }
}

/// Where somebody looks: nowhere here.
@preconcurrency @MainActor
open class CLHeading: NSObject {
  open var magneticHeading: CLLocationDirection { -1 }
  open var trueHeading: CLLocationDirection { -1 }
  open var headingAccuracy: CLLocationDirection { -1 }
}
