import Rehearsal

extension MotionStudy {
  /// The study for the page's script: a film's data without pictures.
  var json: JSON {
    .object([
      "slug": .string(slug), "title": .string(title), "summary": .string(summary),
      "mark": .number(interruption ?? .nan), "times": .array(times.map(JSON.number)),
      "series": .array(
        lanes.map { lane in
          .object([
            "layer": .string(""), "name": .string(lane.name), "panel": .string("distance"),
            "unit": .string(Series.Unit.points.rawValue),
            "values": .array(lane.positions.map(JSON.number)),
          ])
        }),
    ])
  }
}
