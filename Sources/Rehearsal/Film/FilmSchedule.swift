/// When a film's pictures change, in the whole units of time that a file format counts in.
///
/// Moments are rounded, never spans, so errors do not add up: the film as a whole is within
/// half a tick of its true length.
struct FilmSchedule: Equatable {
  /// A picture and how long it is shown.
  struct Entry: Equatable {
    var frame: Int
    /// ≥ the shortest span that was asked for, unless the whole film is shorter.
    var ticks: Int
  }

  /// In the order of time; at least one.
  private(set) var entries: [Entry]

  /// Lays a film out, with its holds.
  /// - Parameter shortest: Ticks that each picture must last; pictures are left out until
  ///   they do. The first and the last are always kept where there is time for two.
  init(_ film: Film, _ options: FilmOptions, ticksPerSecond: Int, shortest: Int) {
    let ticks = { (seconds: Double) in Int((seconds * Double(ticksPerSecond)).rounded()) }
    let starts = film.frames.indices.map { index in
      index == 0 ? 0 : ticks(film.frames[index].time + options.startHold)
    }
    let end = ticks(film.duration + options.startHold + options.endHold)
    self.init(starts: starts, end: end, shortest: shortest)
  }

  /// Lays pictures out that begin at rising moments, the first at 0.
  init(starts: [Int], end: Int, shortest: Int) {
    let end = max(end, shortest)
    var kept = [(frame: 0, start: 0)]
    for frame in starts.indices.dropFirst() where starts[frame] - kept.last!.start >= shortest {
      kept.append((frame, starts[frame]))
    }
    if kept.count > 1 && end - kept.last!.start < shortest { kept.removeLast() }
    // The last picture takes over from the one before it when there was no time for both.
    if kept.count > 1 { kept[kept.count - 1].frame = starts.count - 1 }
    let ends = kept.dropFirst().map(\.start) + [end]
    entries = zip(kept, ends).map { Entry(frame: $0.frame, ticks: $1 - $0.start) }
  }
}
