import Rehearsal
import Testing

@testable import UIKit

/// Families whose members were missing.
@MainActor @Suite("Families made whole")
struct WholeFamilyTests {
  @Test("a map is its components again, mirrored and sheared ones too")
  func components() {
    for turn in stride(from: -3.0, through: 3, by: 0.75) {
      for (x, y, shear) in [(1.0, 1.0, 0.0), (2, 0.5, 0.3), (1.5, -2, -0.7)] {
        let made = CGAffineTransformComponents(
          scale: CGSize(width: x, height: y), horizontalShear: shear, rotation: turn,
          translation: CGVector(dx: 3, dy: -4))
        let map = CGAffineTransform(made)
        let found = map.decomposed()
        let pairs = [
          (found.scale.width, x), (found.scale.height, y), (found.horizontalShear, shear),
          (found.rotation, turn), (found.translation.dx, 3), (found.translation.dy, -4),
        ]
        #expect(pairs.allSatisfy { abs($0.0 - $0.1) < 1e-12 }, "\(made) \(found)")
      }
    }
    let sheared = CGAffineTransform(
      CGAffineTransformComponents(
        scale: CGSize(width: 1, height: 1), horizontalShear: 2, rotation: 0, translation: .zero))
    #expect(CGPoint(x: 1, y: 1).applying(sheared) == CGPoint(x: 3, y: 1))
  }

  private final class Builder: UIResponder, UIApplicationDelegate {
    var calls = 0
    override func buildMenu(with builder: any UIMenuBuilder) {
      calls += 1
      builder.insertChild(
        UIMenu(title: "Ours", identifier: .init("ours")), atEndOfMenu: .file)
    }
  }

  @Test("menus are built once in the next turn, by the application's delegate, for its stage alone")
  func menusOfStages() {
    let (stage, other) = (Stage(), Stage())
    let builder = Builder()
    func ours() -> Int {
      let system = UIMenuSystem.main
      let tree = MenuTree(system: system, root: system.root)
      return tree.menu(for: .file)?.children.count { ($0 as? UIMenu)?.title == "Ours" } ?? -1
    }
    stage.perform {
      UIApplication.shared.delegate = builder
      UIMenuSystem.main.setNeedsRebuild()
      UIMenuSystem.main.setNeedsRebuild()
      #expect(builder.calls == 0 && ours() == 0)
    }
    stage.advance(to: 0.1)
    #expect(builder.calls == 1)
    stage.perform {
      #expect(ours() == 1)
      UIMenuSystem.main.setNeedsRebuild()
    }
    stage.advance(to: 0.2)
    #expect(builder.calls == 2)
    #expect(stage.perform { ours() } == 1)
    #expect(other.perform { ours() } == 0)
  }

  @Test("items of a group go and turn with it; regions are put together")
  func groupsAndRegions() {
    let views = [
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 30, y: 0, width: 10, height: 10),
    ]
    .map(UIView.init(frame:))
    let group = UIDynamicItemGroup(items: views)
    #expect(
      group.center == CGPoint(x: 20, y: 5) && group.bounds.size == CGSize(width: 40, height: 10))
    group.center = CGPoint(x: 120, y: 105)
    #expect(views.map(\.center) == [CGPoint(x: 105, y: 105), CGPoint(x: 135, y: 105)])
    group.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(views.map(\.center) == [CGPoint(x: 120, y: 90), CGPoint(x: 120, y: 120)])
    let ring = UIRegion(radius: 10).difference(from: UIRegion(size: CGSize(width: 8, height: 8)))
    let inside = [0, 3, 5, 10, 11].map { ring.contains(CGPoint(x: $0, y: 0)) }
    #expect(inside == [false, false, true, true, false])
    #expect(ring.inverse().intersection(with: .infinite).contains(.zero))
  }

  @Test("a delegate changes the menus of the bar, when that is asked for")
  func menus() {
    let builder = MenuTree(system: .main, root: UIMenu.standardRoot)
    let action = UIAction(title: "New", identifier: UIAction.Identifier("new")) { _ in }
    builder.insertChild(
      UIMenu(title: "Mine", identifier: .init("mine"), children: [action]), atStartOfMenu: .file)
    builder.remove(menu: .format)
    builder.insertSibling(UIMenu(identifier: .init("after")), afterMenu: .edit)
    builder.replaceChildren(ofMenu: .help) {
      $0 + [UICommand(title: "Ask", action: Selector("ask"))]
    }
    #expect(builder.menu(for: .file)?.children.first?.title == "Mine")
    #expect(builder.action(for: UIAction.Identifier("new")) === action)
    #expect(builder.menu(for: .format) == nil)
    #expect(builder.command(for: Selector("ask"))?.title == "Ask")
    let names = builder.root.children.compactMap { ($0 as? UIMenu)?.identifier }
    #expect(names == [.application, .file, .edit, .init("after"), .view, .window, .help])
  }

  @Test("a shortcut is a command; nothing is in focus")
  func commandsAndFocus() {
    let key: UICommand = UIKeyCommand(
      title: "Find", action: Selector("find"), input: "f", modifierFlags: .command, state: .on)
    key.title = "Find…"
    #expect(key.title == "Find…" && key.state == .on && (key as? UIKeyCommand)?.input == "f")
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(UIFocusSystem(for: inner) == nil)
    #expect(UIFocusSystem.environment(outer, contains: inner))
    #expect(!UIFocusSystem.environment(inner, contains: outer))
  }
}
