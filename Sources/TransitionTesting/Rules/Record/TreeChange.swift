import Geometry

/// One way in which the views differ from those that should be there when all is over.
enum TreeChange {
  /// A screen's view that is gone.
  case screenGone(TreeRecord.Entry)
  /// Another view that was taken out of one that is still there.
  case viewGone(TreeRecord.Entry)
  /// A view that was not there.
  case viewAdded(TreeRecord.Entry)
  /// A view that no longer takes touches.
  case touchesOff(TreeRecord.Entry)
  /// A property that is not what it was: what is seen of it, and the line that puts it back.
  case altered(TreeRecord.Entry, property: String, seen: String, remedy: String)
}

/// The views before, or as they were in the very beginning, beside those when all is over.
struct TreeComparison {
  var before, after: TreeRecord
  /// After what, for people: `cancel`.
  var event: String
  /// Whether the screen has its former size, so that frames can be compared.
  var comparesFrames: Bool
  /// Whether screens may be said to be gone: nobody took one off on purpose.
  var isFinished: Bool
  /// What the animator left behind, which is known by name already.
  var leftovers: Set<String> = []

  /// What differs, in the order of the views before, then of those that came.
  var changes: [TreeChange] {
    var found: [TreeChange] = []
    let scrolled = scrolledScreens
    // Some containers make themselves anew: what stands where its like stood is no change.
    var added = after.entries.filter { before[$0.id] == nil }
    for entry in before.entries {
      if let now = after[entry.id] {
        if !goesAlong(entry, scrolled) { found += differences(entry, now) }
      } else if let place = added.firstIndex(where: {
        entry.isReplaced(by: $0, anywhere: !comparesFrames)
      }) {
        added.remove(at: place)
      } else if let gone = missing(entry) {
        found.append(gone)
      }
    }
    return found + added.filter(isForeign).map { .viewAdded($0) }
  }

  /// Whether a view has a reason of its own to differ: it is in a screen that has scrolled, or in a row that
  /// shows something else now.
  private func goesAlong(_ entry: TreeRecord.Entry, _ scrolled: Set<ObjectIdentifier>) -> Bool {
    if entry.isControllers { return false }
    if before.screen(around: entry).map(scrolled.contains) == true { return true }
    guard let cell = before.cell(around: entry), let now = after[cell.id] else { return false }
    return now.hasIdentityTransform && !cell.frame.isNear(now.frame)
  }

  /// The screens in which something is scrolled to another place.
  private var scrolledScreens: Set<ObjectIdentifier> {
    let moved = before.entries.filter { entry in
      guard let now = after[entry.id] else { return false }
      return abs(now.offset.x - entry.offset.x) > 0.5 || abs(now.offset.y - entry.offset.y) > 0.5
    }
    return Set(moved.compactMap { before.screen(around: $0) })
  }

  private func isForeign(_ entry: TreeRecord.Entry) -> Bool {
    guard let parent = entry.parent, before[parent] != nil else { return false }
    return !leftovers.contains(entry.name) && after.cell(around: entry) == nil
  }

  private func missing(_ entry: TreeRecord.Entry) -> TreeChange? {
    if entry.isControllers { return isFinished ? .screenGone(entry) : nil }
    guard before.cell(around: entry) == nil, !entry.isContainer, let parent = entry.parent,
      after[parent] != nil
    else { return nil }
    return .viewGone(entry)
  }

  private func differences(_ old: TreeRecord.Entry, _ new: TreeRecord.Entry) -> [TreeChange] {
    var found: [TreeChange] = []
    func add(_ property: String, _ seen: String, _ remedy: String) {
      found.append(.altered(new, property: property, seen: seen, remedy: remedy))
    }
    if old.isHidden != new.isHidden {
      add(
        "isHidden", "it is \(new.isHidden), not \(old.isHidden),", "view.isHidden = \(old.isHidden)"
      )
    }
    if abs(old.alpha - new.alpha) > 0.005 {
      add(
        "alpha", "it is \(short(new.alpha)), not \(short(old.alpha)),",
        "view.alpha = \(short(old.alpha))")
    }
    if old.hasIdentityTransform, !new.hasIdentityTransform {
      add("transform", "it is no longer the identity", "view.transform = .identity")
    }
    if old.hasMask != new.hasMask {
      add(
        "layer.mask", new.hasMask ? "one is left on it" : "its own is gone", "view.layer.mask = nil"
      )
    }
    if old.isInteractive, !new.isInteractive { found.append(.touchesOff(new)) }
    return old.isControllers ? found + screenDifferences(old, new) : found
  }

  /// What is compared of the views of screens alone.
  private func screenDifferences(_ old: TreeRecord.Entry, _ new: TreeRecord.Entry) -> [TreeChange] {
    var found: [TreeChange] = []
    if abs(old.cornerRadius - new.cornerRadius) > 0.01 {
      found.append(
        .altered(
          new, property: "cornerRadius",
          seen: "it is \(short(new.cornerRadius)), not \(short(old.cornerRadius)),",
          remedy: "view.layer.cornerRadius = \(short(old.cornerRadius))"))
    }
    if comparesFrames, new.hasIdentityTransform, old.parent == new.parent,
      !old.frame.isNear(new.frame)
    {
      found.append(
        .altered(
          new, property: "frame", seen: "it is \(short(new.frame)), not \(short(old.frame)),",
          remedy: "view.frame = context.initialFrame(for: controller)"))
    }
    return found
  }
}

extension ScenarioRecord {
  /// The two trees that should be alike: after a cancel, after the way there and back, and after a
  /// gesture that began nothing; nil where none should.
  var treeComparison: TreeComparison? {
    if isNothingBegun, scenario.outcome.putsBack { return comparison(from: before, "gesture") }
    guard let note = visible, let completed else { return nil }
    let keepsSize = !ConditionStaging.changesSize(scenario.condition)
    if !completed { return comparison(from: before, "cancel", note, keepsSize) }
    guard scenario.direction == .back, scenario.outcome == .finish else { return nil }
    return comparison(from: initial, "way there and back", note, keepsSize)
  }

  private func comparison(
    from former: TreeRecord, _ event: String, _ note: TransitionRecord? = nil,
    _ comparesFrames: Bool = true
  ) -> TreeComparison {
    TreeComparison(
      before: former, after: after, event: event, comparesFrames: comparesFrames,
      isFinished: completed == true, leftovers: Set(note?.leftovers.map(\.name) ?? []))
  }
}

extension CGRect {
  /// Whether no edge is more than half a point off.
  func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) <= 0.5 && abs(minY - other.minY) <= 0.5
      && abs(maxX - other.maxX) <= 0.5 && abs(maxY - other.maxY) <= 0.5
  }
}
