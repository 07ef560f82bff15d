import Constraints
import QuartzCore

extension NSLayoutConstraint {
  /// The constraint in the solver's terms, in the coordinates of the view that holds it; nil when
  /// an item is gone or stands elsewhere.
  func equation(in engine: LayoutEngine) -> LinearConstraint? {
    guard let holder, terms.first.isWhole, terms.second.isWhole, terms.fault == nil,
      let first = terms.first.expression(in: engine, seenFrom: holder)
    else { return nil }
    var expression = first + -terms.constant
    if terms.second.isMeant {
      guard let second = terms.second.expression(in: engine, seenFrom: holder) else { return nil }
      expression = expression - Double(terms.multiplier) * second
    }
    return LinearConstraint(
      expression, LinearConstraint.Relation(rawValue: relation.rawValue) ?? .equal,
      priority: Double(priority.rawValue))
  }
}

extension ConstraintSide {
  @MainActor func expression(
    in engine: LayoutEngine, seenFrom holder: UIView
  ) -> LinearExpression? {
    guard let item = item as? any LayoutItem,
      let end = attribute.expression(of: item, in: engine, seenFrom: holder)
    else { return nil }
    guard isDistance else { return end }
    guard let origin = origin as? any LayoutItem,
      let start = originAttribute.expression(of: origin, in: engine, seenFrom: holder)
    else { return nil }
    return end - start
  }
}

extension NSLayoutConstraint.Attribute {
  /// Leading and trailing places are measured the other way where reading runs from right to
  /// left, so that constants and multipliers keep their meaning.
  @MainActor func expression(
    of item: any LayoutItem, in engine: LayoutEngine, seenFrom holder: UIView
  ) -> LinearExpression? {
    guard
      let edges = engine.edges(of: item, seenFrom: holder, forLength: kind == .length || isCentre),
      let view = item.reference
    else { return nil }
    if isDirectional {
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let place = plain(isMirrored: isMirrored).place(in: edges, of: view)
      return isMirrored ? -1 * place : place
    }
    if let other = baselineView(of: item) {
      return expression(of: other, in: engine, seenFrom: holder)
    }
    return place(in: edges, of: view, isGuide: item is UILayoutGuide)
  }

  /// The view whose baseline stands for the item's own.
  @MainActor private func baselineView(of item: any LayoutItem) -> UIView? {
    guard let view = item as? UIView else { return nil }
    let other: UIView
    switch self {
    case .firstBaseline: other = view.forFirstBaselineLayout
    case .lastBaseline: other = view.forLastBaselineLayout
    default: return nil
    }
    return other !== view && other.isDescendant(of: view) ? other : nil
  }

  private var isCentre: Bool {
    [.centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins].contains(self)
  }

  private func plain(isMirrored: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .leadingMargin: isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: isMirrored ? .leftMargin : .rightMargin
    default: self
    }
  }

  @MainActor private func place(
    in edges: LayoutEdges, of view: UIView, isGuide: Bool = false
  ) -> LinearExpression {
    switch self {
    case .left: edges.minX
    case .right: edges.maxX
    case .top: edges.minY
    case .bottom: edges.maxY
    case .width: edges.width
    case .height: edges.height
    case .centerX: edges.midX
    case .centerY: edges.midY
    case .firstBaseline, .lastBaseline: isGuide ? edges.maxY : baseline(in: edges, of: view)
    default: placeWithinMargins(edges, view.layoutMargins)
    }
  }

  @MainActor private func baseline(in edges: LayoutEdges, of view: UIView) -> LinearExpression {
    guard let offsets = view.baselineOffsets else { return edges.maxY }
    return self == .firstBaseline
      ? edges.minY + offsets.first : edges.maxY + -offsets.last
  }

  private func placeWithinMargins(
    _ edges: LayoutEdges, _ margins: UIEdgeInsets
  ) -> LinearExpression {
    switch self {
    case .leftMargin: edges.minX + margins.left
    case .rightMargin: edges.maxX + -margins.right
    case .topMargin: edges.minY + margins.top
    case .bottomMargin: edges.maxY + -margins.bottom
    case .centerXWithinMargins: edges.midX + (margins.left - margins.right) / 2
    default: edges.midY + (margins.top - margins.bottom) / 2
    }
  }
}

extension LayoutEngine {
  /// An item's rectangle in the coordinates of a view around it, or of itself. nil when the item is
  /// not inside that view.
  /// - Parameter forLength: Whether width, height or the middle are meant, which are a scroll view's own,
  ///   while its edges are those of its content (F8.18.1).
  func edges(
    of item: any LayoutItem, seenFrom holder: UIView, forLength: Bool = false
  ) -> LayoutEdges? {
    if let view = item as? UIView, view === holder {
      if !forLength, let content = view.interiorLayoutGuide { return touch(content).edges }
      var edges = touch(view).edges
      (edges.minX, edges.minY) = (LinearExpression(), LinearExpression())
      return edges
    }
    var edges = touch(item).edges
    var container = item.container
    while let view = container, view !== holder {
      let box = touch(view)
      let origin = view.bounds.origin
      edges.minX = edges.minX + LinearExpression(box.minX) + -origin.x
      edges.minY = edges.minY + LinearExpression(box.minY) + -origin.y
      view.layout.isCrossed = true
      container = view.hierarchy.superview
    }
    return container == nil ? nil : edges
  }
}
