import Raster

/// The film in the formats that loop.
extension Film {
  /// Browsers show frames of 10 ms or less for 100 ms; films at higher rates are thinned out.
  private static let shortest = 0.011

  func webP(_ options: FilmOptions) throws(ImageError) -> [UInt8] {
    let compression: WebPCompression =
      options.isLossless ? .lossless : .lossy(quality: options.quality)
    let schedule = FilmSchedule(self, options, ticksPerSecond: 1000, shortest: 11)
    return try WebPAnimationEncoder.encode(
      animation(schedule, options), compression: compression, plays: options.plays,
      threads: options.threads)
  }

  /// Browsers show frames of less than 2 centiseconds for 10.
  func gif(_ options: FilmOptions) throws(ImageError) -> [UInt8] {
    let schedule = FilmSchedule(self, options, ticksPerSecond: 100, shortest: 2)
    return try GIFEncoder.encode(
      animation(schedule, options), plays: options.plays, dithers: options.dithers,
      threads: options.threads)
  }

  func apng(_ options: FilmOptions) throws(ImageError) -> [UInt8] {
    let ticksPerSecond = exactTicksPerSecond(options)
    let shortest = Int((Self.shortest * Double(ticksPerSecond)).rounded(.up))
    let schedule = FilmSchedule(
      self, options, ticksPerSecond: ticksPerSecond, shortest: shortest)
    let texts = title.isEmpty ? [] : [PNGText(keyword: "Title", text: title)]
    return try APNGEncoder.encode(
      animation(schedule, options), ticksPerSecond: ticksPerSecond, plays: options.plays,
      texts: texts,
      threads: options.threads)
  }

  /// The frame rate, when every change falls on a multiple of it; else milliseconds.
  private func exactTicksPerSecond(_ options: FilmOptions) -> Int {
    let rate = Double(framesPerSecond)
    let times = frames.map(\.time) + [options.startHold, options.endHold]
    let fits = times.allSatisfy { abs($0 * rate - ($0 * rate).rounded()) < 1e-6 }
    return fits ? framesPerSecond : 1000
  }

  private func animation(_ schedule: FilmSchedule, _ options: FilmOptions) -> [AnimationFrame] {
    schedule.entries.enumerated().map { index, entry in
      defer { options.progress?(index + 1) }
      return AnimationFrame(image: frames[entry.frame].image, ticks: entry.ticks)
    }
  }
}
