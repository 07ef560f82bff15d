import Foundation
import Raster

/// Writes a film as H.264 in MP4, by handing raw pictures to the `ffmpeg` program.
///
/// Everything that could change bytes from run to run is fixed: thread count, bit-exact
/// conversions, no dates, no encoder names in the container. Odd sizes are evened out by
/// repeating the last column or row. MP4 has no transparency: what is not opaque is shown
/// on black.
struct MovieEncoder {
  private let film: Film
  private let options: FilmOptions
  private let width: Int
  private let height: Int

  /// Takes a film with at least one frame.
  init(film: Film, options: FilmOptions) {
    self.film = film
    self.options = options
    width = film.frames[0].width
    height = film.frames[0].height
  }

  /// Writes the movie over an existing file.
  func write(to file: URL) throws(FilmError) {
    guard width > 0 && height > 0 else { throw .picture("a film without pixels") }
    let program = try PipedProgram(name: "ffmpeg", arguments: arguments(for: file))
    send: for (index, entry) in constantRate.entries.enumerated() {
      options.progress?(index + 1)
      let picture = film.frames[entry.frame].image.evened()
      for _ in 0..<entry.ticks where !program.send(picture.bytes) { break send }
    }
    let (status, message) = program.finish()
    guard status == 0 else { throw .ffmpegFailed(firstLine(message) ?? "exit code \(status)") }
  }

  /// Which picture each frame of constant rate shows.
  private var constantRate: FilmSchedule {
    FilmSchedule(film, options, ticksPerSecond: film.framesPerSecond, shortest: 1)
  }

  private func arguments(for file: URL) -> [String] {
    input + conversion + compression
      + ["-map_metadata", "-1", "-metadata", "title=\(film.title)"]
      + ["-movflags", "+faststart", "-f", "mp4", "-y", "file:\(file.path)"]
  }

  private var input: [String] {
    let size = "\(width + width % 2)x\(height + height % 2)"
    return [
      "-hide_banner", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgba",
      "-video_size", size, "-framerate", "\(film.framesPerSecond)", "-i", "pipe:0", "-an",
    ]
  }

  /// RGB to BT.709 in studio range, which is what players assume of such pictures.
  private var conversion: [String] {
    let scale = "scale=in_range=full:out_range=tv:out_color_matrix=bt709:"
    return [
      "-vf", scale + "flags=bicubic+accurate_rnd+full_chroma_int+bitexact,format=yuv420p",
      "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709",
      "-color_trc", "bt709",
    ]
  }

  private var compression: [String] {
    [
      "-c:v", "libx264", "-preset", "medium", "-crf", "\(rateFactor)", "-threads", "4",
      "-fflags", "+bitexact", "-flags:v", "+bitexact",
    ]
  }

  /// x264's scale runs from 0, exact, to 51: quality 1 is 10, 0.85 is 16, 0 is 50.
  private var rateFactor: Int { 50 - Int((min(max(options.quality, 0), 1) * 40).rounded()) }

  private func firstLine(_ text: String) -> String? {
    text.split(whereSeparator: \.isNewline).first.map(String.init)
  }
}

extension Bitmap {
  /// The picture with its last column and row repeated where a side is odd.
  fileprivate func evened() -> Bitmap {
    let (evenWidth, evenHeight) = (width + width % 2, height + height % 2)
    if (evenWidth, evenHeight) == (width, height) { return self }
    var even: [UInt8] = []
    even.reserveCapacity(4 * evenWidth * evenHeight)
    for y in 0..<evenHeight {
      let row = bytes[4 * width * min(y, height - 1)..<4 * width * (min(y, height - 1) + 1)]
      even += row
      if evenWidth > width { even += row.suffix(4) }
    }
    return Bitmap(width: evenWidth, height: evenHeight, bytes: even)
  }
}
