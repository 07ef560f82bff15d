import Raster

/// A small GIF reader for tests: what a browser would show, frame by frame.
struct CodecGIFReader {
  struct Frame {
    var image: Bitmap
    var centiseconds: Int
    var area: PixelArea
  }

  struct Malformed: Error {}

  private(set) var frames: [Frame] = []
  /// The loop block's number; nil without one.
  private(set) var repeats: Int?
  private var bytes: [UInt8]
  private var position = 13
  private var screen: Bitmap
  private var delay = 0
  private var transparent: UInt8?
  private(set) var comment: String?

  init(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: "GIF89a".utf8), bytes[10] & 0x80 == 0 else { throw Malformed() }
    self.bytes = bytes
    screen = Bitmap(
      width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
    while bytes[position] != 0x3B {
      switch bytes[position] {
      case 0x21: try readExtension()
      case 0x2C: try readImage()
      default: throw Malformed()
      }
    }
    guard position == bytes.count - 1 else { throw Malformed() }
  }

  private mutating func readExtension() throws {
    let label = bytes[position + 1]
    position += 2
    let blocks = readBlocks()
    if label == 0xF9 {
      delay = Int(blocks[1]) | Int(blocks[2]) << 8
      transparent = blocks[0] & 1 == 1 ? blocks[3] : nil
      guard blocks[0] >> 2 & 7 == 1 else { throw Malformed() }
    } else if label == 0xFE {
      comment = String(decoding: blocks, as: UTF8.self)
    } else {
      guard blocks.starts(with: "NETSCAPE2.0".utf8) else { throw Malformed() }
      repeats = Int(blocks[12]) | Int(blocks[13]) << 8
    }
  }

  private mutating func readBlocks() -> [UInt8] {
    var data: [UInt8] = []
    while bytes[position] != 0 {
      let length = Int(bytes[position])
      data += bytes[position + 1..<position + 1 + length]
      position += 1 + length
    }
    position += 1
    return data
  }

  private mutating func number() -> Int {
    defer { position += 2 }
    return Int(bytes[position]) | Int(bytes[position + 1]) << 8
  }

  private mutating func readImage() throws {
    position += 1
    let area = PixelArea(left: number(), top: number(), width: number(), height: number())
    guard bytes[position] & 0x80 != 0 else { throw Malformed() }
    let colors = 2 << Int(bytes[position] & 7)
    let table = Array(bytes[position + 1..<position + 1 + 3 * colors])
    position += 1 + 3 * colors
    let size = Int(bytes[position])
    position += 1
    let indices = try Self.expand(readBlocks(), size: size)
    guard indices.count == area.width * area.height else { throw Malformed() }
    for (place, index) in indices.enumerated() where index != transparent {
      let (y, x) = place.quotientAndRemainder(dividingBy: area.width)
      let target = 4 * ((area.top + y) * screen.width + area.left + x)
      let color = table[3 * Int(index)..<3 * Int(index) + 3]
      screen.bytes.replaceSubrange(target..<target + 4, with: color + [255])
    }
    frames.append(Frame(image: screen, centiseconds: delay, area: area))
  }

  private static func expand(_ data: [UInt8], size: Int) throws -> [UInt8] {
    let clear = 1 << size
    var (output, strings, last) = ([UInt8](), [[UInt8]](), [UInt8]())
    var (bit, width) = (0, size + 1)
    while true {
      guard bit + width <= 8 * data.count else { throw Malformed() }
      let code = (0..<width).reduce(0) {
        $0 | Int(data[(bit + $1) / 8] >> ((bit + $1) % 8) & 1) << $1
      }
      bit += width
      if code == clear + 1 { return output }
      if code == clear {
        strings = (0..<clear).map { [UInt8($0)] } + [[], []]
        (last, width) = ([], size + 1)
        continue
      }
      guard code <= strings.count, code < strings.count || !last.isEmpty else { throw Malformed() }
      let string = code < strings.count ? strings[code] : last + [last[0]]
      output += string
      if !last.isEmpty && strings.count < 4096 { strings.append(last + [string[0]]) }
      last = string
      if strings.count == 1 << width && width < 12 { width += 1 }
    }
  }
}
