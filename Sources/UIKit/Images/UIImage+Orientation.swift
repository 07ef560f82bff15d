import QuartzCore
import Raster

extension UIImage.Orientation {
  /// EXIF's numbering.
  init(_ orientation: ImageOrientation) {
    self =
      switch orientation {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      case .left: .left
      }
  }

  /// Whether width and height change places.
  var isQuarterTurn: Bool {
    [.left, .right, .leftMirrored, .rightMirrored].contains(self)
  }

  /// Where pixel (x, y) of the picture as seen, `width` by `height`, is stored.
  fileprivate func source(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> (x: Int, y: Int) {
    let (right, bottom) = (width - 1, height - 1)
    return switch self {
    case .up: (x, y)
    case .upMirrored: (right - x, y)
    case .down: (right - x, bottom - y)
    case .downMirrored: (x, bottom - y)
    // Stored turned: its rows are columns of the picture.
    case .right: (y, right - x)
    case .left: (bottom - y, x)
    case .leftMirrored: (y, x)
    case .rightMirrored: (bottom - y, right - x)
    }
  }
}

extension UIImage {
  /// The pixels as seen, made anew where they are stored otherwise.
  var uprightPixels: CGImage? {
    guard let cgImage, imageOrientation != .up else { return cgImage }
    return CGImage(cgImage.bitmap.turned(imageOrientation))
  }

  /// Another picture of the same pixels.
  func changed(_ edit: (inout ImageLook) -> Void) -> UIImage {
    var look = look
    look.asset = assetWithVariants
    edit(&look)
    return UIImage(cgImage, scale: scale, orientation: imageOrientation, look: look)
  }

  /// What `withHorizontallyFlippedOrientation()` does.
  func flippedHorizontally() -> UIImage {
    let flipped: [Orientation] = [
      .upMirrored, .downMirrored, .rightMirrored, .leftMirrored, .up, .down, .right, .left,
    ]
    var look = look
    look.asset = assetWithVariants
    look.isFlipped.toggle()
    return UIImage(
      cgImage, scale: scale, orientation: flipped[imageOrientation.rawValue], look: look)
  }
}

extension Bitmap {
  /// The picture as seen.
  fileprivate func turned(_ orientation: UIImage.Orientation) -> Bitmap {
    let isTurned = orientation.isQuarterTurn
    let (across, down) = isTurned ? (height, width) : (width, height)
    let result = [UInt8](unsafeUninitializedCapacity: bytes.count) { target, count in
      bytes.withUnsafeBytes { source in
        let target = UnsafeMutableRawBufferPointer(target)
        for y in 0..<down {
          for x in 0..<across {
            let from = orientation.source(x, y, across, down)
            let pixel = source.load(
              fromByteOffset: 4 * (from.y * width + from.x), as: UInt32.self)
            target.storeBytes(of: pixel, toByteOffset: 4 * (y * across + x), as: UInt32.self)
          }
        }
      }
      count = bytes.count
    }
    return Bitmap(width: across, height: down, bytes: result)
  }
}
