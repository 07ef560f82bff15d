import CRaster
import Geometry

extension Bitmap {
  /// Whether every pixel has alpha 255; true for an empty bitmap.
  package var isOpaque: Bool {
    bytes.withUnsafeBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return true }
      return cr_opaque(first, width * height)
    }
  }

  /// Takes over the pixels of another bitmap, in the memory that this one has if it is of the same
  /// size.
  package mutating func become(_ other: Bitmap) {
    guard (width, height) == (other.width, other.height) else { return self = other }
    bytes.withUnsafeMutableBufferPointer { target in
      other.bytes.withUnsafeBufferPointer { source in
        guard let to = target.baseAddress, let from = source.baseAddress else { return }
        to.update(from: from, count: source.count)
      }
    }
  }

  /// A colour times the picture's alpha, rounded.
  package func stencilled(_ color: RGBA) -> Bitmap { tinted(color.premultipliedWord()) }

  /// A premultiplied colour times the picture's alpha, rounded.
  func tinted(_ color: UInt32) -> Bitmap {
    var result = self
    for index in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = UInt32(bytes[index + 3])
      for channel in 0..<4 {
        let component = color >> UInt32(8 * channel) & 255
        result.bytes[index + channel] = UInt8((component * alpha + 127) / 255)
      }
    }
    return result
  }

  /// The picture multiplied with a premultiplied colour, channel by channel.
  func multiplied(_ color: UInt32) -> Bitmap {
    var result = self
    result.bytes.withUnsafeMutableBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      cr_multiply(first, width * height, color)
    }
    return result
  }

  /// The same picture at least two pixels wide, which sampling needs: a single column is doubled.
  var widened: Bitmap {
    guard width == 1 else { return self }
    var doubled: [UInt8] = []
    doubled.reserveCapacity(2 * bytes.count)
    for row in 0..<height {
      let pixel = bytes[4 * row..<4 * row + 4]
      doubled += pixel
      doubled += pixel
    }
    return Bitmap(width: 2, height: height, bytes: doubled)
  }
}
