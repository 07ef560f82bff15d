import Rehearsal
import Testing
import UIKit

/// What views have of their superview's safe area; the rule is ours where views stick out (D).
@MainActor @Suite("Safe areas")
struct SafeAreaTests {
  @Test("rows that keep their table's margins keep their own while they scroll under a bar")
  func rowsUnderBars() throws {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        30
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.preservesSuperviewLayoutMargins = true
        return cell
      }
    }
    let stage = Stage(device: .iPhone16)
    let rows = Rows(style: .insetGrouped)
    stage.window.rootViewController = UINavigationController(rootViewController: rows)
    stage.settle()
    #expect(rows.tableView.adjustedContentInset.top > 100)
    for y in [rows.tableView.contentOffset.y, 0, 200] {
      stage.perform { rows.tableView.contentOffset.y = y }
      #expect(rows.tableView.visibleCells.allSatisfy { $0.layoutMargins.top == 8 }, "\(y)")
    }
  }

  @Test(
    "never exceed the superview's, wherever the view lies",
    arguments: [-400, -100, -59, 0, 30, 59, 200, 500, 852, 1000] as [CGFloat])
  func bounded(top: CGFloat) {
    let stage = Stage(scale: 1)
    let view = UIView(frame: CGRect(x: 0, y: top, width: 393, height: 852))
    stage.perform { stage.window.addSubview(view) }
    let upper: CGFloat = min(max(59 - top, 0), 59)
    let lower: CGFloat = top >= 0 ? 34 : max(34 + top, 0)
    #expect(view.safeAreaInsets.top == upper)
    #expect(view.safeAreaInsets.bottom == lower)
  }

  @Test("do not change under a transform")
  func transformed() {
    let stage = Stage(scale: 1)
    let view = UIView(frame: stage.window.bounds)
    stage.perform { stage.window.addSubview(view) }
    stage.perform {
      view.transform = CGAffineTransform(translationX: 0, y: 300).scaledBy(x: 0.5, y: 0.5)
      view.updateSafeAreaForTest()
    }
    #expect(view.safeAreaInsets.top == 59 && view.safeAreaInsets.bottom == 34)
  }
}

extension UIView {
  /// Has the insets worked out again, as any change of size does.
  fileprivate func updateSafeAreaForTest() {
    bounds.size.height += 1
    bounds.size.height -= 1
  }
}
