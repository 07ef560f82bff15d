import CCodecs

/// Calls into C: a status and a message become a typed error, a C buffer an array.
enum CodecCall {
  typealias Message = UnsafeMutablePointer<CChar>

  /// Runs a call that reports by status and message.
  static func run(_ body: (Message) -> Int32) throws(ImageError) {
    var message = [CChar](repeating: 0, count: Int(CODECS_MESSAGE_SIZE))
    let status = message.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
    if let error = error(status, message) { throw error }
  }

  /// Runs a call that also hands back bytes.
  static func bytes(
    _ body: (UnsafeMutablePointer<codecs_buffer>, Message) -> Int32
  ) throws(ImageError) -> [UInt8] {
    var buffer = codecs_buffer()
    defer { codecs_buffer_free(&buffer) }
    try run { message in withUnsafeMutablePointer(to: &buffer) { body($0, message) } }
    return Array(UnsafeBufferPointer(start: buffer.bytes, count: buffer.count))
  }

  /// The size of a bitmap as C has it.
  static func size(_ bitmap: Bitmap) -> codecs_size {
    codecs_size(width: UInt32(bitmap.width), height: UInt32(bitmap.height))
  }

  /// The error of a status; nil when the call went well.
  private static func error(_ status: Int32, _ message: [CChar]) -> ImageError? {
    let text = String(
      decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    switch codecs_status(UInt32(status)) {
    case CODECS_OK: return nil
    case CODECS_DAMAGED: return .damaged(text)
    case CODECS_UNSUPPORTED: return .unsupported(text)
    case CODECS_MEMORY: return .outOfMemory(text.isEmpty ? "no memory for a picture" : text)
    default: return .notEncodable(text)
    }
  }
}
