import MapKit
import Rehearsal
import Testing

@MainActor @Suite("Places and maps")
struct MapKitTests {
  /// Places all over the square, from a seed.
  private func places(_ count: Int) -> [CLLocationCoordinate2D] {
    var seed: UInt64 = 11
    func number(_ reach: Double) -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (Double(seed >> 40) / Double(1 << 24) - 0.5) * 2 * reach
    }
    return (0..<count).map { _ in
      CLLocationCoordinate2D(latitude: number(85), longitude: number(180))
    }
  }

  @Test func `a place on the flat map leads back to itself, for seeded places`() {
    for place in places(200) {
      let back = MKMapPoint(place).coordinate
      #expect(abs(back.latitude - place.latitude) < 1e-9)
      #expect(abs(back.longitude - place.longitude) < 1e-9)
    }
    let middle = MKMapPoint(CLLocationCoordinate2D())
    #expect(abs(middle.x - 134_217_728) < 1e-6 && abs(middle.y - 134_217_728) < 1e-6)
    #expect(MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0)).y.magnitude < 1e-3)
  }

  @Test func `a quarter of the earth is as far as it is, and distances are symmetric`() {
    let quarter = 6_371_008.8 * Double.pi / 2
    let pole = CLLocation(latitude: 90, longitude: 0)
    for place in places(20) {
      let equator = CLLocation(latitude: 0, longitude: place.longitude)
      #expect(abs(pole.distance(from: equator) - quarter) < 1e-3)
      let here = CLLocation(latitude: place.latitude, longitude: place.longitude)
      #expect(abs(here.distance(from: equator) - equator.distance(from: here)) < 1e-6)
      #expect(here.distance(from: here) == 0)
    }
    // Paris to London, some 344 km.
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect(
      abs(paris.distance(from: CLLocation(latitude: 51.5074, longitude: -0.1278)) - 343_600) < 700)
  }

  private func shown(_ stage: Stage, _ size: CGSize) -> MKMapView {
    stage.perform {
      let screen = UIViewController()
      let map = MKMapView(frame: CGRect(origin: .zero, size: size))
      screen.view.addSubview(map)
      stage.window.rootViewController = screen
      return map
    }
  }

  @Test func `a map shows all of the region, centred, and points lead to places and back`() {
    let stage = Stage()
    for size in [CGSize(width: 300, height: 200), CGSize(width: 200, height: 500)] {
      let map = shown(stage, size)
      let lisbon = CLLocationCoordinate2D(latitude: 38.7, longitude: -9.1)
      map.setRegion(
        MKCoordinateRegion(
          center: lisbon, span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.2)),
        animated: false)
      #expect(map.region.span.latitudeDelta > 0.1999)
      #expect(map.region.span.longitudeDelta > 0.1999)
      let middle = map.convert(lisbon, toPointTo: map)
      #expect(abs(middle.x - size.width / 2) < 0.01 && abs(middle.y - size.height / 2) < 0.2)
      for point in [CGPoint.zero, CGPoint(x: 31, y: 77), CGPoint(x: 199, y: 3)] {
        let back = map.convert(map.convert(point, toCoordinateFrom: map), toPointTo: map)
        #expect(abs(back.x - point.x) < 1e-4 && abs(back.y - point.y) < 1e-4)
      }
      let north = map.convert(
        CLLocationCoordinate2D(latitude: 38.75, longitude: -9.1), toPointTo: map)
      #expect(north.y < middle.y && abs(north.x - middle.x) < 1e-4)
    }
  }

  private final class OwnView: MKAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Delegate: NSObject, MKMapViewDelegate {
    var calls: [String] = []
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      calls.append("view for \(annotation.title ?? "")")
      return mapView.dequeueReusableAnnotationView(withIdentifier: "own", for: annotation)
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      calls.append("selected \(view.annotation?.title ?? "")")
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
      calls.append("deselected \(view.annotation?.title ?? "")")
    }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      calls.append("renderer")
      return MKPolylineRenderer(overlay: overlay)
    }
  }

  @Test func `annotations stand at their places, in views of the class that was registered`() {
    let stage = Stage()
    let map = shown(stage, CGSize(width: 300, height: 300))
    let delegate = Delegate()
    map.delegate = delegate
    map.register(OwnView.self, forAnnotationViewWithReuseIdentifier: "own")
    let pins = places(3).enumerated().map {
      MKPointAnnotation(coordinate: $1, title: "\($0)", subtitle: nil)
    }
    stage.perform { map.showAnnotations(pins, animated: false) }
    stage.settle()
    for pin in pins {
      let view = map.view(for: pin)
      #expect(view is OwnView && view?.annotation === pin)
      let point = map.convert(pin.coordinate, toPointTo: map)
      #expect(map.bounds.contains(point))
      #expect(abs((view?.center.x ?? -1) - point.x) < 1e-4)
    }
    stage.perform {
      map.selectAnnotation(pins[0], animated: false)
      map.selectAnnotation(pins[1], animated: false)
      map.removeAnnotation(pins[1])
    }
    #expect(map.annotations.count == 2 && map.selectedAnnotations.isEmpty)
    #expect(
      delegate.calls == [
        "view for 0", "view for 1", "view for 2", "selected 0", "deselected 0", "selected 1",
        "deselected 1",
      ])
    let line = MKPolyline(coordinates: places(4), count: 4)
    map.addOverlay(line)
    #expect(map.renderer(for: line) is MKPolylineRenderer && map.overlays.count == 1)
    map.removeOverlay(line)
    #expect(map.renderer(for: line) == nil && map.overlays.isEmpty)
    #expect(stage.unsupported.contains { $0.hasPrefix("MKMapView") })
  }

  @Test func `who asks where a stage is, is refused, and nothing is found`() {
    final class Asker: NSObject, CLLocationManagerDelegate {
      var calls: [String] = []
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        calls.append(manager.authorizationStatus == .denied ? "denied" : "asked")
      }
      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        calls.append("\((error as? CLError)?.code == .denied)")
      }
    }
    let (stage, asker) = (Stage(), Asker())
    var answers: [String] = []
    stage.perform {
      let manager = CLLocationManager()
      manager.delegate = asker
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
      let coder = CLGeocoder()
      coder.geocodeAddressString("Lisbon") { answers.append("\($0 == nil) \($1 != nil)") }
      stage.settle()
      #expect(!coder.isGeocoding)
    }
    #expect(asker.calls == ["denied", "true"] && answers == ["true true"])
  }
}
