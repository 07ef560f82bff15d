import QuartzCore

extension UIStackView {
  /// Takes the former constraints away and makes those that fit now.
  func renewConstraints() {
    NSLayoutConstraint.deactivate(stack.constraints)
    for gap in stack.gaps { removeLayoutGuide(gap) }
    stack.gaps = []
    stack.constraints = hiding() + ends() + distances() + lengths() + crossings()
    NSLayoutConstraint.activate(stack.constraints)
  }

  private var along: StackAxis { StackAxis(stack.axis) }
  private var across: StackAxis {
    StackAxis(stack.axis == .horizontal ? .vertical : .horizontal)
  }

  /// The rectangle that the views fill.
  private var canvas: AnyObject { stack.keepsMargins ? layoutMarginsGuide : self }

  private func make(
    _ name: String, _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ other: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute,
    by relation: NSLayoutConstraint.Relation = .equal, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      ConstraintTerms(
        first: ConstraintSide(item, attribute), second: ConstraintSide(other, otherAttribute),
        relation: relation, multiplier: multiplier, constant: constant,
        priority: UILayoutPriority(priority)))
    constraint.identifier = "UISV-\(name)"
    return constraint
  }

  /// Hidden views take no room along the stack; they keep their place among the others.
  private func hiding() -> [NSLayoutConstraint] {
    var before: UIView?
    return stack.views.flatMap { view -> [NSLayoutConstraint] in
      guard view.isHidden else {
        before = view
        return []
      }
      let length = make("hiding", view, along.length, nil)
      let place =
        before.map { make("hiding", view, along.start, $0, along.end) }
        ?? make("hiding", view, along.start, canvas, along.start)
      let side = make("hiding", view, across.start, canvas, across.start)
      return [length, place, side]
    }
  }

  /// The first and the last view stand at the ends.
  private func ends() -> [NSLayoutConstraint] {
    guard let first = stack.shown.first, let last = stack.shown.last else { return [] }
    return [
      make("canvas-connection", first, along.start, canvas, along.start),
      make("canvas-connection", last, along.end, canvas, along.end),
    ]
  }

  private func spacing(after view: UIView) -> CGFloat {
    switch stack.customSpacing[ObjectIdentifier(view)] {
    case nil: stack.spacing
    case UIStackView.spacingUseSystem: 8
    case let custom?: custom
    }
  }

  /// What lies between neighbours.
  private func distances() -> [NSLayoutConstraint] {
    let isSpread = [.equalSpacing, .equalCentering].contains(stack.distribution)
    let usesBaselines = stack.isBaselineRelative && stack.axis == .vertical
    var made: [NSLayoutConstraint] = []
    for (view, next) in zip(stack.shown, stack.shown.dropFirst()) {
      made.append(
        make(
          "spacing", next, usesBaselines ? .firstBaseline : along.start,
          view, usesBaselines ? .lastBaseline : along.end,
          by: isSpread ? .greaterThanOrEqual : .equal, constant: spacing(after: view)))
      if isSpread { made += makeGap(between: view, and: next) }
    }
    return made
  }

  /// A guide from neighbour to neighbour, as long as the first such guide.
  private func makeGap(between view: UIView, and next: UIView) -> [NSLayoutConstraint] {
    let isCentering = stack.distribution == .equalCentering
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    stack.gaps.append(guide)
    var made = [
      make("gap", guide, along.start, view, isCentering ? along.middle : along.end),
      make("gap", guide, along.end, next, isCentering ? along.middle : along.start),
    ]
    if stack.gaps.count > 1 {
      made.append(
        make(
          "fill", guide, along.length, stack.gaps[0], along.length,
          priority: isCentering ? 149 : 1000))
    }
    return made
  }

  /// How long the views are.
  private func lengths() -> [NSLayoutConstraint] {
    let shown = stack.shown
    guard let first = shown.first else { return [] }
    switch stack.distribution {
    case .fillEqually:
      return shown.dropFirst().map {
        make("fill-equally", $0, along.length, first, along.length)
      }
    case .fillProportionally: return proportions(shown)
    case .fill, .equalSpacing, .equalCentering: return []
    }
  }

  /// Lengths stand to each other as the contents' do; of the last one nothing is said, so that
  /// rounding never contradicts.
  private func proportions(_ shown: [UIView]) -> [NSLayoutConstraint] {
    let wishes = shown.map { view -> CGFloat in
      let size = view.intrinsicContentSize
      return stack.axis == .horizontal ? size.width : size.height
    }
    guard let place = wishes.firstIndex(where: { $0 > 0 }) else { return [] }
    return zip(shown, wishes).enumerated().compactMap { index, pair -> NSLayoutConstraint? in
      guard index != place, pair.1 > 0 else { return nil }
      return make(
        "fill-proportionally", pair.0, along.length, shown[place], along.length,
        multiplier: pair.1 / wishes[place], priority: 999)
    }
  }

  /// Where the views stand across the stack.
  private func crossings() -> [NSLayoutConstraint] {
    stack.shown.enumerated().flatMap { index, view in
      let first = index == 0 ? nil : stack.shown.first
      return crossing(of: view, first)
    }
  }

  private func crossing(of view: UIView, _ first: UIView?) -> [NSLayoutConstraint] {
    let name = "alignment"
    let start = make(name, view, across.start, canvas, across.start)
    let end = make(name, view, across.end, canvas, across.end)
    let within = [
      make(name, view, across.start, canvas, across.start, by: .greaterThanOrEqual),
      make(name, view, across.end, canvas, across.end, by: .lessThanOrEqual),
      // A stack is no larger across than its largest view.
      make("ambiguity-suppression", view, across.start, canvas, across.start, priority: 25),
      make("ambiguity-suppression", view, across.end, canvas, across.end, priority: 25),
    ]
    switch stack.alignment {
    case .fill: return [start, end]
    case .leading: return [start, within[1], within[3]]
    case .trailing: return [end, within[0], within[2]]
    case .center: return [make(name, view, across.middle, canvas, across.middle)] + within
    case .firstBaseline, .lastBaseline:
      let line: NSLayoutConstraint.Attribute =
        stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      guard stack.axis == .horizontal, let first else { return within }
      return [make(name, view, line, first, line)] + within
    }
  }
}

/// The attributes along one direction.
private struct StackAxis {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let middle: NSLayoutConstraint.Attribute
  let length: NSLayoutConstraint.Attribute

  init(_ axis: NSLayoutConstraint.Axis) {
    let isHorizontal = axis == .horizontal
    start = isHorizontal ? .leading : .top
    end = isHorizontal ? .trailing : .bottom
    middle = isHorizontal ? .centerX : .centerY
    length = isHorizontal ? .width : .height
  }
}
