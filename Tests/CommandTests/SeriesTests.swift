import Rehearsal
import Testing

@testable import RehearseCommands

@MainActor @Suite struct SeriesTests {
  private let times = [0, 0.1, 0.2]

  private func series(_ columns: [(layer: String, property: String, values: [[Double]])])
    -> [Series]
  {
    let rows = columns.flatMap { column in
      zip(times, column.values).map {
        Trace.Row(time: $0 + 4e-8, layer: column.layer, property: column.property, values: $1)
      }
    }
    return mainSeries(of: Trace(rows: rows), at: times)
  }

  @Test("level components and repeats of a line before are left out; positions come first")
  func choice() {
    let found = series([
      ("a", "opacity", [[0], [0.5], [1]]), ("a", "position", [[5, 0], [5, 10], [5, 20]]),
      ("b", "position", [[7, 0], [7, 10], [7, 20]]), ("b", "position.x", [[0], [1], [2]]),
      ("c", "cornerRadius", [[3], [3], [3]]),
    ])
    #expect(found.map(\.name) == ["position.y", "position.x", "opacity"])
    #expect(found.map(\.unit) == [.points, .points, .number])
    #expect(found[0].layer == "a" && found[0].values == [0, 10, 20])
  }

  @Test("a transform's translation is in points, its scale is a number")
  func transform() {
    let start = (0..<16).map { $0 % 5 == 0 ? 1.0 : 0 }
    var end = start
    (end[0], end[13]) = (0.5, 300)
    let found = series([("a", "transform", [start, start, end])])
    #expect(found.map(\.name) == ["transform.m42", "transform.m11"])
    #expect(found.map(\.unit) == [.points, .number])
  }

  @Test("an instant without a row, and a number that is none, are gaps; six lines are enough")
  func gaps() {
    #expect(series([("a", "opacity", [[0], [.nan]])]) == [])
    let gap = series([("a", "opacity", [[0], [.nan], [1]])])
    #expect(gap.first?.values == [0, nil, 1])
    let many = series((1...9).map { ("layer\($0)", "opacity", [[0], [1 / Double($0)], [1]]) })
    #expect(many.count == 6)
  }
}
