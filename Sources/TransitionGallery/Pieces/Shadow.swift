import UIKit

/// A shadow under the front while it moves.
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
    layer.shadowOpacity = opacity
    layer.shadowRadius = radius
    layer.shadowOffset = .zero
    return []
  }
}
