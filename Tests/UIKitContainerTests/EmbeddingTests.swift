import Rehearsal
import TestSupport
import Testing
import UIKit

/// Children that an application puts in by hand (F2.4.3, F2.4.7).
@MainActor @Suite("A child that is put in by hand")
struct EmbeddingTests {
  private let stage = Stage(scale: 1)
  private static let whole = ["will appear", "is appearing", "layout", "did appear"]

  @Test(
    "hears all once, when its parent embeds it while it comes itself",
    arguments: ["viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews"],
    ["root", "push", "full screen", "sheet"])
  func whileComing(moment: String, way: String) {
    let parent = EmbeddingController(at: moment)
    show(parent, by: way)
    stage.settle()
    #expect(parent.child.calls == Self.whole, "\(moment), \(way)")
    parent.child.forget()
    hide(parent, by: way)
    stage.settle()
    #expect(parent.child.calls == ["will disappear", "did disappear"], "\(moment), \(way)")
    #expect(stage.violations.isEmpty)
  }

  @Test("hears all once, when it is put in half way through a push")
  func halfWay() {
    let parent = EmbeddingController(at: "never")
    show(parent, by: "push")
    stage.advance(to: stage.now + 0.1)
    stage.perform { parent.embed() }
    stage.settle()
    #expect(parent.child.calls == Self.whole)
  }

  @Test("hears that it goes, when it is taken out half way", arguments: ["push", "full screen"])
  func outHalfWay(way: String) {
    let parent = EmbeddingController(at: "viewIsAppearing")
    show(parent, by: way)
    stage.advance(to: stage.now + 0.1)
    stage.perform { parent.takeOut() }
    stage.settle()
    let calls = parent.child.calls.filter { $0 != "layout" }
    #expect(calls == ["will appear", "is appearing", "will disappear", "did disappear"])
  }

  @Test("hears the end of going, when it is taken out while its parent goes")
  func outWhileGoing() {
    let parent = EmbeddingController(at: "viewIsAppearing")
    show(parent, by: "full screen")
    stage.settle()
    parent.child.forget()
    hide(parent, by: "full screen")
    stage.advance(to: stage.now + 0.1)
    stage.perform { parent.takeOut() }
    stage.settle()
    #expect(parent.child.calls == ["will disappear", "did disappear"])
  }

  @Test("is appearing before its first layout in a parent that is on show")
  func onShow() {
    let parent = EmbeddingController(at: "never")
    show(parent, by: "root")
    stage.settle()
    stage.perform { parent.embed() }
    #expect(parent.child.calls == Self.whole)
  }

  @Test("is appearing before its first layout where the parent says it by hand")
  func byHand() {
    let parent = HandController()
    stage.perform { stage.window.rootViewController = parent }
    stage.settle()
    stage.perform {
      parent.addChild(parent.child)
      parent.child.beginAppearanceTransition(true, animated: true)
      parent.view.addSubview(parent.child.view)
      #expect(parent.child.calls == ["will appear"])
    }
    #expect(parent.child.calls == ["will appear", "is appearing", "layout"])
    stage.perform { parent.child.endAppearanceTransition() }
    #expect(parent.child.calls == Self.whole)
  }

  @Test("dissolves into another where the options say so (F2.10.7)")
  func dissolves() {
    let parent = HandController()
    let other = ListeningController()
    stage.perform { stage.window.rootViewController = parent }
    stage.perform {
      parent.addChild(parent.child)
      parent.addChild(other)
      parent.child.view.backgroundColor = .black
      other.view.backgroundColor = .white
      parent.view.addSubview(parent.child.view)
    }
    stage.settle()
    var ended: Double?
    let start = stage.now
    stage.perform {
      parent.transition(
        from: parent.child, to: other, duration: 0.3, options: [.transitionCrossDissolve],
        animations: nil
      ) { _ in ended = stage.now }
    }
    #expect(parent.child.view.superview == nil)
    stage.advance(to: start + 0.15)
    #expect(!stage.isSettled)
    stage.settle()
    #expect(abs((ended ?? 0) - start - 0.3) < 0.02)
    #expect(other.view.superview === parent.view)
    #expect(stage.violations.isEmpty)
  }

  private func show(_ parent: UIViewController, by way: String) {
    let root = UIViewController()
    switch way {
    case "root": stage.perform { stage.window.rootViewController = parent }
    case "push":
      let stack = UINavigationController(rootViewController: root)
      stage.perform { stage.window.rootViewController = stack }
      stage.settle()
      stage.perform { stack.pushViewController(parent, animated: true) }
    default:
      stage.perform { stage.window.rootViewController = root }
      stage.settle()
      parent.modalPresentationStyle = way == "sheet" ? .pageSheet : .fullScreen
      stage.perform { root.present(parent, animated: true) }
    }
  }

  private func hide(_ parent: UIViewController, by way: String) {
    stage.perform {
      switch way {
      case "root": stage.window.rootViewController = UIViewController()
      case "push": parent.navigationController?.popViewController(animated: true)
      default: parent.dismiss(animated: true)
      }
    }
  }
}

/// Embeds its child once, at a moment of its own life.
@MainActor
private final class EmbeddingController: UIViewController {
  let child = ListeningController()
  private let moment: String

  init(at moment: String) {
    self.moment = moment
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func embed() {
    guard child.parent == nil else { return }
    addChild(child)
    child.view.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func takeOut() {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  private func reach(_ name: String) { if name == moment { embed() } }

  override func viewIsAppearing(_ animated: Bool) { reach("viewIsAppearing") }
  override func viewWillLayoutSubviews() { reach("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { reach("viewDidLayoutSubviews") }
}

/// Tells its child of appearing by hand.
@MainActor
private final class HandController: UIViewController {
  let child = ListeningController()
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

@MainActor
private final class ListeningController: UIViewController {
  private(set) var calls: [String] = []
  func forget() { calls = [] }
  override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
  override func viewIsAppearing(_ animated: Bool) { calls.append("is appearing") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
  override func viewDidLayoutSubviews() {
    if !calls.contains("layout"), calls.last == "is appearing" { calls.append("layout") }
  }
}
