import Rehearsal
import Testing

@MainActor @Suite("Studies of motion") struct MotionStudyTests {
  @Test("every lane starts at 0, has a value for every frame, and comes to rest where it was sent")
  func ends() {
    for study in MotionStudy.all() {
      #expect(study.lanes.count == 5, "\(study.slug)")
      for lane in study.lanes {
        #expect(lane.positions.count == study.times.count)
        #expect(abs(lane.positions[0]) < 1e-9, "\(lane.name)")
        let goal: Double = lane.positions[study.times.count - 1] > 50 ? 100 : 0
        #expect(abs(lane.positions[study.times.count - 1] - goal) < 2.5, "\(lane.name)")
      }
    }
  }

  @Test("only bounce overshoots")
  func overshoot() throws {
    let springs = try #require(MotionStudy.all().first { $0.slug == "springs" })
    let peaks = springs.lanes.prefix(4).map { ($0.positions.max() ?? 0) > 100.5 }
    #expect(peaks == [true, true, false, false])
  }

  @Test("of all interruptions only the removal jumps")
  func jumps() throws {
    let study = try #require(MotionStudy.all().first { $0.slug == "interruptions" })
    let jumping = study.lanes.filter { lane in
      zip(lane.positions, lane.positions.dropFirst()).contains { abs($1 - $0) > 12 }
    }
    #expect(jumping.map(\.name) == [InterruptionCurve.Way.removal.rawValue])
  }
}
