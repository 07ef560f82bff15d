import Rehearsal
import Testing

@testable import UIKit

/// Changes that are taken back, and made once more.
@MainActor @Suite("Undo")
struct UndoTests {
  @MainActor private final class Note {
    var text = "" {
      didSet { manager?.registerUndo(withTarget: self) { $0.text = oldValue } }
    }
    weak var manager: UndoManager?
  }

  private func note() -> (UndoManager, Note) {
    let (manager, note) = (UndoManager(), Note())
    manager.groupsByEvent = false
    note.manager = manager
    return (manager, note)
  }

  private func group(_ manager: UndoManager, _ body: () -> Void) {
    manager.beginUndoGrouping()
    body()
    manager.endUndoGrouping()
  }

  @Test("a group is taken back as one, and made once more; a new change forgets what was undone")
  func groups() {
    let (manager, note) = note()
    group(manager) {
      note.text = "a"
      note.text = "ab"
    }
    group(manager) { note.text = "abc" }
    #expect(manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(note.text == "ab" && manager.canRedo)
    manager.undo()
    #expect(note.text == "" && !manager.canUndo)
    manager.redo()
    #expect(note.text == "ab")
    manager.redo()
    #expect(note.text == "abc" && !manager.canRedo)
    manager.undo()
    group(manager) { note.text = "x" }
    #expect(!manager.canRedo && manager.undoCount == 2)
  }

  @Test(
    "names go with their groups, from undo to redo and back; so many groups are kept as asked for")
  func names() {
    let (manager, note) = note()
    group(manager) {
      note.text = "a"
      manager.setActionName("Typing")
    }
    #expect(manager.undoMenuItemTitle == "Undo Typing" && manager.redoMenuItemTitle == "Redo")
    manager.undo()
    #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo Typing")
    manager.redo()
    #expect(manager.undoActionName == "Typing")
    manager.levelsOfUndo = 2
    for text in ["b", "c", "d"] { group(manager) { note.text = text } }
    #expect(manager.undoCount == 2)
  }

  @Test("what is disabled, or whose target is gone, is not undone; groups lie in each other")
  func limits() {
    let (manager, note) = note()
    manager.disableUndoRegistration()
    group(manager) { note.text = "a" }
    manager.enableUndoRegistration()
    group(manager) {
      note.text = "b"
      group(manager) { note.text = "c" }
    }
    #expect(manager.groupingLevel == 0)
    manager.undo()
    #expect(note.text == "a")
    manager.redo()
    manager.removeAllActions(withTarget: note)
    #expect(!manager.canUndo)
    var other: Note? = Note()
    other?.manager = manager
    group(manager) { other?.text = "z" }
    weak let gone = other
    other = nil
    #expect(gone == nil)
    manager.undo()
    #expect(!manager.canRedo)
  }

  @Test("changes of one turn are a group; everybody in a window has the window's, and hears of it")
  func turns() {
    let stage = Stage(scale: 1)
    let view = UIView()
    stage.perform { stage.window.addSubview(view) }
    let note = Note()
    note.manager = view.undoManager
    #expect(view.undoManager === stage.window.undoManager && view.undoManager != nil)
    var told: [String] = []
    let names: [Notification.Name] = [.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: note.manager, queue: nil) {
        _ in MainActor.assumeIsolated { told.append(name.rawValue) }
      }
    }
    for texts in [["a", "ab"], ["abc"]] {
      stage.perform { for text in texts { note.text = text } }
      stage.perform {}
      stage.advance(to: stage.now + 0.1)
    }
    stage.perform { note.manager?.undo() }
    #expect(note.text == "ab")
    stage.perform { note.manager?.undo() }
    #expect(note.text == "")
    #expect(told == (names + names).map(\.rawValue))
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }
}
