import QuartzCore

extension UIView {
  /// Works the insets out again, here and below: what the superview's leave of this frame.
  package func updateSafeArea() {
    let insets = computedSafeArea()
    guard insets != sizing.safeAreaInsets else { return }
    sizing.safeAreaInsets = insets
    safeAreaInsetsDidChange()
    hierarchy.controller?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    if layout.box != nil || !layout.systemGuides.isEmpty { marginsChanged() }
    for view in hierarchy.subviews { view.updateSafeArea() }
  }

  /// The system's own views around screens leave insets as they are, whatever they are moved by.
  private var placeForSafeArea: CGRect {
    let transform = ownLayer.transform
    guard !CATransform3DIsIdentity(transform), CATransform3DIsAffine(transform),
      !PlantedFault.safeAreaIgnoresTransforms.isPlanted,
      !(self is WrapperView || self is SheetView || self is TransitionContainerView)
    else { return untransformedFrame }
    return ownLayer.frame
  }

  private func computedSafeArea() -> UIEdgeInsets {
    if self is UIWindow { return SceneEnvironment.current.screen.safeArea }
    guard let superview = hierarchy.superview, superview.windowAround != nil else { return .zero }
    let outer = superview.safeAreaForSubviews
    let frame = placeForSafeArea
    let room = superview.bounds
    let extra = hierarchy.controller?.containment.innerSafeArea ?? .zero
    // An edge outside the superview has no more of its insets than one that is flush with it.
    return UIEdgeInsets(
      top: max(outer.top - max(frame.minY - room.minY, 0), 0) + extra.top,
      left: max(outer.left - max(frame.minX - room.minX, 0), 0) + extra.left,
      bottom: max(outer.bottom - max(room.maxY - frame.maxY, 0), 0) + extra.bottom,
      right: max(outer.right - max(room.maxX - frame.maxX, 0), 0) + extra.right)
  }
}

extension UIView {
  /// What this view makes of the traits around it.
  func traits(within base: UITraitCollection) -> UITraitCollection {
    var given: Traits?
    func take(_ layer: Traits?) {
      if let layer { given = (given ?? base.values).overridden(by: layer) }
    }
    take(traitsFromOutside)
    if let controller = hierarchy.controller { take(controller.extras.traitOverrides) }
    take(extras.traitOverrides)
    guard appearance.overrideStyle != .unspecified else {
      return given.map { UITraitCollection($0) } ?? base
    }
    let values = given ?? base.values
    return UITraitCollection(values.with { $0.style = appearance.overrideStyle })
  }

  /// Traits given by a controller around, or by the presentation that the view contains.
  private var traitsFromOutside: Traits? {
    if let container = self as? TransitionContainerView { return container.level }
    return hierarchy.controller?.traitsFromOutside
  }

  /// Resolves colours anew, here and below.
  func refreshTraits() {
    let traits = traitCollection
    if let color = appearance.backgroundColor {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      ownLayer.backgroundColor = color.cgColor(for: traits)
      CATransaction.commit()
    }
    setNeedsDisplay()
    for view in hierarchy.subviews { view.refreshTraits() }
  }
}
