import CRaster
import Geometry

/// A picture whose pixels stay sharp squares, however large.
package struct NearestPicture {
  let image: Bitmap
  let placement: CGRect
  let map: CGAffineTransform

  /// - Parameters:
  ///   - placement: Where the picture goes, upright; not standardised: negative sizes mirror it.
  ///   - map: The placement's coordinates to device pixels; must have an inverse.
  package init(_ image: Bitmap, placement: CGRect, map: CGAffineTransform) {
    (self.image, self.placement, self.map) = (image, placement, map)
  }

  /// Its outline, as a node.
  var node: RenderNode {
    var node = RenderNode()
    node.bounds = placement.standardized
    node.transform = CATransform3DMakeAffineTransform(map)
    node.contents = .init(image: image, identity: 0, placement: placement)
    return node
  }

  func patch(_ box: PixelBox, _ renderer: Renderer) -> Patch {
    var patch = Patch(box)
    guard image.width > 0, image.height > 0, placement.width != 0, placement.height != 0 else {
      return patch
    }
    let toTexels = map.inverted()
      .concatenating(CGAffineTransform(translationX: -placement.origin.x, y: -placement.origin.y))
      .concatenating(
        CGAffineTransform(
          scaleX: CGFloat(image.width) / placement.size.width,
          y: CGFloat(image.height) / placement.size.height))
    let count = box.right - box.left
    patch.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      for y in box.top..<box.bottom {
        cr_nearest_row(
          image.bytes, Int32(image.width), Int32(image.height), cr_affine(toTexels), box.left, y,
          count, first + 4 * Int(y - box.top) * Int(count))
      }
    }
    var outline = node
    outline.contents = nil
    outline.backgroundColor = .opaqueBlack
    var shape = Patch(box)
    _ = shape.draw(outline, renderer)
    cr_cover_pixels(&patch.pixels, shape.alpha, Int32(patch.width * patch.height))
    return patch
  }
}

extension Bitmap {
  /// The picture halved, by averages, as often as it stays at least as large as it is drawn.
  /// - Parameters:
  ///   - width: Device pixels across that it will take.
  ///   - height: Device pixels down.
  package func halved(towards width: Double, _ height: Double) -> Bitmap {
    var result = self
    while true {
      let across = Double(result.width) >= 2 * width && result.width > 1 && width > 0
      let down = Double(result.height) >= 2 * height && result.height > 1 && height > 0
      guard across || down else { return result }
      let (columns, rows) = (
        across ? result.width / 2 : result.width, down ? result.height / 2 : result.height
      )
      let source = result
      let bytes = [UInt8](unsafeUninitializedCapacity: 4 * columns * rows) { out, count in
        cr_halve(
          source.bytes, Int32(source.width), Int32(source.height), across, down, out.baseAddress)
        count = 4 * columns * rows
      }
      result = Bitmap(width: columns, height: rows, bytes: bytes)
    }
  }
}
