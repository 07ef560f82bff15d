import TestSupport
import Testing

@testable import Rehearsal
@testable import UIKit
@testable import UIKitTestSupport

/// What rows do on their way, and what stands where there are none.
@MainActor @Suite("Rows on their way, and none at all")
final class RowsUnderWayTests: NSObject, UITableViewDataSource, UITableViewDelegate {
  private var count = 12

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
        self?.count -= 1
        tableView.deleteRows(at: [indexPath], with: .fade)
        done(true)
      }
    ])
  }

  @Test(
    "a row that a swipe deletes leaves over its button, which is there until the gap has closed")
  func deletes() throws {
    let (stage, screen) = screenOnStage()
    let table = UITableView(frame: CGRect(x: 0, y: 60, width: 393, height: 700))
    (table.dataSource, table.delegate) = (self, self)
    stage.perform { screen.view.addSubview(table) }
    stage.settle()
    let row = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    let middle = row.convert(CGPoint(x: 300, y: 22), to: nil as UIView?)
    stage.touch(.drag(from: middle, to: CGPoint(x: 190, y: middle.y), over: 0.2).release())
    stage.settle()
    func plate() -> SwipePlate? { table.subviews.lazy.compactMap { $0 as? SwipePlate }.first }
    #expect(plate()?.backgroundColor == nil)
    stage.tap(at: CGPoint(x: 370, y: middle.y))
    stage.advance(to: stage.now + 0.15)
    let shown = try #require(plate())
    #expect(shown.backgroundColor == .systemRed)
    let half = try #require(row.layer.presentation()).frame
    #expect(half.minX < -50, "it leaves: \(half)")
    let height = try #require(shown.layer.presentation()).bounds.height
    #expect(height > 2 && height < 42, "the gap closes: \(height)")
    stage.settle()
    #expect(plate() == nil && count == 11 && stage.violations.isEmpty)
  }

  @Test(
    "rows that measure themselves and come while a list is on its way stand in their places at once"
  )
  func comes() throws {
    let (stage, screen) = screenOnStage()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 60, width: 393, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .plain)))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = UIListContentConfiguration.subtitleCell()
      (content.text, content.secondaryText) = ("Place \(item)", "A country")
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<30))
    stage.perform {
      screen.view.addSubview(list)
      source.apply(snapshot, animatingDifferences: false)
    }
    stage.settle()
    let before = list.visibleCells.count
    stage.perform {
      UIView.animate(withDuration: 0.4) {
        list.frame.size.height = 700
        list.layoutIfNeeded()
      }
    }
    stage.advance(to: stage.now + 0.05)
    let rows = list.indexPathsForVisibleItems.sorted().compactMap { list.cellForItem(at: $0) }
    #expect(rows.count > before + 3)
    for row in rows {
      let shown = try #require(row.layer.presentation()).frame
      #expect(
        abs(shown.minY - row.frame.minY) < 1 && abs(shown.height - row.frame.height) < 1,
        "\(shown) on its way to \(row.frame)")
    }
    stage.settle()
    withExtendedLifetime(source) {}
  }

  @Test("what an empty screen says stands in the middle of what a keyboard leaves, in lists too")
  func empty() throws {
    for screen in [UIViewController(), UITableViewController(style: .plain)] {
      let stage = Stage(scale: 1)
      stage.perform { stage.window.rootViewController = screen }
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      stage.perform {
        screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        screen.view.addSubview(field)
      }
      stage.settle()
      let cover = try #require(screen.content.unavailable)
      func frame() -> CGRect { cover.convert(cover.bounds, to: nil as UIView?) }
      #expect(frame() == CGRect(x: 0, y: 0, width: 393, height: 818))
      stage.perform { _ = field.becomeFirstResponder() }
      stage.settle()
      let keyboard = try #require(
        stage.window.subviews.lazy.compactMap { $0 as? KeyboardPanel }.first)
      #expect(frame().maxY == keyboard.frame.minY && frame().minY == 0 && frame().width == 393)
      stage.perform { screen.contentUnavailableConfiguration = nil }
      #expect(cover.superview == nil && stage.violations.isEmpty)
    }
  }
}
