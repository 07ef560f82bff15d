import Rehearsal
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// How large titles are documented to come and go; how far they shrink on the way is ours (D).
@MainActor @Suite("Large titles")
struct LargeTitleTests {
  @Test("make room under the bar, by each item's own wish and else that of the one below")
  func modes() {
    let rig = LargeTitleRig()
    #expect(abs(rig.top(0) - 155) < 1e-6)
    let wishes: [(UINavigationItem.LargeTitleDisplayMode, CGFloat)] = [
      (.never, 59 + 44), (.automatic, 59 + 44), (.always, 59 + 96), (.automatic, 59 + 96),
    ]
    for (index, (mode, top)) in wishes.enumerated() {
      let screen = UIViewController()
      screen.navigationItem.largeTitleDisplayMode = mode
      rig.push(screen, animated: index.isMultiple(of: 2))
      #expect(abs(screen.view.safeAreaInsets.top - top) < 1e-6, "\(index)")
      #expect(abs(rig.stack.navigationBar.frame.height - (top - 59)) < 1e-6, "\(index)")
    }
    rig.stage.perform { rig.stack.navigationBar.prefersLargeTitles = false }
    rig.stage.settle()
    #expect(abs(rig.top(4) - 103) < 1e-6)
  }

  @Test("a screen that says in viewDidLoad that it has none comes with the room that it keeps")
  func saidLate() {
    final class Plain: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
      }
    }
    let rig = LargeTitleRig()
    let screen = Plain()
    rig.stage.perform { rig.stack.pushViewController(screen, animated: true) }
    rig.stage.advance(to: rig.stage.now + 0.1)
    let onTheWay = screen.view.safeAreaInsets.top
    rig.stage.settle()
    #expect(onTheWay == screen.view.safeAreaInsets.top && abs(onTheWay - 103) < 1e-6)
  }

  @Test("go under the bar as content moves up, and come out again")
  func scrolling() {
    let rig = LargeTitleRig()
    let heights = [0, 10, 40, 52, 300, 20, 0].map { moved in
      rig.stage.perform { rig.table.contentOffset.y = -155 + CGFloat(moved) }
      rig.stage.advance(to: rig.stage.now + 0.02)
      return rig.stack.navigationBar.frame.height
    }
    #expect(heights == [96, 86, 56, 44, 44, 76, 96])
    rig.stage.perform { rig.table.contentOffset.y = -175 }
    #expect(rig.stack.navigationBar.frame.height == 116)
    #expect(rig.table.adjustedContentInset.top == 155)
  }

  @Test("a push and a pop change the bar's height with the screens, a cancelled one leaves it")
  func transitions() {
    let rig = LargeTitleRig()
    let next = UIViewController()
    next.navigationItem.largeTitleDisplayMode = .never
    rig.stage.perform { rig.stack.pushViewController(next, animated: true) }
    rig.stage.advance(to: rig.stage.now + 0.15)
    let height = rig.stack.navigationBar.layer.presentation()?.bounds.height ?? 0
    #expect(height > 45 && height < 95)
    rig.stage.settle()
    #expect(rig.stack.navigationBar.frame.height == 44)
    let before = ContainerRig.lines(of: rig.stage.window)
    let drive = UIPercentDrivenInteractiveTransition()
    rig.stage.perform { rig.stack.pop(with: nil, drive: drive) }
    rig.stage.perform { drive.update(0.4) }
    rig.stage.perform { drive.cancel() }
    #expect(rig.stage.settle())
    #expect(ContainerRig.lines(of: rig.stage.window) == before)
    rig.stage.perform { rig.stack.popViewController(animated: true) }
    rig.stage.settle()
    #expect(rig.stack.navigationBar.frame.height == 96)
  }

  @Test("between two large titles no small one is seen, and a button that is off never shines")
  func noFlash() {
    let rig = LargeTitleRig()
    let next = UIViewController()
    next.title = "Inbox"
    next.navigationItem.largeTitleDisplayMode = .always
    let button = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
    button.isEnabled = false
    next.navigationItem.rightBarButtonItem = button
    rig.stage.perform { rig.stack.pushViewController(next, animated: true) }
    let there = rig.brightest(["Inbox", "Letters", "Send"])
    #expect(there == [0, 0, 0.35])
    rig.stage.perform { _ = rig.stack.popViewController(animated: true) }
    let back = rig.brightest(["Inbox", "Letters", "Send"])
    #expect(back[0] == 0 && back[1] == 0 && back[2] <= 0.35)
  }

  @Test("a screen that was left with its title under the bar comes back so")
  func staysCollapsed() {
    let rig = LargeTitleRig()
    rig.stage.perform { rig.table.contentOffset.y = 100 }
    rig.push(UIViewController(), animated: true)
    #expect(rig.stack.navigationBar.frame.height == 96)
    rig.stage.perform { rig.stack.popViewController(animated: true) }
    rig.stage.settle()
    #expect(rig.stack.navigationBar.frame.height == 44 && rig.table.contentOffset.y == 100)
    rig.stage.perform { rig.table.contentOffset.y = -155 }
    #expect(rig.stack.navigationBar.frame.height == 96, "it follows its content again")
  }
}

@MainActor
private final class LargeTitleRig: NSObject, UITableViewDataSource {
  let stage = Stage(scale: 1)
  let stack: UINavigationController
  let table = UITableView()
  private let root = UIViewController()

  override init() {
    root.title = "Letters"
    stack = UINavigationController(rootViewController: root)
    super.init()
    stack.navigationBar.prefersLargeTitles = true
    table.dataSource = self
    stage.perform {
      root.view = table
      stage.window.rootViewController = stack
    }
    stage.settle()
  }

  func push(_ controller: UIViewController, animated: Bool) {
    stage.perform { stack.pushViewController(controller, animated: animated) }
    stage.settle()
  }

  /// The most that is seen of small titles and buttons with these words until all is at rest.
  func brightest(_ words: [String]) -> [Double] {
    var seen = words.map { _ in 0.0 }
    for _ in 0..<60 {
      stage.advance(to: stage.now + 1 / 60.0)
      for label in labels(in: stack.navigationBar) {
        guard label.font != BarMetrics.largeTitleFont, !(label.superview is BackButton),
          let index = words.firstIndex(of: label.text ?? "")
        else { continue }
        let alphas = sequence(first: label as UIView, next: \.superview)
          .prefix { $0 !== stack.navigationBar }
          .map { Double($0.layer.presentation()?.opacity ?? 0) }
        seen[index] = max(seen[index], (alphas.reduce(1, *) * 1000).rounded() / 1000)
      }
    }
    return seen
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap(\.self) + labels(in: $0) }
  }

  func top(_ index: Int) -> CGFloat { stack.viewControllers[index].view.safeAreaInsets.top }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Letter \(indexPath.row)"
    return cell
  }
}
