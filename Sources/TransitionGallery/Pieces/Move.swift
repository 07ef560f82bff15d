import UIKit

/// A screen that stands aside: the front while it is away, the back while it is covered.
public struct Move: Piece {
  private let actor: Actor
  private let side: Side
  private let share: CGFloat

  /// Where to stand aside; leading and trailing follow the direction of reading.
  public enum Side { case leading, trailing, left, right, top, bottom }

  /// - Parameters:
  ///   - side: On which side of its place the screen stands aside.
  ///   - share: How far, as a share of the container.
  public init(_ actor: Actor, from side: Side, by share: CGFloat = 1) {
    self.actor = actor
    self.side = side
    self.share = share
  }

  public func cues(in scene: TransitionScene) -> [Cue] {
    guard let view = scene.view(of: actor) else { return [] }
    let way = side.way(in: scene.container, share: share)
    // Read at the first movement: until then other pieces may still take hold elsewhere.
    var found: CGPoint?
    let stand = { (share: CGFloat) in
      let place = found ?? view.center
      found = place
      view.center = CGPoint(x: place.x + way.dx * share, y: place.y + way.dy * share)
    }
    let (aside, inPlace) = ({ stand(1) }, { stand(0) })
    return [
      actor == .front ? Cue(away: aside, home: inPlace) : Cue(away: inPlace, home: aside)
    ]
  }
}

extension Move.Side {
  /// The way to this side, in points.
  @MainActor
  func way(in container: UIView, share: CGFloat) -> CGVector {
    let size = container.bounds.size
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch self {
    case .left: return CGVector(dx: -size.width * share, dy: 0)
    case .right: return CGVector(dx: size.width * share, dy: 0)
    case .top: return CGVector(dx: 0, dy: -size.height * share)
    case .bottom: return CGVector(dx: 0, dy: size.height * share)
    case .leading: return CGVector(dx: (isMirrored ? 1 : -1) * size.width * share, dy: 0)
    case .trailing: return CGVector(dx: (isMirrored ? -1 : 1) * size.width * share, dy: 0)
    }
  }

  /// 1 where leading is left, −1 where it is right.
  @MainActor
  static func readingSign(in container: UIView) -> CGFloat {
    container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
  }
}
