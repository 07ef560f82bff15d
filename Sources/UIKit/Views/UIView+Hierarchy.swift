import QuartzCore

extension UIView {
  /// What `window` is.
  var windowAround: UIWindow? { hierarchy.window ?? self as? UIWindow }

  /// Whether `ancestor` is one of the views around this one.
  func isWithin(_ ancestor: UIView) -> Bool {
    var view = hierarchy.superview
    while let current = view, current !== ancestor { view = current.hierarchy.superview }
    return view != nil
  }

  /// Puts a view in front that belongs to the class, and is no news to subclasses that override
  /// `addSubview`, be it to put all views that they are given elsewhere.
  func addPart(_ view: UIView) { insert(view, at: hierarchy.subviews.count) }

  /// What `exchangeSubview(at:withSubviewAt:)` does.
  func exchangePlaces(at index1: Int, withSubviewAt index2: Int) {
    let subviews = hierarchy.subviews
    guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2
    else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (lower, upper) = (subviews[low], subviews[high])
    reorder(upper, to: low)
    reorder(lower, to: high)
  }

  /// What `removeFromSuperview()` does.
  func leaveSuperview() {
    guard let superview = hierarchy.superview else { return }
    let window = windowAround
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    var leavers: [UIViewController] = []
    if window != nil { tellAll { leavers += $0.tellOfWindow(nil) } }
    let formerTree = layoutTree
    dropConstraintsToOutside()
    superview.hierarchy.subviews.removeAll { $0 === self }
    hierarchy.superview = nil
    if window != nil { tellAll { $0.hierarchy.window = nil } }
    SceneEnvironment.current.traits.mayDiffer()
    ownLayer.removeFromSuperlayer()
    formerTree?.treeChanged()
    if formerTree != nil { joinLayoutTree() }
    didMoveToSuperview()
    if window != nil { tellAll { $0.didMoveToWindow() } }
    for controller in leavers { controller.appearanceDidChange(animated: false) }
  }

  func place(of view: UIView) -> Int? { hierarchy.subviews.firstIndex { $0 === view } }

  /// A view that stands there already stays, and nothing is laid out for it.
  func reorder(_ view: UIView, to index: Int) {
    if PlantedFault.frontAgainLaysOut.isPlanted { setNeedsLayout() }
    guard place(of: view) != index else { return }
    hierarchy.subviews.removeAll { $0 === view }
    hierarchy.subviews.insert(view, at: index)
    putLayer(of: view, at: index)
  }

  /// Puts a view just below or above another one; without that, at the back or in front.
  func insert(_ view: UIView, beside sibling: UIView, above: Bool) {
    guard view !== sibling else { return }
    guard let place = place(of: sibling) else {
      return insert(view, at: above ? hierarchy.subviews.count : 0)
    }
    // A view that stands below leaves a gap there.
    let gap = self.place(of: view).map { $0 < place } ?? false
    insert(view, at: place + (above ? 1 : 0) - (gap ? 1 : 0))
  }

  /// A view cannot be put into itself or into what it contains: refused and noted.
  func insert(_ view: UIView, at index: Int) {
    guard self !== view, view.hierarchy.subviews.isEmpty || !isWithin(view) else {
      return Violation.record(.view(.addedToItself))
    }
    if view.hierarchy.superview === self {
      let last = hierarchy.subviews.count - 1
      return reorder(view, to: min(max(index, 0), last))
    }
    let (oldWindow, newWindow) = (view.windowAround, windowAround)
    let formerTint = view.fullTint
    view.leaveQuietly()
    view.willMove(toSuperview: self)
    var leavers: [UIViewController] = []
    if oldWindow !== newWindow { view.tellAll { leavers += $0.tellOfWindow(newWindow) } }
    let index = min(max(index, 0), hierarchy.subviews.count)
    hierarchy.subviews.insert(view, at: index)
    view.hierarchy.superview = self
    if oldWindow !== newWindow { view.tellAll { $0.hierarchy.window = newWindow } }
    SceneEnvironment.current.traits.mayDiffer()
    putLayer(of: view, at: index)
    view.joinLayoutTree()
    view.didMoveToSuperview()
    if oldWindow !== newWindow {
      view.refreshTraits()
      if newWindow != nil {
        view.tellAll { $0.takeAppearances() }
        if view.appearance.tintColor == nil, view.fullTint != formerTint { view.tellOfTint() }
      }
      view.tellAll { $0.didMoveToWindow() }
      for controller in leavers { controller.appearanceDidChange(animated: false) }
    }
    if newWindow != nil, oldWindow !== newWindow { view.followVariations() }
    view.updateSafeArea()
    didAddSubview(view)
  }

  /// Leaves a superview on the way to another one: the window is told about once, at the end.
  private func leaveQuietly() {
    guard let superview = hierarchy.superview else { return }
    superview.willRemoveSubview(self)
    let formerTree = layoutTree
    dropConstraintsToOutside()
    superview.hierarchy.subviews.removeAll { $0 === self }
    hierarchy.superview = nil
    ownLayer.removeFromSuperlayer()
    formerTree?.treeChanged()
  }

  /// Layers of views stand in the order of the views; layers that application code added keep theirs.
  private func putLayer(of view: UIView, at index: Int) {
    let subviews = hierarchy.subviews
    if index > 0 {
      ownLayer.insertSublayer(view.ownLayer, above: subviews[index - 1].ownLayer)
    } else if subviews.count > 1 {
      ownLayer.insertSublayer(view.ownLayer, below: subviews[1].ownLayer)
    } else {
      ownLayer.addSublayer(view.ownLayer)
    }
  }

  /// - Returns: The controller, if it is to hear that it has disappeared once the view has gone.
  private func tellOfWindow(_ window: UIWindow?) -> [UIViewController] {
    willMove(toWindow: window)
    if window == nil {
      SceneEnvironment.current.focus.viewLeft(self)
    } else {
      hierarchy.arrivals += 1
    }
    guard let controller = hierarchy.controller else { return [] }
    return controller.viewMoves(intoWindow: window != nil) ? [controller] : []
  }

  func tellAll(_ message: (UIView) -> Void) {
    message(self)
    for view in hierarchy.subviews { view.tellAll(message) }
  }
}
