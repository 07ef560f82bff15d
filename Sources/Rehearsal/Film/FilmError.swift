/// Why a film could not be written; `description` is one line for people.
public enum FilmError: Error, Equatable, Sendable, CustomStringConvertible {
  /// No format has this file extension.
  case unknownFormat(String)
  /// The film has no pictures.
  case noFrames
  /// The film's pictures are not all of one size.
  case mixedSizes
  /// A picture cannot be expressed in the format.
  case picture(String)
  /// The file system refused.
  case file(String)
  /// MP4 is asked for, and there is no `ffmpeg` on the search path.
  case ffmpegMissing
  /// `ffmpeg` was found and failed.
  case ffmpegFailed(String)

  public var description: String {
    switch self {
    case .unknownFormat(let name):
      "no film format has the extension \"\(name)\"; known are " + Self.knownExtensions
    case .noFrames: "the film has no frames"
    case .mixedSizes: "the film's frames differ in size"
    case .picture(let text), .file(let text): text
    case .ffmpegMissing:
      "MP4 needs the ffmpeg program, which is not on the search path; "
        + "install it or choose .webp, .gif or .apng"
    case .ffmpegFailed(let text): "ffmpeg failed: \(text)"
    }
  }

  private static var knownExtensions: String {
    FilmFormat.allCases.map { "." + $0.fileExtension }.joined(separator: ", ")
  }
}
