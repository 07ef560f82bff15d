import TestSupport
import Testing

@testable import Timing

@Suite("Decay, rubber band and completion") struct GestureNumbersTests {
  @Test("the projected distance is the sum of all milliseconds")
  func projection() throws {
    let rows = try Reference.table("deceleration_projection.tsv")
    #expect(rows.count == 8)
    for row in rows {
      let decay = Decay(
        initialVelocity: row.number("velocity_pt_per_s"), rate: row.number("rate_per_ms"))
      #expect(agree(decay.projection, row.number("distance"), within: 1e-12))
      #expect(decay.distance(at: .infinity) == decay.projection)
    }
  }

  @Test("coasting adds up milliseconds, and its speed is the slope")
  func coasting() {
    for (velocity, rate) in [(1000.0, 0.998), (-700, 0.99)] {
      let decay = Decay(initialVelocity: velocity, rate: rate)
      var (sum, speed) = (0.0, velocity)
      for millisecond in 1...1000 {
        speed *= rate
        sum += speed / 1000
        let t = Double(millisecond) / 1000
        #expect(agree(decay.distance(at: t), sum, within: 1e-11))
        let slope = (decay.distance(at: t + 1e-6) - decay.distance(at: t - 1e-6)) / 2e-6
        #expect(agree(decay.velocity(at: t), slope, within: 1e-6))
      }
      let near = decay.duration(untilWithin: 0.5)
      #expect(agree((decay.projection - decay.distance(at: near)).magnitude, 0.5, within: 1e-9))
      #expect(decay.distance(at: -1) == 0 && decay.velocity(at: -1) == velocity)
      #expect(decay.duration(untilWithin: 1e9) == 0)
    }
  }

  @Test("the rubber band shows what the table says, mirrored and undone")
  func rubberBand() throws {
    let rows = try Reference.table("rubber_band_c055.tsv")
    #expect(rows.count == 21)
    for row in rows {
      let band = RubberBand(dimension: row.number("dimension"))
      let (offset, shown) = (row.number("offset"), row.number("displayed"))
      #expect(agree(band.displayed(offset: offset), shown, within: 1e-14))
      #expect(band.displayed(offset: -offset) == -band.displayed(offset: offset))
      #expect(agree(band.offset(displayed: shown), offset, within: 1e-12))
    }
    #expect(RubberBand(dimension: 300).displayed(offset: .infinity) == 300)
    #expect(RubberBand(dimension: 300).offset(displayed: 300) == .infinity)
    #expect(RubberBand(dimension: 0).displayed(offset: 10) == 0)
  }

  @Test("finish runs the rest of the way in the rest of the time, cancel runs back")
  func completion() {
    for p in [0, 0.01, 0.25, 0.5, 0.99, 1] {
      for speed in [0.5, 1, 2] {
        let finish = CompletionRun(
          .finish, from: p, transitionDuration: 0.4, completionSpeed: speed)
        let cancel = CompletionRun(
          .cancel, from: p, transitionDuration: 0.4, completionSpeed: speed)
        #expect(agree(finish.duration, (1 - p) * 0.4 / speed))
        #expect(agree(cancel.duration, p * 0.4 / speed))
        #expect(finish.progress(at: finish.duration) == 1 && finish.progress(at: 9) == 1)
        #expect(cancel.progress(at: cancel.duration) == 0 && cancel.progress(at: 9) == 0)
        #expect(p == 1 || finish.progress(at: 0) == p)
        #expect(p == 0 || cancel.progress(at: 0) == p)
        for step in 0...10 {
          let part = Double(step) / 10
          let curved = UnitBezier.easeInEaseOut.value(at: part)
          #expect(agree(finish.progress(at: part * finish.duration), p + (1 - p) * curved))
          #expect(agree(cancel.progress(at: part * cancel.duration), p * (1 - curved)))
        }
      }
    }
  }

  @Test("nothing left to run is complete at once; progress outside 0…1 is clamped")
  func completionEnds() {
    #expect(CompletionRun(.finish, from: 1, transitionDuration: 1).isComplete(at: 0))
    #expect(CompletionRun(.cancel, from: 0, transitionDuration: 1).isComplete(at: 0))
    #expect(!CompletionRun(.cancel, from: 0.5, transitionDuration: 1).isComplete(at: 0.4))
    #expect(CompletionRun(.finish, from: 1.2, transitionDuration: 1).releaseProgress == 1)
    #expect(CompletionRun(.cancel, from: -1, transitionDuration: 1).duration == 0)
    #expect(CompletionRun(.finish, from: 0.3, transitionDuration: -1).progress(at: 0) == 1)
  }
}
