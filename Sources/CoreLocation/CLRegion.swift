/// Where somebody is in relation to an area.
public enum CLRegionState: Int, Sendable { case unknown = 0, inside, outside }

/// An area by its name.
@preconcurrency @MainActor
open class CLRegion: NSObject {
  open private(set) var identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }
}

/// An area around a place.
@preconcurrency @MainActor
open class CLCircularRegion: CLRegion {
  open private(set) var center: CLLocationCoordinate2D
  /// Metres.
  open private(set) var radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
      .distance(from: CLLocation(latitude: center.latitude, longitude: center.longitude))
      <= radius
  }
}
