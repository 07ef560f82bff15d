import Rehearsal
import Testing
import UIKit

@testable import UIKitTestSupport

/// Rows that are as high as their constraints ask for.
@MainActor @Suite("Rows that size themselves")
struct TableHeightTests {
  @Test("rows in sight are measured, others count as estimated until they come")
  func measured() {
    let rig = HeightRig((0..<50).map { 20 + CGFloat($0 % 5) * 30 })
    let shown = rig.table.visibleCells.map(\.frame.height)
    #expect(shown.prefix(5) == [40, 70, 100, 130, 160])
    let measured = shown.reduce(0, +)
    #expect(rig.table.contentSize.height == measured + CGFloat(50 - shown.count) * 60)
    for _ in 0..<60 { rig.stage.perform { rig.table.contentOffset.y += 120 } }
    rig.stage.perform { rig.table.contentOffset.y = 0 }
    #expect(rig.table.contentSize.height == 5000)
    #expect(rig.table.rectForRow(at: IndexPath(row: 49, section: 0)).height == 160)
    #expect(rig.table.rectForRow(at: IndexPath(row: 10, section: 0)).minY == 1000)
  }

  @Test("rows lie close, each below the other, wherever one looks")
  func close() {
    let rig = HeightRig((0..<40).map { 15 + CGFloat($0 * 37 % 90) })
    for y in stride(from: 0, to: 2000, by: 170) {
      rig.stage.perform { rig.table.contentOffset.y = CGFloat(y) }
      let frames = rig.table.visibleCells.map(\.frame)
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY == $1.minY })
      #expect((frames.first?.minY ?? 1) <= rig.table.bounds.minY)
      #expect((frames.last?.maxY ?? 0) >= rig.table.bounds.maxY)
    }
  }

  @Test("rows that come while a block moves their table are made at their places, and stand")
  func rowsInBlocks() {
    let rig = HeightRig((0..<50).map { 20 + CGFloat($0 % 5) * 30 })
    let known = rig.table.visibleCells
    rig.stage.perform {
      UIView.animate(withDuration: 0.3) {
        rig.table.contentOffset.y = 500
        rig.table.layoutIfNeeded()
      }
    }
    let come = rig.table.visibleCells.filter { !known.contains($0) }
    #expect(come.count == 5)
    for cell in come { #expect(cell.layer.animationKeys() ?? [] == [], "\(cell)") }
  }

  @Test("rows that go take their heights along; a height that the delegate gives counts")
  func changes() {
    let rig = HeightRig([30, 60, 90, 120])
    rig.stage.perform {
      rig.heights.remove(at: 1)
      rig.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    }
    #expect(rig.table.visibleCells.map(\.frame.height) == [50, 110, 140])
    rig.stage.perform {
      rig.table.rowHeight = 25
      rig.table.reloadData()
    }
    #expect(rig.table.visibleCells.map(\.frame.height) == [25, 25, 25])
  }

  @Test("a cell without constraints is 44 points; padding lies above the headers of a plain table")
  func plain() {
    let rig = HeightRig([30, 60])
    rig.constrains = false
    rig.table.estimatedRowHeight = 80
    rig.stage.perform { rig.table.reloadData() }
    #expect(rig.table.visibleCells.map(\.frame.height) == [44, 44])
    rig.title = "Title"
    rig.stage.perform {
      rig.table.sectionHeaderTopPadding = 12
      rig.table.reloadData()
    }
    #expect(rig.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 12, width: 375, height: 28))
    #expect(rig.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 40)
  }
}

@MainActor @Suite("The keyboard over a table")
struct TableKeyboardTests {
  @Test("a table controller's table keeps clear of it, and shows the row that is written in")
  func keepsClear() throws {
    let stage = Stage(device: .iPhoneSE)
    let controller = FieldsController(style: .plain)
    stage.perform { stage.window.rootViewController = controller }
    let table = try #require(controller.tableView)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 9, section: 0)))
    let field = try #require(cell.contentView.subviews.first as? UITextField)
    stage.perform { _ = field.becomeFirstResponder() }
    stage.settle()
    // The panel is 302 points high, and the device has no home indicator.
    #expect(table.contentInset.bottom == 302)
    #expect(field.convert(field.bounds, to: nil).maxY <= 667 - 302)
    stage.perform { _ = field.resignFirstResponder() }
    stage.settle()
    #expect(table.contentInset.bottom == 0)
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
    stage.perform { _ = field.becomeFirstResponder() }
    stage.settle()
    stage.perform { stage.window.rootViewController = UIViewController() }
    stage.settle()
    #expect(table.contentInset.bottom == 0)
  }
}

/// Ten rows with a field each.
private final class FieldsController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    10
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    60
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 40)))
    return cell
  }
}

/// A table whose cells hold a block of some height, ten points from every edge.
@MainActor
private final class HeightRig: NSObject, UITableViewDataSource {
  let stage = Stage(device: .iPhoneSE)
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  var heights: [CGFloat]
  var constrains = true
  var title: String?

  init(_ heights: [CGFloat]) {
    self.heights = heights
    super.init()
    let root = UIViewController()
    table.contentInsetAdjustmentBehavior = .never
    table.estimatedRowHeight = 60
    table.dataSource = self
    root.view.addSubview(table)
    stage.perform { stage.window.rootViewController = root }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    guard constrains else { return cell }
    let block = SizedView(20, heights[indexPath.row])
    block.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(block)
    NSLayoutConstraint.activate([
      block.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
      block.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
      cell.contentView.bottomAnchor.constraint(equalTo: block.bottomAnchor, constant: 10),
    ])
    return cell
  }
}
