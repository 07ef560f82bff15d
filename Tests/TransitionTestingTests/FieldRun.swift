import Geometry
import Raster
import Rehearsal
import Sketching
import TransitionGallery
import UIKit

@testable import TransitionTesting

/// One item of the catalogue on a stage of its own.
@MainActor
struct FieldRun {
  let stage: Stage
  private let item: GalleryItem
  private let root: UIViewController
  private let watcher = ScenarioObserver()

  init(
    _ item: GalleryItem, reducesMotion: Bool = false, isMirrored: Bool = false
  ) {
    let stage = Stage(scale: 1, layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
    let root = item.makeRoot()
    (self.item, self.stage, self.root) = (item, stage, root)
    stage.environment.system.reducesMotion = reducesMotion
    stage.perform { stage.window.rootViewController = root }
    stage.perform { item.prepare(root) }
    stage.settle()
    stage.environment.transitions.observer = watcher
  }

  var hasEnded: Bool { !watcher.isInFlight && watcher.last != nil }
  var wasCancelled: Bool { watcher.last?.note.completions.last?.value == false }

  /// Runs an act to its end.
  func finish(_ act: Int) {
    perform(act)
    stage.settle(limit: 5)
  }

  /// Holds an act at six tenths of its way, and sends it back.
  func cancel(_ act: Int) {
    watcher.driver = UIPercentDrivenInteractiveTransition()
    perform(act)
    for step in 1...3 {
      stage.perform { watcher.activeDriver?.update(0.2 * CGFloat(step)) }
      stage.advance(to: stage.now + 0.05)
    }
    stage.perform { watcher.activeDriver?.cancel() }
    stage.settle(limit: 5)
    watcher.driver = nil
  }

  private func perform(_ act: Int) {
    stage.perform { item.acts[act].perform(root) }
    stage.advance(to: stage.now + 1e-4)
  }
}

// MARK: - Screens

extension FieldRun {
  /// Plays a script, in which acts go by their names.
  func play(_ script: RehearsalScript) throws {
    try stage.play(script) { [item, root] verb, name in
      guard let act = item.act(called: verb, name) else { return false }
      act.perform(root)
      return true
    }
    stage.settle(limit: 5)
  }

  /// The screen on top.
  var top: UIViewController {
    root.presentedViewController ?? (root as? UINavigationController)?.topViewController ?? root
  }

  /// Whether there is something to come back from.
  var isOpen: Bool {
    root.presentedViewController != nil
      || ((root as? UINavigationController)?.viewControllers.count ?? 0) > 1
  }

  /// The screens that stay in the window under the one on top.
  var covered: [UIView] {
    root.presentedViewController == nil ? [] : [root.view].filter { $0.window != nil }
  }

  /// Whether a view is not read out, for one beside it or beside what it is in is modal.
  func isSilent(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { place in
      (place.superview?.subviews ?? []).contains { $0 !== place && $0.accessibilityViewIsModal }
    }
  }

  /// Takes the screen on top away at once, and brings it back at once.
  /// - Parameter between: Looks at what is there meanwhile.
  func blink(_ between: () -> Void) {
    let top = top
    if let stack = root as? UINavigationController {
      stage.perform { _ = stack.popViewController(animated: false) }
      stage.settle(limit: 1)
      between()
      stage.perform { stack.pushViewController(top, animated: false) }
    } else {
      stage.perform { root.dismiss(animated: false) }
      stage.settle(limit: 1)
      between()
      stage.perform { root.present(top, animated: false) }
    }
    stage.settle(limit: 1)
  }

  /// Gives the window another size.
  func resize() {
    stage.perform {
      stage.environment.resize(
        to: CGSize(width: 375, height: 600), safeArea: stage.environment.screen.safeArea,
        turn: .identity, duration: 0)
    }
  }

  /// Runs an act, and gives the window another size when half of its time is over.
  func finishResized(_ act: Int) {
    let half = stage.now + item.acts[act].duration / 2
    perform(act)
    stage.advance(to: half)
    resize()
    stage.settle(limit: 5)
  }

  /// Where the two screens are while an act runs, frame by frame: the one that comes, then the one
  /// that goes.
  func tracks(_ act: Int) -> [[ShownView]] {
    let end = stage.now + item.acts[act].duration
    perform(act)
    var tracks: [[ShownView]] = [[], []]
    while stage.now < end {
      stage.advance(to: stage.now + 1 / 30)
      let watch = watcher.last
      if let view = watch?.toView { tracks[0].append(ShownView(view, on: stage)) }
      if let view = watch?.fromView { tracks[1].append(ShownView(view, on: stage)) }
    }
    stage.settle(limit: 5)
    return tracks
  }
}

// MARK: - Pictures

extension FieldRun {
  /// What one sees of an act.
  struct Shown {
    var before, first, middle, last, after: Glance
  }

  /// Runs an act and looks at it a few times.
  func watch(_ act: Int) -> Shown {
    let (before, start, duration) = (glance, stage.now, item.acts[act].duration)
    perform(act)
    let first = glance
    stage.advance(to: start + duration * 0.45)
    let middle = glance
    stage.advance(to: start + duration * 0.998)
    let last = glance
    stage.settle(limit: 5)
    return Shown(before: before, first: first, middle: middle, last: last, after: glance)
  }

  private var glance: Glance {
    let size = stage.device.size
    let (width, height) = (Int(size.width / 4), Int(size.height / 4))
    return Glance(
      picture: Renderer(scale: 0.25, threads: 1).draw(
        stage.frame(), width: width, height: height, background: RGBA(red: 0, green: 0, blue: 0)))
  }
}

/// A small picture of a screen.
struct Glance {
  let picture: Bitmap

  /// The share of the values that differ clearly, 0 to 1.
  func difference(from other: Glance) -> Double {
    picture.share(differingFrom: other.picture, beyond: 32)
  }
}

// MARK: - Trees

extension FieldRun {
  /// Everything that a transition may have changed about each view, a line a view.
  var looks: [String] { lines(of: stage.window, depth: 0) }

  private func lines(of view: UIView, depth: Int) -> [String] {
    let line = String(repeating: " ", count: depth) + look(of: view)
    // The inside of a bar is the system's.
    if view is UINavigationBar || view is UITabBar { return [line] }
    return [line] + view.subviews.flatMap { lines(of: $0, depth: depth + 1) }
  }

  private func look(of view: UIView) -> String {
    let layer = view.layer
    var words = ["\(type(of: view))", "\(layer.position) \(layer.bounds)"]
    if !CATransform3DIsIdentity(layer.transform) { words.append("transform") }
    if !CATransform3DIsIdentity(layer.sublayerTransform) { words.append("sublayerTransform") }
    if layer.anchorPoint != CGPoint(x: 0.5, y: 0.5) || layer.anchorPointZ != 0 {
      words.append("anchor \(layer.anchorPoint)")
    }
    words.append("alpha \(view.alpha) z \(layer.zPosition) corners \(layer.cornerRadius)")
    words.append("clips \(layer.masksToBounds) shadow \(layer.shadowOpacity)")
    words.append("hidden \(view.isHidden) touches \(view.isUserInteractionEnabled)")
    if layer.mask != nil { words.append("mask") }
    if layer.animationKeys()?.isEmpty == false { words.append("animated") }
    return words.joined(separator: ", ")
  }
}

/// What has come and gone of lines, the first few.
func changes(_ before: [String], _ after: [String]) -> [String] {
  after.difference(from: before).prefix(6).map {
    switch $0 {
    case .insert(_, let line, _): "+ \(line)"
    case .remove(_, let line, _): "- \(line)"
    }
  }
}
