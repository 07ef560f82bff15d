import Foundation
import TestSupport
import Testing

@testable import RehearseCommands

/// Files that become a film.
@MainActor @Suite(.serialized) struct RunTests {
  private static let animator = """
    import UIKit

    final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
      @objc func transitionDuration(using context: UIViewControllerContextTransitioning?)
        -> TimeInterval { 0.2 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.2, animations: { view.alpha = 1 }) { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    """

  private func run(_ text: String, _ words: [String] = []) throws -> (Run, [String]) {
    try withFolder { folder in
      let file = folder.appendingPathComponent("Mine.swift")
      try Data(text.utf8).write(to: file)
      let film = folder.appendingPathComponent("film.png").path
      let result = rehearse(["run", file.path, "-o", film, "--at", "0,0.1,0.3"] + words)
      return (result, names(in: folder))
    }
  }

  @Test("an animator in a file becomes a film")
  func film() throws {
    let (run, files) = try run(Self.animator)
    #expect(run.code == .well && !run.err.contains("error"), "\(run.err)")
    #expect(files == ["Mine.swift", "film.png"])
  }

  @Test("a film can be followed by the contract: what holds, and what is broken")
  func checks() throws {
    let (truthful, films) = try run(Self.animator, ["--check"])
    #expect(films.contains("film.png") && truthful.out.contains("FadeAnimator: "))
    #expect(!truthful.out.contains("completes-truthfully"), "\(truthful.out) \(truthful.err)")
    let liar = Self.animator.replacing("!context.transitionWasCancelled", with: "true")
    let (broken, _) = try run(liar, ["--check"])
    // Nothing in the file is driven by a finger: what would break under one is advice.
    #expect(broken.code == .well && broken.out.contains("completes-truthfully"), "\(broken.out)")
    #expect(broken.out.contains("advice  ready-for-fingers"), "\(broken.out)")
    let stuck = Self.animator.replacing("context.completeTransition(!", with: "_ = (!")
    let (never, _) = try run(stuck, ["--check"])
    #expect(never.code == .different && never.out.contains("completes-once"), "\(never.out)")
  }

  @Test("a property list beside the files names a scene's delegate as in a project")
  func lonePropertyList() throws {
    let delegate = """
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) {
          print("connected", Bundle.main.object(forInfoDictionaryKey: "CFBundleName") ?? "-")
          guard let scene = scene as? UIWindowScene else { return }
          window = UIWindow(windowScene: scene)
          let button = UIButton(type: .system)
          button.setTitle("Go", for: .normal)
          button.frame = CGRect(x: 40, y: 200, width: 100, height: 44)
          let root = UIViewController()
          button.addAction(
            UIAction { _ in root.present(UIViewController(), animated: true) }, for: .touchUpInside)
          root.view.addSubview(button)
          window?.rootViewController = root
          window?.makeKeyAndVisible()
        }
      }
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      """
    let list = """
      <plist version="1.0"><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
      </dict></array></dict></dict></dict></plist>
      """
    try withFolder { folder in
      for (name, text) in [("App.swift", delegate), ("Info.plist", list)] {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
      let log = folder.appendingPathComponent("log.txt")
      let run = rehearse([
        "run", folder.appendingPathComponent("App.swift").path, "--at", "0,0.3", "--log", log.path,
        "-o", folder.appendingPathComponent("film.png").path,
      ])
      #expect(run.code == .well && run.err.contains("tap \"Go\""), "\(run.err)")
      let said = try String(contentsOf: log, encoding: .utf8)
      #expect(said.contains("connected Rehearsed"), "\(said)")
    }
  }

  @Test("what other threads find lacking is said once")
  func saidOnce() throws {
    let (run, _) = try run(
      """
      import UIKit
      final class First: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let go = UIButton(type: .system, primaryAction: UIAction(title: "Go") { [unowned self] _ in
            for _ in 0..<5 {
              let done = DispatchSemaphore(value: 0)
              Thread.detachNewThread {
                _ = UIImage(systemName: "no.such.symbol")
                done.signal()
              }
              done.wait()
            }
            present(UIViewController(), animated: true)
          })
          go.frame = CGRect(x: 40, y: 200, width: 100, height: 44)
          view.addSubview(go)
        }
      }
      """)
    #expect(run.code == .well, "\(run.err)")
    #expect(run.err.components(separatedBy: "no.such.symbol").count == 2, "\(run.err)")
  }

  @Test(
    "a file that starts an app is no hindrance, nor is what cannot be made beside what is played")
  func startsAndHindrances() throws {
    let app = """

      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      #if NEVER
      final class Unmade: NSObject, UIViewControllerAnimatedTransitioning {}
      #endif
      """
    let (run, files) = try run(Self.animator + app)
    #expect(run.code == .well && files == ["Mine.swift", "film.png"], "\(run.err)")
    #expect(run.err.contains("Mine.swift:17:1: error: cannot find 'Unmade'"), "\(run.err)")
    #expect(!run.err.contains("main.swift"), "\(run.err)")
  }

  @Test("a class inside of another type has a page")
  func nested() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("Mine.swift")
      let text = Self.animator.replacing(
        "final class", with: "enum Fade {}\nextension Fade { final class")
      try Data((text + "}").utf8).write(to: file)
      let page = folder.appendingPathComponent("page").path
      let run = rehearse(["run", file.path, "--page", page, "--fps", "4"])
      #expect(run.code == .well && !run.err.contains("error"), "\(run.err)")
      #expect(names(in: URL(fileURLWithPath: page + "/films")) == ["Fade-FadeAnimator"])
    }
  }

  @Test("what does not compile is said as the compiler says it, and exits with 1")
  func wrong() throws {
    let (run, files) = try run(Self.animator.replacing("view.alpha = 0\n", with: "view.alpa = 0\n"))
    #expect(run.code == .different && run.err.contains("Mine.swift:9:"), "\(run.err)")
    #expect(files == ["Mine.swift"])
  }

  @Test("a file with nothing to play, and a missing one, are wrong usage")
  func nothing() throws {
    let (run, _) = try run("import UIKit\nstruct A {}\n")
    #expect(run.code == .wrongUsage && run.err.contains("found nothing to play"))
    #expect(rehearse(["run", "/nowhere/A.swift"]).err.contains("cannot read"))
    try withFolder { folder in
      let run = rehearse(["run", folder.path])
      #expect(run.code == .wrongUsage && run.err.contains("there are no Swift files in the folder"))
    }
    try withFolder { folder in
      let main = folder.appendingPathComponent("main.swift")
      try Data().write(to: main)
      #expect(rehearse(["run", main.path]).err.contains("has a start of its own: leave it out"))
    }
    #expect(rehearse(["run"]).err.contains("FILE.swift is missing"))
  }

  /// Runs the tool in this process.
  private func rehearse(_ line: [String]) -> Run {
    var run = Run(code: .fault, out: "", err: "")
    let console = Console(
      isTerminal: false, out: { run.out += $0 }, err: { run.err += $0 })
    run.code = Tool(studio: StageStudio(), console: console).run(line)
    return run
  }

  private struct Run {
    var code: ExitCode
    var out, err: String
  }
}
