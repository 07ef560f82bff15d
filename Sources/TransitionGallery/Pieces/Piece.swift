import UIKit

/// A part of a transition as a plain value: how something looks while the new screen is away, and
/// how it looks once the new screen is there.
///
/// Both directions follow from that: forward a piece goes from away to home, backward from home to
/// away. Pieces are put together with ``Together``, ``InSequence``, `during(_:)` and `timed(_:)`,
/// and are run by a ``PieceAnimator``, an animator like any other:
///
///     Together(Move(.front, from: .trailing), Move(.back, from: .leading, by: 0.3), Dim(0.2))
@MainActor
public protocol Piece {
  /// What is to be done in a scene, with a cue for each movement. Called once a transition, when
  /// both screens are in their places.
  func cues(in scene: TransitionScene) -> [Cue]
}

/// The two screens of a transition.
public enum Actor {
  /// The one that comes forward, and goes backward: on top.
  case front
  /// The one that is there before the other has come: beneath.
  case back
}

/// One movement: from away to home in a share of the transition's time.
@MainActor
public struct Cue {
  /// When it happens, as shares of the duration from 0 to 1, counted forward.
  public var span: ClosedRange<Double> = 0...1
  /// Its own timing, told forward: backward an ease-in is an ease-out. nil for the animator's.
  public var timing: PieceTiming?
  /// Puts things where they are while the new screen is away.
  public let away: () -> Void
  /// Puts things where they are when the new screen is there.
  public let home: () -> Void
  /// Clears away what the movement has brought along, in every outcome.
  public let strike: () -> Void

  public init(
    away: @escaping () -> Void, home: @escaping () -> Void, strike: @escaping () -> Void = {}
  ) {
    self.away = away
    self.home = home
    self.strike = strike
  }
}

/// How a movement goes about its way.
public enum PieceTiming: Sendable {
  case curve(UIView.AnimationCurve)
  /// - Parameters:
  ///   - damping: The damping ratio; 1 does not overshoot.
  ///   - velocity: Ways a second at the start.
  case spring(damping: CGFloat, velocity: CGFloat = 0)

  /// The same movement, seen from its end; a spring is a spring both ways.
  var mirrored: PieceTiming {
    switch self {
    case .curve(.easeIn): .curve(.easeOut)
    case .curve(.easeOut): .curve(.easeIn)
    default: self
    }
  }

  /// Animates changes of views.
  /// - Parameters:
  ///   - duration: Seconds, delay included in neither.
  ///   - delay: Seconds.
  @MainActor
  func animate(
    for duration: TimeInterval, after delay: TimeInterval, _ changes: @escaping () -> Void,
    then completion: @escaping () -> Void
  ) {
    switch self {
    case .curve(let curve):
      UIView.animate(
        withDuration: duration, delay: delay, options: Self.options(curve), animations: changes
      ) { _ in completion() }
    case .spring(let damping, let velocity):
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, options: [], animations: changes
      ) { _ in completion() }
    }
  }

  private static func options(_ curve: UIView.AnimationCurve) -> UIView.AnimationOptions {
    switch curve {
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .linear: .curveLinear
    default: .curveEaseInOut
    }
  }
}
