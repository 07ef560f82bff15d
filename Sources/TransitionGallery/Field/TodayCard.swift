import UIKit

extension PieceTransition {
  /// A card opens into a full screen: its edges go to the screen's, its picture and its words to
  /// their places there, and what was around it goes out of focus.
  public static func todayCard() -> PieceTransition {
    PieceTransition(
      Together(opening, close.during(0.4...0.8)),
      backward: Together(opening, close.during(0.8...1)),
      duration: 0.65, timing: .spring(damping: 0.86))
  }

  /// Above the photograph, which flies over its place.
  private static var close: Piece {
    Arrive("close", isRaised: true).timed(.curve(.easeInOut))
  }

  private static var opening: Piece {
    Together(
      Mask(.rounded(), from: .part("card")), Lift("card"), Repaint("card"),
      Blur(.regular), Match("photograph", "caption", "title", "place"))
  }
}
