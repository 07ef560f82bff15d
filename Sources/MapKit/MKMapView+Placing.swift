extension MKMapView {
  /// The least part of the map with the view's proportions that shows all of a rectangle; the rectangle while
  /// the view has no size.
  func fitted(_ rect: MKMapRect) -> MKMapRect {
    guard bounds.width > 0, bounds.height > 0, !rect.isEmpty else { return rect }
    let scale = max(rect.width / bounds.width, rect.height / bounds.height)
    let (width, height) = (bounds.width * scale, bounds.height * scale)
    return MKMapRect(
      x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
  }

  func layOutGround() {
    if ground.frame != bounds { ground.frame = bounds }
    let seen = visibleMapRect
    let shown = ground.rect
    guard
      (seen.minX, seen.minY, seen.width, seen.height)
        != (shown.minX, shown.minY, shown.width, shown.height)
    else { return }
    ground.rect = seen
  }

  /// Puts everything where it belongs.
  func place() {
    layOutGround()
    for (annotation, view) in pins {
      let point = ground.point(MKMapPoint(annotation.coordinate))
      view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
    }
    placeCallout()
  }

  /// Tells a delegate once what becomes of a map that is seen for the first time.
  func beSeen() {
    RenderServer.current.enqueue(at: RenderServer.current.now) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.delegate?.mapViewWillStartLoadingMap(self)
        self.delegate?.mapViewDidFinishLoadingMap(self)
        self.delegate?.mapViewWillStartRenderingMap(self)
        self.delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
      }
    }
    Unsupported.report("MKMapView · no maps are on a stage: a ground with degrees stands in")
  }

  func dress() {
    let isAbove =
      ![.standard, .mutedStandard].contains(mapType)
      || !(preferredConfiguration is MKStandardMapConfiguration)
    ground.isDark = isAbove
  }

  func currentCamera() -> MKMapCamera {
    let seen = visibleMapRect
    let height = MKMapPoint(x: seen.midX, y: seen.minY)
      .distance(to: MKMapPoint(x: seen.midX, y: seen.maxY))
    return MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: height / MKMapCamera.share, pitch: 0,
      heading: 0)
  }

  func draw(_ overlays: [any MKOverlay]) {
    for overlay in overlays where !self.overlays.contains(where: { $0 === overlay }) {
      self.overlays.append(overlay)
      guard let renderer = delegate?.mapView(self, rendererFor: overlay) else { continue }
      renderer.redraw = { [weak ground] in ground?.setNeedsDisplay() }
      ground.renderers.append(renderer)
    }
  }

  func undraw(_ overlays: [any MKOverlay]) {
    for overlay in overlays {
      self.overlays.removeAll { $0 === overlay }
      ground.renderers.removeAll { $0.overlay === overlay }
    }
  }
}
