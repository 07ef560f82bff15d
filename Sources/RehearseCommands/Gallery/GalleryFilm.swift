/// What the page knows of one film.
struct GalleryFilm {
  let item: StudioItem
  /// Seconds, one for each frame.
  let times: [Double]
  /// Points.
  let size: (width: Double, height: Double)
  let series: [Series]
  /// The instants of the film in which the finger gives up; nil where there is none.
  let givenUp: [Double]?

  /// The name of a frame's file: at least three digits, counted from 0.
  static func fileName(_ index: Int) -> String {
    let digits = String(index)
    return String(repeating: "0", count: max(0, 3 - digits.count)) + digits + ".webp"
  }

  /// The frame that shows best what happens: the first at which the main property has gone three
  /// fifths of its way; a third into the film when nothing is known to move.
  var poster: Int {
    let values = series.first?.values.compactMap(\.self) ?? []
    guard let start = values.first, values.count == times.count else { return times.count / 3 }
    let reach = values.map { abs($0 - start) }.max() ?? 0
    return values.firstIndex { abs($0 - start) >= 0.6 * reach } ?? 0
  }

  /// The film for the page's script.
  var json: JSON {
    .object([
      "slug": .string(item.slug), "title": .string(item.title), "summary": .string(item.summary),
      "origin": .string(item.origin), "kind": .string(item.kind),
      "chapter": .string(item.chapter),
      "duration": .number(item.duration), "width": .number(size.width),
      "height": .number(size.height), "poster": .number(Double(poster)),
      "times": .array(times.map(JSON.number)),
      "givenUp": .array((givenUp ?? []).map(JSON.number)),
    ])
  }
}
