import CRaster
import Geometry

extension Bitmap {
  /// Whether every pixel has alpha 255; true for an empty bitmap.
  package var isOpaque: Bool {
    bytes.withUnsafeBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return true }
      return cr_opaque(first, width * height)
    }
  }

  /// The same picture at least two pixels wide, which sampling needs: a single column is doubled.
  var widened: Bitmap {
    guard width == 1 else { return self }
    var doubled: [UInt8] = []
    doubled.reserveCapacity(2 * bytes.count)
    for row in 0..<height {
      let pixel = bytes[4 * row..<4 * row + 4]
      doubled += pixel
      doubled += pixel
    }
    return Bitmap(width: 2, height: height, bytes: doubled)
  }
}
