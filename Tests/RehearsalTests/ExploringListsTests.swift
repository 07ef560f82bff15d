import Rehearsal
import Testing
import UIKit

/// What rows of lists answer beside taps, and what lies over what.
@MainActor @Suite("Exploring lists and drawers") struct ExploringListsTests {
  private class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 300, y: 0, width: 60, height: 44)
      button.setTitle("Pour", for: .normal)
      button.addAction(UIAction { _ in }, for: .touchUpInside)
      cell.contentView.addSubview(button)
      return cell
    }

    func shows(_ name: String) -> UIViewController {
      let screen = UIViewController()
      screen.title = name
      return screen
    }
  }

  /// Rows of which a swipe or a held finger leads on.
  private final class Answering: Rows {
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Ask") { [unowned self] _, _, done in
          present(shows("asked"), animated: true)
          done(true)
        }
      ])
    }

    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [
          UIAction(title: "Open") { [unowned self] _ in present(shows("opened"), animated: true) }
        ])
      }
    }
  }

  /// Rows that a recogniser of the whole list is about.
  private final class Held: Rows {
    override func viewDidLoad() {
      super.viewDidLoad()
      let press = UILongPressGestureRecognizer(
        target: self, action: Selector("hold") { (own: Held) in own.hold })
      tableView.addGestureRecognizer(press)
    }

    func hold(_ sender: Any?) {
      guard let press = sender as? UIGestureRecognizer, press.state == .began,
        tableView.indexPathForRow(at: press.location(in: tableView)) != nil
      else { return }
      present(shows("held"), animated: true)
    }
  }

  private func starts(of screen: @escaping @MainActor () -> UIViewController) -> [[String]] {
    var explorer = Explorer([ExplorationRoot("screen", screen: screen)])
    explorer.run()
    return explorer.plan.starts.filter { $0.outcome.transitions.contains(where: \.isForward) }
      .map { $0.path.steps.map(\.description) }
  }

  @Test("buttons behind a row and the menu of a row are found, and what they lead to")
  func answers() {
    let found = starts { Answering() }
    #expect(found.contains(["swipe left on \"Row 0\"", "tap \"Ask\""]), "\(found)")
    #expect(found.contains(["long press on \"Row 0\"", "tap \"Open\""]), "\(found)")
    #expect(!found.contains { $0.contains("swipe left on \"Row 1\"") })
  }

  @Test("a finger that is held in a list is held on a row")
  func held() {
    let found = starts { Held() }
    #expect(found.count == 1 && found[0][0].hasPrefix("long press on"), "\(found)")
  }

  @Test("of buttons alike in the rows of a list two are tried")
  func alike() {
    let stage = Stage()
    stage.perform { stage.window.rootViewController = Rows() }
    let buttons = stage.touchables().map(\.description).filter { $0.contains("Pour") }
    #expect(buttons == ["tap \"Pour\"", "tap \"Pour\" (2)"])
  }

  /// Two buttons: one changes a word, the other brings up a drawer.
  private final class Drawer: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let word = UILabel(frame: CGRect(x: 20, y: 100, width: 60, height: 40))
      word.text = "Short"
      let drawer = UIView(frame: CGRect(x: 0, y: 780, width: 393, height: 700))
      for view in [word, drawer] { self.view.addSubview(view) }
      for (index, title) in ["Longer", "Up"].enumerated() {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 20, y: 200 + 60 * CGFloat(index), width: 100, height: 44)
        button.addAction(
          UIAction { _ in
            if index == 0 { word.frame.size.width = 160 } else { drawer.frame.origin.y = 150 }
          }, for: .touchUpInside)
        view.addSubview(button)
      }
    }
  }

  @Test("a drawer that comes up says more than a word that gets longer")
  func drawers() {
    var explorer = Explorer([ExplorationRoot("screen", screen: { Drawer() })])
    explorer.run()
    #expect(explorer.plan.best?.path.steps.map(\.description) == ["tap \"Up\""])
    #expect(explorer.plan.starts.count == 2)
  }

  /// Two pages and a button below them, which leads on from the last one to another child.
  private final class Pages: UIViewController {
    private final class Pager: UIPageViewController {}
    private let pages = [UIViewController(), UIViewController()]
    private let pager = Pager(transitionStyle: .scroll, navigationOrientation: .horizontal)
    private let button = UIButton(type: .system)
    private final class Home: UIViewController {}

    override func viewDidLoad() {
      super.viewDidLoad()
      add(pager)
      pager.setViewControllers([pages[0]], direction: .forward, animated: false)
      button.frame = CGRect(x: 100, y: 700, width: 200, height: 44)
      button.setTitle("Next", for: .normal)
      button.addAction(UIAction { [unowned self] _ in go() }, for: .touchUpInside)
      view.addSubview(button)
    }

    private func add(_ child: UIViewController) {
      addChild(child)
      child.view.frame = view.bounds
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }

    private func go() {
      guard pager.viewControllers == [pages[1]] else {
        button.setTitle("Done", for: .normal)
        return pager.setViewControllers([pages[1]], direction: .forward, animated: true)
      }
      add(Home())
      button.removeFromSuperview()
    }
  }

  @Test("pages are turned to the last, and what is behind it says more than they do")
  func pages() {
    var explorer = Explorer([ExplorationRoot("screen", screen: { Pages() })])
    explorer.run()
    let best = explorer.plan.best
    #expect(best?.path.steps.map(\.description) == ["tap \"Next\"", "tap \"Done\""])
    #expect(best?.outcome.transitions.map(\.to) == ["Home"])
  }

  /// Tabs with something over them that lets fingers through.
  private final class Over: UIViewController {
    final class Glass: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let (tabs, over) = (UITabBarController(), UIViewController())
      tabs.viewControllers = [
        UITableViewController(),
        UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
      ]
      over.view = Glass()
      for child in [tabs, over] {
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
  }

  @Test("of screens that lie over each other the one that fingers reach is the one on show")
  func over() {
    let stage = Stage()
    stage.perform { stage.window.rootViewController = Over() }
    stage.settle()
    #expect(stage.screens == ["Over", "UITabBarController", "UITableViewController"])
  }
}
