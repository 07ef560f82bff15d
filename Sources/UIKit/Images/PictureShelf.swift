import QuartzCore
import Raster
import Synchronization

/// Pictures that have been asked for by name: decoding one takes longer than most transitions.
/// UIKit keeps them too.
///
/// A file is decoded again when it has changed. What has not been asked for the longest time goes
/// first when there is too much.
enum PictureShelf {
  /// A decoded file.
  struct Picture: Sendable {
    var image: CGImage
    var orientation: UIImage.Orientation
  }

  fileprivate struct Place: Sendable {
    var picture: Picture
    var changed: Date?
    var asked: Int
  }

  private struct Places: Sendable {
    var byPath: [String: Place] = [:]
    var count = 0
  }

  private static let places = Mutex(Places())
  /// Bytes of pixels that are kept; one larger picture is kept all the same.
  private static let most = 64 << 20

  /// The picture of a file; nil where there is none, or it is broken.
  static func picture(at path: String) -> Picture? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let changed = attributes?[.modificationDate] as? Date
    if let known = known(path, changed) { return known }
    guard let data = FileManager.default.contents(atPath: path),
      let file = try? ImageDecoder.decode(data)
    else { return nil }
    let picture = Picture(
      image: CGImage(file.bitmap), orientation: UIImage.Orientation(file.orientation))
    keep(picture, path, changed)
    return picture
  }

  private static func known(_ path: String, _ changed: Date?) -> Picture? {
    places.withLock { places in
      guard let place = places.byPath[path], place.changed == changed else { return nil }
      places.count += 1
      places.byPath[path]?.asked = places.count
      return place.picture
    }
  }

  private static func keep(_ picture: Picture, _ path: String, _ changed: Date?) {
    places.withLock { places in
      places.count += 1
      places.byPath[path] = Place(picture: picture, changed: changed, asked: places.count)
      while places.byPath.count > 1, places.byPath.values.reduce(0, { $0 + $1.bytes }) > most,
        let oldest = places.byPath.min(by: { $0.value.asked < $1.value.asked })?.key
      { places.byPath[oldest] = nil }
    }
  }
}

extension PictureShelf.Place {
  fileprivate var bytes: Int { 4 * picture.image.width * picture.image.height }
}
