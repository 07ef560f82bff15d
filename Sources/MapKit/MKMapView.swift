/// Stands where a map would be: a calm ground with the circles of its latitudes and longitudes, and on it the
/// annotations at their true places (Mercator). Fingers do not move it; annotations can be touched.
@preconcurrency @MainActor
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?

  open var mapType = MKMapType.standard { didSet { dress() } }
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
    didSet { dress() }
  }

  open var region: MKCoordinateRegion {
    get { MKCoordinateRegion(visibleMapRect) }
    set { setRegion(newValue, animated: false) }
  }
  open var centerCoordinate: CLLocationCoordinate2D {
    get { MKMapPoint(x: visibleMapRect.midX, y: visibleMapRect.midY).coordinate }
    set { setCenter(newValue, animated: false) }
  }
  open var visibleMapRect: MKMapRect {
    get { fitted(wanted) }
    set { setVisibleMapRect(newValue, animated: false) }
  }
  open var camera: MKMapCamera {
    get { currentCamera() }
    set { setCamera(newValue, animated: false) }
  }

  // Kept: fingers do not move a map, and no building or shop is drawn.
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var userTrackingMode = MKUserTrackingMode.none
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }
  /// The user is nowhere: reported, and not shown.
  open var showsUserLocation = false {
    didSet {
      guard showsUserLocation else { return }
      Unsupported.report("MKMapView.showsUserLocation · a stage is nowhere: no place is shown")
    }
  }
  open private(set) var userLocation = MKUserLocation()
  open var isUserLocationVisible: Bool { false }

  open private(set) var annotations: [any MKAnnotation] = []
  open internal(set) var overlays: [any MKOverlay] = []

  let ground = MapGround()
  var pins: [(annotation: any MKAnnotation, view: MKAnnotationView)] = []
  var selected: (any MKAnnotation)?
  var callout: CalloutView?
  var kinds: [String: MKAnnotationView.Type] = [:]
  var spare: [MKAnnotationView] = []
  private var wanted = MKMapRect.world
  private var hasBeenSeen = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpMap()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpMap()
  }

  private func setUpMap() {
    clipsToBounds = true
    addSubview(ground)
  }

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    setVisibleMapRect(region.rect, animated: animated)
  }

  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    let (place, seen) = (MKMapPoint(coordinate), visibleMapRect)
    setVisibleMapRect(
      seen.offsetBy(dx: place.x - seen.midX, dy: place.y - seen.midY), animated: animated)
  }

  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) {
    let room = CGSize(
      width: max(bounds.width - insets.left - insets.right, 1),
      height: max(bounds.height - insets.top - insets.bottom, 1))
    let scale = max(mapRect.width / room.width, mapRect.height / room.height)
    let (width, height) = (bounds.width * scale, bounds.height * scale)
    setVisibleMapRect(
      MKMapRect(
        x: mapRect.midX - width / 2 + (insets.right - insets.left) / 2 * scale,
        y: mapRect.midY - height / 2 + (insets.bottom - insets.top) / 2 * scale,
        width: width, height: height),
      animated: animate)
  }

  /// The least part of the map with the view's proportions that shows all of it.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    guard !mapRect.isEmpty else { return }
    delegate?.mapView(self, regionWillChangeAnimated: animate)
    wanted = mapRect
    guard animate, window != nil else {
      place()
      delegate?.mapViewDidChangeVisibleRegion(self)
      delegate?.mapView(self, regionDidChangeAnimated: false)
      return
    }
    let ground = ground
    UIView.transition(
      with: ground, duration: 0.35, options: .transitionCrossDissolve,
      animations: { ground.rect = self.visibleMapRect })
    UIView.animate(withDuration: 0.35, animations: { self.place() }) { _ in
      self.delegate?.mapViewDidChangeVisibleRegion(self)
      self.delegate?.mapView(self, regionDidChangeAnimated: true)
    }
  }

  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    let height = camera.centerCoordinateDistance * MKMapCamera.share
    guard height > 0 else { return setCenter(camera.centerCoordinate, animated: animated) }
    let share = bounds.height > 0 ? bounds.width / bounds.height : 1
    setRegion(
      MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: height,
        longitudinalMeters: height * share), animated: animated)
  }

  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    MKCoordinateRegion(fitted(region.rect))
  }
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { fitted(mapRect) }

  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    let added = annotations.filter { new in !self.annotations.contains { $0 === new } }
    self.annotations += added
    show(added)
  }
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
    hide(annotation)
  }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }
  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
        .compactMap { $0 as? NSObject })
  }
  /// Adds them, and moves the map so that all are seen.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    frameAnnotations(annotations, animated: animated)
  }
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    pins.first { $0.annotation === annotation }?.view
  }
  open var selectedAnnotations: [any MKAnnotation] {
    get { selected.map { [$0] } ?? [] }
    set { if let first = newValue.first { select(first, false) } else { deselect(false) } }
  }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    select(annotation, animated)
  }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    if annotation == nil || annotation === selected { deselect(animated) }
  }

  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) { kinds[identifier] = viewClass as? MKAnnotationView.Type }
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    dequeue(identifier)
  }
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let view =
      dequeue(identifier)
      ?? MKMarkerAnnotationView(
        annotation: annotation, reuseIdentifier: identifier)
    view.annotation = annotation
    return view
  }

  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    layOutGround()
    return ground.convert(ground.point(MKMapPoint(coordinate)), to: view)
  }
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    layOutGround()
    return ground.place(ground.convert(point, from: view)).coordinate
  }
  open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let rect = region.rect
    let a = convert(rect.origin.coordinate, toPointTo: view)
    let b = convert(MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate, toPointTo: view)
    return CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
  }

  open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }
  open func addOverlays(_ overlays: [any MKOverlay]) { draw(overlays) }
  open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
  open func removeOverlays(_ overlays: [any MKOverlay]) { undraw(overlays) }
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    ground.renderers.first { $0.overlay === overlay }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
    guard !hasBeenSeen, bounds.width > 0 else { return }
    hasBeenSeen = true
    beSeen()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    deselect(true)
  }
}
