import UIKit

extension PieceTransition {
  /// The new screen is seen through a bubble that grows from a button.
  /// - Parameter button: Where the bubble starts, in the container.
  public static func circularReveal(from button: CGRect) -> PieceTransition {
    PieceTransition(Mask(.circle(button)), duration: 0.55)
  }
}
