import UIKit

/// The old screen in upright panels, hinged to each other, that fold together towards an edge like
/// a map, or towards both like a curtain.
///
/// Each panel carries the next, and turns against it by twice the angle: nothing but rotations, so
/// that the hinges hold at every instant.
public struct Folds: Piece {
  private let panels: Int
  private let isParted: Bool
  private let eye: CGFloat

  /// - Parameters:
  ///   - panels: How many for each edge, 1 or more.
  ///   - isParted: Whether they go to both edges; else to the one where reading begins.
  ///   - eye: The distance of the eye, in points.
  public init(_ panels: Int, isParted: Bool = false, eye: CGFloat = 1100) {
    self.panels = max(panels, 1)
    self.isParted = isParted
    self.eye = eye
  }

  public func cues(in scene: TransitionScene) -> [Cue] {
    guard let view = scene.back else { return [] }
    let cells = Grid(rows: 1, columns: isParted ? 2 * panels : panels)
      .cells(of: view.bounds.size).map(\.frame)
    let leaves = cells.map { rect in
      Leaf(
        frame: CGRect(origin: .zero, size: rect.size),
        front: scene.picture(of: view, in: rect) ?? UIView())
    }
    let (space, board) = scene.replace(view, onTop: true, eye: eye)
    let chain = Array(zip(leaves, cells))
    let isMirrored = Move.Side.readingSign(in: scene.container) < 0
    var cues = [board]
    if isParted || !isMirrored { cues += hang(Array(chain.prefix(panels)), from: .left, in: space) }
    if isParted || isMirrored {
      cues += hang(chain.suffix(panels).reversed(), from: .right, in: space)
    }
    return cues
  }

  /// Hangs each panel on the one before, the first on its edge.
  private func hang(
    _ chain: [(Leaf, CGRect)], from edge: Move.Side, in space: UIView
  ) -> [Cue] {
    let hinge: CGFloat = edge == .left ? 0 : 1
    var carrier = space
    return chain.enumerated().map { index, panel in
      let (leaf, rect) = panel
      let view = leaf.view
      view.layer.anchorPoint = CGPoint(x: hinge, y: 0.5)
      let reach =
        index == 0 ? rect.minX + hinge * rect.width : (1 - hinge) * carrier.bounds.width
      view.center = CGPoint(x: reach, y: view.bounds.midY)
      carrier.addSubview(view)
      carrier = view
      return turn(leaf, index, edge == .left ? 1 : -1)
    }
  }

  /// A quarter of a circle for the first panel, a half against the one before for the others.
  private func turn(_ leaf: Leaf, _ index: Int, _ sign: CGFloat) -> Cue {
    let isEven = index % 2 == 0
    let angle = (isEven ? 1 : -1) * (index == 0 ? 0.5 : 1) * Leaf.halfTurn * sign
    return Cue(
      away: {
        leaf.view.layer.transform = CATransform3DIdentity
        leaf.shade(0, 0)
      },
      home: {
        leaf.view.layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
        leaf.shade(isEven ? 0.7 : 0.35, 0)
      })
  }
}
