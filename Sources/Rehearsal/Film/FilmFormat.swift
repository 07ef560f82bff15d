import Foundation

/// The kinds of files that a film can become.
public enum FilmFormat: String, CaseIterable, Sendable {
  /// Animated WebP: loops, plays in every browser, small.
  case webp
  /// Animated GIF: loops, plays everywhere, at most 256 colours a frame and 50 frames a second.
  case gif
  /// Animated PNG: loops, every pixel exact.
  case apng
  /// H.264 in MP4, through the `ffmpeg` program; needs it to be installed.
  case mp4
  /// A PNG with chosen frames side by side, for reading like a comic.
  case strip

  /// What file names of this format end in, without the dot.
  public var fileExtension: String { self == .strip ? "png" : rawValue }

  /// The format that a file's extension names; upper and lower case are alike.
  /// - Throws: `unknownFormat`, whose description lists the known extensions.
  public init(of url: URL) throws(FilmError) {
    let wanted = url.pathExtension.lowercased()
    guard let format = Self.allCases.first(where: { $0.fileExtension == wanted }) else {
      throw .unknownFormat(url.pathExtension)
    }
    self = format
  }
}
