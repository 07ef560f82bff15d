@testable import Rehearsal
import TestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Rows with fields that one writes into.
@MainActor @Suite("Rows that are written in")
final class WrittenRowTests: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  private final class FieldCell: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 34))
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class FieldItem: UICollectionViewCell {
    let field = UITextField(frame: CGRect(x: 5, y: 5, width: 40, height: 34))
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 1000 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  /// Scrolls away while somebody writes, and then once more when nobody does.
  private func check(_ list: UIScrollView, _ stage: Stage, _ field: UITextField, _ cell: UIView) {
    stage.perform { _ = field.becomeFirstResponder() }
    stage.settle()
    stage.perform { list.contentOffset.y = 2000 }
    stage.settle()
    #expect(field.isFirstResponder && cell.superview === list && stage.isTyping)
    #expect(cell.frame.minY < 500, "it stays at its place")
    stage.perform { _ = field.resignFirstResponder() }
    stage.perform { list.contentOffset.y = 1900 }
    stage.settle()
    #expect(cell.superview == nil || cell.frame.minY > 1000, "then it is as good as any other")
  }

  @Test("stay in a table that scrolls on, and the keyboard with them")
  func table() throws {
    let (stage, screen) = screenOnStage()
    let table = UITableView(frame: CGRect(x: 0, y: 60, width: 393, height: 300))
    table.register(FieldCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    stage.perform { screen.view.addSubview(table) }
    stage.settle()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? FieldCell)
    check(table, stage, cell.field, cell)
  }

  @Test("stay in a collection that scrolls on, and the keyboard with them")
  func collection() throws {
    let (stage, screen) = screenOnStage()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 60, width: 393, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    list.register(FieldItem.self, forCellWithReuseIdentifier: "item")
    list.dataSource = self
    stage.perform { screen.view.addSubview(list) }
    stage.settle()
    let cell = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)) as? FieldItem)
    check(list, stage, cell.field, cell)
  }
}
