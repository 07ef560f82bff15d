import Geometry
import Raster

extension CGContext {
  /// A context of a size in points, origin at the top left, y down, as UIKit has it.
  /// - Parameters:
  ///   - scale: Pixels a point; 0 and below, and NaN, count as 1.
  ///   - isOpaque: Whether it has no alpha: it begins black, and nothing makes it transparent.
  /// - Returns: nil for sizes that are not positive and for more than 32768 pixels a side.
  package static func canvas(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    // Less than a hundredth of a pixel is rounding noise.
    func pixels(_ length: CGFloat) -> Int? {
      let count = (length * scale - 0.01).rounded(.up)
      return count >= 1 && count <= 32_768 ? Int(count) : nil
    }
    guard let width = pixels(size.width), let height = pixels(size.height),
      let surface = Surface(width: width, height: height)
    else { return nil }
    let alpha = isOpaque ? CGImageAlphaInfo.noneSkipLast : .premultipliedLast
    return CGContext(
      surface, scale: scale, isFlipped: true, info: CGBitmapInfo(rawValue: alpha.rawValue))
  }
}

extension Surface {
  /// Lays pixels on black, whose colours are premultiplied and stay what they are.
  func layOnBlack(_ box: PixelBox) {
    for y in box.top..<box.bottom {
      let row = pixels + 4 * Int(y) * width
      for x in box.left..<box.right { row[4 * Int(x) + 3] = 255 }
    }
  }
}
