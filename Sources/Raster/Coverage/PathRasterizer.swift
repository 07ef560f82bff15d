import CRaster
import Geometry

/// Which points are inside where contours overlap.
package enum FillRule: Sendable {
  case nonZero
  case evenOdd
}

/// Collects closed polygons in device pixels (y down) and gives the area they cover.
///
/// Coordinates, and where edges cross the borders of pixels, are rounded to 1/256 pixel; from there
/// the area is exact, also where contours overlap within a pixel, but for where edges cross there,
/// which is found to a 256th of a row. Coordinates beyond ±2^15 are moved there, NaN is taken as 0.
/// Curves must be flattened before.
package final class PathRasterizer {
  private let storage: OpaquePointer
  private var start = SIMD2<Int32>()
  private var current = SIMD2<Int32>()
  private var isOpen = false

  package init() {
    guard let storage = cr_rasterizer_new() else { preconditionFailure("out of memory") }
    self.storage = storage
  }

  deinit { cr_rasterizer_free(storage) }

  /// Forgets all polygons and starts a new shape, of which only pixels in `box` are wanted.
  package func begin(in box: PixelBox) {
    isOpen = false
    cr_rasterizer_begin(storage, box.left, box.top, box.right, box.bottom)
  }

  /// Closes the contour at hand and begins another.
  package func move(to point: SIMD2<Double>) {
    close()
    start = Self.fixed(point)
    current = start
    isOpen = true
  }

  /// Leads the contour on by a straight line.
  package func line(to point: SIMD2<Double>) {
    advance(to: Self.fixed(point))
  }

  /// Leads the contour back to its beginning.
  package func close() {
    if isOpen { advance(to: start) }
    isOpen = false
  }

  /// Adds one closed polygon.
  package func add(_ polygon: [SIMD2<Double>]) {
    guard let first = polygon.first else { return }
    move(to: first)
    for point in polygon.dropFirst() { line(to: point) }
    close()
  }

  /// The coverage of all polygons since `begin`; nil when no wanted pixel is covered.
  package func finish(_ rule: FillRule = .nonZero) -> CoverageMask? {
    close()
    return cr_rasterizer_finish(storage, rule == .evenOdd).map(CoverageMask.init)
  }

  private func advance(to point: SIMD2<Int32>) {
    cr_rasterizer_edge(storage, current.x, current.y, point.x, point.y)
    current = point
  }

  private static func fixed(_ point: SIMD2<Double>) -> SIMD2<Int32> {
    SIMD2(fixed(point.x), fixed(point.y))
  }

  /// A coordinate in 1/256 pixel, halves rounded away from 0; at most 2^23, NaN is 0.
  static func fixed(_ coordinate: Double) -> Int32 {
    let limit = 8_388_608.0
    let scaled = coordinate * 256
    guard scaled.magnitude < limit else {
      return scaled.isNaN ? 0 : Int32(scaled > 0 ? limit : -limit)
    }
    // The part that is cut off is exact, so this is `rounded()`, without a call of the library.
    let whole = Int32(scaled)
    let rest = scaled - Double(whole)
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }
}
