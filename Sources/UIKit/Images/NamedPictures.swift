import QuartzCore
import Raster
import Synchronization

/// The pictures of files that are being shown: each is decoded once, and goes with the last one who
/// shows it.
enum NamedPictures {
  private struct Entry {
    weak var image: CGImage?
    let orientation: ImageOrientation
    let written: Date?
  }

  // Pictures are constants: who asks first makes no difference to what is seen.
  private static let entries = Mutex<[String: Entry]>([:])

  /// The upright or turned pixels of a file; nil where there is none, or none that can be decoded.
  static func picture(atPath path: String) -> (image: CGImage, orientation: ImageOrientation)? {
    let written =
      try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    if let entry = entries.withLock({ $0[path] }), entry.written == written, let image = entry.image
    {
      return (image, entry.orientation)
    }
    guard let data = FileManager.default.contents(atPath: path),
      let decoded = try? ImageDecoder.decode(data)
    else { return nil }
    let image = CGImage(decoded.bitmap)
    let entry = Entry(image: image, orientation: decoded.orientation, written: written)
    entries.withLock {
      $0 = $0.filter { $0.value.image != nil }
      $0[path] = entry
    }
    return (image, decoded.orientation)
  }
}
