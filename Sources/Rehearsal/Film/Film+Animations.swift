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
      animation(schedule), compression: compression, plays: options.plays,
      effort: options.effort, software: Renderer.signature, threads: options.threads,
      progress: options.progress)
  }

  /// Browsers show frames of less than 2 centiseconds for 10.
  func gif(_ options: FilmOptions) throws(ImageError) -> [UInt8] {
    let schedule = FilmSchedule(self, options, ticksPerSecond: 100, shortest: 2)
    return try GIFEncoder.encode(
      animation(schedule), plays: options.plays, dithers: options.dithers,
      comment: Renderer.signature, threads: options.threads, progress: options.progress)
  }

  func apng(_ options: FilmOptions) throws(ImageError) -> [UInt8] {
    let ticksPerSecond = exactTicksPerSecond(options)
    let shortest = Int((Self.shortest * Double(ticksPerSecond)).rounded(.up))
    let schedule = FilmSchedule(
      self, options, ticksPerSecond: ticksPerSecond, shortest: shortest)
    var texts = [PNGText(keyword: "Software", text: Renderer.signature)]
    if !title.isEmpty { texts.append(PNGText(keyword: "Title", text: title)) }
    return try APNGEncoder.encode(
      animation(schedule), ticksPerSecond: ticksPerSecond, plays: options.plays,
      texts: texts, threads: options.threads, progress: options.progress)
  }

  /// The frame rate, when every change falls on a multiple of it; else milliseconds.
  private func exactTicksPerSecond(_ options: FilmOptions) -> Int {
    let rate = Double(framesPerSecond)
    let times = frames.map(\.time) + [options.startHold, options.endHold]
    let fits = times.allSatisfy { abs($0 * rate - ($0 * rate).rounded()) < 1e-6 }
    return fits ? framesPerSecond : 1000
  }

  private func animation(_ schedule: FilmSchedule) -> [AnimationFrame] {
    schedule.entries.map { entry in
      let frame = frames[entry.frame]
      return AnimationFrame(ticks: entry.ticks) { frame.image }
    }
  }
}
