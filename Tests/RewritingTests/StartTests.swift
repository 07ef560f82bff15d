import Foundation
import TestSupport
import Testing

@testable import RehearseCommands

/// What `rehearse run` starts of what files have: what a person would.
@MainActor @Suite(.serialized) struct StartTests {
  private func run(_ text: String, _ words: [String] = []) throws -> RunResult {
    try withFolder { folder in
      let file = folder.appendingPathComponent("Mine.swift")
      try Data(text.utf8).write(to: file)
      let film = folder.appendingPathComponent("film.png").path
      return RunResult.of(["run", file.path, "-o", film, "--at", "0,0.1,0.3"] + words)
    }
  }

  @Test("a button's closure is started by a tap on it, and the screen is presented")
  func closure() throws {
    let run = try run(
      """
      import UIKit
      final class First: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Open") { [weak self] _ in
            let next = Second()
            next.modalPresentationStyle = .fullScreen
            self?.present(next, animated: true)
          })
          button.frame = CGRect(x: 40, y: 200, width: 150, height: 50)
          view.addSubview(button)
        }
      }
      final class Second: UIViewController {}
      """)
    #expect(run.code == .well, "\(run.err)")
    #expect(run.err.contains("played in First: tap \"Open\" · presents Second"), "\(run.err)")
  }

  @Test("a row is tapped, in the navigation controller that its code takes for granted")
  func row() throws {
    let run = try run(
      """
      import UIKit
      final class List: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 3 }
        override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "c", for: i)
          cell.textLabel?.text = "Row \\(i.row)"
          return cell
        }
        override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {
          navigationController?.pushViewController(Detail(), animated: true)
        }
      }
      final class Detail: UIViewController {}
      """)
    #expect(run.code == .well, "\(run.err)")
    #expect(run.err.contains("tap \"Row 0\" · pushes Detail; then tap back"), "\(run.err)")
    #expect(run.err.contains("there is also: tap \"Row 1\""), "\(run.err)")
  }

  @Test("the sender of an action is the button that was tapped, in its window")
  func sender() throws {
    let run = try run(
      """
      import UIKit
      final class List: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let button = UIButton(type: .system)
          button.setTitle("Open", for: .normal)
          button.frame = CGRect(x: 40, y: 200, width: 100, height: 100)
          button.addTarget(self, action: #selector(open(_:)), for: .touchUpInside)
          view.addSubview(button)
        }
        @IBAction func open(_ sender: UIButton) {
          let frame = sender.superview!.convert(sender.frame, to: nil)
          guard sender.window != nil, frame.minX == 40 else { fatalError("not the button") }
          present(UIViewController(), animated: true)
        }
      }
      """)
    #expect(run.code == .well && run.err.contains("tap \"Open\" · presents"), "\(run.err)")
  }

  @Test("a tab bar controller of the files' own is what is shown, and a tab is tapped")
  func tabs() throws {
    let run = try run(Self.tabs)
    #expect(run.code == .well, "\(run.err)")
    #expect(
      run.err.contains(
        "in Main: tap the tab \"Two\" · changes tabs to Second by Slide; then tap the tab \"One\""),
      "\(run.err)")
  }

  @Test("an application is launched with its scene, and what is in its window is touched")
  func application() throws {
    let run = try run(
      Self.tabs
        + """

        @main class AppDelegate: UIResponder, UIApplicationDelegate {}
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
          ) {
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = Main()
            window?.makeKeyAndVisible()
          }
        }
        """)
    #expect(run.code == .well, "\(run.err)")
    #expect(run.err.contains("played in AppDelegate: tap the tab \"Two\""), "\(run.err)")
  }

  private static let tabs = """
    import UIKit
    final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
      func animateTransition(using c: UIViewControllerContextTransitioning) {
        let view = c.view(forKey: .to)!
        c.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.3) { view.alpha = 1 } completion: { _ in
          c.completeTransition(!c.transitionWasCancelled)
        }
      }
    }
    final class Main: UITabBarController, UITabBarControllerDelegate {
      override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        viewControllers = [First(), Second()]
        viewControllers?[0].tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        viewControllers?[1].tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
      }
      func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { Slide() }
    }
    class First: UIViewController {}
    class Second: UIViewController {}
    """

  @Test("where no transition begins there is no film, and the reason is said")
  func nothingBegins() throws {
    let run = try run(
      """
      import UIKit
      final class App: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          let screen = UIViewController()
          let button = UIButton(type: .system, primaryAction: UIAction(title: "Count") { _ in })
          button.frame = CGRect(x: 40, y: 200, width: 100, height: 44)
          screen.view.addSubview(button)
          window?.rootViewController = screen
          window?.makeKeyAndVisible()
          return true
        }
      }
      """)
    #expect(run.code == .different, "\(run.err)")
    #expect(
      run.err.contains("no transition began: in App, tap \"Count\" started none"), "\(run.err)")
  }

  @Test("a syntax error is the compiler's to tell, and nothing of ours stands in it")
  func syntax() throws {
    let run = try run("import UIKit\nclass A: UIViewController { func f( { }\n")
    #expect(run.code == .different && run.err.contains("Mine.swift:2:"), "\(run.err)")
    #expect(!run.err.contains("StageClock") && !run.err.contains("Mine.swift:3"), "\(run.err)")
  }

  @Test("a crash is one line in the user's file, then only frames of it")
  func crash() throws {
    let run = try run(
      """
      import UIKit
      final class First: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let button = UIButton(type: .system, primaryAction: UIAction(title: "Open") { _ in self.open() })
          button.frame = CGRect(x: 40, y: 200, width: 150, height: 50)
          view.addSubview(button)
        }
        private func open() {
          let nothing: UIViewController? = nil
          present(nothing!, animated: true)
        }
      }
      """)
    #expect(run.code == .different, "\(run.err)")
    let lines = run.err.split(separator: "\n")
    #expect(
      lines.contains {
        $0.contains("Mine.swift:11") && $0.contains("crashed: Unexpectedly found nil")
      }, "\(run.err)")
    #expect(!run.err.contains("libRehearsalKit") && !run.err.contains("Backtracing"), "\(run.err)")
  }

  @Test("what is started can be chosen by words, and listed")
  func choice() throws {
    let list = try run(Self.tabs, ["--list"])
    #expect(
      list.code == .well && list.out.contains("Main: tap the tab \"Two\""), "\(list.out)\(list.err)"
    )
    let chosen = try run(Self.tabs, ["--start", "two"])
    #expect(chosen.code == .well, "\(chosen.err)")
    let unknown = try run(Self.tabs, ["--start", "nowhere"])
    #expect(
      unknown.code == .wrongUsage && unknown.err.contains("nothing that starts"), "\(unknown.err)")
  }
}

/// What a command line came to.
@MainActor
struct RunResult {
  var code = ExitCode.fault
  var (out, err) = ("", "")

  /// Runs the tool in this process.
  static func of(_ line: [String]) -> RunResult {
    var run = RunResult()
    let console = Console(
      isTerminal: false, out: { run.out += $0 }, err: { run.err += $0 })
    run.code = Tool(studio: StageStudio(), console: console).run(line)
    return run
  }
}
