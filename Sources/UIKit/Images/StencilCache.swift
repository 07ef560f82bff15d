import QuartzCore
import Raster

/// Pictures that were coloured as stencils: the cells of a list all show the same few.
enum StencilCache {
  /// A picture, by its identity, and what it is coloured with.
  private struct Key: Hashable, Sendable {
    let picture: UInt64
    let color: RGBA
  }

  /// By bytes of pixels.
  private static let pictures = BoundedCache<Key, CGImage>(limit: 48 << 20) {
    4 * $0.width * $0.height
  }

  /// The shape of a picture in one colour.
  static func picture(of picture: CGImage, in color: RGBA) -> CGImage {
    pictures.value(for: Key(picture: picture.identity, color: color)) {
      CGImage(picture.bitmap.stencilled(color))
    }
  }
}
