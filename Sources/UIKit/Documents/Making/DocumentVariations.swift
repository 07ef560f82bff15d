import Documents
import QuartzCore

/// What a document says of a view and of its constraints for some size classes only, for as long as
/// the view is there: when its size classes become others, values, subviews and constraints become
/// theirs (F8.13.2).
///
/// What is not installed is held here, and nowhere else unless by an outlet.
@MainActor
package final class DocumentVariations {
  private let source: DocumentSource
  /// As it is written, with the variations of all size classes.
  private let element: Element
  private var classes: SizeClasses
  /// What the element says for the size classes, and what it said for those before.
  private var now: Element
  private var before: Element
  private var parts: [String: Part] = [:]

  /// Where the views and constraints are of which the element speaks.
  private struct Part {
    weak var object: NSObject?
    /// The same object while it is not installed.
    var held: NSObject?
  }

  /// - Returns: nil where the view's element says the same for all size classes.
  init?(_ id: String, _ view: UIView, _ maker: ObjectMaker) {
    let source = maker.source
    guard let element = source.document.element(id), Self.isVaried(element, in: source) else {
      return nil
    }
    (self.source, self.element, classes) = (source, element, .current)
    now = element.adapted(to: .current)
    before = now
    for child in element.list("subviews") + element.list("constraints") {
      guard let id = child.id, let object = maker.object(id) else { continue }
      parts[id] = Part(object: object, held: Self.isInstalled(object) ? nil : object)
    }
  }

  private static func isVaried(_ element: Element, in source: DocumentSource) -> Bool {
    element.varies
      || element.list("constraints").contains { constraint in
        constraint.varies
          || ["firstItem", "secondItem"].contains { name in
            constraint[name].map(source.varied.contains) ?? false
          }
      }
  }

  private static func isInstalled(_ object: NSObject) -> Bool {
    (object as? UIView).map { $0.superview != nil } ?? (object as? NSLayoutConstraint)?.isActive
      ?? true
  }

  /// Takes on other size classes: the view's values and subviews, but no constraint yet, since what
  /// it speaks of may still have to come.
  /// - Returns: Whether there was anything to do.
  func adapt(_ view: UIView, to classes: SizeClasses) -> Bool {
    guard classes != self.classes else { return false }
    self.classes = classes
    (before, now) = (now, element.adapted(to: classes))
    if let changes = before.changes(to: now, usual: Self.usual) {
      ObjectMaker(source).fillAgain(view, changes)
    }
    var last: UIView?
    for (former, child) in zip(before.list("subviews"), now.list("subviews")) {
      guard let id = child.id, let subview = parts[id]?.object as? UIView else { continue }
      if former.isInstalled != child.isInstalled {
        put(subview, id, in: view, after: last, isInstalled: child.isInstalled)
      }
      if subview.superview != nil { last = subview }
    }
    return true
  }

  private func put(
    _ subview: UIView, _ id: String, in view: UIView, after last: UIView?, isInstalled: Bool
  ) {
    parts[id]?.held = isInstalled ? nil : subview
    guard isInstalled else { return subview.removeFromSuperview() }
    let container = ObjectMaker.container(of: view)
    if let stack = view as? UIStackView {
      let place = last.flatMap { stack.arrangedSubviews.firstIndex(of: $0) }
      stack.insertArrangedSubview(subview, at: place.map { $0 + 1 } ?? 0)
    } else if let last {
      container.insertSubview(subview, aboveSubview: last)
    } else {
      container.insertSubview(subview, at: 0)
    }
  }

  /// Takes on the constraints of the size classes, when all views are where they belong: those that
  /// go before those that come. Where the document says the same as before, what code has done since
  /// stays.
  func adaptConstraints(of view: UIView) {
    var coming: [NSLayoutConstraint] = []
    for (former, element) in zip(before.list("constraints"), now.list("constraints")) {
      guard let id = element.id, let constraint = parts[id]?.object as? NSLayoutConstraint else {
        continue
      }
      if former["constant"] != element["constant"] {
        constraint.constant = CGFloat(element.number("constant") ?? 0)
      }
      let isWanted = element.isInstalled && ObjectMaker.hasItems(constraint, in: view)
      guard isWanted != (parts[id]?.held == nil) else { continue }
      parts[id]?.held = isWanted ? nil : constraint
      if isWanted { coming.append(constraint) } else { view.removeConstraint(constraint) }
    }
    view.addConstraints(coming)
  }

  /// What attributes are of which a document says nothing.
  private static let usual: [String: String] = [
    "hidden": "NO", "alpha": "1", "opaque": "YES", "clipsSubviews": "NO",
    "userInteractionEnabled": "YES", "spacing": "0", "axis": "horizontal",
    "distribution": "fill", "alignment": "fill", "textAlignment": "natural",
    "numberOfLines": "1", "enabled": "YES", "highlighted": "NO", "selected": "NO",
    "contentMode": "scaleToFill",
  ]
}

extension ObjectMaker {
  /// Keeps what views say for other size classes, for those that say anything.
  func keepVariations(of object: NSObject, _ element: Element) {
    guard let view = object as? UIView, let id = element.id,
      let variations = DocumentVariations(id, view, self)
    else { return }
    view.layout.variations = variations
    SceneEnvironment.current.storyboards.hasVariations = true
  }

  /// Sets what an element says that has only what is to be set.
  func fillAgain(_ view: UIView, _ changes: Element) {
    fillOwnValues(of: view, changes)
    for value in changes.children where value.tag == "nil" { clear(value["key"], of: view) }
    switch view {
    case let button as UIButton:
      apply(Self.controlSettings, to: button, changes)
      refill(button, changes)
    case is UITableView, is UICollectionView, is UITableViewCell, is UICollectionReusableView,
      is UITableViewHeaderFooterView, is UIVisualEffectView:
      break
    default: fillKind(view, changes)
    }
  }

  /// Sets a value of which a document says nothing any more.
  private func clear(_ key: String?, of view: UIView) {
    switch (key, view) {
    case ("backgroundColor", _): view.backgroundColor = nil
    case ("tintColor", _): view.tintColor = nil
    case ("textColor", let label as UILabel): label.textColor = nil
    case ("textColor", let field as UITextField): field.textColor = nil
    case ("textColor", let text as UITextView): text.textColor = nil
    case ("image", let picture as UIImageView): picture.image = nil
    default: break
    }
  }
}

extension UIView {
  /// Has every view of a document here and below be as the document wants it for its size classes.
  func followVariations() {
    guard SceneEnvironment.current.storyboards.hasVariations else { return }
    var changed: [(view: UIView, variations: DocumentVariations)] = []
    tellAll { view in
      if let variations = view.layout.variations,
        variations.adapt(view, to: SizeClasses(view.knownTraits))
      {
        changed.append((view, variations))
      }
    }
    for (view, variations) in changed { variations.adaptConstraints(of: view) }
  }
}
