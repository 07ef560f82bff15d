import Geometry
import Raster

/// What lies outside of a display's round corners.
///
/// The bend is the one of continuous corners, as `RoundedRectangle` derives it: for radius 1 the
/// cubic (1.528665, 0), (0.949747, 0), (2m, 0), (m, m), m = 1 − 1/√2, and its mirror image.
struct DisplayCorners {
  let size: CGSize
  let radius: CGFloat

  /// How far a corner reaches along the edges, points.
  var reach: CGFloat { radius * 1.528665 }

  /// The four corners, upper left first, clockwise.
  var paths: [Path] {
    guard radius > 0 else { return [] }
    let corner = Self.corner(radius)
    let (width, height) = (size.width, size.height)
    return [
      corner, corner.mapPoints { CGPoint(x: width - $0.x, y: $0.y) },
      corner.mapPoints { CGPoint(x: width - $0.x, y: height - $0.y) },
      corner.mapPoints { CGPoint(x: $0.x, y: height - $0.y) },
    ]
  }

  /// In black, over everything.
  var nodes: [RenderNode] {
    paths.map { RenderNode.filled($0, RGBA(red: 0, green: 0, blue: 0)) }
  }

  private static func corner(_ radius: CGFloat) -> Path {
    let (end, handle, tangent, tip) = (1.528665, 0.949747, 0.585786, 0.292893)
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x * radius, y: y * radius) }
    return Path([
      .move(to: .zero), .line(to: point(end, 0)),
      .cubic(to: point(tip, tip), control1: point(handle, 0), control2: point(tangent, 0)),
      .cubic(to: point(0, end), control1: point(0, tangent), control2: point(0, handle)), .close,
    ])
  }
}

/// The pixels that a display's corners take away, worked out once for all pictures of a size.
struct CornerErasure: Sendable {
  private struct Part: Sendable {
    /// The first byte of the first pixel.
    let start: Int
    /// Of each pixel from there on, how much of it is outside, 1...255.
    let coverage: [UInt8]
  }

  private let parts: [Part]

  init(_ corners: DisplayCorners, width: Int, height: Int, renderer: Renderer) {
    guard corners.radius > 0 else {
      parts = []
      return
    }
    var mask = Bitmap(width: width, height: height)
    var root = RenderNode()
    root.children = corners.nodes
    renderer.draw(root, into: &mask)
    let reach = min(Int((corners.reach * renderer.scale).rounded(.up)) + 1, width / 2)
    parts = (0..<height).flatMap { row in
      [0..<reach, width - reach..<width].compactMap { columns in
        Self.part(of: mask, row, columns)
      }
    }
  }

  private static func part(of mask: Bitmap, _ row: Int, _ columns: Range<Int>) -> Part? {
    let covered = columns.filter { mask.bytes[4 * (row * mask.width + $0) + 3] > 0 }
    guard let first = covered.first, let last = covered.last else { return nil }
    return Part(
      start: 4 * (row * mask.width + first),
      coverage: (first...last).map { mask.bytes[4 * (row * mask.width + $0) + 3] })
  }

  /// Makes what is outside transparent.
  func erase(_ bitmap: inout Bitmap) {
    bitmap.bytes.withUnsafeMutableBufferPointer { pixels in
      for part in parts {
        var place = part.start
        for covered in part.coverage {
          let rest = 255 - Int(covered)
          for byte in place..<place + 4 {
            pixels[byte] = rest == 0 ? 0 : UInt8((Int(pixels[byte]) * rest + 127) / 255)
          }
          place += 4
        }
      }
    }
  }
}
