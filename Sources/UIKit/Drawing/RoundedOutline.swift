import QuartzCore
import Raster

/// A rectangle with rounded corners as UIBezierPath draws it.
///
/// Where there is room, corners bend continuously, like a layer's `cornerCurve`: see
/// `RoundedRectangle` in Raster for the derivation of the numbers. A corner takes 1.528665 radii
/// of its sides; where a side is too short for that, corners are quarters of a circle.
struct RoundedOutline {
  private let rect: CGRect
  private let radius: CGFloat
  private let corners: UIRectCorner
  private let isContinuous: Bool

  init(_ rect: CGRect, radius: CGFloat, corners: UIRectCorner) {
    self.rect = rect.standardized
    let most = min(self.rect.width, self.rect.height) / 2
    self.radius = radius > 0 ? min(radius, most) : 0
    self.corners = corners
    isContinuous = Self.reach * self.radius <= most
  }

  private static let reach = CGFloat(RenderNode.CornerCurve.continuous.reach)

  var path: CGMutablePath {
    let path = CGMutablePath()
    let tips: [(CGFloat, CGFloat, UIRectCorner, CGVector, CGVector)] = [
      (rect.minX, rect.minY, .topLeft, CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
      (rect.maxX, rect.minY, .topRight, CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (rect.maxX, rect.maxY, .bottomRight, CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (rect.minX, rect.maxY, .bottomLeft, CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
    ]
    for (x, y, corner, back, ahead) in tips {
      add(CGPoint(x: x, y: y), corners.contains(corner) ? radius : 0, back, ahead, to: path)
    }
    path.closeSubpath()
    return path
  }

  /// A corner at a tip, from the side that leads `back` to the one that leads `ahead`.
  private func add(
    _ tip: CGPoint, _ radius: CGFloat, _ back: CGVector, _ ahead: CGVector, to path: CGMutablePath
  ) {
    func at(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(
        x: tip.x + radius * (back.dx * along + ahead.dx * across),
        y: tip.y + radius * (back.dy * along + ahead.dy * across))
    }
    let reach: CGFloat = radius == 0 ? 0 : isContinuous ? Self.reach : 1
    if path.isEmpty { path.move(to: at(reach, 0)) } else { path.addLine(to: at(reach, 0)) }
    guard radius > 0 else { return }
    let handle = isContinuous ? 0 : 1 - Path.quarterCircleHandle
    guard isContinuous else {
      return path.addCurve(to: at(0, 1), control1: at(handle, 0), control2: at(0, handle))
    }
    let middle = at(0.292_893_2, 0.292_893_2)
    path.addCurve(to: middle, control1: at(0.949_747_5, 0), control2: at(0.585_786_4, 0))
    path.addCurve(
      to: at(0, reach), control1: at(0, 0.585_786_4), control2: at(0, 0.949_747_5))
  }
}
