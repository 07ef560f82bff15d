import QuartzCore

extension UIView {
  /// The outermost view around this one.
  var layoutRoot: UIView {
    var view = hierarchy.window ?? self
    while let next = view.hierarchy.superview { view = next }
    return view
  }

  /// The engine of the tree; nil as long as nobody in it uses constraints.
  var layoutTree: LayoutEngine? { layoutRoot.layout.engine }

  /// The engine of the tree, made now if need be.
  func makeLayoutTree() -> LayoutEngine {
    let root = layoutRoot
    if let engine = root.layout.engine { return engine }
    let engine = LayoutEngine(root: root)
    root.layout.engine = engine
    return engine
  }

  /// After the view has come into another tree, or has become one itself.
  func joinLayoutTree() {
    if hierarchy.superview != nil { layout.engine = nil }
    if let engine = layoutTree {
      engine.owesConstraintUpdates = true
      engine.treeChanged()
    } else if usesConstraintsInside {
      makeLayoutTree().treeChanged()
    }
  }

  private var usesConstraintsInside: Bool {
    layout.isUsed || type(of: self).requiresConstraintBasedLayout
      || hierarchy.subviews.contains { $0.usesConstraintsInside }
  }

  /// Takes constraints away that lead out of this view's tree, as leaving a superview does.
  func dropConstraintsToOutside() {
    var view = hierarchy.superview
    while let current = view {
      current.dropOwnConstraints { $0.isInside(self) }
      view = current.hierarchy.superview
    }
  }

  /// Takes constraints away that speak of some items, here and around.
  func dropConstraints(where isMeant: (any LayoutItem) -> Bool) {
    var view: UIView? = self
    while let current = view {
      current.dropOwnConstraints(where: isMeant)
      view = current.hierarchy.superview
    }
  }

  private func dropOwnConstraints(where isMeant: (any LayoutItem) -> Bool) {
    guard !layout.constraints.isEmpty else { return }
    let gone = layout.constraints.filter { $0.terms.items.contains(where: isMeant) }
    guard !gone.isEmpty else { return }
    for constraint in gone { constraint.holder = nil }
    let names = Set(gone.map(ObjectIdentifier.init))
    layout.constraints.removeAll { names.contains(ObjectIdentifier($0)) }
    setNeedsLayout()
  }

  /// The active constraints here and below; tells of every view that constraints place.
  func gatherLayout(_ touch: (any LayoutItem) -> Void) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    func visit(_ view: UIView) {
      if !view.layout.translates || view === self { touch(view) }
      found += view.layout.constraints
      for inner in view.hierarchy.subviews { visit(inner) }
    }
    visit(self)
    return found
  }

  /// Runs `updateConstraints()` where it was asked for, the innermost first.
  func updateConstraintsInside() {
    for view in hierarchy.subviews { view.updateConstraintsInside() }
    guard layout.needsUpdateConstraints else { return }
    layout.needsUpdateConstraints = false
    following(.constraints) {
      if let controller = hierarchy.controller {
        controller.updateViewConstraints()
      } else {
        updateConstraints()
      }
    }
  }

  /// A view that constraints speak of has a part in its tree.
  func noteUseOfConstraints() {
    if layout.needsUpdateConstraints { makeLayoutTree().owesConstraintUpdates = true }
  }

  /// The rectangle without the transform, in the superview: what constraints place.
  var layoutFrame: CGRect {
    let (size, anchor, position) = (bounds.size, ownLayer.anchorPoint, ownLayer.position)
    return CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// The size or the place was changed by somebody else than the engine.
  func layoutFrameChanged(originMoved: Bool = false) {
    guard layout.box != nil, let engine = layoutTree else { return }
    if layout.translates || hierarchy.superview == nil { engine.itemChanged(self) }
    if originMoved {
      if layout.isCrossed { engine.treeChanged() }
      for guide in layout.systemGuides.values { engine.itemChanged(guide) }
    }
  }

  /// Places the subviews that constraints place.
  func applyLayout() {
    guard let engine = layoutTree else { return }
    engine.update()
    for view in hierarchy.subviews where !view.layout.translates {
      guard let box = view.layout.box, box.engine === engine else { continue }
      let rect = box.rect
      view.layout.applied = rect
      view.place(view.frame(forAlignmentRect: rect).onPixels(SceneEnvironment.current.screen.scale))
    }
  }

  private func place(_ frame: CGRect) {
    guard frame.isFinite, layoutFrame != frame else { return }
    if bounds.size != frame.size { bounds.size = frame.size }
    let anchor = ownLayer.anchorPoint
    let middle = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if center != middle { center = middle }
    updateSafeArea()
  }
}

extension LayoutItem {
  func isInside(_ view: UIView) -> Bool {
    ((self as? UIView) ?? container)?.isDescendant(of: view) ?? false
  }
}

extension CGRect {
  /// With all edges on whole pixels, as UIKit places views.
  func onPixels(_ scale: CGFloat) -> CGRect {
    func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (snap(minX), snap(minY))
    return CGRect(x: left, y: top, width: snap(maxX) - left, height: snap(maxY) - top)
  }
}
