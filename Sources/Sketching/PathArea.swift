import Geometry
import Raster

/// A rectangle with rounded corners, asked for single points.
struct RoundedBox {
  let rect: CGRect
  private let radius: Double
  private let corners: RenderNode.Corners

  init(_ rect: CGRect, radius: Double, corners: RenderNode.Corners = .all) {
    self.rect = rect
    self.radius = max(min(radius, min(rect.width, rect.height) / 2), 0)
    self.corners = corners
  }

  func contains(_ point: CGPoint) -> Bool {
    guard rect.contains(point) else { return false }
    guard radius > 0 else { return true }
    let (isLeft, isTop) = (point.x < rect.midX, point.y < rect.midY)
    let corner = RenderNode.Corners(rawValue: (isLeft ? 1 : 2) << (isTop ? 0 : 2))
    guard corners.contains(corner) else { return true }
    let dx = (isLeft ? rect.minX + radius - point.x : point.x - rect.maxX + radius)
    let dy = (isTop ? rect.minY + radius - point.y : point.y - rect.maxY + radius)
    return dx <= 0 || dy <= 0 || dx * dx + dy * dy <= radius * radius
  }
}

/// What a path encloses, asked for single points: its curves taken as short straight lines.
struct PathArea {
  private let contours: [[CGPoint]]
  private let isEvenOdd: Bool

  init(_ shape: RenderNode.Shape) {
    contours = shape.path.contours
    isEvenOdd = shape.fillsEvenOdd
  }

  func contains(_ point: CGPoint) -> Bool {
    var winding = 0
    for contour in contours {
      guard var start = contour.last else { continue }
      for end in contour {
        if (start.y <= point.y) != (end.y <= point.y) {
          let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
          if x > point.x { winding += end.y > start.y ? 1 : -1 }
        }
        start = end
      }
    }
    return isEvenOdd ? winding % 2 != 0 : winding != 0
  }
}

/// What the line along a path covers, asked for single points; dashes and ends are left out.
struct PathLine {
  private let contours: [[CGPoint]]
  private let reach: Double

  init(_ shape: RenderNode.Shape) {
    let isWhole = shape.strokeStart <= 0 && shape.strokeEnd >= 1
    let path =
      isWhole ? shape.path : shape.path.trimmed(from: shape.strokeStart, to: shape.strokeEnd)
    contours = path.contours(closing: isWhole)
    reach = shape.lineWidth / 2
  }

  func contains(_ point: CGPoint) -> Bool {
    contours.contains { contour in
      let isRing = contour.first == contour.last
      return (1..<contour.count).contains { end in
        let part = Self.part(of: point, from: contour[end - 1], to: contour[end])
        // A line ends where its path does.
        if !isRing, end == 1 && part < 0 || end == contour.count - 1 && part > 1 { return false }
        let near = contour[end - 1].mixed(with: contour[end], min(max(part, 0), 1))
        let (x, y) = (near.x - point.x, near.y - point.y)
        return x * x + y * y <= reach * reach
      }
    }
  }

  /// How far along a line the point of it lies that is nearest to another: 0…1 within it.
  private static func part(of point: CGPoint, from start: CGPoint, to end: CGPoint) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let along = (point.x - start.x) * dx + (point.y - start.y) * dy
    return along / max(dx * dx + dy * dy, 1e-12)
  }
}

extension Path {
  /// Its pieces as corners of polygons.
  fileprivate var contours: [[CGPoint]] { contours(closing: false) }

  /// - Parameter closing: Whether a piece that is closed ends where it began.
  fileprivate func contours(closing: Bool) -> [[CGPoint]] {
    var all: [[CGPoint]] = []
    for element in elements {
      if case .move(let start) = element {
        all.append([start])
        continue
      }
      guard let place = all.indices.last, let first = all[place].first,
        let pen = all[place].last
      else { continue }
      guard element != .close else {
        if closing { all[place].append(first) }
        all.append([first])
        continue
      }
      let points = [pen] + element.points
      guard points.count > 2 else {
        all[place].append(points[1])
        continue
      }
      let curve = BezierSegment(points)
      for step in 1...8 { all[place].append(curve.point(at: Double(step) / 8)) }
    }
    return all.filter { $0.count > 1 }
  }
}
