import QuartzCore

extension UIView: LayoutItem {
  var box: LayoutBox? {
    get { layout.box }
    set { layout.box = newValue }
  }

  var container: UIView? { hierarchy.superview }
  var reference: UIView? { self }

  /// What `addConstraint(_:)` does.
  func holdConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    let items = constraint.terms.items.map { ($0 as? UIView) ?? $0.container }
    guard constraint.terms.fault == nil,
      items.allSatisfy({ $0?.isDescendant(of: self) ?? false })
    else {
      return Violation.record(
        .layout(.addedToStranger(constraint.text, view: "\(type(of: self))")))
    }
    for case let view as UIView in constraint.terms.items { view.noteUseOfConstraints() }
    layout.constraints.append(constraint)
    constraint.holder = self
    constraintsChanged()
    makeLayoutTree().treeChanged()
  }

  /// What `removeConstraint(_:)` does.
  func letGoConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    layout.constraints.removeAll { $0 === constraint }
    constraintsChanged()
    layoutTree?.treeChanged()
  }

  /// A view that is being laid out is laid out again only if something comes to stand elsewhere.
  private func constraintsChanged() {
    if !layout.isUnderWay { setNeedsLayout() }
  }

  // MARK: Guides

  /// What `addLayoutGuide(_:)` does.
  func takeGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner !== self else { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    layout.guides.append(layoutGuide)
  }

  /// What `removeLayoutGuide(_:)` does.
  func letGoGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner === self else { return }
    dropConstraints { $0 === layoutGuide }
    layout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owner = nil
    layoutTree?.treeChanged()
  }

  /// One of the system's guides, made when it is first asked for.
  func makeSystemGuide<Guide: UILayoutGuide>(
    _ role: LayoutGuideRole, _ make: () -> Guide = { UILayoutGuide() }
  ) -> Guide {
    if let guide = layout.systemGuides[role] as? Guide { return guide }
    let guide = make()
    guide.role = role
    guide.owner = self
    guide.identifier = "UIView\(role)LayoutGuide"
    layout.systemGuides[role] = guide
    return guide
  }

  // MARK: Priorities

  var usualHugging: UILayoutPriority { .defaultLow }
}
