import Rehearsal
import Testing
import UIKit

/// Apple's article on column-style interfaces: on a phone the columns lie on one stack.
@MainActor @Suite("Split views on a phone") struct CollapsedSplitTests {
  private final class Top: NSObject, UISplitViewControllerDelegate {
    let top: UISplitViewController.Column
    init(_ top: UISplitViewController.Column) { self.top = top }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top }
  }

  private let stage = Stage(scale: 1)
  private let screens = ["boxes", "list", "reader"].map { title in
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  private func split(
    _ style: UISplitViewController.Style, _ delegate: (any UISplitViewControllerDelegate)? = nil
  ) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.delegate = delegate
    split.setViewController(screens[0], for: .primary)
    if style == .tripleColumn { split.setViewController(screens[1], for: .supplementary) }
    split.setViewController(screens[2], for: .secondary)
    stage.perform { stage.window.rootViewController = split }
    stage.settle()
    return split
  }

  private var titles: [String] {
    screens[0].navigationController?.viewControllers.map { $0.title ?? "-" } ?? []
  }

  @Test(
    "have the columns up to the one that the delegate wants on top",
    arguments: [
      (UISplitViewController.Column.primary, ["boxes"]), (.supplementary, ["boxes", "list"]),
      (.secondary, ["boxes", "list", "reader"]),
    ])
  func triple(top: UISplitViewController.Column, expected: [String]) {
    let delegate = Top(top)
    _ = split(.tripleColumn, delegate)
    #expect(titles == expected)
  }

  @Test("have two columns where there are two, and all without a delegate")
  func double() {
    _ = split(.doubleColumn)
    #expect(titles == ["boxes", "reader"])
    let delegate = Top(.primary)
    _ = split(.doubleColumn, delegate)
    #expect(titles == ["boxes"])
    _ = split(.tripleColumn)
    #expect(titles == ["boxes", "list", "reader"])
  }

  @Test("go on to a column by way of those before it, and back to one that lies there")
  func showing() {
    let delegate = Top(.primary)
    let split = split(.tripleColumn, delegate)
    stage.perform { split.show(.supplementary) }
    stage.settle()
    #expect(titles == ["boxes", "list"])
    stage.perform { split.show(.primary) }
    stage.settle()
    #expect(titles == ["boxes"])
    stage.perform { split.show(.secondary) }
    stage.settle()
    #expect(titles == ["boxes", "list", "reader"])
    stage.perform { split.show(.secondary) }
    stage.settle()
    #expect(titles == ["boxes", "list", "reader"] && stage.violations.isEmpty)
  }

  @Test("give each column its own place again where there is room")
  func wide() {
    let wide = Stage(device: .iPad, scale: 1)
    let split = UISplitViewController(style: .tripleColumn)
    for (screen, column) in zip(
      screens, [UISplitViewController.Column.primary, .supplementary, .secondary])
    {
      split.setViewController(screen, for: column)
    }
    wide.perform { wide.window.rootViewController = split }
    #expect(!split.isCollapsed && screens.allSatisfy { $0.parent === split })
  }
}
