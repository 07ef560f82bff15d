import Foundation
import TestSupport
import Testing

@testable import RehearseCommands

/// `rehearse run --check`, its fingers, and what else it plays than single files.
@MainActor @Suite(.serialized) struct RunCheckTests {
  private func run(_ text: String, _ words: [String]) throws -> RunResult {
    try withFolder { folder in
      let file = folder.appendingPathComponent("Mine.swift")
      try Data(text.utf8).write(to: file)
      let film = folder.appendingPathComponent("film.png").path
      return RunResult.of(["run", file.path, "-o", film, "--at", "0"] + words)
    }
  }

  /// A screen that a button presents and a pan takes off, by an animator.
  private static func card(interactor: Bool, vended: Bool = false) -> String {
    slide(vended: vended) + home(interactor: interactor) + card(pan: interactor)
  }

  private static func slide(vended: Bool) -> String {
    """
    import UIKit
    final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
      var driver: UIViewPropertyAnimator?
      func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
      func animateTransition(using c: UIViewControllerContextTransitioning) {
        let moving = c.view(forKey: .to) ?? c.view(forKey: .from)!
        let isComing = c.view(forKey: .to) != nil
        let away = CGAffineTransform(translationX: 0, y: c.containerView.bounds.height)
        if isComing {
          moving.frame = c.containerView.bounds
          moving.transform = away
          c.containerView.addSubview(moving)
        }
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {
          moving.transform = isComing ? .identity : away
        }
        animator.addCompletion { _ in
          moving.transform = .identity
          c.completeTransition(!c.transitionWasCancelled)
        }
        driver = animator
        animator.startAnimation()
      }
    \(vended ? "  func interruptibleAnimator(using c: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating { driver! }" : "")
    }

    """
  }

  private static func home(interactor: Bool) -> String {
    """
    final class Home: UIViewController, UIViewControllerTransitioningDelegate {
      \(interactor ? "let hand = UIPercentDrivenInteractiveTransition(); var isHeld = false" : "")
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let open = UIButton(type: .system, primaryAction: UIAction(title: "Open") { [unowned self] _ in
          let card = Card()
          card.modalPresentationStyle = .overFullScreen
          card.transitioningDelegate = self
          card.home = self
          present(card, animated: true)
        })
        open.frame = CGRect(x: 40, y: 100, width: 100, height: 44)
        view.addSubview(open)
      }
      func animationController(
        forPresented p: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { Slide() }
      func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        Slide()
      }
      \(interactor ? "func interactionControllerForDismissal(using a: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { isHeld ? hand : nil }" : "")
    }

    """
  }

  private static func card(pan hasPan: Bool) -> String {
    """
    final class Card: UIViewController {
      weak var home: Home?
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        view.accessibilityViewIsModal = true
        let close = UIButton(type: .system, primaryAction: UIAction(title: "Close") { [unowned self] _ in
          dismiss(animated: true)
        })
        close.frame = CGRect(x: 40, y: 100, width: 100, height: 44)
        view.addSubview(close)
    \(hasPan ? "    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned)))" : "")
      }
      override func accessibilityPerformEscape() -> Bool { dismiss(animated: true); return true }
    \(hasPan ? pan : "")
    }
    """
  }

  private static let pan = """
      @objc func panned(_ g: UIPanGestureRecognizer) {
        guard let home else { return }
        let part = max(g.translation(in: nil).y, 0) / 800
        switch g.state {
        case .began: home.isHeld = true; dismiss(animated: true)
        case .changed: home.hand.update(part)
        case .ended where part > 0.3: home.isHeld = false; home.hand.finish()
        case .ended, .cancelled, .failed: home.isHeld = false; home.hand.cancel()
        default: break
        }
      }
    """

  @Test("a line that ends the process in several outcomes is one finding, and the rest is played")
  func trap() throws {
    let run = try run(Self.card(interactor: false, vended: true), ["--check"])
    #expect(run.code == .well, "\(run.out)\(run.err)")
    #expect(run.out.contains("66 scenarios, 0 violations, "), "\(run.out)")
    #expect(run.out.contains("survives-process  in forward-cancel-0"), "\(run.out)")
    #expect(
      run.out.components(separatedBy: "survives-process").count == 2
        && run.out.contains("Unexpectedly found nil"), "\(run.out)")
  }

  @Test("a pan that drives the way back is found, and tried in every outcome of a finger")
  func gesture() throws {
    let run = try run(Self.card(interactor: true), ["--check", "--json"])
    #expect(run.code == .well, "\(run.out)\(run.err)")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.out.utf8))
        as? [String: Any])
    let scenarios = try #require(report["scenarios"] as? [[String: Any]])
    let completed = scenarios.reduce(into: [String: Bool]()) { known, one in
      known[one["name"] as? String ?? ""] = one["completed"] as? Bool
    }
    #expect(completed["back-swipe"] == true && completed["back-swipe-back"] == false)
    #expect(completed["back-swipe-taken-away"] == false)
  }

  @Test("a check of files takes a mode, a scenario and painted frames, and nothing else does")
  func options() throws {
    let words = ["--check", "--painted", "--mode", "dark", "--scenario", "forward-finish"]
    let checked = try run(Self.card(interactor: false), words)
    #expect(checked.code == .well, "\(checked.out)\(checked.err)")
    #expect(checked.out.contains("Home[dark]: 1 scenario, 0 violations"), "\(checked.out)")
    for word in ["--painted", "--verbose", "--json"] {
      let refused = try run(Self.card(interactor: false), [word])
      #expect(refused.code == .wrongUsage && refused.err.contains(word), "\(refused.err)")
    }
  }

  @Test("a list is one JSON document")
  func list() throws {
    let listed = try run(Self.card(interactor: false), ["--list", "--json"])
    let all = try #require(
      try JSONSerialization.jsonObject(with: Data(listed.out.utf8)) as? [[String: Any]])
    #expect(all.first?["in"] as? String == "Home", "\(listed.out)")
    #expect(all.first?["steps"] as? [String] == ["tap \"Open\""], "\(listed.out)")
  }

  @Test("fingers of a script go over the screens of the files")
  func script() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("Mine.swift")
      try Data(Self.card(interactor: false).utf8).write(to: file)
      let script = folder.appendingPathComponent("fingers.txt")
      let film = folder.appendingPathComponent("film.png").path
      for (text, code) in [
        ("tap \"Open\"\nwait 0.6 s\ntap \"Close\"\n", ExitCode.well),
        ("tap nowhere at all\n", .wrongUsage),
      ] {
        try Data(text.utf8).write(to: script)
        let run = RunResult.of(["run", file.path, "--script", script.path, "-o", film])
        #expect(run.code == code, "\(text) \(run.err)")
      }
    }
  }

  @Test("a package is played as it is, its targets in one module")
  func package() throws {
    try withFolder { folder in
      let sources = folder.appendingPathComponent("Sources")
      for (name, text) in [
        ("Home/Home.swift", Self.card(interactor: false) + "\nlet space = Spacing.wide\n"),
        ("Spacing/Spacing.swift", "public enum Spacing { public static let wide = 20.0 }\n"),
      ] {
        let file = sources.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let head = name.hasPrefix("Home") ? "import Spacing\n" : ""
        try Data((head + text).utf8).write(to: file)
      }
      try Data(
        """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(
          name: "Mine", platforms: [.iOS(.v15)],
          targets: [.target(name: "Home", dependencies: ["Spacing"]), .target(name: "Spacing")])
        """.utf8
      ).write(to: folder.appendingPathComponent("Package.swift"))
      let film = folder.appendingPathComponent("film.png").path
      let run = RunResult.of(["run", "--package", folder.path, "-o", film, "--at", "0"])
      #expect(run.code == .well, "\(run.err)")
      #expect(
        run.err.contains("played in Home: tap \"Open\" · presents Card by Slide"), "\(run.err)")
    }
  }

  @Test("a screen on which only views move is filmed, and says that there is nothing to check")
  func moves() throws {
    let run = try run(
      """
      import UIKit
      final class Board: UIViewController {
        let box = UIView(frame: CGRect(x: 40, y: 100, width: 100, height: 100))
        override func viewDidLoad() {
          super.viewDidLoad()
          box.backgroundColor = .red
          view.addSubview(box)
          box.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
        }
        @objc func go() {
          UIView.animate(withDuration: 0.3) { self.box.frame.origin.y = self.box.frame.origin.y > 200 ? 100 : 500 }
        }
      }
      """, ["--check"])
    #expect(
      run.err.contains(
        "played in Board: tap on a UIView of Board · moves what is on the screen; then tap"),
      "\(run.err)")
    #expect(run.code == .different && run.err.contains("nothing to check"), "\(run.err)")
  }
}
