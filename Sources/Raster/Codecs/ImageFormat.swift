/// The kinds of picture files that are told apart by their first bytes.
package enum ImageFormat: String, CaseIterable, Sendable {
  case png, jpeg, webp, gif

  /// The format's name as people write it.
  package var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webp: "WebP"
    case .gif: "GIF"
    }
  }

  /// The format of a file by its signature; names of files are not looked at.
  /// - Parameter bytes: The file's beginning; twelve bytes suffice.
  /// - Returns: nil when no signature matches, as for fewer bytes than a signature has.
  package static func sniff(_ bytes: some Sequence<UInt8>) -> ImageFormat? {
    let head = Array(bytes.prefix(12))
    if head.starts(with: PNGFile.signature) { return .png }
    if head.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if head.starts(with: "GIF87a".utf8) || head.starts(with: "GIF89a".utf8) { return .gif }
    if head.starts(with: "RIFF".utf8) && head.dropFirst(8).elementsEqual("WEBP".utf8) {
      return .webp
    }
    return nil
  }
}
