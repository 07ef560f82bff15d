import UIKit

/// The old screen comes closer, below the bar: a picture of it, over the screen that stays as it is.
private struct Approach: Piece {
  let scale: CGFloat
  let point: CGPoint

  func cues(in scene: TransitionScene) -> [Cue] {
    guard let old = scene.back,
      let picture = scene.picture(of: old, in: CGRect(origin: .zero, size: old.bounds.size))
    else { return [] }
    let top = barEnd(in: scene)
    let pane = UIView(
      frame: old.frame.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)))
    pane.clipsToBounds = true
    picture.frame.origin.y = -top
    pane.addSubview(picture)
    scene.container.insertSubview(pane, aboveSubview: old)
    var pose = Pose()
    pose.scale = CGSize(width: scale, height: scale)
    pose.anchor = point
    return [pose.cue(for: picture, isAway: false) { pane.removeFromSuperview() }]
  }

  /// How far a bar reaches over the old screen, points; 0 without one.
  private func barEnd(in scene: TransitionScene) -> CGFloat {
    let key: UITransitionContextViewControllerKey = scene.isForward ? .from : .to
    guard let stack = scene.context.viewController(forKey: key)?.navigationController,
      !stack.isNavigationBarHidden
    else { return 0 }
    let bar = stack.navigationBar
    return max(bar.convert(bar.bounds, to: scene.container).maxY, 0)
  }
}

extension PieceTransition {
  /// Ours: one dives through a lens. The old screen comes closer about a point, and the new one
  /// opens there in a circle: a little too near at first, so that the circle is full to its edge.
  /// - Parameter point: Where the lens is, as a share of the screen.
  public static func lens(at point: CGPoint = CGPoint(x: 0.5, y: 0.4)) -> PieceTransition {
    PieceTransition(
      Together(
        Approach(scale: 2.2, point: point), Dim(0.3), Scale(.front, to: 1.2, about: point),
        Mask(.circle, from: .point(point))),
      duration: 0.7)
  }
}
