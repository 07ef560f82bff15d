/// What an undo manager remembers.
@MainActor
struct UndoRecord {
  enum State { case idle, undoing, redoing }

  var undo: [UndoGroup] = []
  var redo: [UndoGroup] = []
  /// Groups that are open, the outermost first.
  var open: [UndoGroup] = []
  /// Whether the outermost was opened by a registration, not by a call.
  var isOpenByEvent = false
  var state = State.idle
  var disabled = 0
  /// How many groups are kept; 0 for any number.
  var limit = 0 {
    didSet { trim() }
  }

  /// Closes the innermost group: it becomes one of the next outer one's changes, or is to be undone.
  mutating func close(keepsEmpty: Bool = true) {
    guard let group = open.popLast() else {
      preconditionFailure("endUndoGrouping() · no group is open · call beginUndoGrouping() before")
    }
    guard open.isEmpty else { return open[open.count - 1].add(group) }
    isOpenByEvent = false
    guard keepsEmpty || !group.isEmpty else { return }
    if state == .undoing { redo.append(group) } else { undo.append(group) }
    trim()
  }

  private mutating func trim() {
    guard limit > 0 else { return }
    undo.removeFirst(max(undo.count - limit, 0))
    redo.removeFirst(max(redo.count - limit, 0))
  }

  mutating func remove(of target: ObjectIdentifier) {
    for index in open.indices { open[index].remove(of: target) }
    undo = undo.map { $0.without(target) }.filter { !$0.isEmpty }
    redo = redo.map { $0.without(target) }.filter { !$0.isEmpty }
  }

  mutating func name(_ name: String) { change { $0.name = name } }
  mutating func discard(_ discards: Bool) { change { $0.isDiscardable = discards } }

  private mutating func change(_ edit: (inout UndoGroup) -> Void) {
    if !open.isEmpty {
      edit(&open[0])
    } else if !undo.isEmpty {
      edit(&undo[undo.count - 1])
    }
  }
}

/// Changes that are undone as one.
@MainActor
struct UndoGroup {
  var name = ""
  var isDiscardable = false
  private var changes: [Change] = []

  init(name: String = "", isDiscardable: Bool = false) {
    (self.name, self.isDiscardable) = (name, isDiscardable)
  }

  private enum Change {
    case call(target: ObjectIdentifier, @MainActor () -> Void)
    case group(UndoGroup)
  }

  var isEmpty: Bool { changes.isEmpty }

  mutating func add(_ target: ObjectIdentifier, _ call: @escaping @MainActor () -> Void) {
    changes.append(.call(target: target, call))
  }

  mutating func add(_ group: UndoGroup) {
    if name.isEmpty { name = group.name }
    changes.append(.group(group))
  }

  mutating func remove(of target: ObjectIdentifier) { self = without(target) }

  func without(_ target: ObjectIdentifier) -> UndoGroup {
    var rest = self
    rest.changes = changes.compactMap { change in
      switch change {
      case .call(target, _): nil
      case .call: change
      case .group(let group):
        group.without(target).isEmpty ? nil : .group(group.without(target))
      }
    }
    return rest
  }

  /// Calls everything, the last first.
  func run() {
    for change in changes.reversed() {
      switch change {
      case .call(_, let call): call()
      case .group(let group): group.run()
      }
    }
  }
}
