import Rehearsal
import Testing
import UIKit

@testable import UIKitTestSupport

/// Menus on buttons and bar items, and under a resting finger.
@MainActor @Suite("Menus")
struct MenuTests {
  private let rig = GestureRig()

  private func panel(_ name: String = "menu") -> UIView? {
    rig.stage.window.subviews.first { $0.accessibilityIdentifier == name }
  }

  private func line(_ title: String) -> UIView? {
    func find(_ view: UIView) -> UIView? {
      if view is UIControl, view.accessibilityLabel == title { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    return panel().flatMap(find)
  }

  private func tap(_ view: UIView) {
    rig.play(.tap(at: view.convert(CGPoint(x: 30, y: 10), to: nil)))
  }

  private func menu() -> UIMenu {
    let note = { [log = rig.log] (action: UIAction) in log.note("chosen", action.title) }
    return UIMenu(
      title: "Actions",
      children: [
        UIAction(title: "Copy", handler: note),
        UIMenu(
          options: .displayInline,
          children: [UIAction(title: "Delete", attributes: .destructive, handler: note)]),
        UIDeferredMenuElement { $0([UIAction(title: "Later", handler: note)]) },
        UIMenu(title: "More", children: [UIAction(title: "Deep", handler: note)]),
        UIAction(title: "Unseen", attributes: .hidden, handler: note),
      ])
  }

  @Test func `a touch on a button shows its menu, a line is chosen, and the menu goes`() throws {
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
    button.menu = menu()
    button.showsMenuAsPrimaryAction = true
    button.addAction(
      UIAction { [log = rig.log] _ in log.note("button", "tap") }, for: .touchUpInside)
    rig.stage.perform { rig.view.addSubview(button) }
    rig.play(.tap(at: button.center))
    #expect(panel() != nil && line("Delete") != nil && line("Later") != nil)
    #expect(line("Unseen") == nil)
    tap(try #require(line("Delete")))
    #expect(rig.log.lines == ["chosen.Delete"] && panel() == nil)
  }

  @Test func `a menu in a menu takes its place, and a tap beside it lets it go`() throws {
    let item = UIBarButtonItem(title: "M", menu: menu())
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = item
    let stack = UINavigationController(rootViewController: screen)
    rig.stage.perform { rig.stage.window.rootViewController = stack }
    rig.stage.settle()
    rig.play(.tap(at: CGPoint(x: 350, y: 40)))
    tap(try #require(line("More")))
    #expect(line("Deep") != nil && line("Copy") == nil)
    rig.play(.tap(at: CGPoint(x: 30, y: 600)))
    #expect(panel() == nil && rig.log.lines.isEmpty)
  }

  @Test func `a button that changes its selection is titled as the chosen line`() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    button.menu = UIMenu(children: [
      UIAction(title: "One", state: .on) { _ in }, UIAction(title: "Two") { _ in },
    ])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    rig.stage.perform { rig.view.addSubview(button) }
    #expect(button.currentTitle == "One")
    rig.play(.tap(at: button.center))
    tap(try #require(line("Two")))
    #expect(button.currentTitle == "Two")
  }

  private final class Host: NSObject, UIContextMenuInteractionDelegate {
    var calls: [String] = []
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Look") { [weak self] _ in self?.calls.append("look") }])
      })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("shown") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("ended") }
  }

  @Test func `a resting finger lifts the view and shows its menu`() throws {
    let host = Host()
    let card = UIView(frame: CGRect(x: 50, y: 200, width: 200, height: 100))
    card.backgroundColor = .red
    card.addInteraction(UIContextMenuInteraction(delegate: host))
    rig.stage.perform { rig.view.addSubview(card) }
    rig.play(.tap(at: card.center, for: 0.8))
    #expect(panel("context menu") != nil && host.calls == ["shown"])
    tap(try #require(line("Look")))
    rig.stage.settle()
    #expect(Set(host.calls) == ["shown", "look", "ended"])
    #expect(panel("context menu") == nil && card.alpha == 1)
  }
}
