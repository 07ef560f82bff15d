import Foundation
import Raster

/// A frame on its way to a page, as bytes: little-endian, as `Page/picture.js` reads them.
///
///     1 byte   1, the version
///     1 byte   1 where the picture is whole and its size may be another
///     2 bytes  how many parts
///     4 bytes  the frame's number, which the page sends back when it has shown it
///     4 bytes  the last of the page's own inputs that took part
///     2 × 2    width and height of the whole, in pixels
///     8 bytes  seconds, since the production was ready
///     4 bytes  how many fingers; for each 2 × 4 bytes, points
///     parts:   4 × 2 bytes left, top, width, height · 4 bytes format · 4 bytes length · the file
package struct FrameMessage: Sendable {
  package struct Part: Sendable {
    package let box: PixelBox
    package let format: PartEncoder.Format
    package let file: [UInt8]

    package init(box: PixelBox, format: PartEncoder.Format, file: [UInt8]) {
      (self.box, self.format, self.file) = (box, format, file)
    }
  }

  package var number: UInt32 = 0
  package var input: UInt32 = 0
  package var isWhole = false
  package var size: (width: Int, height: Int) = (0, 0)
  package var time = 0.0
  package var fingers: [CGPoint] = []
  package var parts: [Part] = []

  package init() {}

  package var bytes: [UInt8] {
    var bytes: [UInt8] = [1, isWhole ? 1 : 0]
    bytes.reserveCapacity(64 + parts.reduce(0) { $0 + $1.file.count + 16 })
    func put<Number: FixedWidthInteger>(_ number: Number) {
      withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
    }
    put(UInt16(parts.count))
    put(number)
    put(input)
    put(UInt16(clamping: size.width))
    put(UInt16(clamping: size.height))
    put(time.bitPattern)
    put(UInt32(fingers.count))
    for finger in fingers {
      put(Float(finger.x).bitPattern)
      put(Float(finger.y).bitPattern)
    }
    for part in parts {
      for edge in [
        part.box.left, part.box.top, part.box.right - part.box.left,
        part.box.bottom - part.box.top,
      ] { put(UInt16(clamping: edge)) }
      put(UInt32(part.format.rawValue))
      put(UInt32(part.file.count))
      bytes += part.file
    }
    return bytes
  }
}
