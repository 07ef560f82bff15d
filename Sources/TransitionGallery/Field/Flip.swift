import UIKit

extension PieceTransition {
  /// The screen turns over like a playing card; the other one is on its back.
  /// - Parameter axis: `.y` turns it sideways, `.x` head over heels.
  public static func flip(about axis: Pose.Axis = .y) -> PieceTransition {
    PieceTransition(
      Together(
        Rotate(.back, by: .pi / 2, about: axis).during(0...0.5).timed(.curve(.easeIn)),
        Rotate(.front, by: -.pi / 2, about: axis).during(0.5...1).timed(.curve(.easeOut))),
      duration: 0.7)
  }
}
