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

/// What runs beside the screens: tasks, prints, resources; and what does not come back.
@MainActor @Suite(.serialized) struct BesideScreensTests {
  private func run(
    _ text: String, _ words: [String] = [], beside: (URL) throws -> Void = { _ in }
  ) throws -> RunResult {
    try withFolder { folder in
      try beside(folder)
      let file = folder.appendingPathComponent("Mine.swift")
      try Data(text.utf8).write(to: file)
      let film = folder.appendingPathComponent("film.png").path
      var run = RunResult.of(["run", file.path, "-o", film, "--at", "0,1"] + words)
      let log = folder.appendingPathComponent("log.txt")
      run.log = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
      return run
    }
  }

  private static let racing = """
    import UIKit
    final class Racing: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        began = CACurrentMediaTime()
        DispatchQueue.main.async { print("queue") }
        RunLoop.main.perform { print("run loop") }
        OperationQueue.main.addOperation { print("operation") }
        Task { print("task") }
        Task.detached { await MainActor.run { print("detached") } }
        Task {
          try? await Task.sleep(nanoseconds: 200_000_000)
          print("slept", String(format: "%.1f", CACurrentMediaTime() - began))
          await withCheckedContinuation { done in
            DispatchQueue.global().async { DispatchQueue.main.async { done.resume() } }
          }
          print("continued")
        }
        Task { try? await Task.sleep(for: .milliseconds(100)); print("first") }
        Task {
          let pings = NotificationCenter.default.notifications(named: .init("ping"), object: self)
          for await note in pings.prefix(2) { print("heard", note.name.rawValue) }
          print("heard all")
        }
        for delay in [0.1, 0.3] {
          DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            NotificationCenter.default.post(name: .init("ping"), object: nil)
            NotificationCenter.default.post(name: .init("ping"), object: self)
          }
        }
      }
      private var began = 0.0
    }
    """

  @Test("tasks, operations and blocks of the run loop all run, in one order, at the stage's time")
  func tasks() throws {
    let runs = try (0..<3).map { _ in try run(Self.racing) }
    let printed = runs.map { run in run.err.split(separator: "\n").filter { $0.hasPrefix("| ") } }
    for word in [
      "queue", "run loop", "operation", "task", "detached", "slept 0.2", "continued", "heard ping",
      "heard all",
    ] {
      #expect(printed[0].contains("| \(word)"), "\(word) in \(runs[0].err)")
    }
    let order = printed[0].map(String.init)
    let (first, second) = (order.firstIndex(of: "| first"), order.firstIndex(of: "| slept 0.2"))
    #expect(try #require(first) < #require(second))
    #expect(printed.allSatisfy { $0 == printed[0] })
  }

  @Test("what the application prints is kept apart from what is reported")
  func log() throws {
    let loud = try withFolder { folder in
      try run(Self.racing, ["--log", folder.appendingPathComponent("log.txt").path])
    }
    #expect(loud.code == .well && !loud.out.contains("task") && !loud.err.contains("| task"))
  }

  @Test(
    "a catalogue beside the file is found, and a name that is not there is told with the nearest")
  func catalogue() throws {
    let text = """
      import UIKit
      final class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          print("brand", UIColor(named: "Brand") != nil, UIColor(named: "Brant") != nil)
        }
      }
      """
    let run = try run(text) { folder in
      let set = folder.appendingPathComponent("Assets.xcassets/Brand.colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      let colour = """
        {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
        {"red":"1.0","green":"0.0","blue":"0.0","alpha":"1.0"}}}]}
        """
      try Data(colour.utf8).write(to: set.appendingPathComponent("Contents.json"))
    }
    #expect(run.err.contains("| brand true false"), "\(run.err)")
    #expect(
      run.err.contains("UIColor(named: \"Brant\"): no such name · the nearest is \"Brand\""),
      "\(run.err)")
  }

  @Test("code that comes back each time and never comes to its end is ended when the time is over")
  func overdue() throws {
    let run = try run(
      """
      import UIKit
      final class First: UIViewController {
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          poll(nil, 0, 500)
          view.setNeedsLayout()
        }
      }
      """, ["--limit", "2"])
    #expect(run.code == .different && run.err.contains("not over after 2 s"), "\(run.err)")
  }

  @Test("code that does not come back is ended, and the line is said where it stands")
  func endless() throws {
    let run = try run(
      """
      import UIKit
      final class First: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let button = UIButton(type: .system, primaryAction: UIAction(title: "Spin") { _ in self.spin() })
          button.frame = CGRect(x: 40, y: 200, width: 150, height: 50)
          view.addSubview(button)
        }
        private var count = 0
        private func spin() {
          while count >= 0 { count = (count + 1) % 10 }
        }
      }
      """)
    #expect(run.code == .different, "\(run.err)")
    #expect(
      run.err.contains("Mine.swift:") && run.err.contains("does not come back"), "\(run.err)")
  }
}

/// What a command line came to.
@MainActor
struct RunResult {
  var code = ExitCode.fault
  var (out, err) = ("", "")
  var log = ""

  /// Runs the tool in this process.
  static func of(_ line: [String]) -> RunResult {
    var run = RunResult()
    let console = Console(
      isTerminal: false, out: { run.out += $0 }, err: { run.err += $0 })
    run.code = Tool(studio: StageStudio(), console: console).run(line)
    return run
  }
}
