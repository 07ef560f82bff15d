import Geometry
import Raster
import Rehearsal
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Looks that real screens are made of, row by row.
@MainActor @Suite("Close buttons, inset groups and popovers as they look")
struct EverydayLookTests {
  @Test("a close button is a disc of 30 points that lets through, with a cross in its middle")
  func closeButton() {
    let (stage, screen) = screenOnStage()
    let button = UIButton(type: .close)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    stage.perform {
      screen.view.backgroundColor = .white
      screen.view.addSubview(button)
      button.frame.origin = CGPoint(x: 100, y: 200)
    }
    stage.settle()
    #expect(button.bounds.size == CGSize(width: 30, height: 30))
    let shot = Renderer(scale: 1).draw(
      stage.frame(), width: 393, height: 852, background: RGBA(red: 1, green: 1, blue: 1))
    let level = { (x: Int, y: Int) in Int(shot.bytes[4 * (y * shot.width + x)]) }
    #expect(level(101, 201) == 255, "the corner is no part of a disc")
    let disc = level(115, 204)
    #expect(disc > 200 && disc < 250, "the disc lets white through: \(disc)")
    #expect(level(115, 215) < disc - 60, "the cross is darker than the disc")
  }

  @Test("rows of an inset group keep from the sides of the table", arguments: [false, true])
  func insetGroups(isPad: Bool) {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let stage = Stage(device: isPad ? .iPad : .iPhone16, scale: 1)
    let (rows, plain) = (Rows(style: .insetGrouped), Rows(style: .grouped))
    for table in [rows, plain] {
      stage.perform { stage.window.rootViewController = table }
      stage.settle()
      let inset: CGFloat = table === plain ? 0 : isPad ? 20 : 16
      let width = table.tableView.bounds.width
      #expect(table.tableView.visibleCells.count == 2)
      for cell in table.tableView.visibleCells {
        #expect(cell.frame.minX == inset && cell.frame.width == width - 2 * inset)
      }
    }
    let cells = rows.tableView.visibleCells
    #expect(cells.allSatisfy { $0.layer.cornerRadius == 10 })
  }

  @Test(
    "a popover's screen goes on under an arrow of 13 points, and its safe area does not (F8.14.1)",
    arguments: [UIPopoverArrowDirection.up, .down, .left, .right])
  func arrow(direction: UIPopoverArrowDirection) throws {
    let stage = Stage(device: .iPad, scale: 1)
    let (screen, content) = (UIViewController(), UIViewController())
    let source = UIView(frame: CGRect(x: 400, y: 500, width: 40, height: 30))
    stage.perform { stage.window.rootViewController = screen }
    stage.perform { screen.view.addSubview(source) }
    content.preferredContentSize = CGSize(width: 200, height: 150)
    content.modalPresentationStyle = .popover
    let popover = try #require(content.popoverPresentationController)
    popover.sourceView = source
    popover.permittedArrowDirections = direction
    stage.perform { screen.present(content, animated: true) }
    stage.settle()
    let insets = content.view.safeAreaInsets
    #expect(insets.top == (direction == .up ? 13 : 0))
    #expect(insets.bottom == (direction == .down ? 13 : 0))
    #expect(insets.left == (direction == .left ? 13 : 0))
    #expect(insets.right == (direction == .right ? 13 : 0))
    let room = content.view.bounds.inset(by: insets)
    #expect(room.size == CGSize(width: 200, height: 150))
  }

  @Test("a popover's colour, read or set beforehand, does not load its screen")
  func color() throws {
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    let popover = try #require(content.popoverPresentationController)
    #expect(popover.backgroundColor == nil && !content.isViewLoaded)
    popover.backgroundColor = .yellow
    #expect(popover.backgroundColor == .yellow && !content.isViewLoaded)
  }
}
