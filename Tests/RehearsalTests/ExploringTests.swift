import Rehearsal
import Testing
import UIKit

/// What is tried of an application, as far as a person would go.
@MainActor @Suite("Exploring") struct ExploringTests {
  /// Two pages with a button, and one that presents something; forms in between if asked for.
  private final class Wizard: UIViewController {
    private let button = UIButton(type: .system)
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    private let heading = UILabel(frame: CGRect(x: 20, y: 60, width: 300, height: 30))
    private var page = 0
    var hasForms = false

    override func viewDidLoad() {
      super.viewDidLoad()
      button.frame = CGRect(x: 20, y: 600, width: 200, height: 44)
      button.addAction(UIAction { [unowned self] _ in go() }, for: .touchUpInside)
      for view in [button, heading] { add(view) }
      if hasForms { add(field) }
      show()
    }

    private func add(_ child: UIView) { view.addSubview(child) }

    private func show() {
      heading.text = "Page \(page)"
      field.text = ""
      button.setTitle(page == 2 ? "Finish" : "Continue", for: .normal)
    }

    private func go() {
      if hasForms, field.text?.isEmpty != false { return }
      guard page == 2 else {
        page += 1
        return show()
      }
      present(UIViewController(), animated: true)
    }
  }

  /// A view that answers touches by itself; `rehearse` writes the class method.
  private final class Card: UIView {
    override class func _answeredTouches() -> Int { 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      window?.rootViewController?.present(UIViewController(), animated: true)
    }
  }

  private func stories(of screen: @escaping @MainActor () -> UIViewController) -> [[String]] {
    var explorer = Explorer([ExplorationRoot("screen", screen: screen)])
    explorer.run()
    return explorer.plan.starts.filter { $0.outcome.transitions.contains(where: \.isForward) }
      .map { $0.path.steps.map(\.description) }
  }

  @Test("a wizard's button is pressed page after page, and its forms are filled in")
  func wizards() {
    let (next, end, fill) = ("tap \"Continue\"", "tap \"Finish\"", ExplorationRoot.fill)
    #expect(stories { Wizard() } == [[next, next, end]])
    let filled = stories {
      let wizard = Wizard()
      wizard.hasForms = true
      return wizard
    }
    #expect(filled == [[fill, next, fill, next, fill, end]])
  }

  @Test("a view that overrides touches is touched, and a button out of sight is scrolled to")
  func reached() {
    let touched = stories {
      let screen = UIViewController()
      screen.view.addSubview(Card(frame: CGRect(x: 20, y: 200, width: 200, height: 100)))
      return screen
    }
    #expect(touched == [["tap on Card"]])
    let scrolled = stories {
      let screen = UIViewController()
      let page = UIScrollView(frame: screen.view.bounds)
      page.contentSize = CGSize(width: 300, height: 3000)
      let button = UIButton(type: .system)
      button.setTitle("Far", for: .normal)
      button.frame = CGRect(x: 20, y: 2600, width: 100, height: 44)
      button.addAction(
        UIAction { [unowned screen] _ in screen.present(UIViewController(), animated: true) },
        for: .touchUpInside)
      page.addSubview(button)
      screen.view.addSubview(page)
      return screen
    }
    #expect(scrolled == [["tap \"Far\""]])
  }

  @Test("back from a pushed screen leads the bar's arrow, not another tab")
  func back() {
    var explorer = Explorer([
      ExplorationRoot("tabs") {
        let (list, tabs) = (UIViewController(), UITabBarController())
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "More",
          primaryAction: UIAction { [unowned list] _ in
            list.navigationController?.pushViewController(UIViewController(), animated: true)
          })
        let (first, second) = (UINavigationController(rootViewController: list), UIViewController())
        first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        second.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
        tabs.viewControllers = [first, second]
        return tabs
      }
    ])
    explorer.run()
    let push = explorer.plan.starts.first { $0.outcome.transitions.contains { $0.kind == .push } }
    #expect(push.flatMap { explorer.plan.wayBack(from: $0.path) }?.kind == .back)
  }
}
