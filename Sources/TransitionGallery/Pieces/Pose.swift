import UIKit

/// Scale and turn of something, about a point of its own.
public struct Pose {
  public var scale = CGSize(width: 1, height: 1)
  /// Radians, about the axis.
  public var angle: CGFloat = 0
  public var axis = Axis.z
  /// The fixed point, as a share of the bounds.
  public var anchor = CGPoint(x: 0.5, y: 0.5)
  /// The fixed point's depth, in points; below 0 it lies behind.
  public var depth: CGFloat = 0
  /// The distance from its place, in points.
  public var offset = CGVector.zero
  public var alpha: CGFloat = 1
  /// How dark it gets at the side that is farthest from the fixed point, 0 to 1; lighter towards that.
  public var shade: CGFloat = 0

  public enum Axis { case x, y, z }

  public init() {}

  var transform: CATransform3D {
    let turned = CATransform3DMakeRotation(
      angle, axis == .x ? 1 : 0, axis == .y ? 1 : 0, axis == .z ? 1 : 0)
    return CATransform3DScale(turned, scale.width, scale.height, 1)
  }

  /// Which side is lit, for a ``Shade``: the one at the fixed point.
  var light: CGFloat { (axis == .x ? anchor.y : anchor.x) > 0.5 ? -0.6 : 0.6 }

  /// Takes hold of a view at the fixed point, without moving it.
  @MainActor
  func hold(_ view: UIView) {
    let layer = view.layer
    let way = CGPoint(
      x: (anchor.x - layer.anchorPoint.x) * layer.bounds.width,
      y: (anchor.y - layer.anchorPoint.y) * layer.bounds.height)
    layer.zPosition += depth - layer.anchorPointZ
    layer.anchorPoint = anchor
    layer.anchorPointZ = depth
    layer.position = CGPoint(x: layer.position.x + way.x, y: layer.position.y + way.y)
  }

  /// The movement of a view between its place and this pose. What the pose leaves alone is left
  /// to other pieces.
  /// - Parameter isAway: Whether the pose is taken while the new screen is away.
  @MainActor
  func cue(for view: UIView, isAway: Bool, strike: @escaping () -> Void = {}) -> Cue {
    hold(view)
    let (place, plain, full) = (view.center, view.layer.transform, view.alpha)
    let stand = { (pose: Pose) in
      view.layer.transform = CATransform3DConcat(pose.transform, plain)
      if offset != .zero {
        view.center = CGPoint(x: place.x + pose.offset.dx, y: place.y + pose.offset.dy)
      }
      if alpha != 1 { view.alpha = full * pose.alpha }
    }
    let (posed, inPlace) = ({ stand(self) }, { stand(Pose()) })
    return isAway
      ? Cue(away: posed, home: inPlace, strike: strike)
      : Cue(away: inPlace, home: posed, strike: strike)
  }
}

/// A screen that is smaller or larger while it is away, or covered.
public struct Scale: Piece {
  private let actor: Actor
  private let factor: CGFloat
  private let anchor: CGPoint

  /// - Parameters:
  ///   - factor: Of the size, above 0.
  ///   - anchor: The point that stays, as a share of the bounds.
  public init(
    _ actor: Actor, to factor: CGFloat, about anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) {
    self.actor = actor
    self.factor = factor
    self.anchor = anchor
  }

  public func cues(in scene: TransitionScene) -> [Cue] {
    guard let view = scene.view(of: actor) else { return [] }
    var pose = Pose()
    pose.scale = CGSize(width: factor, height: factor)
    pose.anchor = anchor
    return [pose.cue(for: view, isAway: actor == .front)]
  }
}

/// A screen that is turned while it is away, or covered. Told for reading from left to right; where
/// one reads from the right it is mirrored.
public struct Rotate: Piece {
  private let actor: Actor
  private let pose: Pose
  private let eye: CGFloat?

  /// - Parameters:
  ///   - angle: Radians. About the y axis, a positive angle takes the right side away.
  ///   - anchor: The point that stays, as a share of the bounds.
  ///   - depth: Of the axis, in points; below 0 it lies behind the screen.
  ///   - scale: Of its size, while it is turned.
  ///   - eye: The distance of the eye, in points; nil sees without perspective.
  public init(
    _ actor: Actor, by angle: CGFloat, about axis: Pose.Axis = .z,
    at anchor: CGPoint = CGPoint(x: 0.5, y: 0.5), depth: CGFloat = 0, scale: CGFloat = 1,
    eye: CGFloat? = 900
  ) {
    var pose = Pose()
    pose.scale = CGSize(width: scale, height: scale)
    (pose.angle, pose.axis, pose.anchor, pose.depth) = (angle, axis, anchor, depth)
    self.actor = actor
    self.pose = pose
    self.eye = axis == .z ? nil : eye
  }

  public func cues(in scene: TransitionScene) -> [Cue] {
    guard let view = scene.view(of: actor) else { return [] }
    if let eye { scene.setPerspective(eye) }
    var pose = pose
    if Move.Side.readingSign(in: scene.container) < 0 {
      pose.anchor.x = 1 - pose.anchor.x
      if pose.axis != .x { pose.angle = -pose.angle }
    }
    return [pose.cue(for: view, isAway: actor == .front)]
  }
}
