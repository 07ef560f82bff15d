import Foundation
import QuartzCore
import Rehearsal
import Testing
import TransitionGallery
import UIKit

/// A stage that nobody holds any more takes everything with it: screens, views, layers. Thousands
/// of films in one process stand on this.
@MainActor @Suite("The end of a stage")
struct EndOfStageTests {
  /// Something that was alive on the stage.
  private struct Trace {
    let name: String
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      name = String(describing: Swift.type(of: object))
      self.object = object
    }
  }

  /// Plays an item to its end and lets everything go but the traces.
  private func traces(of item: GalleryItem) -> [Trace] {
    let stage = Stage(scale: 1)
    let root = item.makeRoot()
    stage.perform { stage.window.rootViewController = root }
    stage.perform { item.prepare(root) }
    var found = Self.everything(on: stage)
    stage.play(item.acts.map { act in { act.perform(root) } }, pause: GalleryItem.pause)
    while !stage.isSettled {
      stage.advance(to: stage.now + 0.5)
      found += Self.everything(on: stage)
    }
    return found + [Trace(stage), Trace(stage.environment), Trace(stage.environment.server)]
  }

  private static func everything(on stage: Stage) -> [Trace] {
    var found: [Trace] = []
    func walk(_ layer: CALayer) {
      found.append(Trace(layer))
      if let view = layer.delegate as? UIView {
        found.append(Trace(view))
        if let controller = view.next as? UIViewController { found.append(Trace(controller)) }
        found += (view.gestureRecognizers ?? []).map { Trace($0) }
      }
      for inner in layer.sublayers ?? [] { walk(inner) }
    }
    for window in stage.environment.windows { walk(window.layer) }
    return found
  }

  /// One of every kind in an ordinary run; `SOAK=1` walks through the gallery.
  private static var items: [GalleryItem] {
    guard ProcessInfo.processInfo.environment["SOAK"] == nil else { return Catalogue.items }
    return ["thumbnail-zoom", "swipe-back", "system-sheet", "tab-slide", "system-popover"]
      .compactMap { Catalogue.item($0) }
  }

  @Test("leaves nothing of a screen of the gallery behind")
  func nothingStays() {
    #expect(Self.items.count >= 5)
    for item in Self.items {
      let traces = traces(of: item)
      // The latest stage stays current until there is another one.
      let other = Stage(scale: 1)
      let left = traces.filter { $0.object != nil }.map(\.name)
      #expect(traces.count > 10)
      #expect(left.isEmpty, "\(item.slug): \(Set(left).sorted())")
      _ = other
    }
  }

  @Test("an animation that the end of its stage cuts short leaves nothing behind")
  func inFlight() {
    weak var left: UIView?
    do {
      let stage = Stage(scale: 1)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      left = view
      stage.perform {
        stage.window.addSubview(view)
        UIView.animate(withDuration: 1) {
          view.alpha = 0
        } completion: { _ in
          view.removeFromSuperview()
        }
      }
      stage.advance(to: 0.5)
      #expect(!stage.isSettled)
    }
    _ = Stage(scale: 1)
    #expect(left == nil)
  }

  @Test("ten thousand layers inside one another end without a stack for each")
  func deep() {
    weak var innermost: CALayer?
    do {
      let stage = Stage(scale: 1)
      var layer = CALayer()
      innermost = layer
      for depth in 0..<10_000 {
        let outer = CALayer()
        outer.addSublayer(layer)
        if depth % 3 == 0 { outer.addSublayer(CALayer()) }
        if depth % 5 == 0 { outer.mask = CALayer() }
        layer = outer
      }
      stage.perform { stage.window.layer.addSublayer(layer) }
      #expect(innermost != nil)
    }
    _ = Stage(scale: 1)
    #expect(innermost == nil)
  }
}
