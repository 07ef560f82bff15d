import UIKit

/// A shadow under the front while it is away and on its way; it is gone when the front is there.
public struct Shadow: Piece {
  private let opacity: Float
  private let radius: CGFloat

  /// - Parameters:
  ///   - opacity: 0 to 1.
  ///   - radius: The blur, in points.
  public init(opacity: Float = 0.3, radius: CGFloat = 14) {
    self.opacity = opacity
    self.radius = radius
  }

  public func cues(in scene: TransitionScene) -> [Cue] {
    guard let layer = scene.front?.layer else { return [] }
    let plain = layer.shadowOpacity
    layer.shadowRadius = radius
    layer.shadowOffset = .zero
    return [Cue(away: { layer.shadowOpacity = opacity }, home: { layer.shadowOpacity = plain })]
  }
}
