import UIKit

extension PieceTransition {
  /// The new screen pushes the old one out.
  /// - Parameter side: Where the new screen comes from.
  public static func push(from side: Move.Side) -> PieceTransition {
    PieceTransition(
      Together(Move(.front, from: side), Move(.back, from: side.opposite)), duration: 0.5,
      timing: .spring(damping: 1))
  }

  /// A push in which the old screen goes a third of the way and darkens, as the system's does.
  public static func parallaxPush() -> PieceTransition {
    PieceTransition(
      Together(
        Move(.front, from: .trailing), Move(.back, from: .leading, by: 0.3), Dim(0.12), Shadow()),
      duration: 0.5, timing: .spring(damping: 1))
  }
}

extension Move.Side {
  var opposite: Move.Side {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    }
  }
}
