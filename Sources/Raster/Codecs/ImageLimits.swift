/// How large a picture may be before it is refused, ahead of any allocation.
package struct ImageLimits: Sendable {
  /// Most pixels in either direction.
  package var side: Int
  /// Most pixels in all.
  package var pixels: Int

  /// The defaults let pass whatever a screen or a camera makes: 256 MB decoded.
  package init(side: Int = 16_384, pixels: Int = 1 << 26) {
    self.side = side
    self.pixels = pixels
  }

  /// Throws `tooLarge` for a size beyond the limits, `damaged` for an empty one.
  package func check(width: Int, height: Int) throws(ImageError) {
    guard width > 0 && height > 0 else {
      throw .damaged("the picture claims \(width)×\(height) pixels")
    }
    guard width <= side && height <= side && width <= pixels / height else {
      throw .tooLarge(width: width, height: height)
    }
  }
}
