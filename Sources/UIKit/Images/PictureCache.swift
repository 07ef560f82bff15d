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

  /// By bytes of pixels.
  private static let pictures = BoundedCache<FileVersion, Picture>(limit: 96 << 20) {
    4 * $0.image.width * $0.image.height
  }

  /// The picture of a file; nil where there is none, or it is broken.
  static func picture(at path: String) -> Picture? {
    let key = FileVersion(path)
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
