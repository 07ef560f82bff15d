import UIKit

/// A picture stands for a screen while a piece acts, and the screen takes its place in the end:
/// what the piece does to the picture lays nothing out anew.
public struct Snapshot: Piece {
  private let actor: Actor
  private let piece: Piece

  /// - Parameter piece: What happens to the picture, told of the screen that it stands for.
  public init(_ actor: Actor, _ piece: Piece) {
    self.actor = actor
    self.piece = piece
  }

  public func cues(in scene: TransitionScene) -> [Cue] {
    guard let view = scene.view(of: actor),
      let picture = scene.picture(of: view, in: CGRect(origin: .zero, size: view.bounds.size))
    else { return piece.cues(in: scene) }
    picture.frame = view.frame
    scene.container.insertSubview(picture, aboveSubview: view)
    view.alpha = 0
    let cues = scene.cues(of: piece, with: picture, for: actor)
    return cues + [Cue(away: {}, home: {}, strike: { picture.removeFromSuperview() })]
  }
}
