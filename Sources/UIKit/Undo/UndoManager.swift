import Foundation

/// Remembers how to take changes back, and how to make them once more.
///
/// What is registered belongs to a group; a group is undone as one, the last change first. What is registered
/// while something is undone is what redoes it.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  var record = UndoRecord()

  public override init() { super.init() }

  // MARK: Groups

  /// Opens a group, in the one that is open.
  open func beginUndoGrouping() {
    if record.open.isEmpty { closeGroupWithEvent() } else { post(.NSUndoManagerCheckpoint) }
    record.open.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the group that was opened last. A precondition: there is one.
  open func endUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    record.close()
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// How many groups are open, in each other.
  open var groupingLevel: Int { record.open.count }

  /// Whether changes of one turn of the run loop make a group by themselves. Default true.
  open var groupsByEvent = true

  /// How many groups are kept at most; 0, the default, for any number.
  open var levelsOfUndo: Int {
    get { record.limit }
    set { record.limit = max(newValue, 0) }
  }

  /// In which modes of the run loop groups are closed: kept, there is one.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  // MARK: Registering

  /// Whether changes are remembered. Default true.
  open var isUndoRegistrationEnabled: Bool { record.disabled == 0 }
  /// Each of these is to be answered by one that enables.
  open func disableUndoRegistration() { record.disabled += 1 }
  /// A precondition: it was disabled.
  open func enableUndoRegistration() {
    precondition(
      record.disabled > 0,
      "enableUndoRegistration() · it is enabled · call disableUndoRegistration() before")
    record.disabled -= 1
  }

  /// Remembers a call that takes a change back. The target is not kept alive.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(target) { [weak target] in target.map { handler($0) } }
  }

  /// Remembers a method and its argument. The target is not kept alive, the argument is.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let target = target as AnyObject
    register(target) { [weak target] in
      if let target { selector.send(to: target, sender: anObject, event: nil) }
    }
  }

  open func removeAllActions() {
    let limit = record.limit
    record = UndoRecord()
    record.limit = limit
  }

  open func removeAllActions(withTarget target: Any) {
    record.remove(of: ObjectIdentifier(target as AnyObject))
  }

  // MARK: Undo and redo

  open var canUndo: Bool { !record.undo.isEmpty || record.open.contains { !$0.isEmpty } }
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !record.redo.isEmpty
  }
  open var undoCount: Int { record.undo.count }
  open var redoCount: Int { record.redo.count }
  open var isUndoing: Bool { record.state == .undoing }
  open var isRedoing: Bool { record.state == .redoing }

  /// Closes the group that is open and takes the last one back. A precondition: no other is open.
  open func undo() {
    if groupingLevel == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Takes the last group back.
  open func undoNestedGroup() {
    precondition(
      record.open.isEmpty, "undo · \(groupingLevel) groups are open · call endUndoGrouping() before"
    )
    guard let group = record.undo.popLast() else { return }
    take(group, as: .undoing, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange)
  }

  /// Makes what was undone last once more.
  open func redo() {
    precondition(
      record.open.isEmpty, "redo · \(groupingLevel) groups are open · call endUndoGrouping() before"
    )
    post(.NSUndoManagerCheckpoint)
    guard let group = record.redo.popLast() else { return }
    take(group, as: .redoing, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange)
  }

  // MARK: Names

  /// What the change in the open group, or else the last one, is called.
  open func setActionName(_ actionName: String) { record.name(actionName) }
  /// What would be undone; "" without a name.
  open var undoActionName: String { record.undo.last?.name ?? record.open.first?.name ?? "" }
  open var redoActionName: String { record.redo.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// "Undo Typing", in the application's language.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? SystemWord.undo.text : SystemWord.undoSomething.text(with: actionName)
  }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? SystemWord.redo.text : SystemWord.redoSomething.text(with: actionName)
  }

  /// Says that the open group, or else the last one, may be thrown away.
  open func setActionIsDiscardable(_ discardable: Bool) { record.discard(discardable) }
  open var undoActionIsDiscardable: Bool { record.undo.last?.isDiscardable ?? false }
  open var redoActionIsDiscardable: Bool { record.redo.last?.isDiscardable ?? false }
}

extension UndoManager {
  private func register(_ target: AnyObject, _ call: @escaping @MainActor () -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if record.open.isEmpty {
      precondition(
        groupsByEvent, "registerUndo · no group is open · call beginUndoGrouping() before")
      beginUndoGrouping()
      record.isOpenByEvent = true
    }
    if record.state == .idle { record.redo = [] }
    record.open[record.open.count - 1].add(ObjectIdentifier(target), call)
  }

  /// A group that a registration has opened is closed in the next turn.
  private func closeGroupWithEvent() {
    guard groupsByEvent, record.state == .idle else { return }
    _ = StageClock.enqueue(at: StageClock.now, isAwaited: false) { [weak self] in
      guard let self, record.isOpenByEvent, groupingLevel == 1 else { return }
      endUndoGrouping()
    }
  }

  private func take(
    _ group: UndoGroup, as state: UndoRecord.State, _ before: Notification.Name,
    _ after: Notification.Name
  ) {
    post(before)
    record.state = state
    record.open = [UndoGroup(name: group.name, isDiscardable: group.isDiscardable)]
    group.run()
    while groupingLevel > 1 { record.close() }
    record.close(keepsEmpty: false)
    record.state = .idle
    post(after)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension Notification.Name {
  public static let NSUndoManagerCheckpoint = Notification.Name(
    "NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}

/// In the user information of notifications of groups: whether the group may be thrown away.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"
