import Rehearsal

/// A layer through a film: when it is there, and what changes of it, for the page's tree.
struct LayerHistory {
  /// From the window down.
  let path: String
  /// The frames at which it comes and goes, in turn; the last stretch may be open.
  var comesAndGoes: [Int] = []
  /// For each property the frames at which it changes, with the value from there on.
  var changes: [(property: String, steps: [(frame: Int, values: [Double])])] = []
  /// The frames from which it shows another picture of its own, with the picture's number.
  var textures: [(frame: Int, picture: Int)] = []

  /// What the tree draws and names; everything else is left to `rehearse trace`.
  static let properties = [
    "anchorPoint", "backgroundColor", "bounds", "cornerRadius", "hidden", "opacity", "position",
    "sublayerTransform", "transform",
  ]

  /// The layers of a trace, each where it first appears, parents before their children.
  /// - Parameter times: The instants of the film's frames, as in the trace.
  static func all(in trace: Trace, at times: [Double]) -> [LayerHistory] {
    var histories: [LayerHistory] = []
    var places: [String: Int] = [:]
    var lastSeen: [Int] = []
    for (frame, rows) in frames(of: trace, at: times).enumerated() {
      for row in rows where properties.contains(row.property) {
        if places[row.layer] == nil {
          places[row.layer] = histories.count
          histories.append(LayerHistory(path: row.layer))
          lastSeen.append(-2)
        }
        let place = places[row.layer]!
        if lastSeen[place] < frame - 1 {
          if lastSeen[place] >= 0 { histories[place].comesAndGoes.append(lastSeen[place] + 1) }
          histories[place].comesAndGoes.append(frame)
        }
        lastSeen[place] = frame
        histories[place].note(row, at: frame)
      }
    }
    for place in histories.indices where lastSeen[place] < times.count - 1 {
      histories[place].comesAndGoes.append(lastSeen[place] + 1)
    }
    return histories
  }

  private mutating func note(_ row: Trace.Row, at frame: Int) {
    guard let index = changes.firstIndex(where: { $0.property == row.property }) else {
      changes.append((row.property, [(frame, row.values)]))
      return
    }
    if changes[index].steps.last?.values != row.values {
      changes[index].steps.append((frame, row.values))
    }
  }

  /// The rows of each frame. Both lists rise.
  private static func frames(of trace: Trace, at times: [Double]) -> [[Trace.Row]] {
    var rows = trace.rows[...]
    return times.map { time in
      rows = rows.drop { $0.time < time - 1e-6 }
      return Array(rows.prefix { $0.time <= time + 1e-6 })
    }
  }

  /// For the page's script: `[frame, value, value, …]` for each step of a property.
  var json: JSON {
    .object([
      JSON.Member(key: "path", value: .string(path)),
      JSON.Member(
        key: "stretches", value: .array(comesAndGoes.map { .number(Double($0)) })),
      JSON.Member(
        key: "textures",
        value: .array(
          textures.map { .array([.number(Double($0.frame)), .number(Double($0.picture))]) })),
      JSON.Member(
        key: "changes",
        value: .object(
          changes.map { change in
            JSON.Member(
              key: change.property,
              value: .array(
                change.steps.map { .array(([Double($0.frame)] + $0.values).map(JSON.number)) }))
          })),
    ])
  }
}
