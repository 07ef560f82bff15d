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

  @Test("go by where a transform brings the view (F8.2.1)")
  func transformed() {
    let stage = Stage(scale: 1)
    let view = UIView(frame: stage.window.bounds)
    stage.perform { stage.window.addSubview(view) }
    stage.perform { view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    #expect(view.safeAreaInsets == .zero)
    stage.perform { view.transform = CGAffineTransform(translationX: 0, y: 40) }
    #expect(view.safeAreaInsets.top == 19 && view.safeAreaInsets.bottom == 34)
    stage.perform { view.transform = .identity }
    #expect(view.safeAreaInsets.top == 59 && view.safeAreaInsets.bottom == 34)
  }

  @Test("do not change by a transform of the layer, nor behind a sheet (F8.2.1, F8.7.1)")
  func layers() {
    let stage = Stage(scale: 1)
    let screen = UIViewController()
    stage.perform { stage.window.rootViewController = screen }
    stage.settle()
    stage.perform { screen.view.layer.transform = CATransform3DMakeScale(0.5, 0.5, 1) }
    #expect(screen.view.safeAreaInsets.top == 59)
    stage.perform { screen.view.layer.transform = CATransform3DIdentity }
    stage.perform { screen.present(UIViewController(), animated: true) }
    stage.settle()
    #expect(stage.window.wrapper.transform.a < 1 && screen.view.safeAreaInsets.top == 59)
  }

  @Test("are zero until the view is in a hierarchy (F8.2.5)")
  func outside() {
    let stage = Stage(scale: 1)
    let view = UIView(frame: stage.window.bounds)
    #expect(view.safeAreaInsets == .zero)
    stage.perform { stage.window.addSubview(view) }
    #expect(view.safeAreaInsets.top == 59)
  }
}
