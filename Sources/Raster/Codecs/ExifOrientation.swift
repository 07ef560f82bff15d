/// Reads the orientation tag out of a JPEG file's EXIF block (JEITA CP-3451, TIFF 6.0).
///
/// Whatever is missing, cut short or absurd reads as nil: orientation is a courtesy, and a
/// damaged block must not keep a sound picture from being shown.
enum ExifOrientation {
  /// The orientation that a JPEG file states, or nil.
  static func find(inJPEG bytes: [UInt8]) -> ImageOrientation? {
    var position = 2
    while let marker = Marker(bytes, at: position), marker.code != 0xDA {
      if marker.code == 0xE1, let value = orientation(inSegment: bytes[marker.payload]) {
        return value
      }
      position = marker.payload.upperBound
    }
    return nil
  }

  /// A marker segment: FF, code, two bytes of length that count themselves, payload.
  private struct Marker {
    var code: UInt8
    var payload: Range<Int>

    init?(_ bytes: [UInt8], at position: Int) {
      guard position + 4 <= bytes.count, bytes[position] == 0xFF else { return nil }
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      guard length >= 2, position + 2 + length <= bytes.count else { return nil }
      code = bytes[position + 1]
      payload = position + 4..<position + 2 + length
    }
  }

  private static func orientation(inSegment segment: ArraySlice<UInt8>) -> ImageOrientation? {
    guard segment.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) else { return nil }
    let tiff = TIFF(bytes: Array(segment.dropFirst(6)))
    guard let directory = tiff.number(at: 4, size: 4),
      let count = tiff.number(at: directory, size: 2)
    else { return nil }
    for entry in 0..<count {
      let place = directory + 2 + 12 * entry
      guard let tag = tiff.number(at: place, size: 2) else { return nil }
      guard tag == 0x0112 else { continue }
      return tiff.number(at: place + 8, size: 2).flatMap(ImageOrientation.init(rawValue:))
    }
    return nil
  }

  /// Numbers of either byte order ("II" little, "MM" big); nil outside the block.
  private struct TIFF {
    var bytes: [UInt8]

    func number(at place: Int, size: Int) -> Int? {
      guard place >= 0, place <= bytes.count - size else { return nil }
      let digits = bytes[place..<place + size]
      let ordered = bytes[0] == 0x49 ? Array(digits.reversed()) : Array(digits)
      return ordered.reduce(0) { $0 << 8 | Int($1) }
    }
  }
}
