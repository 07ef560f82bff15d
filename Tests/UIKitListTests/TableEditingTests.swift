import Rehearsal
import Testing

@testable import UIKit

/// Rows that are deleted by a button at their beginning, and the button that starts it.
@MainActor @Suite("Editing a table")
struct TableEditingTests {
  private final class List: UITableViewController {
    var names = ["One", "Two", "Three"]

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.rightBarButtonItem = editButtonItem
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    override func tableView(
      _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row > 0 }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
  }

  private func shown() -> (List, Stage) {
    let list = List()
    let stage = Stage()
    stage.perform {
      stage.window.rootViewController = UINavigationController(rootViewController: list)
    }
    stage.advance(to: 0.1)
    return (list, stage)
  }

  @Test("rows that can be edited move aside for a button, and its button says so")
  func aside() throws {
    let (list, stage) = shown()
    let cells = try (0..<3).map {
      try #require(list.tableView.cellForRow(at: IndexPath(row: $0, section: 0)))
    }
    stage.perform { list.setEditing(true, animated: true) }
    stage.advance(to: stage.now + 1)
    #expect(cells.map(\.isEditing) == [false, true, true])
    #expect(cells.map { $0.contentView.frame.minX } == [0, 40, 40])
    #expect(list.editButtonItem.title == "Done")
    stage.perform { list.setEditing(false, animated: false) }
    #expect(cells.map { $0.editing.button == nil } == [true, true, true])
  }

  @Test("the button shows what deletes, and a tap there deletes the row")
  func deletes() throws {
    let (list, stage) = shown()
    stage.perform { list.setEditing(true, animated: false) }
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    let place = cell.convert(CGPoint(x: 28, y: 22), to: nil as UIView?)
    stage.tap(at: place)
    stage.advance(to: stage.now + 1)
    #expect(cell.center.x < list.tableView.bounds.midX)
    let button = cell.superview?.convert(
      CGPoint(x: list.tableView.bounds.width - 20, y: cell.center.y), to: nil as UIView?)
    stage.tap(at: try #require(button))
    stage.advance(to: stage.now + 1)
    #expect(list.names == ["One", "Three"])
  }

  @Test("a button of a bar shows what it is called later")
  func renamed() throws {
    let (list, stage) = shown()
    let view = try #require(list.editButtonItem.shownView as? BarButton)
    stage.perform {
      list.editButtonItem.title = "Something longer"
      list.editButtonItem.isEnabled = false
    }
    stage.advance(to: stage.now + 0.1)
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Something longer"])
    #expect(view.alpha < 1 && view.bounds.width > 60)
  }
}
