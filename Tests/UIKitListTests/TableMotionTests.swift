import Rehearsal
import TestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Rows of a table that come, go and move.
@MainActor @Suite("Tables in motion")
final class TableMotionTests: NSObject, UITableViewDataSource {
  private let stage: Stage
  private let table: UITableView
  private var count = 30

  override init() {
    let (stage, screen) = screenOnStage()
    self.stage = stage
    table = UITableView(frame: screen.view.bounds, style: .plain)
    super.init()
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 100
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    let table = table
    stage.perform { screen.view.addSubview(table) }
    stage.settle()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  private func row(_ number: Int) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: number, section: 0)))
  }

  private func change(_ step: (UITableView) -> Void) {
    stage.perform { step(table) }
    stage.advance(to: stage.now + 0.1)
  }

  private func shown(_ cell: UIView) -> CALayer { cell.layer.presentation() ?? cell.layer }

  @Test("a deleted row fades where it was, and the row that this lets in comes from below")
  func deletion() throws {
    let gone = try row(2)
    count = 29
    change { $0.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade) }
    #expect(gone.superview === table && shown(gone).opacity > 0 && shown(gone).opacity < 1)
    #expect(shown(gone).position.y == 250)
    let last = try row(8)
    #expect(shown(last).position.y > 850 && shown(last).position.y < 950)
    #expect(shown(last).opacity == 1 && last !== gone)
    stage.settle()
    #expect(gone.superview == nil && gone.alpha == 1 && table.visibleCells.count == 9)
    #expect(stage.violations.isEmpty)
  }

  @Test(
    "rows come from, and go to, the side that is said",
    arguments: [(UITableView.RowAnimation.left, -1.0), (.right, 1)])
  func sides(animation: UITableView.RowAnimation, side: Double) throws {
    let gone = try row(0)
    count = 29
    change { $0.deleteRows(at: [IndexPath(row: 0, section: 0)], with: animation) }
    #expect((Double(shown(gone).position.x) - 196.5) * side > 0 && shown(gone).opacity == 1)
    stage.settle()
    count = 30
    change { $0.insertRows(at: [IndexPath(row: 0, section: 0)], with: animation) }
    let come = try row(0)
    #expect((Double(shown(come).position.x) - 196.5) * side > 0 && come.center.x == 196.5)
    stage.settle()
    #expect(table.visibleCells.count == 9 && stage.violations.isEmpty)
  }

  @Test("rows that an insertion pushes out of sight go there before they are let go of")
  func insertion() throws {
    let pushed = try row(8)
    count = 31
    change { $0.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic) }
    #expect(pushed.superview === table && pushed.center.y == 950)
    #expect(shown(pushed).position.y > 850 && shown(pushed).position.y < 950)
    stage.settle()
    #expect(pushed.superview == nil && table.visibleCells.count == 9)
  }
}
