import CCodecs
import Foundation

/// A picture file turned into pixels.
package struct DecodedImage: Sendable {
  /// The pixels as stored, premultiplied; `orientation` is not applied.
  package var bitmap: Bitmap
  /// How to turn the pixels to see them upright; `up` unless a JPEG's EXIF says otherwise.
  package var orientation: ImageOrientation
  package var format: ImageFormat
}

/// Reads PNG, JPEG and still WebP.
///
/// Colour profiles, gamma and physical sizes in the files are not looked at: components are
/// taken as sRGB. Sixteen-bit components are rounded to eight.
package enum ImageDecoder {
  /// Decodes a file whose format its first bytes tell.
  /// - Parameters:
  ///   - bytes: The whole file. Bytes after its end are allowed.
  ///   - limits: What sizes to refuse, by the header alone.
  /// - Throws: `ImageError`, for truncated files too; never traps, whatever the bytes.
  package static func decode(
    _ bytes: [UInt8], limits: ImageLimits = ImageLimits()
  ) throws(ImageError) -> DecodedImage {
    guard let format = ImageFormat.sniff(bytes) else { throw .unknownFormat }
    guard let codec = codec(for: format) else {
      throw .unsupported("\(format.name) pictures are written here, not read")
    }
    let size = try codec.size(of: bytes)
    try limits.check(width: Int(size.width), height: Int(size.height))
    let orientation = format == .jpeg ? ExifOrientation.find(inJPEG: bytes) : nil
    return DecodedImage(
      bitmap: try codec.pixels(of: bytes, size: size), orientation: orientation ?? .up,
      format: format)
  }

  /// Decodes a file held as `Data`.
  package static func decode(
    _ data: Data, limits: ImageLimits = ImageLimits()
  ) throws(ImageError) -> DecodedImage {
    try decode([UInt8](data), limits: limits)
  }

  private static func codec(for format: ImageFormat) -> Codec? {
    switch format {
    case .png: Codec(readSize: codecs_png_size, readPixels: codecs_png_decode)
    case .jpeg: Codec(readSize: codecs_jpeg_size, readPixels: codecs_jpeg_decode)
    case .webp: Codec(readSize: codecs_webp_size, readPixels: codecs_webp_decode)
    case .gif: nil
    }
  }

  /// The two calls that each format has in C.
  private struct Codec {
    typealias Bytes = UnsafePointer<UInt8>?
    typealias Message = UnsafeMutablePointer<CChar>?
    var readSize: (Bytes, Int, UnsafeMutablePointer<codecs_size>?, Message) -> Int32
    var readPixels: (Bytes, Int, codecs_size, UnsafeMutablePointer<UInt8>?, Message) -> Int32

    func size(of bytes: [UInt8]) throws(ImageError) -> codecs_size {
      var size = codecs_size()
      try CodecCall.run { readSize(bytes, bytes.count, &size, $0) }
      return size
    }

    /// Memory is taken uninitialised, so a header that promises too much costs nothing.
    func pixels(of bytes: [UInt8], size: codecs_size) throws(ImageError) -> Bitmap {
      let count = 4 * Int(size.width) * Int(size.height)
      var pixels: [UInt8] = []
      try CodecCall.run { message in
        var status: Int32 = 0
        pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
          status = readPixels(bytes, bytes.count, size, buffer.baseAddress, message)
          filled = status == 0 ? count : 0
        }
        return status
      }
      return Bitmap(width: Int(size.width), height: Int(size.height), bytes: pixels)
    }
  }
}
