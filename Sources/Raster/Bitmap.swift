import Geometry

/// Pixels in memory: premultiplied RGBA, 8 bits a channel, rows from the top, no padding.
package struct Bitmap: Sendable, Equatable {
  /// Pixels across; ≥ 0.
  package let width: Int
  /// Pixels down; ≥ 0.
  package let height: Int
  /// 4 · width · height bytes: red, green, blue, alpha of the top left pixel first.
  package var bytes: [UInt8]

  /// A bitmap of one colour; transparent black unless told.
  package init(width: Int, height: Int) {
    precondition(
      width >= 0 && height >= 0, "bitmap size · got \(width)×\(height) · use sizes from 0 up")
    self.width = width
    self.height = height
    self.bytes = [UInt8](repeating: 0, count: 4 * width * height)
  }

  /// Takes pixels over. The count of bytes must be 4 · width · height.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(
      bytes.count == 4 * width * height,
      "bitmap bytes · got \(bytes.count) for \(width)×\(height) · pass 4 bytes a pixel")
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
