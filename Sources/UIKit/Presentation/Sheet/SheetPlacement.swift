import QuartzCore

/// Where the sheet stands, and what that does to what is around it.
extension UISheetPresentationController {
  /// What a sheet pushes back in the presenter's place: the wrapper of a window's root, the sheet that
  /// the presenter is in, the container of a screen that fills it; nil where another presentation of
  /// the application's shows it. Never a view of the application's (F2.15.5).
  var wrapperBehind: UIView? {
    let presenter = presentingViewController
    guard presenter.parent == nil else { return nil }
    if PlantedFault.sheetMovesTheScreen.isPlanted { return presenter.view }
    guard presenter.presentation.presenting != nil, let shown = presenter.presentation.active else {
      return presenter.viewIfLoaded?.rootWrapper
    }
    return switch shown {
    case let sheet as UISheetPresentationController: sheet.sheetView
    case is StylePresentationController: shown.containerView
    default: nil
    }
  }

  var isEdgeAttached: Bool {
    let traits = traitsAround
    return traits.horizontalSizeClass != .regular || traits.verticalSizeClass == .compact
  }

  func resolveLayout() -> SheetLayout {
    let bounds = containerView?.bounds ?? .zero
    let safeArea = containerView?.safeAreaInsets ?? .zero
    var layout = SheetLayout(
      bounds: bounds, safeArea: safeArea, isEdgeAttached: isEdgeAttached,
      room: room(in: bounds, safeArea: safeArea), stops: [])
    layout.stops = sheet.stops ?? resolvedStops(layout)
    sheet.stops = layout.stops
    return layout
  }

  /// Width and greatest height: all but the top for an attached sheet, a card's size else.
  private func room(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGSize {
    let wish = presentedViewController.preferredContentSize
    if isEdgeAttached {
      let follows =
        widthFollowsPreferredContentSizeWhenEdgeAttached && wish.width > 0
        && traitsAround.verticalSizeClass == .compact
      return CGSize(
        width: follows ? min(wish.width, bounds.width) : bounds.width,
        height: max(bounds.height - SheetMetrics.top(under: safeArea.top), 0))
    }
    let most = CGSize(
      width: max(bounds.width - 2 * SheetMetrics.cardMargin, 0),
      height: max(bounds.height - safeArea.top - safeArea.bottom - SheetMetrics.cardMargin, 0))
    let card = prefersPageSizing ? SheetMetrics.page : SheetMetrics.form
    let wanted = CGSize(
      width: wish.width > 0 ? wish.width : card.width,
      height: wish.height > 0 ? wish.height : card.height)
    return CGSize(width: min(wanted.width, most.width), height: min(wanted.height, most.height))
  }

  /// Heights of the detents that are active; the greatest one where none is.
  private func resolvedStops(_ layout: SheetLayout) -> [SheetLayout.Stop] {
    let bottom = layout.isEdgeAttached ? layout.safeArea.bottom : 0
    let maximum = max(layout.room.height - bottom, 0)
    let context = SheetLayout.Context(
      traits: traitsAround, maximum: maximum,
      medium: min(max(layout.bounds.height / 2 - bottom, 0), maximum))
    let stops = sheet.detents.compactMap { detent in
      detent.resolvedValue(in: context).flatMap { value in
        value.isFinite
          ? SheetLayout.Stop(identifier: detent.identifier, value: min(max(value, 0), maximum))
          : nil
      }
    }
    return stops.isEmpty ? [.init(identifier: .large, value: maximum)] : stops
  }

  /// The height at the selected detent.
  var restingHeight: CGFloat {
    let layout = self.resolveLayout()
    return layout.height(at: layout.index(of: sheet.selected))
  }

  func frame(height: CGFloat) -> CGRect {
    var frame = resolveLayout().frame(height: height)
    if !isEdgeAttached, let sourceView, let containerView {
      let center = sourceView.convert(sourceView.bounds, to: containerView)
      frame.origin.x = min(
        max(center.midX - frame.width / 2, 0), containerView.bounds.width - frame.width)
      frame.origin.y = min(
        max(center.midY - frame.height / 2, containerView.safeAreaInsets.top),
        containerView.bounds.height - frame.height)
    }
    return frame
  }

  /// Puts the sheet at its detent, and all around it.
  func stand() { stand(height: restingHeight) }

  func stand(height: CGFloat) {
    sheetView.placeUntransformed(frame(height: height))
    look(height: height)
    sheetView.layoutIfNeeded()
  }

  /// Grabber and corners.
  func decorate() {
    sheetView.showsGrabber = prefersGrabberVisible
    sheetView.round(
      preferredCornerRadius ?? SheetMetrics.cornerRadius, isAttached: isEdgeAttached)
  }

  /// Darkness and the presenter's place behind a sheet of some height; nil as without a sheet.
  func look(height: CGFloat?) {
    let layout = self.resolveLayout()
    let dimming = height.map {
      layout.dimming(height: $0, undimmed: largestUndimmedDetentIdentifier)
    }
    dimmingView.alpha = dimming ?? 0
    (containerView as? TransitionContainerView)?.letsTouchesThrough = dimming == 0
    pushBack(height.map { layout.push(height: $0) } ?? 0, in: layout)
  }

  /// Behind a full sheet the presenter shrinks a little and gets round corners (F2.12.3).
  /// - Parameter part: 0...1 of the way.
  private func pushBack(_ part: CGFloat, in layout: SheetLayout) {
    guard layout.bounds.width > 0, let wrapper = wrapperBehind, part > 0 || sheet.isPushing else {
      return
    }
    guard part > 0 else {
      wrapper.transform = .identity
      return round(wrapper, radius: 0)
    }
    let scale = 1 - part * 2 * SheetMetrics.pushInset / layout.bounds.width
    let top = (layout.bounds.height - layout.room.height - SheetMetrics.pushPeek) * part
    let height = wrapper.bounds.height
    let middle = top + height * scale / 2 - height / 2
    let offset = wrapper is SheetView ? -SheetMetrics.pushPeek * part : middle
    sheet.isPushing = true
    wrapper.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: offset)
    round(wrapper, radius: SheetMetrics.pushRadius * part)
  }

  /// A sheet has round corners of its own. What is cut off stays so until the presentation has gone:
  /// the corners may still be on their way.
  private func round(_ wrapper: UIView, radius: CGFloat) {
    guard !(wrapper is SheetView) else { return }
    wrapper.layer.cornerRadius = radius
    wrapper.layer.masksToBounds = true
  }

  /// Gives the wrapper behind back as it was.
  func releasePresenter() {
    if sheet.isPushing, let wrapper = wrapperBehind, !(wrapper is SheetView) {
      wrapper.layer.cornerRadius = 0
      wrapper.layer.masksToBounds = false
    }
    sheet.isPushing = false
  }
}
