import Raster

/// A small APNG reader for tests: takes each frame out as a PNG of its own.
struct CodecAPNGReader {
  struct Malformed: Error {}

  private(set) var images: [Bitmap] = []
  private(set) var delays: [(ticks: Int, perSecond: Int)] = []
  private(set) var areas: [PixelArea] = []
  private(set) var plays = -1
  private(set) var announced = 0

  init(_ bytes: [UInt8]) throws {
    let chunks = try PNGFile.chunks(of: bytes)
    let header = chunks[0].data
    var (sequence, screen) = (
      0, Bitmap(width: Self.number(header, 0), height: Self.number(header, 4))
    )
    for chunk in chunks {
      switch chunk.type {
      case "acTL":
        (announced, plays) = (Self.number(chunk.data, 0), Self.number(chunk.data, 4))
      case "fcTL":
        try Self.expect(Self.number(chunk.data, 0) == sequence && chunk.data[24] == 0)
        sequence += 1
        readControl(chunk.data)
      case "IDAT", "fdAT":
        var data = chunk.data
        if chunk.type == "fdAT" {
          try Self.expect(Self.number(data, 0) == sequence)
          sequence += 1
          data.removeFirst(4)
        }
        let part = try Self.picture(data, header: header, area: areas[areas.count - 1])
        Self.replace(areas[areas.count - 1], of: &screen, by: part)
        images.append(screen)
      default: break
      }
    }
  }

  private mutating func readControl(_ data: [UInt8]) {
    areas.append(
      PixelArea(
        left: Self.number(data, 12), top: Self.number(data, 16), width: Self.number(data, 4),
        height: Self.number(data, 8)))
    delays.append((Int(data[20]) << 8 | Int(data[21]), Int(data[22]) << 8 | Int(data[23])))
  }

  private static func picture(
    _ data: [UInt8], header: [UInt8], area: PixelArea
  ) throws -> Bitmap {
    var header = header
    header.replaceSubrange(
      0..<8,
      with: [0, 0, UInt8(area.width >> 8), UInt8(area.width & 255)]
        + [0, 0, UInt8(area.height >> 8), UInt8(area.height & 255)])
    let chunks = [("IHDR", header), ("IDAT", data), ("IEND", [])]
    return try ImageDecoder.decode(
      PNGFile.signature + chunks.flatMap { PNGFile.Chunk(type: $0, data: $1).bytes }
    ).bitmap
  }

  private static func replace(_ area: PixelArea, of screen: inout Bitmap, by part: Bitmap) {
    for y in 0..<area.height {
      let start = 4 * ((area.top + y) * screen.width + area.left)
      let row = part.bytes[4 * y * area.width..<4 * (y + 1) * area.width]
      screen.bytes.replaceSubrange(start..<start + 4 * area.width, with: row)
    }
  }

  private static func number(_ data: [UInt8], _ place: Int) -> Int {
    data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func expect(_ condition: Bool) throws {
    if !condition { throw Malformed() }
  }
}

/// A small reader of animated WebP for tests: takes each frame out as a WebP of its own.
/// For films without transparency.
struct CodecWebPReader {
  private(set) var images: [Bitmap] = []
  private(set) var milliseconds: [Int] = []
  private(set) var plays = -1
  /// The text of the only entry of its EXIF.
  private(set) var software: String?
  private(set) var saysEXIF = false

  init(_ bytes: [UInt8]) throws {
    var screen = Bitmap(width: 0, height: 0)
    for (type, data) in Self.chunks(bytes.dropFirst(12)) {
      if type == "VP8X" { saysEXIF = data[0] & 8 != 0 }
      switch type {
      case "EXIF":
        let head: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x31, 1, 2, 0]
        let (length, start) = (Self.number(data, 14, 4), Self.number(data, 18, 4))
        guard data.starts(with: head), start + length == data.count, data.last == 0 else {
          throw CodecAPNGReader.Malformed()
        }
        software = String(decoding: data[start..<start + length - 1], as: UTF8.self)
      case "VP8X":
        screen = Bitmap(width: Self.number(data, 4, 3) + 1, height: Self.number(data, 7, 3) + 1)
      case "ANIM": plays = Self.number(data, 4, 2)
      case "ANMF":
        let (left, top) = (2 * Self.number(data, 0, 3), 2 * Self.number(data, 3, 3))
        screen.draw(try Self.picture(data), left: left, top: top)
        images.append(screen)
        milliseconds.append(Self.number(data, 12, 3))
      default: break
      }
    }
  }

  /// A frame's chunks as a file; with alpha that takes an extended header.
  private static func picture(_ frame: [UInt8]) throws -> Bitmap {
    let size = Array(frame[6..<12])
    let extended = Array("VP8X".utf8) + [10, 0, 0, 0, 0x10, 0, 0, 0] + size
    let body = Array("WEBP".utf8) + extended + frame[16...]
    let length = (0..<4).map { UInt8(body.count >> (8 * $0) & 255) }
    return try ImageDecoder.decode(Array("RIFF".utf8) + length + body).bitmap
  }

  private static func chunks(_ bytes: ArraySlice<UInt8>) -> [(String, [UInt8])] {
    var (rest, found) = (bytes, [(String, [UInt8])]())
    while rest.count >= 8 {
      let length = number(Array(rest.prefix(8)), 4, 4)
      let type = String(decoding: rest.prefix(4), as: UTF8.self)
      found.append((type, Array(rest.dropFirst(8).prefix(length))))
      rest = rest.dropFirst(8 + length + length % 2)
    }
    return found
  }

  private static func number(_ data: [UInt8], _ place: Int, _ size: Int) -> Int {
    data[place..<place + size].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
