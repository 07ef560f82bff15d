import Rehearsal
import Testing
import TransitionGallery
import UIKit

/// An item of the gallery on a stage.
@MainActor
struct Rehearsing {
  let item: GalleryItem
  let stage: Stage
  let root: UIViewController

  init(
    _ slug: String, device: Device = .iPhone16,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) throws {
    stage = Stage(device: device, scale: 1, layoutDirection: direction)
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

  /// Where a finger comes down on the screen that is shown.
  var place: String {
    guard let interaction = item.interaction else { return "50%,56%" }
    let size = size(of: interaction.space)
    return "leading \(Int(size.width * interaction.start.x)),"
      + "\(Int(size.height * interaction.start.y))"
  }

  private func size(of space: GalleryItem.Interaction.Space) -> CGSize {
    (space == .screen ? top.view : stage.window).bounds.size
  }

  /// In fractions.
  private var way: CGVector { item.interaction?.way ?? CGVector(dx: 0, dy: 0.47) }

  /// The way back at full speed.
  var flick: String { "trailing \(sign(way.dx) * 3000),\(sign(way.dy) * 3000)" }

  /// A third of the way back.
  var half: String {
    let size = size(of: item.interaction?.space ?? .window)
    return "trailing \(Int(size.width * way.dx * 0.35)),\(Int(size.height * way.dy * 0.35))"
  }

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
