extension MKMapView {
  func show(_ added: [any MKAnnotation]) {
    let views = added.map { annotation in
      let view = delegate?.mapView(self, viewFor: annotation) ?? plainView(annotation)
      view.annotation = annotation
      pins.append((annotation, view))
      insertSubview(view, at: subviews.count - (callout == nil ? 0 : 1))
      view.prepareForDisplay()
      return view
    }
    setNeedsLayout()
    if !views.isEmpty { delegate?.mapView(self, didAdd: views) }
  }

  /// What an annotation looks like of which the delegate says nothing.
  private func plainView(_ annotation: any MKAnnotation) -> MKAnnotationView {
    dequeue(MKMapViewDefaultAnnotationViewReuseIdentifier)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
  }

  func hide(_ annotation: any MKAnnotation) {
    if annotation === selected { deselect(false) }
    for (_, view) in pins where view.annotation === annotation {
      view.removeFromSuperview()
      if view.reuseIdentifier != nil { spare.append(view) }
    }
    pins.removeAll { $0.annotation === annotation }
  }

  func dequeue(_ identifier: String) -> MKAnnotationView? {
    if let index = spare.firstIndex(where: { $0.reuseIdentifier == identifier }) {
      let view = spare.remove(at: index)
      view.prepareForReuse()
      return view
    }
    let view = kinds[identifier]?.makeRegistered(identifier)
    view?.adopt(identifier)
    return view
  }

  /// Shows what is around annotations, with room for their markers.
  func frameAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    let rect = annotations.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize()))
    }
    guard !rect.isNull else { return }
    // A single place is shown with what is some hundred metres around it.
    let least = MKCoordinateRegion(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate, latitudinalMeters: 600,
      longitudinalMeters: 600
    ).rect
    setVisibleMapRect(
      rect.union(least),
      edgePadding: UIEdgeInsets(top: 60, left: 40, bottom: 40, right: 40), animated: animated)
  }

  func select(_ annotation: any MKAnnotation, _ animated: Bool) {
    guard annotation !== selected, let view = view(for: annotation) else { return }
    deselect(animated)
    selected = annotation
    view.setSelected(true, animated: animated)
    bringSubviewToFront(view)
    if view.canShowCallout { showCallout(of: view) }
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: annotation)
  }

  func deselect(_ animated: Bool) {
    guard let annotation = selected else { return }
    selected = nil
    callout?.removeFromSuperview()
    callout = nil
    guard let view = view(for: annotation) else { return }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
    delegate?.mapView(self, didDeselect: annotation)
  }

  private func showCallout(of view: MKAnnotationView) {
    let callout = CalloutView(view)
    callout.tapped = { [weak self, weak view] control in
      guard let self, let view else { return }
      delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
    }
    self.callout = callout
    addSubview(callout)
    placeCallout()
  }

  func placeCallout() {
    guard let callout, let view = callout.of else { return }
    let size = callout.fittingSize(within: max(bounds.width - 16, 80))
    let x = view.center.x + view.calloutOffset.x - size.width / 2
    callout.frame = CGRect(
      x: min(max(x, 8), max(bounds.width - size.width - 8, 8)).rounded(),
      y: (view.frame.minY - view.growth + view.calloutOffset.y - size.height - 6).rounded(),
      width: size.width, height: size.height)
  }
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
