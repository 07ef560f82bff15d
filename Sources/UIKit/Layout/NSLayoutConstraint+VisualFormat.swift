import QuartzCore

extension NSLayoutConstraint {
  /// Constraints from a picture in characters, such as `"H:|-[title]-(>=8)-[button(44)]|"`.
  ///
  /// A dash alone is 8 points between views; to the superview it is its margin. What cannot be read
  /// is noted as a violation with the place where reading stopped, and makes no constraints, where
  /// UIKit throws.
  /// - Parameters:
  ///   - metrics: Numbers by the names that the format uses.
  ///   - views: Views and guides by name.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormat.Failure) {
      let scheme = VisualFormatScheme(
        format: try VisualFormat(format), options: opts, metrics: metrics ?? [:], views: views)
      return try scheme.constraints()
    } catch {
      Violation.record(.layout(.visualFormat(fault: error.message)))
      return []
    }
  }
}

/// A visual format with the things that its names mean.
@MainActor
private struct VisualFormatScheme {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  func constraints() throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    for element in format.elements {
      guard let name = element.view else { continue }
      let item = try item(name)
      for size in element.sizes { made.append(try self.size(size, of: item)) }
    }
    for (index, connection) in format.connections.enumerated() {
      made += try gap(connection, format.elements[index], format.elements[index + 1])
    }
    return made + (try alignments())
  }

  private func size(
    _ predicate: VisualFormat.Predicate, of item: AnyObject
  ) throws(VisualFormat.Failure) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    var terms = ConstraintTerms(
      first: ConstraintSide(item, attribute), relation: predicate.relation,
      priority: try priority(predicate))
    switch predicate.object {
    // A name that is a number's as well is the number's, which stands first in the format's grammar.
    case .name(let name, let other, let multiplier, let constant)
    where views[name] != nil && metrics[name] == nil:
      let named: NSLayoutConstraint.Attribute =
        other == "height" ? .height : other == "width" ? .width : attribute
      terms.second = ConstraintSide(try self.item(name), named)
      (terms.multiplier, terms.constant) = (multiplier, constant)
    case let object:
      terms.constant = try number(object)
    }
    return NSLayoutConstraint(terms)
  }

  private func gap(
    _ connection: VisualFormat.Connection, _ before: VisualFormat.Element,
    _ after: VisualFormat.Element
  ) throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
    let isDash = if case .standard = connection { true } else { false }
    let usesMargins = isDash && (before.view == nil || after.view == nil)
    let first = try side(after, ends.start, beside: before, usesMargins, ends.end)
    let second = try side(before, ends.end, beside: after, usesMargins, ends.start)
    let predicates: [VisualFormat.Predicate] =
      switch connection {
      case .flush: [VisualFormat.Predicate(object: .number(0))]
      case .standard: [VisualFormat.Predicate(object: .number(usesMargins ? 0 : 8))]
      case .predicates(let list): list
      }
    var made: [NSLayoutConstraint] = []
    for predicate in predicates {
      var terms = ConstraintTerms(
        first: first, second: second, relation: predicate.relation,
        constant: try number(predicate.object), priority: try priority(predicate))
      if runsLeftward {
        // Measured from right to left, a gap is a distance the other way.
        (terms.first, terms.second) = (terms.second, terms.first)
      }
      made.append(NSLayoutConstraint(terms))
    }
    return made
  }

  private var runsLeftward: Bool { !format.isVertical && options.contains(.directionRightToLeft) }

  /// The attributes of an element's beginning and end along the format.
  private var ends: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if format.isVertical {
      return options.contains(.spacingBaselineToBaseline)
        ? (.firstBaseline, .lastBaseline) : (.top, .bottom)
    }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  /// A view's side, or the superview's, whose inner sides face the other way.
  private func side(
    _ element: VisualFormat.Element, _ attribute: NSLayoutConstraint.Attribute,
    beside neighbour: VisualFormat.Element, _ usesMargins: Bool,
    _ facing: NSLayoutConstraint.Attribute
  ) throws(VisualFormat.Failure) -> ConstraintSide {
    if let name = element.view { return ConstraintSide(try item(name), attribute) }
    guard let superview = (try item(neighbour.view ?? "") as? any LayoutItem)?.container else {
      throw VisualFormat.Failure(message: "the view beside | has no superview")
    }
    return ConstraintSide(superview, usesMargins ? facing.withinMargins : facing.withoutBaseline)
  }

  private func alignments() throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
    var items: [AnyObject] = []
    for element in format.elements {
      if let name = element.view { items.append(try item(name)) }
    }
    var made: [NSLayoutConstraint] = []
    for (option, attribute) in Self.alignments where options.contains(option) {
      for item in items.dropFirst() {
        made.append(
          NSLayoutConstraint(
            ConstraintTerms(
              first: ConstraintSide(item, attribute), second: ConstraintSide(items[0], attribute)))
        )
      }
    }
    return made
  }

  private static let alignments:
    [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]

  // MARK: Names

  private func item(_ name: String) throws(VisualFormat.Failure) -> AnyObject {
    guard let view = views[name] else {
      throw VisualFormat.Failure(message: "\(name) is not a key in the views dictionary")
    }
    return view as AnyObject
  }

  private func priority(
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormat.Failure) -> UILayoutPriority {
    switch predicate.priority {
    case nil: .required
    case .number(let value): UILayoutPriority(Float(value))
    case .metric(let name): UILayoutPriority(Float(try metric(name)))
    }
  }

  private func number(_ object: VisualFormat.Object) throws(VisualFormat.Failure) -> CGFloat {
    switch object {
    case .number(let value): value
    case .name(let name, _, let multiplier, let constant):
      multiplier * (try metric(name)) + constant
    }
  }

  private func metric(_ name: String) throws(VisualFormat.Failure) -> CGFloat {
    switch metrics[name] {
    case let value as CGFloat: value
    case let value as Double: value
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as UILayoutPriority: CGFloat(value.rawValue)
    default: throw VisualFormat.Failure(message: "\(name) is not a key in the metrics dictionary")
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same edge of the superview's margins.
  fileprivate var withinMargins: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top, .firstBaseline: .topMargin
    default: .bottomMargin
    }
  }

  fileprivate var withoutBaseline: NSLayoutConstraint.Attribute {
    switch self {
    case .firstBaseline: .top
    case .lastBaseline: .bottom
    default: self
    }
  }
}
