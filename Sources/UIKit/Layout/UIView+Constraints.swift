import QuartzCore

extension UIView: LayoutItem {
  var box: LayoutBox? {
    get { layout.box }
    set { layout.box = newValue }
  }

  var container: UIView? { superview }
  var reference: UIView? { self }

  /// The constraints that this view holds: between itself and what is inside.
  public var constraints: [NSLayoutConstraint] { layout.constraints }

  /// Gives an active constraint to this view, which must contain its items.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    let items = constraint.terms.items.map { ($0 as? UIView) ?? $0.container }
    guard constraint.terms.fault == nil,
      items.allSatisfy({ $0?.isDescendant(of: self) ?? false })
    else {
      return SceneEnvironment.current.violate(
        "no-common-ancestor",
        "\(constraint.text) was added to a \(type(of: self)) that does not contain its items")
    }
    for case let view as UIView in constraint.terms.items { view.noteUseOfConstraints() }
    layout.constraints.append(constraint)
    constraint.holder = self
    setNeedsLayout()
    makeLayoutTree().treeChanged()
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    layout.constraints.removeAll { $0 === constraint }
    setNeedsLayout()
    layoutTree?.treeChanged()
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Guides

  public var layoutGuides: [UILayoutGuide] { layout.guides }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner !== self else { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    layout.guides.append(layoutGuide)
  }

  /// Takes a guide out, and the constraints that speak of it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner === self else { return }
    dropConstraints { $0 === layoutGuide }
    layout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owner = nil
    layoutTree?.treeChanged()
  }

  /// One of the system's guides, made when it is first asked for.
  func systemGuide<Guide: UILayoutGuide>(
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

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layout.hugging[axis] ?? usualHugging
  }

  /// How much the view resists growing beyond its content. Default 250, of labels and pictures 251.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layout.hugging[axis] = priority
    layoutTree?.itemChanged(self)
  }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layout.resistance[axis] ?? .defaultHigh
  }

  /// How much the view resists being smaller than its content. Default 750.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layout.resistance[axis] = priority
    layoutTree?.itemChanged(self)
  }

  private var usualHugging: UILayoutPriority { .defaultLow }

  // MARK: Looking at layout

  /// Whether constraints leave the view's place or size open.
  public var hasAmbiguousLayout: Bool { layoutTree?.isAmbiguous(self) ?? false }

  /// The constraints that speak of the view along an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutTree?.constraints(on: self, axis) ?? []
  }

  /// Moves an ambiguous view to another place that its constraints allow. Here it stays where it is.
  public func exerciseAmbiguityInLayout() { Unsupported.report("exerciseAmbiguityInLayout") }

  public func needsUpdateConstraints() -> Bool { layout.needsUpdateConstraints }
}
