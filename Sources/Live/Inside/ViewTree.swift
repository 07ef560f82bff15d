import QuartzCore
import Rehearsal
import Serving
import UIKit

/// The views on a screen, as somebody sees them who looks inside: with paths, frames and what they
/// are called.
@MainActor
struct ViewTree {
  let stage: Stage

  /// From the windows down.
  var json: JSON {
    let paths = Dictionary(
      LayerPath.all(in: stage.window.layer).map { (ObjectIdentifier($0.layer), $0.path) }
    ) { first, _ in first }
    return describe(stage.window, paths, 0)
  }

  /// The frontmost view that shows at a point.
  func view(at point: CGPoint) -> UIView? { Self.view(at: point, in: stage.window, stage) }

  /// The view with a path.
  func view(at path: String) -> UIView? {
    let layer = LayerPath.all(in: stage.window.layer).first { $0.path == path }?.layer
    return layer?.delegate as? UIView
  }

  func path(of view: UIView) -> String {
    LayerPath.all(in: stage.window.layer).first { $0.layer === view.layer }?.path ?? ""
  }

  private func describe(
    _ view: UIView, _ paths: [ObjectIdentifier: String], _ depth: Int
  ) -> JSON {
    var members = [
      JSON.Member(key: "path", value: .string(paths[ObjectIdentifier(view.layer)] ?? "")),
      JSON.Member(key: "class", value: .string("\(type(of: view))")),
      JSON.Member(key: "frame", value: Self.frame(of: view, on: stage)),
    ]
    func add(_ key: String, _ value: JSON?) {
      if let value { members.append(JSON.Member(key: key, value: value)) }
    }
    add("name", view.accessibilityIdentifier.map { .string($0) })
    add(
      "label", view.accessibilityLabel.flatMap { $0.isEmpty ? nil : .string(String($0.prefix(80))) }
    )
    add("hidden", view.isHidden || view.alpha == 0 ? .bool(true) : nil)
    let gestures = view.gestureRecognizers?.count ?? 0
    add("gestures", gestures > 0 ? .number(Double(gestures)) : nil)
    if depth < Self.deepest, !view.subviews.isEmpty {
      add("children", .array(view.subviews.map { describe($0, paths, depth + 1) }))
    }
    return .object(members)
  }

  private static let deepest = 60

  /// In points of the screen, as it shows now.
  static func frame(of view: UIView, on stage: Stage) -> JSON {
    let shown = view.layer.presentation() ?? view.layer
    var frame = shown.frame
    var parent = view.superview
    while let next = parent {
      let place = next.layer.presentation() ?? next.layer
      frame = frame.offsetBy(dx: -place.bounds.minX, dy: -place.bounds.minY)
      frame = frame.offsetBy(
        dx: place.frame.minX, dy: place.frame.minY)
      parent = next.superview
    }
    return .array([frame.minX, frame.minY, frame.width, frame.height].map { .number($0) })
  }

  private static func view(at point: CGPoint, in view: UIView, _ stage: Stage) -> UIView? {
    guard !view.isHidden, view.alpha > 0.01 else { return nil }
    for child in view.subviews.reversed() {
      if let found = Self.view(at: point, in: child, stage) { return found }
    }
    guard case .array(let parts) = frame(of: view, on: stage) else { return nil }
    let numbers = parts.compactMap(\.number)
    guard numbers.count == 4 else { return nil }
    let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    return frame.contains(point) ? view : nil
  }
}
