import UIKit

extension PieceTransition {
  /// A card opens into a full screen: its edges go to the screen's, its picture and its words to
  /// their places there, and what was around it goes out of focus.
  public static func todayCard() -> PieceTransition {
    PieceTransition(
      Together(
        Mask(.rounded(), from: .part("card")), Lift("card"),
        Blur(.regular), Match("photograph", "caption", "title", "place")),
      duration: 0.65, timing: .spring(damping: 0.86))
  }
}
