import Rehearsal
import Testing
import TransitionGallery
import UIKit

/// An item of the gallery on a stage.
@MainActor
struct Rehearsing {
  let item: GalleryItem
  let stage = Stage(scale: 1)
  let root: UIViewController

  init(_ slug: String) throws {
    let item = try #require(Catalogue.item(slug))
    let root = item.makeRoot()
    (self.item, self.root) = (item, root)
    stage.perform { [stage] in stage.window.rootViewController = root }
    stage.perform { item.prepare(root) }
    stage.settle()
  }

  func play(_ script: RehearsalScript) throws {
    try stage.play(script) { [item, root] verb, name in
      guard let act = item.act(called: verb, name) else { return false }
      act.perform(root)
      return true
    }
    stage.settle()
  }

  /// A script cut before its first finger.
  func parts(of text: String?) throws -> (opening: RehearsalScript, rest: RehearsalScript) {
    let steps = try RehearsalScript(parsing: try #require(text)).steps
    let cut = try #require(
      steps.firstIndex {
        if case .pan = $0 { true } else { false }
      })
    return (RehearsalScript(Array(steps[..<cut])), RehearsalScript(Array(steps[cut...])))
  }

  /// The screen on top.
  var top: UIViewController {
    root.presentedViewController ?? (root as? UINavigationController)?.topViewController ?? root
  }

  var isOpen: Bool {
    root.presentedViewController != nil
      || ((root as? UINavigationController)?.viewControllers.count ?? 0) > 1
  }

  /// Where a finger comes down, the way back at full speed, and a third of it.
  var place: String {
    guard let start = item.interaction?.start else { return "196,480" }
    return "\(Int(393 * start.x)),\(Int(852 * start.y))"
  }

  private var way: CGVector { item.interaction?.way ?? CGVector(dx: 0, dy: 400) }

  var flick: String { "\(sign(way.dx) * 3000),\(sign(way.dy) * 3000)" }

  var half: String { "\(Int(way.dx * 0.35)),\(Int(way.dy * 0.35))" }

  private func sign(_ number: CGFloat) -> Int { number > 0 ? 1 : number < 0 ? -1 : 0 }

  /// Every view by class, place and look.
  var tree: [String] { lines(stage.window) }

  private func lines(_ view: UIView) -> [String] {
    ["\(type(of: view)) \(view.frame) \(view.alpha) \(view.isHidden) \(view.transform.a)"]
      + view.subviews.flatMap(lines)
  }

  func expectClean(_ location: SourceLocation = #_sourceLocation) {
    #expect(stage.isSettled, sourceLocation: location)
    #expect(stage.violations.isEmpty, "\(stage.violations)", sourceLocation: location)
    #expect(stage.unsupported.isEmpty, "\(stage.unsupported)", sourceLocation: location)
  }
}
