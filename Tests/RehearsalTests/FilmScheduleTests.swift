import Testing

@testable import Rehearsal

@Suite("Film schedules")
struct FilmScheduleTests {
  @Test("every film lasts as long in a file as it does, to half a tick, at every rate")
  func totals() {
    for rate in [1, 7, 24, 25, 30, 48, 50, 60, 90, 120, 240] {
      for count in [1, 2, 3, 17, 61] {
        let film = FilmSample.film(count, framesPerSecond: rate, width: 4, height: 4)
        for (unit, shortest) in [(100, 2), (1000, 11), (rate, 1)] {
          let schedule = FilmSchedule(
            film, FilmOptions(), ticksPerSecond: unit, shortest: shortest)
          let ticks = schedule.entries.map(\.ticks).reduce(0, +)
          let exact = max(Double(count) / Double(rate) * Double(unit), Double(shortest))
          #expect(abs(Double(ticks) - exact) <= 0.5 + 1e-9, "\(count) at \(rate), in 1/\(unit)")
          #expect(schedule.entries.allSatisfy { $0.ticks >= shortest })
          #expect(schedule.entries.first?.frame == 0)
          let frames = schedule.entries.map(\.frame)
          #expect(zip(frames, frames.dropFirst()).allSatisfy { $0 < $1 })
        }
      }
    }
  }

  @Test("the last picture is shown wherever there is time for two")
  func lastPicture() {
    for rate in [60, 90, 120, 240] {
      for count in 5...40 {
        let film = FilmSample.film(count, framesPerSecond: rate, width: 4, height: 4)
        guard film.duration >= 0.045 else { continue }
        let schedule = FilmSchedule(film, FilmOptions(), ticksPerSecond: 100, shortest: 2)
        #expect(schedule.entries.last?.frame == count - 1, "\(count) at \(rate)")
      }
    }
  }

  @Test("thirty a second in centiseconds spreads the rounding: spans of three and four")
  func diffusion() {
    let film = FilmSample.film(31, framesPerSecond: 30, width: 4, height: 4)
    let schedule = FilmSchedule(film, FilmOptions(), ticksPerSecond: 100, shortest: 2)
    #expect(schedule.entries.count == 31)
    #expect(Set(schedule.entries.map(\.ticks)) == [3, 4])
  }

  @Test("holds lengthen the first and the last picture and nothing else")
  func holds() {
    let film = FilmSample.film(4, framesPerSecond: 10, width: 4, height: 4)
    var options = FilmOptions()
    options.startHold = 0.5
    options.endHold = 2
    let schedule = FilmSchedule(film, options, ticksPerSecond: 100, shortest: 2)
    #expect(schedule.entries.map(\.ticks) == [60, 10, 10, 210])
  }

  @Test("pictures at odd moments keep their moments")
  func unevenTimes() {
    let schedule = FilmSchedule(starts: [0, 3, 4, 9], end: 12, shortest: 1)
    #expect(schedule.entries.map(\.ticks) == [3, 1, 5, 3])
  }
}
