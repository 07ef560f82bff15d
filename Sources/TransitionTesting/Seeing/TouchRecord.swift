import UIKit

/// What keeps touches from a screen that is there when all is over.
struct TouchRecord: Hashable {
  /// The view that is at fault.
  var view: String
  /// What of it; nil where it is only in the way.
  var property: String?

  /// - Parameter known: The views that were there before the flow was touched: what they keep off
  ///   is nobody's fault here.
  @MainActor
  init?(_ screen: UIView, in window: UIWindow, known: TreeRecord) {
    guard screen.isUserInteractionEnabled, screen.window === window else { return nil }
    let around = Array(sequence(first: screen, next: \.superview).dropFirst())
    if let closed = around.first(where: { !$0.isUserInteractionEnabled }) {
      guard known[ObjectIdentifier(closed)]?.isInteractive != false else { return nil }
      (view, property) = (ViewName.of(closed), "isUserInteractionEnabled")
      return
    }
    guard let cover = Self.cover(of: screen, in: window, known: known, around: around) else {
      return nil
    }
    view = ViewName.of(cover)
  }

  /// What is hit wherever the screen itself would take a touch; nil where one comes through, or
  /// where a screen or something that has always been there takes it.
  @MainActor
  private static func cover(
    of screen: UIView, in window: UIWindow, known: TreeRecord, around: [UIView]
  ) -> UIView? {
    let shown = screen.convert(screen.bounds, to: window).intersection(window.bounds)
    guard !shown.isNull, shown.width >= 1, shown.height >= 1 else { return nil }
    var cover: UIView?
    for (x, y) in [(0.5, 0.5), (0.2, 0.2), (0.8, 0.2), (0.2, 0.8), (0.8, 0.8), (0.5, 0.9)] {
      let point = CGPoint(x: shown.minX + x * shown.width, y: shown.minY + y * shown.height)
      guard screen.hitTest(screen.convert(point, from: window), with: nil) != nil else { continue }
      guard let hit = window.hitTest(point, with: nil) else { return nil }
      let chain = sequence(first: hit, next: \.superview).prefix { !around.contains($0) }
      let isOurs = chain.contains {
        $0 === screen || $0.hierarchy.controller != nil || $0 is SystemPanel
          || known[ObjectIdentifier($0)] != nil
      }
      guard !isOurs, let top = chain.last(where: { _ in true }) else { return nil }
      cover = top
    }
    return cover
  }
}
