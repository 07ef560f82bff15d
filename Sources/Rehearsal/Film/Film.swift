import Foundation
import Raster

/// Pictures of a stage in the order of time, ready to be written to a file.
///
/// Each frame is shown from its time to the next frame's; the last one for one frame
/// interval, `1 / framesPerSecond`. A film of one picture therefore lasts one interval.
public struct Film: Sendable {
  /// One picture and when it appears. The picture is drawn each time it is asked for, so that a
  /// film takes no more memory than one frame.
  package struct Frame: Sendable {
    /// Seconds since the film's first frame.
    package let time: Double
    /// Pixels across and down.
    package let width: Int
    package let height: Int
    private let draw: @Sendable () -> Bitmap

    package var image: Bitmap { draw() }

    package init(time: Double, image: Bitmap) {
      self.init(time: time, width: image.width, height: image.height) { image }
    }

    /// - Parameter draw: Makes a picture of that size; the same one every time.
    package init(
      time: Double, width: Int, height: Int, draw: @escaping @Sendable () -> Bitmap
    ) {
      self.time = time
      self.width = width
      self.height = height
      self.draw = draw
    }
  }

  /// The pictures, all of one size, their times rising from 0.
  package var frames: [Frame]
  /// The rate at which the stage was sampled; ≥ 1.
  public let framesPerSecond: Int
  /// Pixels a point.
  public let scale: Double
  /// What the film shows, in words; goes into files that can hold a title.
  public var title: String
  /// Draws the captions of strips; without it strips have none.
  package var captions: Strip.CaptionRenderer?

  /// Takes pictures over.
  package init(
    frames: [Frame], framesPerSecond: Int, scale: Double, title: String = "",
    captions: Strip.CaptionRenderer? = nil
  ) {
    precondition(
      framesPerSecond >= 1, "frames a second · got \(framesPerSecond) · use 1 or more")
    precondition(
      zip(frames, frames.dropFirst()).allSatisfy { $0.time < $1.time },
      "film frames · times must rise · sort the frames")
    self.frames = frames
    self.framesPerSecond = framesPerSecond
    self.scale = scale
    self.title = title
    self.captions = captions
  }

  /// How many pictures the film has.
  public var frameCount: Int { frames.count }

  /// How long the film lasts, in seconds: to the end of its last frame; 0 without frames.
  public var duration: Double {
    frames.last.map { $0.time + 1 / Double(framesPerSecond) } ?? 0
  }

  /// Writes the film to a file, whole or not at all: an existing file is replaced only once
  /// the new one is complete.
  /// - Parameters:
  ///   - url: Where to. Its extension chooses the format unless `format` does.
  ///   - format: The format, whatever the file is called.
  /// - Throws: `FilmError`; its description is one line for people.
  public func write(
    to url: URL, format: FilmFormat? = nil, options: FilmOptions = FilmOptions()
  ) throws(FilmError) {
    let format = if let format { format } else { try FilmFormat(of: url) }
    try check()
    defer { Memory.giveBack() }
    if format == .mp4 {
      try AtomicFile.write(to: url) { (draft: URL) throws(FilmError) in
        try MovieEncoder(film: self, options: options).write(to: draft)
      }
    } else {
      try AtomicFile.write(bytes(format, options), to: url)
    }
  }

  /// The film as the bytes of a file of any format but MP4, which needs a file to be written to.
  package func encoded(
    as format: FilmFormat, options: FilmOptions = FilmOptions()
  ) throws(FilmError) -> [UInt8] {
    precondition(format != .mp4, "film bytes · MP4 has none in memory · use write(to:)")
    try check()
    return try bytes(format, options)
  }

  private func check() throws(FilmError) {
    guard let first = frames.first else { throw .noFrames }
    guard frames.allSatisfy({ $0.width == first.width && $0.height == first.height }) else {
      throw .mixedSizes
    }
  }

  private func checkStrip(_ options: FilmOptions) throws(ImageError) {
    guard let first = frames.first else { return }
    let count = min(max(options.strip.frameCount, 1), frames.count)
    guard
      let obstacle = Strip.obstacle(frames: count, width: first.width, height: first.height)
    else { return }
    throw .unsupported(obstacle)
  }

  private func bytes(_ format: FilmFormat, _ options: FilmOptions) throws(FilmError) -> [UInt8] {
    do throws(ImageError) {
      switch format {
      case .webp: return try webP(options)
      case .gif: return try gif(options)
      case .apng: return try apng(options)
      case .strip:
        try checkStrip(options)
        return try Strip(self, options: options.strip).encoded()
      case .mp4: preconditionFailure("film bytes · MP4 has none in memory · use write(to:)")
      }
    } catch {
      throw .picture(error.description)
    }
  }
}
