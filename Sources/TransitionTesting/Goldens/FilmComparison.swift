import Raster
import Rehearsal
import Sketching

/// Two films, cell by cell.
struct FilmComparison: Sendable {
  /// One instant.
  struct Cell: Sendable {
    /// Seconds since the action.
    let time: Double
    let expected: Bitmap
    let actual: Bitmap
    /// How many pixels differ in any channel, by any amount.
    let pixels: Int
    /// The smallest rectangle around them; nil when none does.
    let box: PixelArea?

    /// 0…1.
    var share: Double { Double(pixels) / Double(max(actual.width * actual.height, 1)) }
  }

  let cells: [Cell]
  let scale: Double
  /// What is to be said where the instants are not the same; cells are compared one by one all the
  /// same.
  let otherTimes: String?

  /// Why two films cannot be laid over each other: a line for people; nil when they can.
  static func obstacle(_ kept: FilmGolden, _ now: FilmGolden) -> String? {
    let (old, new) = (kept.description, now.description)
    if old.renderer != new.renderer {
      return "renderer \(old.renderer)→\(new.renderer), run record: the pictures were drawn by "
        + "another version of the renderer and cannot be compared"
    }
    if old.scale != new.scale { return "scale \(old.scale)→\(new.scale), run record" }
    if let (one, other) = zip(kept.cells, now.cells).first(where: {
      $0.width != $1.width || $0.height != $1.height
    }) {
      return "size \(one.width)×\(one.height)→\(other.width)×\(other.height) pixels, run record"
    }
    let (before, after) = (old.frames.count, new.frames.count)
    return before == after ? nil : "frames \(before)→\(after), run record"
  }

  private static func list(_ times: [Double]) -> String {
    times.map { String(short($0)) }.joined(separator: " ") + " s"
  }

  init(_ kept: FilmGolden, _ now: FilmGolden) {
    scale = now.description.scale
    let (before, after) = (
      kept.description.frames.map(\.time), now.description.frames.map(\.time)
    )
    otherTimes =
      before == after
      ? nil
      : "instants \(Self.list(before))→\(Self.list(after)): the transition takes another time\n"
    cells = zip(zip(kept.cells, now.cells), now.description.frames).map { pair, frame in
      let (pixels, box) = pair.0.difference(from: pair.1)
      return Cell(
        time: frame.time, expected: pair.0, actual: pair.1, pixels: pixels, box: box)
    }
  }

  /// The first cell with more differing pixels than are allowed.
  func firstBad(_ allowed: Int) -> Int? { cells.firstIndex { $0.pixels > allowed } }

  /// The first bad frame and the worst one, for people.
  func message(_ allowed: Int) -> String {
    let times = otherTimes ?? ""
    guard let first = firstBad(allowed) else { return times }
    let worst = cells.indices.max { cells[$0].pixels < cells[$1].pixels } ?? first
    let bad = cells.count { $0.pixels > allowed }
    let head = times + "first bad frame \(line(first)), \(bad) of \(cells.count) frames differ\n"
    return worst == first ? head : head + "worst frame \(line(worst))\n"
  }

  private func line(_ index: Int) -> String {
    let cell = cells[index]
    let box = cell.box.map {
      ", within \(points($0.left)), \(points($0.top)) to \(points($0.left + $0.width)), "
        + "\(points($0.top + $0.height)) pt"
    }
    return "\(index + 1)/\(cells.count), t = \(instantText(cell.time)): \(cell.pixels) px "
      + "(\(short(cell.share * 100)) %)\(box ?? "")"
  }

  private func points(_ pixels: Int) -> String { short(Double(pixels) / scale) }
}
