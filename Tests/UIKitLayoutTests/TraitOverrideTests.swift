import Rehearsal
import Testing

@testable import UIKit

@MainActor @Suite("Trait overrides")
struct TraitOverrideTests {
  private let stage = Stage(scale: 1)
  private let controller = UIViewController()
  private let inner = UIView()

  init() {
    controller.view.addSubview(inner)
    stage.perform { stage.window.rootViewController = controller }
    stage.settle()
  }

  private struct Mood: UITraitDefinition {
    static let defaultValue = "calm"
  }

  @Test(
    "what one stage knows of a view's traits does not count on another, whatever happened on both")
  func stages() {
    let (light, dark) = (Stage(scale: 1), Stage(scale: 1, appearance: .dark))
    for count in 0..<60 {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      light.perform {
        for _ in 0..<count % 3 { UIView().addSubview(UIView()) }
        #expect(inner.traitCollection.userInterfaceStyle == .light)
      }
      dark.perform { #expect(inner.traitCollection.userInterfaceStyle == .dark, "\(count)") }
    }
  }

  @Test("of a controller count for its view and all in it, until they are removed")
  func controllers() { stage.perform(overrideController) }

  private func overrideController() {
    controller.traitOverrides.userInterfaceStyle = .dark
    controller.traitOverrides.horizontalSizeClass = .regular
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
    #expect(stage.window.traitCollection.userInterfaceStyle == .light)
    #expect(controller.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(!controller.traitOverrides.contains(UITraitDisplayScale.self))
    controller.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("of a view go before its controller's, and are told to those who registered, once")
  func views() { stage.perform(overrideView) }

  private func overrideView() {
    var told: [String] = []
    inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, before: UITraitCollection) in
      told.append("\(before.userInterfaceStyle) \(view.traitCollection.userInterfaceStyle)")
    }
    controller.traitOverrides.userInterfaceStyle = .dark
    inner.traitOverrides.userInterfaceStyle = .light
    inner.traitOverrides.preferredContentSizeCategory = .small
    #expect(told == ["light dark", "dark light"])
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
  }

  @Test("traits of the application's own go down the tree, with a default where nobody says one")
  func custom() {
    #expect(inner.traitCollection[Mood.self] == "calm")
    var told = 0
    inner.registerForTraitChanges([Mood.self]) { (_: UIView, _: UITraitCollection) in told += 1 }
    controller.view.traitOverrides[Mood.self] = "merry"
    controller.view.traitOverrides[Mood.self] = "merry"
    #expect(inner.traitCollection[Mood.self] == "merry" && told == 1)
    let made = UITraitCollection { $0[Mood.self] = "grim" }
    #expect(made[Mood.self] == "grim" && made.modifyingTraits { _ in } == made)
    #expect(made.replacing(Mood.self, value: "gay")[Mood.self] == "gay")
  }

  @Test("a presentation is told of its container's traits, after the screen below")
  func presentations() {
    final class Lower: UIViewController {
      var told: [String] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        told.append("below")
      }
    }
    final class Listener: UIPresentationController {
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        let size = previousTraitCollection?.preferredContentSizeCategory
        let lower = presentingViewController as? Lower
        lower?.told.append(
          "\(size == .large) \(traitCollection.preferredContentSizeCategory == .small)")
      }
    }
    final class Source: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Listener(presentedViewController: presented, presenting: presenting)
      }
    }
    let (lower, upper, source) = (Lower(), UIViewController(), Source())
    stage.perform { stage.window.rootViewController = lower }
    upper.modalPresentationStyle = .custom
    upper.transitioningDelegate = source
    stage.perform { lower.present(upper, animated: false) }
    stage.settle()
    lower.told = []
    stage.preferredContentSizeCategory = .small
    #expect(lower.told == ["below", "true true"])
  }

  @Test("a block may name its observer by Self")
  func named() {
    class Watcher: UIView {
      var changes = 0
      func watch() {
        registerForTraitChanges([UITraitLayoutDirection.self]) {
          (self: Self, _: UITraitCollection) in self.changes += 1
        }
      }
    }
    let watcher = Watcher()
    watcher.watch()
    inner.addSubview(watcher)
    inner.traitOverrides.layoutDirection = .rightToLeft
    #expect(watcher.changes == 1)
  }
}
