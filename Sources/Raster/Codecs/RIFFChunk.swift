/// A part of a RIFF file: four letters, a length, data, a zero if the length is odd.
struct RIFFChunk: Sendable {
  var type: String
  var data: [UInt8]

  var bytes: [UInt8] {
    let padding = [UInt8](repeating: 0, count: data.count % 2)
    return Array(type.utf8) + littleEndian(data.count, 4) + data + padding
  }

  /// The chunks of a file that was written here.
  static func chunks(of bytes: ArraySlice<UInt8>) -> [RIFFChunk] {
    var (rest, found) = (bytes, [RIFFChunk]())
    while rest.count >= 8 {
      let length = rest.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      found.append(
        RIFFChunk(
          type: String(decoding: rest.prefix(4), as: UTF8.self),
          data: Array(rest.dropFirst(8).prefix(length))))
      rest = rest.dropFirst(8 + length + length % 2)
    }
    return found
  }
}

/// A number's lowest bytes, lowest first.
func littleEndian(_ number: Int, _ count: Int) -> [UInt8] {
  (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
}
