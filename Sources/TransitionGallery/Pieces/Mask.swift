import UIKit

/// The new screen is seen through an opening that grows until it is all there.
public struct Mask: Piece {
  private let shape: Shape

  /// What the opening is at first, in the container.
  public enum Shape {
    case circle(CGRect)
    case rounded(CGRect, cornerRadius: CGFloat)
  }

  public init(_ shape: Shape) { self.shape = shape }

  public func cues(in scene: TransitionScene) -> [Cue] {
    guard let view = scene.front else { return [] }
    let opening = UIView()
    opening.backgroundColor = .black
    view.mask = opening
    let bounds = view.bounds
    switch shape {
    case .circle(let rect):
      let start = view.convert(rect, from: scene.container)
      let middle = CGPoint(x: start.midX, y: start.midY)
      let reach = [bounds.minX, bounds.maxX].flatMap { x in
        [bounds.minY, bounds.maxY].map { y in hypot(x - middle.x, y - middle.y) }
      }
      return [round(opening, middle, start.width / 2, reach.max() ?? 0)]
    case .rounded(let rect, let radius):
      let start = view.convert(rect, from: scene.container)
      return [
        Cue(
          away: { (opening.frame, opening.layer.cornerRadius) = (start, radius) },
          home: { (opening.frame, opening.layer.cornerRadius) = (bounds, 0) })
      ]
    }
  }

  /// A circle that is drawn at its full size and made smaller, so that it stays a circle.
  private func round(
    _ opening: UIView, _ middle: CGPoint, _ small: CGFloat, _ large: CGFloat
  ) -> Cue {
    opening.bounds = CGRect(x: 0, y: 0, width: 2 * large, height: 2 * large)
    opening.center = middle
    opening.layer.cornerRadius = large
    let share = max(small / max(large, 1), 0.001)
    return Cue(
      away: { opening.transform = CGAffineTransform(scaleX: share, y: share) },
      home: { opening.transform = .identity })
  }
}

/// Rounds a screen's corners while it is away, or covered.
public struct Corners: Piece {
  private let actor: Actor
  private let radius: CGFloat

  /// - Parameter radius: In points.
  public init(_ actor: Actor, _ radius: CGFloat) {
    self.actor = actor
    self.radius = radius
  }

  public func cues(in scene: TransitionScene) -> [Cue] {
    guard let view = scene.view(of: actor) else { return [] }
    let plain = view.layer.cornerRadius
    view.layer.masksToBounds = true
    let round = { view.layer.cornerRadius = radius }
    let square = { view.layer.cornerRadius = plain }
    return [actor == .front ? Cue(away: round, home: square) : Cue(away: square, home: round)]
  }
}
