/// What the page knows of one film.
struct GalleryFilm {
  /// One film's frames: when, and which picture of the film's folder.
  struct Frames {
    /// Seconds, one for each frame.
    var times: [Double] = []
    var pictures: [Int] = []

    fileprivate var timesJSON: JSON { .array(times.map(JSON.number)) }
    fileprivate var picturesJSON: JSON { .array(pictures.map { .number(Double($0)) }) }
  }

  let item: StudioItem
  let shown: Frames
  /// Points.
  let size: (width: Double, height: Double)
  let series: [Series]
  /// The film in which the finger gives up; without frames where there is none.
  let givenUp: Frames
  /// The address of a picture for the wall; empty where the poster's frame is it.
  var still = ""

  /// The frame that shows best what happens: the first at which the main property has gone three
  /// fifths of its way; a third into the film when nothing is known to move.
  var poster: Int {
    let values = series.first?.values.compactMap(\.self) ?? []
    let count = shown.times.count
    guard let start = values.first, values.count == count else { return count / 3 }
    let reach = values.map { abs($0 - start) }.max() ?? 0
    return values.firstIndex { abs($0 - start) >= 0.6 * reach } ?? 0
  }

  /// Seconds of the film, to the millisecond.
  private var length: Double { ((shown.times.last ?? item.duration) * 1000).rounded() / 1000 }

  /// The film for the page's script.
  var json: JSON {
    .object([
      "slug": .string(item.slug), "title": .string(item.title), "summary": .string(item.summary),
      "origin": .string(item.origin), "kind": .string(item.kind),
      "chapter": .string(item.chapter),
      "duration": .number(length), "width": .number(size.width),
      "height": .number(size.height), "poster": .number(Double(poster)), "still": .string(still),
      "times": shown.timesJSON, "pictures": shown.picturesJSON,
      "givenUp": .object([
        "times": givenUp.timesJSON, "pictures": givenUp.picturesJSON,
      ]),
    ])
  }
}
