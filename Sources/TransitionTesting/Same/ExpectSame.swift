import Raster
import Rehearsal
import Sketching

/// Two films are not the same: says which picture is the first that differs, how, and which property
/// of which layer.
public struct FilmsDiffer: IllustratedFailure, CustomStringConvertible {
  public let description: String
  /// `expected`, `difference` and `actual` of the first picture that differs, beside each other in
  /// `NAME.png`; none where the films cannot be laid over each other.
  public let artifacts: [TestArtifact]
}

/// Holds two films against each other, picture by picture.
///
///     let (light, dark) = (try Replay(of: card, in: "forward-finish"), …)
///     try expectSame(film: light, film: dark, within: .init(levels: 2, share: 0.001))
///
/// - Parameters:
///   - expected: What the other one should be like: what came of a scenario, a film, or such a one
///     `reversed`, `mirrored`, or its `moving` part or its `end` alone.
///   - tolerance: Exact unless told.
/// - Throws: `FilmsDiffer`, also where one is longer or of another size.
@preconcurrency @MainActor
public func expectSame(
  film expected: some FilmSource, film actual: some FilmSource,
  within tolerance: FilmTolerance = .exact
) throws {
  try FilmPair(expected: expected.compared, actual: actual.compared, tolerance: tolerance).compare()
}

/// Two films on their way to an answer.
@MainActor
private struct FilmPair {
  let expected: ComparedFilm
  let actual: ComparedFilm
  let tolerance: FilmTolerance

  func compare() throws {
    if let obstacle { throw FilmsDiffer(description: head + obstacle + "\n", artifacts: []) }
    var bad: [Int] = []
    var message = ""
    var artifacts: [TestArtifact] = []
    for index in expected.frames.indices {
      let (a, b) = (expected.frames[index].image, actual.frames[index].image)
      let (pixels, most) = tolerance.difference(a, b)
      guard !tolerance.allows(pixels, of: a.width * a.height) else { continue }
      bad.append(index)
      guard bad.count == 1 else { continue }
      message = line(index, pixels, most, a, b)
      artifacts = [try picture(a, b)]
    }
    guard let first = bad.first else { return }
    throw FilmsDiffer(
      description: head + message + layerLine(first)
        + "  \(bad.count) of \(expected.frames.count) pictures differ\n",
      artifacts: artifacts)
  }

  private var head: String { "\(actual.name) is not the same as \(expected.name)\n" }

  private var obstacle: String? {
    guard let a = expected.frames.first, let b = actual.frames.first else {
      return expected.frames.count == actual.frames.count ? nil : "  one of them has no picture"
    }
    if (a.width, a.height) != (b.width, b.height) {
      return "  its pictures have \(b.width)×\(b.height) pixels, not \(a.width)×\(a.height)"
    }
    guard expected.frames.count != actual.frames.count else { return nil }
    return "  it has \(actual.frames.count) pictures in \(span(actual)), not "
      + "\(expected.frames.count) in \(span(expected))"
  }

  private func span(_ film: ComparedFilm) -> String { instantText(film.frames.last?.time ?? 0) }

  private func line(
    _ index: Int, _ pixels: Int, _ most: Int, _ a: Bitmap, _ b: Bitmap
  ) -> String {
    let box = a.difference(from: b).box.map {
      " within (\(short(Double($0.left) / expected.scale)), "
        + "\(short(Double($0.top) / expected.scale))) "
        + "\(short(Double($0.width) / expected.scale))×\(short(Double($0.height) / expected.scale))"
        + " pt"
    }
    let share = Double(pixels) / Double(max(a.width * a.height, 1)) * 100
    return "  first in picture \(index + 1) of \(expected.frames.count), at "
      + "\(instantText(actual.frames[index].time)): \(pixels) pixels (\(short(share)) %), by up to "
      + "\(most) of 255,\(box ?? "")\n"
  }

  /// The first property of a layer that is not the same there.
  private func layerLine(_ index: Int) -> String {
    let (old, new) = (expected.layers(index), actual.layers(index))
    let before = Dictionary(old.map { ($0.key, $0.values) }, uniquingKeysWith: { a, _ in a })
    guard !old.isEmpty, !new.isEmpty else { return "" }
    for row in new {
      guard let values = before[row.key] else { return "  layer \(row.layer): not there before\n" }
      let isNear = zip(values, row.values).allSatisfy { ($0 - $1).magnitude < 1e-6 }
      guard values.count != row.values.count || !isNear else { continue }
      let shown = [values, row.values].map { $0.map(short).joined(separator: " ") }
      return "  layer \(row.layer) · \(row.property): \(shown[0]) → \(shown[1])\n"
    }
    let now = Set(new.map(\.key))
    guard let gone = old.first(where: { !now.contains($0.key) }) else {
      return "  no property of a layer differs: what the layers show does\n"
    }
    return "  layer \(gone.layer): not there any more\n"
  }

  /// Expected, difference and actual beside each other.
  private func picture(_ a: Bitmap, _ b: Bitmap) throws -> TestArtifact {
    let pictures = [a, a.differencePicture(over: b), b]
    let frames = pictures.enumerated().map { index, image in
      Film.Frame(time: Double(index), image: image)
    }
    var options = StripOptions()
    (options.frameCount, options.columns) = (3, 3)
    let film = Film(frames: frames, framesPerSecond: 1, scale: expected.scale)
    let name = GoldenSuite.folderName(actual.name.replacing(" ", with: "-"))
    return TestArtifact(
      name: "\(name).difference.png", bytes: try Strip(film, options: options).encoded())
  }
}
