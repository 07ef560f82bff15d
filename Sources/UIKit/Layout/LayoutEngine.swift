import Constraints
import QuartzCore

/// Lays out one tree of views by constraints: turns what the views say into the solver's terms,
/// and what the solver finds into frames. Belongs to the root of the tree.
///
/// Nothing is tracked event by event: what has changed is noted, and before a layout the
/// constraints that the tree wants are compared with those the solver has.
@MainActor
final class LayoutEngine {
  unowned let root: UIView
  var solver = Solver()
  /// What `systemLayoutSizeFitting` asks for; nil when the tree is laid out for good.
  let fitting: FittingTarget?
  private var installed: [FactKey: [Installed]] = [:]
  private var messages: [Solver.Handle: Message] = [:]
  private var participants: [WeakItem] = []
  private var known: Set<ObjectIdentifier> = []
  private var isStale = true
  private var staleConstraints: [NSLayoutConstraint] = []
  private var staleItems: [any LayoutItem] = []
  private var isUpdating = false
  /// Whether some view asked for `updateConstraints()`.
  var owesConstraintUpdates = true

  init(root: UIView, fitting: FittingTarget? = nil) {
    self.root = root
    self.fitting = fitting
  }

  // MARK: What has changed

  /// Views or constraints came or went.
  func treeChanged() {
    isStale = true
    askForLayout()
  }

  func constraintChanged(_ constraint: NSLayoutConstraint) {
    staleConstraints.append(constraint)
    constraint.holder?.setNeedsLayout()
    askForLayout()
  }

  /// The size, the intrinsic size or the insets of an item changed.
  func itemChanged(_ item: any LayoutItem) {
    guard known.contains(ObjectIdentifier(item)) else { return }
    staleItems.append(item)
    askForLayout()
  }

  var isDirty: Bool {
    isStale || owesConstraintUpdates || !staleConstraints.isEmpty || !staleItems.isEmpty
  }

  private func askForLayout() {
    if fitting == nil, !isUpdating { root.setNeedsLayout() }
  }

  // MARK: Update

  /// Brings the solver up to date, and has views laid out whose subviews stand elsewhere now.
  func update() {
    guard isDirty, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    if owesConstraintUpdates {
      owesConstraintUpdates = false
      root.updateConstraintsInside()
    }
    takeUpChanges()
    var conflicts = solver.solve()
    for _ in 0..<Self.mostTextRounds where rewrapTexts() { conflicts += solver.solve() }
    for conflict in conflicts { report(conflict) }
    noteMoves()
  }

  /// Texts take up to so many rounds to agree with the widths they get.
  private static let mostTextRounds = 4

  private func takeUpChanges() {
    if isStale { return collect() }
    let (constraints, items) = (staleConstraints, staleItems)
    (staleConstraints, staleItems) = ([], [])
    for item in items {
      setFirm(item)
      setSoft(item)
    }
    for constraint in constraints where constraint.holder != nil { set(constraint) }
    if isStale { collect() }
  }

  /// Compares all that the tree says with what the solver knows.
  private func collect() {
    (isStale, staleConstraints, staleItems) = (false, [], [])
    participants = []
    known = []
    let constraints = root.gatherLayout { touch($0) }
    let kept = Set(constraints.map { FactKey(owner: ObjectIdentifier($0), part: .whole) })
    // First what holds no longer: nothing new is to be held against it.
    drop { $0.part == .whole && !kept.contains($0) }
    let equations = constraints.map { ($0, $0.equation(in: self)) }
    var wanted: Set<FactKey> = []
    var next = 0
    while next < participants.count {
      if let item = participants[next].item { wanted.insert(setFirm(item)) }
      next += 1
    }
    for (constraint, equation) in equations {
      wanted.insert(set(constraint, equation.map { [$0] } ?? []))
    }
    for place in participants {
      if let item = place.item { wanted.insert(setSoft(item)) }
    }
    drop { !wanted.contains($0) }
    isStale = false
  }

  /// Takes facts out of the solver.
  private func drop(where isGone: (FactKey) -> Bool) {
    let gone = installed.filter { isGone($0.key) }
    let handles = gone.values.joined().map(\.handle).sorted { $0 < $1 }
    for handle in handles { drop(handle) }
    for key in gone.keys { installed[key] = nil }
  }

  /// The item's variables; it takes part from now on.
  @discardableResult
  func touch(_ item: any LayoutItem) -> LayoutBox {
    if known.insert(ObjectIdentifier(item)).inserted {
      participants.append(WeakItem(item: item))
      isStale = true
    }
    if let box = item.box, box.engine === self { return box }
    let box = LayoutBox(self)
    item.box = box
    return box
  }

  /// Whether constraints speak of an item.
  func speaks(of item: any LayoutItem) -> Bool { known.contains(ObjectIdentifier(item)) }

  /// The views and guides that take part.
  var items: [any LayoutItem] { participants.compactMap(\.item) }

  // MARK: Facts

  @discardableResult
  private func set(_ constraint: NSLayoutConstraint) -> FactKey {
    set(constraint, constraint.equation(in: self).map { [$0] } ?? [])
  }

  @discardableResult
  private func set(_ constraint: NSLayoutConstraint, _ facts: [LinearConstraint]) -> FactKey {
    let key = FactKey(owner: ObjectIdentifier(constraint), part: .whole)
    put(facts, key, Message { [weak constraint] in constraint?.text ?? "a constraint" })
    return key
  }

  @discardableResult
  private func setFirm(_ item: any LayoutItem) -> FactKey {
    let key = FactKey(owner: ObjectIdentifier(item), part: .firm)
    let name = "\(type(of: item))"
    put(
      firmFacts(of: item), key,
      Message { "<NSAutoresizingMaskLayoutConstraint \(name) keeps its frame>" })
    return key
  }

  @discardableResult
  private func setSoft(_ item: any LayoutItem) -> FactKey {
    let key = FactKey(owner: ObjectIdentifier(item), part: .soft)
    let name = "\(type(of: item))"
    put(
      softFacts(of: item), key, Message { "<NSContentSizeLayoutConstraint \(name)>" })
    return key
  }

  private func put(_ facts: [LinearConstraint], _ key: FactKey, _ message: Message) {
    let former = installed[key] ?? []
    guard former.map(\.fact) != facts else { return }
    var current: [Installed] = []
    for (index, fact) in facts.enumerated() {
      if index < former.count, fact.differsOnlyInConstant(from: former[index].fact) {
        solver.setConstant(former[index].handle, to: fact.expression.constant)
        current.append(Installed(handle: former[index].handle, fact: fact))
      } else {
        if index < former.count { drop(former[index].handle) }
        current.append(Installed(handle: solver.add(fact), fact: fact))
      }
      messages[current[index].handle] = message
    }
    for extra in former.dropFirst(facts.count) { drop(extra.handle) }
    installed[key] = current
  }

  private func drop(_ handle: Solver.Handle) {
    messages[handle] = nil
    solver.remove(handle)
  }

  private func rewrapTexts() -> Bool {
    var changed = false
    for case let view as UIView in items
    where view.wrapsToLayoutWidth && view.layout.translates == false {
      let width = view.box?.rect.width ?? 0
      guard view.layout.wrapWidth != width else { continue }
      view.layout.wrapWidth = width
      setSoft(view)
      changed = true
    }
    return changed
  }

  // MARK: Outcome

  private func noteMoves() {
    guard fitting == nil else { return }
    for case let view as UIView in items where view !== root && !view.layout.translates {
      guard let box = view.box, box.engine === self else { continue }
      let rect = box.rect
      if view.layout.applied != rect { view.hierarchy.superview?.setNeedsLayout() }
    }
    for case let guide as UILayoutGuide in items where guide.role == .content {
      guard let view = guide.owner as? UIScrollView else { continue }
      if view.contentSize != guide.layoutFrame.size { view.setNeedsLayout() }
    }
  }

  private func report(_ conflict: Solver.Conflict) {
    guard fitting == nil else { return }
    let broken = messages[conflict.broken]?.text() ?? "a constraint"
    let others = conflict.others.compactMap { messages[$0]?.text() }
    Violation.record(.layout(.unsatisfiable(others: others, broken: broken)))
  }
}

/// Whose facts, and which of them.
private struct FactKey: Hashable {
  enum Part { case whole, firm, soft }
  let owner: ObjectIdentifier
  let part: Part
}

private struct Installed {
  let handle: Solver.Handle
  let fact: LinearConstraint
}

/// How a fact is called in a report.
private struct Message {
  let text: @MainActor () -> String
}

private struct WeakItem {
  weak var item: (any LayoutItem)?
}
