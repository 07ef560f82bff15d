import Geometry

// Where a plane is seen that stands in depth.
extension CATransform3D {
  /// Whether one sees the front of a plane: the sign of the map from it to the screen.
  var facesFront: Bool {
    guard isInPerspective else { return m11 * m22 - m12 * m21 > 0 }
    return m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41)
      + m14 * (m21 * m42 - m22 * m41) > 0
  }

  /// Whether a rectangle is turned so far about an upright or a level axis that one sees little
  /// more than its edge: its box is the one in which it is seen.
  func turnsAside(_ rect: CGRect, seenIn box: CGRect) -> Bool {
    // What parents have flattened has lost its depth, and keeps how fast that falls away.
    if m14 != 0 || m24 != 0 {
      return box.width < 0.3 * rect.width || box.height < 0.3 * rect.height
    }
    let across = (m13 * m13 + m23 * m23).squareRoot()
    return across > 0.95 * (m11 * m11 + m12 * m12 + m13 * m13).squareRoot()
  }

  /// The bounding box of a rectangle as it is seen. What lies behind the eye is left out.
  func box(of rect: CGRect) -> CGRect {
    if m12 == 0, m21 == 0, !isInPerspective {
      let (x0, x1) = (rect.minX * m11 + m41, rect.maxX * m11 + m41)
      let (y0, y1) = (rect.minY * m22 + m42, rect.maxY * m22 + m42)
      return CGRect(x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
    }
    var reach = Reach()
    add(rect.minX, rect.minY, to: &reach)
    add(rect.maxX, rect.minY, to: &reach)
    add(rect.minX, rect.maxY, to: &reach)
    add(rect.maxX, rect.maxY, to: &reach)
    guard reach.left <= reach.right else { return .null }
    return CGRect(
      x: reach.left, y: reach.top, width: reach.right - reach.left,
      height: reach.bottom - reach.top)
  }

  /// How far some points reach.
  private struct Reach {
    var (left, top) = (Double.infinity, Double.infinity)
    var (right, bottom) = (-Double.infinity, -Double.infinity)
  }

  /// Takes a point of the plane in where it is seen.
  private func add(_ x: Double, _ y: Double, to reach: inout Reach) {
    let w = x * m14 + y * m24 + m44
    guard w > 1e-6 else { return }
    let (across, down) = ((x * m11 + y * m21 + m41) / w, (x * m12 + y * m22 + m42) / w)
    (reach.left, reach.right) = (min(reach.left, across), max(reach.right, across))
    (reach.top, reach.bottom) = (min(reach.top, down), max(reach.bottom, down))
  }

  private var isInPerspective: Bool { m14 != 0 || m24 != 0 || m44 != 1 }
}
