import QuartzCore
import Raster

/// Pictures that have been asked for by name: decoding one takes longer than most transitions.
/// UIKit keeps them too.
///
/// A file is decoded again when it has changed.
enum PictureCache {
  /// A decoded file.
  struct Picture: Sendable {
    var image: CGImage
    var orientation: UIImage.Orientation
  }

  /// A file as it was at a time.
  private struct Key: Hashable, Sendable {
    var path: String
    /// When it was last written: seconds and billionths of them; nil where there is none.
    var changed: SIMD2<Int>?

    /// A screen asks for a dozen pictures: all attributes take many times as long.
    init(_ path: String) {
      self.path = path
      var entry = stat()
      guard stat(path, &entry) == 0 else { return }
      changed = SIMD2(entry.st_mtim.tv_sec, entry.st_mtim.tv_nsec)
    }
  }

  /// By bytes of pixels.
  private static let pictures = BoundedCache<Key, Picture>(limit: 96 << 20) {
    4 * $0.image.width * $0.image.height
  }

  /// The picture of a file; nil where there is none, or it is broken.
  static func picture(at path: String) -> Picture? {
    let key = Key(path)
    if let known = pictures[key] { return known }
    guard let data = FileManager.default.contents(atPath: path),
      let file = try? ImageDecoder.decode(data)
    else { return nil }
    let picture = Picture(
      image: CGImage(file.bitmap), orientation: UIImage.Orientation(file.orientation))
    pictures.insert(picture, for: key)
    return picture
  }
}
