import UIKit

/// A tree of views as text: classes, frames and what else a cancelled transition has to put back.
@MainActor
struct TreeText: @MainActor Equatable, @MainActor CustomStringConvertible {
  let description: String

  init(_ view: UIView) { description = Self.lines(view, depth: 0).joined(separator: "\n") }

  private static func lines(_ view: UIView, depth: Int) -> [String] {
    let facts = [
      "\(type(of: view))", "\(view.frame)", "\(view.alpha)", view.isHidden ? "hidden" : "",
      "\(view.transform)", view.layer.speed == 1 ? "" : "speed \(view.layer.speed)",
      view.layer.timeOffset == 0 ? "" : "offset", view.layer.beginTime == 0 ? "" : "begins",
      view.layer.animationKeys().map { "\($0)" } ?? "",
      view.hitTest(CGPoint(x: 1, y: 1), with: nil) == nil ? "untouchable" : "",
    ]
    return [
      String(repeating: " ", count: depth) + facts.filter { !$0.isEmpty }.joined(separator: " ")
    ]
      + view.subviews.flatMap { lines($0, depth: depth + 1) }
  }
}
