import UIKit

extension PieceTransition {
  /// The new screen is seen through a bubble that grows.
  /// - Parameter spot: Where the bubble starts, such as a round button.
  public static func circularReveal(from spot: Spot) -> PieceTransition {
    PieceTransition(
      Together(Mask(.circle, from: spot), Fade(.front).during(0...0.15)), duration: 0.55)
  }
}
