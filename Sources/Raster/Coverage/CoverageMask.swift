import CRaster
import Geometry

/// How much of every device pixel a shape covers, in 1/255. Immutable; a few spans a row.
package final class CoverageMask: @unchecked Sendable {
  // Unchecked: nothing writes to the mask between its making and its end.
  let storage: UnsafeMutablePointer<cr_mask>

  init(_ storage: UnsafeMutablePointer<cr_mask>) { self.storage = storage }

  /// The upright rectangle between two corners in device pixels, rounded to 1/256, as far as it
  /// lies in a box: as a polygon of four points would be.
  /// - Returns: nil when nothing is covered.
  convenience init?(_ corner: SIMD3<Double>, _ opposite: SIMD3<Double>, _ box: PixelBox) {
    let x = (PathRasterizer.fixed(corner.x), PathRasterizer.fixed(opposite.x))
    let y = (PathRasterizer.fixed(corner.y), PathRasterizer.fixed(opposite.y))
    let fixed = cr_rectangle(
      x0: min(x.0, x.1), y0: min(y.0, y.1), x1: max(x.0, x.1), y1: max(y.0, y.1))
    let wanted = cr_rectangle(x0: box.left, y0: box.top, x1: box.right, y1: box.bottom)
    guard let storage = cr_mask_of_rectangle(fixed, wanted) else { return nil }
    self.init(storage)
  }

  /// The same coverage some whole pixels further; itself when it does not move.
  func moved(_ dx: Int32, _ dy: Int32) -> CoverageMask {
    guard dx != 0 || dy != 0 else { return self }
    guard let moved = cr_mask_moved(storage, dx, dy) else { preconditionFailure("out of memory") }
    return CoverageMask(moved)
  }

  deinit { cr_mask_free(storage) }

  /// The pixels outside of which nothing is covered.
  package var box: PixelBox {
    let mask = storage.pointee
    return PixelBox(left: mask.x0, top: mask.y0, right: mask.x1, bottom: mask.y1)
  }

  /// Memory that it takes.
  var byteCount: Int {
    let mask = storage.pointee
    return Int(mask.byte_capacity) + 12 * Int(mask.span_capacity) + 16 * Int(mask.run_capacity)
  }

  /// Coverage 0...255 of one pixel; 0 outside the box.
  package func coverage(x: Int, y: Int) -> UInt8 {
    cr_mask_at(storage, Int32(clamping: x), Int32(clamping: y))
  }

  /// The covered area in pixels, as the sum of all coverages.
  package var area: Double {
    let mask = storage.pointee
    var sum = 0
    for run in UnsafeBufferPointer(start: mask.runs, count: Int(mask.run_count)) {
      let rows = Int(run.y1 - run.y0)
      for index in Int(run.first)..<Int(run.first + run.count) {
        sum += rows * covered(by: mask.spans[index], in: mask)
      }
    }
    return Double(sum) / 255
  }

  private func covered(by span: cr_span, in mask: cr_mask) -> Int {
    let length = Int(span.x1 - span.x0)
    guard span.offset >= 0 else { return 255 * length }
    return (0..<length).reduce(0) { $0 + Int(mask.bytes[Int(span.offset) + $1]) }
  }
}
