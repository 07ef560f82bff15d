import UIKit

/// A view whose subviews stand in space: they keep their depth instead of lying in its plane.
@MainActor
final class SpaceView: UIView {
  override class var layerClass: AnyClass { CATransformLayer.self }
}

/// A stiff leaf in space with two faces, each with a shade that comes and goes as it turns.
@MainActor
final class Leaf {
  /// What turns.
  let view: SpaceView
  private let shades: [UIView]

  /// A turn of a half circle, short by so little that its direction is never in doubt.
  static let halfTurn = CGFloat.pi * 0.9995

  /// - Parameters:
  ///   - frame: Where it lies, in the space around it.
  ///   - light: How much less dark its shades are on one side, 0 to 1; negative for the other side.
  ///   - front: What one sees of it, at the size of the frame.
  ///   - back: What is behind that; nil where nobody sees it.
  ///   - backFrame: Where that lies before it is turned to the back, in the leaf; all over it unless told.
  ///   - axis: About which it will be turned over, so that the back is the right way up then.
  init(
    frame: CGRect, light: CGFloat = 0, front: UIView, back: UIView? = nil,
    backFrame: CGRect? = nil, axis: Pose.Axis = .y
  ) {
    view = SpaceView(frame: frame)
    var shades: [UIView] = []
    for face in [front, back].compactMap({ $0 }) {
      face.frame = face === back ? backFrame ?? view.bounds : view.bounds
      face.layer.isDoubleSided = back == nil
      let shade = Shade(frame: face.bounds)
      shade.cast(light)
      shade.alpha = 0
      face.addSubview(shade)
      shades.append(shade)
      view.addSubview(face)
    }
    back?.layer.transform = CATransform3DMakeRotation(
      .pi, axis == .x ? 1 : 0, axis == .y ? 1 : 0, 0)
    self.shades = shades
  }

  /// Darkens the front and the back, 0 to 1 each.
  func shade(_ front: CGFloat, _ back: CGFloat) {
    for (view, alpha) in zip(shades, [front, back]) { view.alpha = alpha }
  }
}

/// Black, evenly or less so towards the left or the upper side (the other one where it is told so
/// with a minus).
final class Shade: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  func cast(_ light: CGFloat, along axis: Pose.Axis = .y) {
    guard light != 0, let gradient = layer as? CAGradientLayer else {
      backgroundColor = .black
      return
    }
    gradient.colors = [1 - abs(light), 1].map { UIColor.black.withAlphaComponent($0).cgColor }
    let (start, end): (CGFloat, CGFloat) = light > 0 ? (0, 1) : (1, 0)
    let isUpright = axis == .x
    gradient.startPoint = CGPoint(x: isUpright ? 0.5 : start, y: isUpright ? start : 0.5)
    gradient.endPoint = CGPoint(x: isUpright ? 0.5 : end, y: isUpright ? end : 0.5)
  }
}

/// The parts of a screen that is cut by straight lines, on whole pixels at any usual scale.
struct Grid {
  let rows: Int
  let columns: Int

  /// One part: where it is in the grid, and in points.
  struct Cell {
    let row: Int
    let column: Int
    let frame: CGRect
  }

  /// The parts of a size, row by row.
  func cells(of size: CGSize) -> [Cell] {
    func edge(_ index: Int, _ count: Int, _ length: CGFloat) -> CGFloat {
      index == count ? length : 4 * (length * CGFloat(index) / CGFloat(count) / 4).rounded()
    }
    return (0..<rows * columns).map { index in
      let (row, column) = (index / columns, index % columns)
      let (x, y) = (edge(column, columns, size.width), edge(row, rows, size.height))
      return Cell(
        row: row, column: column,
        frame: CGRect(
          x: x, y: y, width: edge(column + 1, columns, size.width) - x,
          height: edge(row + 1, rows, size.height) - y))
    }
  }
}

extension TransitionScene {
  /// A space in the place of a screen, which is hidden for it: take its pictures first.
  /// - Parameters:
  ///   - onTop: Whether it is above both screens.
  ///   - eye: The distance of the eye, in points; nil sees without perspective.
  /// - Returns: The space, and a cue that takes it away in the end.
  func replace(_ view: UIView, onTop: Bool, eye: CGFloat?) -> (space: UIView, cue: Cue) {
    let board = UIView(frame: view.frame)
    if let eye { board.layer.sublayerTransform.m34 = -1 / eye }
    let space = SpaceView(frame: board.bounds)
    board.addSubview(space)
    if onTop {
      container.addSubview(board)
    } else {
      container.insertSubview(board, aboveSubview: view)
    }
    view.alpha = 0
    return (space, Cue(away: {}, home: {}, strike: { board.removeFromSuperview() }))
  }
}
