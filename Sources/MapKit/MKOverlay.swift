/// A shape on a map.
@preconcurrency @MainActor
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

/// Between what overlays lie: all of them lie above the ground and below the annotations.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads = 0, aboveLabels }

/// Several places.
@preconcurrency @MainActor
open class MKMultiPoint: MKShape {
  let places: [MKMapPoint]
  open var pointCount: Int { places.count }

  init(places: [MKMapPoint]) { self.places = places }

  open func points() -> [MKMapPoint] { places }

  var reach: MKMapRect {
    places.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }
}

/// A line through places.
@preconcurrency @MainActor
open class MKPolyline: MKMultiPoint, MKOverlay {
  public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    self.init(places: coords.prefix(count).map { MKMapPoint($0) })
  }
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: (0..<count).map { MKMapPoint(coords[$0]) })
  }
  open var boundingMapRect: MKMapRect { reach }
  open var coordinate: CLLocationCoordinate2D {
    places.isEmpty ? CLLocationCoordinate2D() : places[places.count / 2].coordinate
  }
}

/// An area between places.
@preconcurrency @MainActor
open class MKPolygon: MKMultiPoint, MKOverlay {
  public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    self.init(places: coords.prefix(count).map { MKMapPoint($0) })
  }
  open var boundingMapRect: MKMapRect { reach }
  open var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: reach.midX, y: reach.midY).coordinate
  }
}

/// An area around a place.
@preconcurrency @MainActor
open class MKCircle: MKShape, MKOverlay {
  open private(set) var coordinate: CLLocationCoordinate2D
  /// Metres.
  open private(set) var radius: CLLocationDistance

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (coord, radius)
  }

  open var boundingMapRect: MKMapRect {
    MKCoordinateRegion(
      center: coordinate, latitudinalMeters: radius * 2, longitudinalMeters: radius * 2
    ).rect
  }
}

/// Pictures of a map from somewhere else: there is no network, so nothing is drawn.
@preconcurrency @MainActor
open class MKTileOverlay: NSObject, MKOverlay {
  open private(set) var urlTemplate: String?
  open var canReplaceMapContent = false
  open var minimumZ = 0
  open var maximumZ = 21
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }
  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }
}

/// Draws an overlay: lines, areas and circles are drawn, any other shape is kept and reported.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  open private(set) var overlay: any MKOverlay
  open var alpha: CGFloat = 1
  public init(overlay: any MKOverlay) { self.overlay = overlay }
  open func setNeedsDisplay() { redraw?() }

  var redraw: (() -> Void)?

  /// The shape in the points of a view, and whether it is filled.
  func path(_ place: (MKMapPoint) -> CGPoint) -> UIBezierPath? {
    Unsupported.report("\(type(of: overlay)) · only lines, areas and circles are drawn on a map")
    return nil
  }
  func draw(_ path: UIBezierPath) {}
}

/// Draws a shape with its colours.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  /// Points; 0 stands for a width that goes with the scale, 3 here.
  open var lineWidth: CGFloat = 0
  open var lineJoin = CGLineJoin.round
  open var lineCap = CGLineCap.round
  open var miterLimit: CGFloat = 10
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?

  override func draw(_ path: UIBezierPath) {
    path.lineWidth = lineWidth > 0 ? lineWidth : 3
    (path.lineJoinStyle, path.lineCapStyle) = (lineJoin, lineCap)
    if let pattern = lineDashPattern {
      let lengths = pattern.map { CGFloat($0.doubleValue) }
      path.setLineDash(lengths, count: lengths.count, phase: lineDashPhase)
    }
    if let fillColor, !(self is MKPolylineRenderer) {
      fillColor.withAlphaComponent(fillColor.cgColor.alpha * alpha).setFill()
      path.fill()
    }
    if let strokeColor {
      strokeColor.withAlphaComponent(strokeColor.cgColor.alpha * alpha).setStroke()
      path.stroke()
    }
  }

  func outline(_ places: [MKMapPoint], _ place: (MKMapPoint) -> CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in places.enumerated() {
      if index == 0 { path.move(to: place(point)) } else { path.addLine(to: place(point)) }
    }
    return path
  }
}

@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
  override func path(_ place: (MKMapPoint) -> CGPoint) -> UIBezierPath? {
    (overlay as? MKMultiPoint).map { outline($0.places, place) }
  }
}

@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
  override func path(_ place: (MKMapPoint) -> CGPoint) -> UIBezierPath? {
    guard let shape = overlay as? MKMultiPoint else { return nil }
    let path = outline(shape.places, place)
    path.close()
    return path
  }
}

@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
  override func path(_ place: (MKMapPoint) -> CGPoint) -> UIBezierPath? {
    let rect = overlay.boundingMapRect
    let (a, b) = (place(rect.origin), place(MKMapPoint(x: rect.maxX, y: rect.maxY)))
    return UIBezierPath(ovalIn: CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y))
  }
}

/// Would draw pictures from somewhere else: draws nothing, and reports it.
@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
}
