import UIKit

/// The new screen is seen through an opening that grows until it is all there.
public struct Mask: Piece {
  private let shape: Shape
  private let spot: Spot

  /// The form of the opening.
  public enum Shape {
    /// About the spot's middle, until it has reached the farthest corner.
    case circle
    /// A rectangle with the spot's corners, or with a radius in points.
    case rounded(CGFloat? = nil)
  }

  /// - Parameter spot: What the opening is at first.
  public init(_ shape: Shape, from spot: Spot) {
    self.shape = shape
    self.spot = spot
  }

  public func cues(in scene: TransitionScene) -> [Cue] {
    guard let view = scene.front else { return [] }
    let opening = UIView()
    opening.backgroundColor = .black
    let start = view.convert(spot.rect(in: scene), from: scene.container)
    view.mask = opening
    switch shape {
    case .circle: return [round(opening, from: start, in: view.bounds)]
    case .rounded(let radius):
      let bounds = view.bounds
      let radius = radius ?? spot.part(in: scene)?.layer.cornerRadius ?? 0
      return [
        Cue(
          away: { (opening.frame, opening.layer.cornerRadius) = (start, radius) },
          home: { (opening.frame, opening.layer.cornerRadius) = (bounds, 0) })
      ]
    }
  }

  /// A circle that is drawn at its full size and made smaller, so that it stays a circle.
  private func round(_ opening: UIView, from start: CGRect, in bounds: CGRect) -> Cue {
    let middle = CGPoint(x: start.midX, y: start.midY)
    let reach = [bounds.minX, bounds.maxX].flatMap { x in
      [bounds.minY, bounds.maxY].map { y in
        ((x - middle.x) * (x - middle.x) + (y - middle.y) * (y - middle.y)).squareRoot()
      }
    }
    let radius = max(reach.max() ?? 0, 1)
    opening.bounds = CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
    opening.center = middle
    opening.layer.cornerRadius = radius
    let share = max(start.width / 2 / radius, 0.001)
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

/// Cuts off what hangs out of a screen, as where a list goes on below its edge: a page that turns has
/// an end.
public struct Clip: Piece {
  private let actor: Actor

  public init(_ actor: Actor) { self.actor = actor }

  public func cues(in scene: TransitionScene) -> [Cue] {
    scene.view(of: actor)?.layer.masksToBounds = true
    return []
  }
}
