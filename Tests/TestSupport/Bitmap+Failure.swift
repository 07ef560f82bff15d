import Raster
import Testing

// What a failed expectation says of a picture: not all of its bytes.
extension Bitmap: CustomTestStringConvertible {
  package var testDescription: String {
    let sum = bytes.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x0100_0000_01B3 }
    return "\(width) × \(height) pixels, sum \(String(sum, radix: 16))"
  }
}
