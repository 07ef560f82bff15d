/// What a map shows.
public enum MKMapType: UInt, Sendable {
  case standard = 0
  case satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// What a map shows, said anew.
@preconcurrency @MainActor
open class MKMapConfiguration: NSObject {
  /// Whether there are mountains: none here.
  public enum ElevationStyle: Int, Sendable { case flat = 0, realistic }
  open var elevationStyle = ElevationStyle.flat
}

/// A map with streets.
@preconcurrency @MainActor
open class MKStandardMapConfiguration: MKMapConfiguration {
  public enum EmphasisStyle: Int, Sendable { case `default` = 0, muted }
  open var emphasisStyle = EmphasisStyle.default
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false

  public override init() { super.init() }
  public init(elevationStyle: ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
  public init(emphasisStyle: EmphasisStyle) { self.emphasisStyle = emphasisStyle }
  public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    self.emphasisStyle = emphasisStyle
    super.init()
    self.elevationStyle = elevationStyle
  }
}

/// A map of pictures from above: a dark ground here.
@preconcurrency @MainActor
open class MKImageryMapConfiguration: MKMapConfiguration {
  public override init() { super.init() }
  public init(elevationStyle: ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
}

/// The same with names: a dark ground here.
@preconcurrency @MainActor
open class MKHybridMapConfiguration: MKMapConfiguration {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
  public override init() { super.init() }
  public init(elevationStyle: ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
}

/// Kinds of places. None is drawn here.
public struct MKPointOfInterestCategory: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let cafe = Self(rawValue: "MKPOICategoryCafe")
  public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
  public static let museum = Self(rawValue: "MKPOICategoryMuseum")
  public static let park = Self(rawValue: "MKPOICategoryPark")
  public static let hotel = Self(rawValue: "MKPOICategoryHotel")
  public static let store = Self(rawValue: "MKPOICategoryStore")
}

/// Which kinds of places are shown: none here, whatever it says.
@preconcurrency @MainActor
open class MKPointOfInterestFilter: NSObject {
  public static let includingAll = MKPointOfInterestFilter(including: [])
  public static let excludingAll = MKPointOfInterestFilter(excluding: [])
  public init(including categories: [MKPointOfInterestCategory]) {}
  public init(excluding categories: [MKPointOfInterestCategory]) {}
}

/// From where a map is looked at. From straight above here, with the north at the top, whatever it says.
@preconcurrency @MainActor
open class MKMapCamera: NSObject {
  open var centerCoordinate = CLLocationCoordinate2D()
  /// Metres from the eye to the middle: the map is as high as 0.54 of it, for an eye that sees 30 degrees.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// Degrees. Kept.
  open var pitch: CGFloat = 0
  /// Degrees. Kept.
  open var heading: CLLocationDirection = 0
  /// Metres: the older name of the distance.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance }
    set { centerCoordinateDistance = newValue }
  }

  public override init() { super.init() }
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, fromDistance)
    (self.pitch, self.heading) = (pitch, heading)
  }

  /// How much of the distance the map is high: 2 tan 15°.
  static let share = 0.535_898_384_862_245_4
}

/// How a map follows its user, who is nowhere here.
public enum MKUserTrackingMode: Int, Sendable { case none = 0, follow, followWithHeading }
