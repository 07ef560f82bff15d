import Foundation
import TestSupport
import Testing
import Timing

@testable import QuartzCore

@MainActor @Suite("What follows the clock") struct ClockTests {
  private let rig = Rig()

  private func run(_ link: CADisplayLink, frames: Int) {
    rig.perform { link.add(to: .main, forMode: .common) }
    for frame in 1...frames { rig.turn(at: Double(frame) / 60) }
  }

  @Test("a display link is called once a frame, and told of this frame and the next")
  func link() {
    var calls: [[Double]] = []
    let link = CADisplayLink { calls.append([$0.timestamp, $0.targetTimestamp, $0.duration]) }
    run(link, frames: 3)
    #expect(calls.count == 3)
    for (index, call) in calls.enumerated() {
      #expect(agree(call, [Double(index + 1) / 60, Double(index + 2) / 60, 1 / 60.0]))
    }
    #expect(!rig.server.isIdle)
    link.isPaused = true
    #expect(rig.server.isIdle)
    rig.turn(at: 1)
    #expect(calls.count == 3)
    link.isPaused = false
    rig.turn(at: 2)
    #expect(calls.count == 4)
    link.invalidate()
    rig.turn(at: 3)
    #expect(calls.count == 4 && rig.server.isIdle)
  }

  @Test("a wished rate is met by the nearest fraction of the display's")
  func rates() {
    for (wish, calls) in [(0, 12), (60, 12), (30, 6), (20, 4), (25, 6), (15, 3), (120, 12)] {
      let rig = Rig()
      var count = 0
      var targets: [Double] = []
      let link = CADisplayLink {
        count += 1
        targets.append(($0.targetTimestamp - $0.timestamp) * 60)
      }
      link.preferredFramesPerSecond = wish
      rig.perform { link.add(to: .main, forMode: .default) }
      for frame in 1...12 { rig.turn(at: Double(frame) / 60) }
      #expect(count == calls, "\(wish)")
      #expect(targets.allSatisfy { agree($0, 12 / Double(calls)) }, "\(wish)")
    }
    let range = CAFrameRateRange(minimum: 10, maximum: 24)
    #expect(range.interval(frameDuration: 1 / 60) == 3 && range.preferred == nil)
  }

  @Test("a link may end itself, or start another, while it is called")
  func reentry() {
    var count = 0
    let link = CADisplayLink {
      count += 1
      $0.invalidate()
      CADisplayLink { _ in count += 10 }.add(to: .main, forMode: .common)
    }
    run(link, frames: 3)
    #expect(count == 21)
  }

  @Test("delayed work runs in the first turn at or after its time, in order, once")
  func delays() {
    var order: [String] = []
    rig.server.enqueue(at: 0.5) { order.append("late") }
    rig.server.enqueue(at: 0.1) {
      order.append("early")
      rig.server.enqueue(at: 0.1) { order.append("again") }
    }
    rig.server.enqueue(at: 0.1) { order.append("twin") }
    let ticket = rig.server.enqueue(at: 0.2) { order.append("never") }
    rig.server.cancel(ticket)
    #expect(!rig.server.isIdle)
    rig.turn(at: 0.05)
    #expect(order.isEmpty)
    rig.turn(at: 0.1)
    #expect(order == ["early", "twin"])
    rig.turn(at: 0.5)
    #expect(order == ["early", "twin", "again", "late"])
    #expect(rig.server.isIdle)
    rig.server.enqueue(at: 9, isAwaited: false) {}
    #expect(rig.server.isIdle)
  }
}
