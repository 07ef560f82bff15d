import UIKit

/// Parts of one screen that stay beside a part that flies, and are seen only near their own place: words
/// beside a picture are never beneath it, whatever its size.
public struct Follow: Piece {
  private let actor: Actor
  private let names: [String]
  private let leader: String
  private let span: ClosedRange<Double>

  /// - Parameters:
  ///   - actor: Whose parts they are.
  ///   - leader: What they stay beside, on both screens by the same name.
  ///   - span: In which share of the time those of the front come, or those of the back go.
  public init(
    _ actor: Actor, _ names: String..., beside leader: String, fading span: ClosedRange<Double>
  ) {
    self.actor = actor
    self.names = names
    self.leader = leader
    self.span = span
  }

  public func cues(in scene: TransitionScene) -> [Cue] {
    // Those of the front are cut off where the front is.
    guard let stage = actor == .front ? scene.front : scene.container,
      let here = scene.part(named: leader, of: actor),
      let there = scene.part(named: leader, of: actor == .front ? .back : .front)
    else { return [] }
    let ends = (here.convert(here.bounds, to: stage), there.convert(there.bounds, to: stage))
    return names.flatMap { name -> [Cue] in
      guard let part = scene.part(named: name, of: actor), let picture = scene.picture(of: part)
      else { return [] }
      picture.frame = part.convert(part.bounds, to: stage)
      stage.addSubview(picture)
      return [go(picture, with: ends, for: part), fade(picture)]
    }
  }

  /// The way that a picture goes with the leader, in the place of its part.
  private func go(_ picture: UIView, with ends: (CGRect, CGRect), for part: UIView) -> Cue {
    let (place, alpha) = (picture.center, part.alpha)
    let isMirrored = part.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = Self.way(of: picture.frame, with: ends, isMirrored: isMirrored)
    part.alpha = 0
    let near = { picture.center = place }
    let far = { picture.center = CGPoint(x: place.x + way.dx, y: place.y + way.dy) }
    let strike = {
      part.alpha = alpha
      picture.removeFromSuperview()
    }
    return actor == .front
      ? Cue(away: far, home: near, strike: strike) : Cue(away: near, home: far, strike: strike)
  }

  private func fade(_ picture: UIView) -> Cue {
    let (clear, full) = ({ picture.alpha = 0 }, { picture.alpha = 1 })
    var cue = actor == .front ? Cue(away: clear, home: full) : Cue(away: full, home: clear)
    (cue.span, cue.timing) = (span, .curve(.linear))
    return cue
  }

  /// The way of the leader's edge, or middle, that a part is beside. One above or below stays at the side
  /// where reading begins.
  private static func way(
    of part: CGRect, with leader: (CGRect, CGRect), isMirrored: Bool
  ) -> CGVector {
    let (here, there) = leader
    let isRight = part.minX >= here.maxX || (isMirrored && part.maxX > here.minX)
    let dx = isRight ? there.maxX - here.maxX : there.minX - here.minX
    if part.minY >= here.maxY { return CGVector(dx: dx, dy: there.maxY - here.maxY) }
    if part.maxY <= here.minY { return CGVector(dx: dx, dy: there.minY - here.minY) }
    return CGVector(dx: dx, dy: there.midY - here.midY)
  }
}
