/// Why a picture could not be read or written; `description` is one line for people.
package enum ImageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The first bytes are those of no format that is known here.
  case unknownFormat
  /// Truncated or malformed.
  case damaged(String)
  /// Well formed, but of a kind that is not read or written here.
  case unsupported(String)
  /// The header names a size beyond the limits; nothing was allocated.
  case tooLarge(width: Int, height: Int)
  /// The system had no memory to give.
  case outOfMemory(String)
  /// An encoder refused, for example a size that its format cannot express.
  case notEncodable(String)

  package var description: String {
    switch self {
    case .unknownFormat:
      "not a picture of a known format (\(ImageFormat.allCases.map(\.name).joined(separator: ", ")))"
    case .damaged(let text), .unsupported(let text), .outOfMemory(let text),
      .notEncodable(let text):
      text
    case .tooLarge(let width, let height):
      "the picture claims \(width)×\(height) pixels, more than is read"
    }
  }
}
