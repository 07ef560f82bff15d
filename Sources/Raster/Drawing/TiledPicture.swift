import CRaster
import Geometry

/// A picture over and over, as far as the clip leaves it: one plane without cuts, so that nothing
/// shows through where tiles meet.
package struct TiledPicture {
  let image: Bitmap
  let tile: CGRect
  let map: CGAffineTransform
  let isNearest: Bool

  /// - Parameters:
  ///   - tile: One of the tiles, upright; its size must not be 0.
  ///   - map: The tile's coordinates to device pixels; must have an inverse.
  ///   - isNearest: Whether pixels show the nearest texel, rather than a mixture of four.
  package init(_ image: Bitmap, tile: CGRect, map: CGAffineTransform, isNearest: Bool) {
    (self.image, self.tile, self.map, self.isNearest) = (image, tile, map, isNearest)
  }

  /// As much as fills a bitmap.
  package func bitmap(width: Int, height: Int) -> Bitmap {
    Bitmap(
      width: width, height: height, bytes: patch(PixelBox(width: width, height: height)).pixels)
  }

  func patch(_ box: PixelBox) -> Patch {
    var patch = Patch(box)
    guard image.width > 0, image.height > 0, tile.width != 0, tile.height != 0 else {
      return patch
    }
    let toTexels = cr_affine(
      map.inverted()
        .concatenating(CGAffineTransform(translationX: -tile.minX, y: -tile.minY))
        .concatenating(
          CGAffineTransform(
            scaleX: CGFloat(image.width) / tile.width, y: CGFloat(image.height) / tile.height)))
    let count = box.right - box.left
    patch.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      for y in box.top..<box.bottom {
        cr_tiled_row(
          image.bytes, Int32(image.width), Int32(image.height), toTexels, isNearest, box.left, y,
          count, first + 4 * Int(y - box.top) * Int(count))
      }
    }
    return patch
  }
}
