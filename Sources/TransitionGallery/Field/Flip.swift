import UIKit

extension PieceTransition {
  /// The screen steps back and turns over like a playing card; the other one is on its back.
  /// - Parameter axis: `.y` turns it sideways, `.x` head over heels.
  public static func flip(about axis: Pose.Axis = .y) -> PieceTransition {
    PieceTransition(
      Together(
        Ground(.back),
        Clip(.back), Clip(.front),
        Together(Rotate(.back, by: .pi / 2, about: axis, scale: 0.75), Veil(.back, 0.4))
          .during(0...0.5).timed(.curve(.easeIn)),
        Together(Rotate(.front, by: -.pi / 2, about: axis, scale: 0.75), Veil(.front, 0.4))
          .during(0.5...1).timed(.curve(.easeOut))),
      duration: 0.7)
  }
}
