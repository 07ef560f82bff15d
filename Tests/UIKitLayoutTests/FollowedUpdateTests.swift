import Observation
import QuartzCore
import Rehearsal
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// `updateProperties()` and what is followed since iOS 18 and 26 (facts 8.15).
@MainActor @Suite("Updates before layout, and what they follow")
struct FollowedUpdateTests {
  @Observable final class Model {
    var count = 0
    var other = 0
  }

  final class Followed: UIView {
    let model: Model
    var calls: [String] = []
    init(_ model: Model) {
      self.model = model
      super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    required init?(coder: NSCoder) { nil }
    override func updateProperties() {
      super.updateProperties()
      calls.append("properties \(model.count)")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("layout")
    }
  }

  final class Screen: UIViewController {
    var calls: [String] = []
    override func updateProperties() {
      super.updateProperties()
      calls.append("properties")
    }
    override func viewWillLayoutSubviews() { calls.append("layout") }
  }

  private let stage: Stage
  private let screen: UIViewController

  init() { (stage, screen) = screenOnStage() }

  private func show<View: UIView>(_ view: View) -> View {
    stage.perform { screen.view.addSubview(view) }
    stage.settle()
    return view
  }

  @Test("properties are updated once before the first layout, a screen's as a view's (F8.15.1)")
  func first() {
    let (root, view) = (Screen(), Followed(Model()))
    stage.perform { stage.window.rootViewController = root }
    stage.perform { root.view.addSubview(view) }
    stage.settle()
    #expect(
      root.calls.first == "properties" && root.calls.count(where: { $0 == "properties" }) == 1)
    #expect(root.calls.dropFirst().contains("layout"))
    #expect(view.calls.first == "properties 0" && view.calls.dropFirst().contains("layout"))
    #expect(view.calls.count(where: { $0 == "properties 0" }) == 1)
  }

  @Test("what asks for properties alone is not laid out, and is asked once a turn (F8.15.2)")
  func alone() {
    let view = show(Followed(Model()))
    view.calls = []
    stage.perform {
      for _ in 0..<3 { view.setNeedsUpdateProperties() }
      #expect(view.calls.isEmpty)
    }
    #expect(view.calls == ["properties 0"])
    stage.perform {
      view.setNeedsLayout()
      view.setNeedsUpdateProperties()
    }
    #expect(view.calls == ["properties 0", "properties 0", "layout"])
  }

  @Test("updatePropertiesIfNeeded does so now, for what lies inside and for screens (F8.15.3)")
  func now() {
    let (root, view) = (Screen(), Followed(Model()))
    stage.perform { stage.window.rootViewController = root }
    stage.perform { root.view.addSubview(view) }
    stage.settle()
    (root.calls, view.calls) = ([], [])
    stage.perform {
      root.setNeedsUpdateProperties()
      view.setNeedsUpdateProperties()
      stage.window.updatePropertiesIfNeeded()
      #expect(root.calls == ["properties"] && view.calls == ["properties 0"])
      root.updatePropertiesIfNeeded()
    }
    #expect(root.calls == ["properties"] && view.calls == ["properties 0"])
  }

  @Test("a value of an observable object that was read calls the method again (F8.15.4)")
  func observed() {
    let model = Model()
    let view = show(Followed(model))
    view.calls = []
    stage.perform { model.other = 1 }
    #expect(view.calls.isEmpty)
    for count in 1...3 { stage.perform { model.count = count } }
    #expect(view.calls == ["properties 1", "properties 2", "properties 3"])
  }

  @Test("layout, constraints and drawing follow what they read, too (F8.15.4)")
  func observedElsewhere() {
    final class Reader: UIView {
      var model = Model()
      var calls: [String] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("layout \(model.count)")
      }
      override func draw(_ rect: CGRect) { calls.append("draw \(model.other)") }
    }
    let view = show(Reader(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    view.calls = []
    stage.perform { view.model.count = 5 }
    _ = stage.frame()
    #expect(view.calls == ["layout 5"])
    stage.perform { view.model.other = 7 }
    _ = stage.frame()
    #expect(view.calls == ["layout 5", "draw 7"])
  }

  @Test("traits that were read call the method again, those that were not do not (F8.8.4)")
  func traits() {
    final class Reader: UIView {
      var reads = true
      var calls: [String] = []
      override func updateProperties() {
        super.updateProperties()
        calls.append(reads ? "\(traitCollection.userInterfaceStyle.rawValue)" : "unread")
      }
    }
    let view = show(Reader(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    stage.perform { screen.overrideUserInterfaceStyle = .dark }
    #expect(view.calls == ["1", "2"])
    stage.perform {
      view.reads = false
      view.setNeedsUpdateProperties()
    }
    stage.perform { screen.overrideUserInterfaceStyle = .light }
    #expect(view.calls == ["1", "2", "unread"])
  }

  @Test("flushUpdates moves what a block asked for, and not what was asked for before (F8.15.5)")
  func flushes() throws {
    final class Box: UIView {
      var x: CGFloat = 0 { didSet { setNeedsLayout() } }
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override func layoutSubviews() {
        super.layoutSubviews()
        inner.frame.origin.x = x
      }
    }
    let box = Box(frame: CGRect(x: 0, y: 0, width: 300, height: 10))
    box.addSubview(box.inner)
    _ = show(box)
    let place = { box.inner.layer.presentation()?.frame.minX ?? -1 }
    stage.perform {
      box.x = 40
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .flushUpdates]) {
        box.x = 140
      }
    }
    stage.advance(to: stage.now + 0.5)
    #expect(abs(place() - 90) < 1e-6, "\(place())")
    stage.settle()
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.x = 0 }
    }
    stage.advance(to: stage.now + 0.1)
    #expect(place() == 0, "without the option nothing is laid out in the block")
  }

  @Test("flushUpdates of a property animator, and in a block within (F8.15.5)", arguments: [0, 1])
  func flushesInside(kind: Int) {
    let model = Model()
    final class Box: UIView {
      var model = Model()
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override func updateProperties() {
        super.updateProperties()
        inner.alpha = model.count == 0 ? 1 : 0
      }
    }
    let box = Box(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    box.model = model
    box.addSubview(box.inner)
    _ = show(box)
    stage.perform {
      if kind == 0 {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { model.count = 1 }
        animator.flushUpdates = true
        animator.startAnimation()
      } else {
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .flushUpdates]) {
          UIView.animate(withDuration: 1) { model.count = 1 }
        }
      }
    }
    stage.advance(to: stage.now + 0.5)
    let shown = box.inner.layer.presentation()?.opacity ?? 0
    #expect(abs(shown - 0.5) < 1e-6, "\(shown)")
    #expect(box.inner.alpha == 0)
  }
}
