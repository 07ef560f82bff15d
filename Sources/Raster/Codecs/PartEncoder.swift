import CCodecs

/// Parts of a picture as files, as soon as may be rather than as short: for a screen that somebody
/// watches while it moves.
package enum PartEncoder {
  /// How a part is written.
  package enum Format: UInt8, Hashable, Sendable {
    /// Every pixel as it is.
    case png = 0
    /// Nearly; colours at half the resolution.
    case jpeg = 1
  }

  /// The pixels of a box, alpha left out; the same pixels give the same bytes.
  /// - Parameters:
  ///   - box: In the bitmap, and not empty.
  ///   - quality: JPEG's, 1…100.
  package static func encode(
    _ box: PixelBox, of bitmap: Bitmap, as format: Format, quality: Int = 82
  ) throws(ImageError) -> [UInt8] {
    precondition(
      !box.isEmpty && box.left >= 0 && box.top >= 0 && Int(box.right) <= bitmap.width
        && Int(box.bottom) <= bitmap.height,
      "part of a picture · got \(box) of \(bitmap.width)×\(bitmap.height) · keep within")
    let size = codecs_size(
      width: UInt32(box.right - box.left), height: UInt32(box.bottom - box.top))
    let first = 4 * (Int(box.top) * bitmap.width + Int(box.left))
    return try CodecCall.bytes { buffer, message in
      bitmap.bytes.withUnsafeBufferPointer { pixels in
        let start = pixels.baseAddress! + first
        return switch format {
        case .png: codecs_png_encode_part(start, bitmap.width, size, buffer, message)
        case .jpeg:
          codecs_jpeg_encode_part(start, bitmap.width, size, Int32(quality), buffer, message)
        }
      }
    }
  }
}
