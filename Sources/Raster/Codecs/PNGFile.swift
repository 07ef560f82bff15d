import CCodecs

/// A line of text inside a PNG file, as an uncompressed iTXt chunk.
package struct PNGText: Equatable, Sendable {
  /// 1...79 Latin characters, such as `Software` or `Title`.
  package var keyword: String
  package var text: String

  package init(keyword: String, text: String) {
    self.keyword = keyword
    self.text = text
  }
}

/// PNG as a sequence of chunks (PNG, third edition, section 5): length, type, data, CRC.
package enum PNGFile {
  /// The eight bytes that every PNG file begins with.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// One chunk: four letters and its data.
  package struct Chunk: Equatable, Sendable {
    package var type: String
    package var data: [UInt8]

    package init(type: String, data: [UInt8]) {
      self.type = type
      self.data = data
    }

    /// The chunk as it stands in a file.
    package var bytes: [UInt8] {
      let body = Array(type.utf8) + data
      return bigEndian(UInt32(data.count)) + body + bigEndian(codecs_crc(body, body.count))
    }
  }

  /// The chunks of a file, up to and with IEND.
  /// - Throws: `damaged` when the signature is missing, or a chunk is cut short or fails its
  ///   check sum.
  package static func chunks(of bytes: [UInt8]) throws(ImageError) -> [Chunk] {
    guard bytes.starts(with: signature) else { throw .damaged("PNG: no signature") }
    var chunks: [Chunk] = []
    var position = signature.count
    while chunks.last?.type != "IEND" {
      let chunk = try chunk(of: bytes, at: position)
      chunks.append(chunk)
      position += 12 + chunk.data.count
    }
    return chunks
  }

  /// The uncompressed iTXt texts of a file, in order.
  package static func texts(of bytes: [UInt8]) throws(ImageError) -> [PNGText] {
    try chunks(of: bytes).filter { $0.type == "iTXt" }.compactMap(text)
  }

  /// A text as a chunk: keyword, 0, no compression, no language, no translation, UTF-8.
  static func chunk(_ text: PNGText) -> Chunk {
    precondition(
      (1...79).contains(text.keyword.utf8.count),
      "PNG keyword · got \"\(text.keyword)\" · use 1 to 79 characters")
    return Chunk(
      type: "iTXt", data: Array(text.keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.text.utf8))
  }

  static func bigEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  private static func chunk(of bytes: [UInt8], at position: Int) throws(ImageError) -> Chunk {
    guard position + 12 <= bytes.count else { throw .damaged("PNG: the file ends too early") }
    let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
    guard length <= bytes.count - position - 12 else {
      throw .damaged("PNG: the file ends too early")
    }
    let body = Array(bytes[position + 4..<position + 8 + length])
    let sum = bigEndian(codecs_crc(body, body.count))
    guard bytes[(position + 8 + length)...].starts(with: sum) else {
      throw .damaged("PNG: a chunk fails its check sum")
    }
    return Chunk(
      type: String(decoding: body.prefix(4), as: UTF8.self), data: Array(body.dropFirst(4)))
  }

  private static func text(_ chunk: Chunk) -> PNGText? {
    let fields = chunk.data.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard fields.count == 2, fields[1].starts(with: [0, 0]) else { return nil }
    let rest = fields[1].dropFirst(2).split(
      separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    guard rest.count == 3 else { return nil }
    return PNGText(
      keyword: String(decoding: fields[0], as: UTF8.self),
      text: String(decoding: rest[2], as: UTF8.self))
  }
}
