import Foundation
import Rehearsal
import TestSupport
import Testing

@testable import RehearseCommands

@Suite("What is told of a film")
struct FilmNotesTests {
  /// Traces of a few layers that come, go and change at random.
  private func trace(_ random: inout Seeded) -> (trace: Trace, times: [Double]) {
    let times = (0..<20).map { Double($0) / 60 }
    var rows: [Trace.Row] = []
    var isThere = [true, false, true]
    var places = [0.0, 0, 0]
    for time in times {
      for (layer, path) in ["window", "window/a", "window/a/b"].enumerated() {
        if random.next() % 5 == 0 { isThere[layer].toggle() }
        if random.next() % 3 == 0 { places[layer] = Double(random.next() % 400) }
        guard isThere[layer] else { continue }
        rows.append(
          Trace.Row(time: time, layer: path, property: "position", values: [places[layer], 1]))
      }
    }
    return (Trace(rows: rows), times)
  }

  @Test("a layer's history gives back what the trace said at every frame", arguments: 1...40)
  func roundTrip(seed: UInt64) {
    var random = Seeded(seed: seed)
    let (trace, times) = trace(&random)
    let histories = LayerHistory.all(in: trace, at: times)
    for (frame, time) in times.enumerated() {
      for history in histories {
        let row = trace.rows.first { $0.time == time && $0.layer == history.path }
        let isThere = history.comesAndGoes.count(where: { $0 <= frame }) % 2 == 1
        #expect(isThere == (row != nil), "seed \(seed), frame \(frame), \(history.path)")
        guard let row else { continue }
        let step = history.changes[0].steps.last { $0.frame <= frame }
        #expect(step?.values == row.values, "seed \(seed), frame \(frame), \(history.path)")
      }
    }
  }

  @Test("a value that stays is written once")
  func short() {
    let times = [0, 0.1, 0.2]
    let rows = times.map {
      Trace.Row(time: $0, layer: "window", property: "opacity", values: [1])
    }
    let history = LayerHistory.all(in: Trace(rows: rows), at: times)
    #expect(history.first?.changes.first?.steps.count == 1)
    #expect(history.first?.comesAndGoes == [0])
  }

  @Test("a transition's sources are the files of its animators, by their whole names")
  func sources() throws {
    try withFolder { folder in
      let texts = [
        "A.swift": "public final class HeroAnimator: NSObject {}",
        "B.swift": "public final class HeroAnimatorTest: NSObject {}",
        "C.swift": "extension X { public static func crossFade() -> X { X() } }",
        "D.swift": "extension X { public static func crossFadeOver() -> X { X() } }",
      ]
      for (name, text) in texts {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
      let sources = GallerySources(folder: folder)
      #expect(sources.files(of: "hero-push", actors: ["HeroAnimator"]).map(\.name) == ["A.swift"])
      #expect(sources.files(of: "cross-fade", actors: ["PieceAnimator"]).map(\.name) == ["C.swift"])
      #expect(sources.files(of: "none", actors: []).isEmpty)
    }
  }
}
