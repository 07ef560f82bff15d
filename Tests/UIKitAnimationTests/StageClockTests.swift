import Foundation
import Rehearsal
import Testing
import UIKit

// As an application's module has them.
private typealias Timer = StageClock.Timer
private typealias DispatchQueue = StageClock.DispatchQueue
private typealias DispatchTime = StageClock.DispatchTime
private typealias DispatchWorkItem = StageClock.DispatchWorkItem
private typealias DispatchGroup = StageClock.DispatchGroup

/// Application code as it is written for a device.
@MainActor
private final class Clerk: NSObject {
  private(set) var calls: [String] = []
  private(set) weak var stage: Stage?

  init(_ stage: Stage) { self.stage = stage }

  func note(_ what: String) {
    calls.append("\(Int(((stage?.now ?? 0) * 60).rounded())) \(what)")
  }

  func tick(_ timer: Timer) { note("tick \(timer.userInfo as? String ?? "")") }
  func frame(_ link: CADisplayLink) { note("frame") }
  func greet(_ name: Any?) { note("greet \(name as? String ?? "nobody")") }
}

@MainActor @Suite("Timers and queues of application code")
struct StageClockTests {
  private let stage = Stage()
  private let clerk: Clerk

  init() { clerk = Clerk(stage) }

  private func run(until instant: Double, _ code: () -> Void) -> [String] {
    stage.perform(code)
    stage.advance(to: instant)
    return clerk.calls
  }

  @Test("threads of the application's own reach the main queue in every way, and nothing is lost")
  func threads() {
    stage.advance(to: 0.1)
    nonisolated(unsafe) var heard = 0
    let group = DispatchGroup()
    let (threads, times) = (8, 200)
    for _ in 0..<threads { group.enter() }
    for _ in 0..<threads {
      Thread.detachNewThread {
        for turn in 0..<times {
          switch turn % 4 {
          case 0: DispatchQueue.main.async { heard += 1 }
          case 1: DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { heard += 1 }
          case 2: DispatchQueue.main.async(execute: DispatchWorkItem { heard += 1 })
          default: DispatchQueue.main.sync { heard += 1 }
          }
        }
        group.leave()
      }
    }
    var isOver = false
    group.notify(queue: .main) { isOver = true }
    while !isOver {
      stage.advance(to: stage.now + 1 / 60)
      Thread.sleep(forTimeInterval: 0.0005)
    }
    stage.advance(to: stage.now + 0.1)
    #expect(heard == threads * times)
    let named = stage.unsupported.filter { $0.contains("a thread of the application's own") }
    #expect(named.count == 1, "what runs outside of the stage is named, once: \(stage.unsupported)")
  }

  @Test("a timer fires once, in the first frame at or after its instant, and the stage waits")
  func once() {
    stage.perform {
      Timer.scheduledTimer(withTimeInterval: 0.51, repeats: false) { timer in
        clerk.note("fired \(timer.isValid)")
      }
    }
    #expect(stage.isSettled == false)
    stage.settle()
    #expect(clerk.calls == ["31 fired true"])
  }

  @Test("a repeating timer keeps to multiples of its interval, and nobody waits for it")
  func again() {
    let calls = run(until: 1) {
      Timer.scheduledTimer(
        timeInterval: 0.1, target: clerk, selector: Selector("tick:", Clerk.tick), userInfo: "a",
        repeats: true)
    }
    #expect(calls == (1...10).map { "\($0 * 6) tick a" })
    #expect(stage.isSettled)
  }

  @Test("firings that one frame passes over are one")
  func tooOften() {
    let calls = run(until: 0.05) {
      Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { _ in clerk.note("tick") }
    }
    #expect(calls == ["1 tick", "2 tick", "3 tick"])
  }

  @Test("an invalid timer is silent; fire() is out of turn and ends one that fires once")
  func invalid() {
    var single: Timer?
    let calls = run(until: 1) {
      let timer = Timer(timeInterval: 0.25, repeats: true) { timer in
        clerk.note("tick")
        if clerk.calls.count == 4 { timer.invalidate() }
      }
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.main.add(timer, forMode: .default)
      timer.fire()
      single = .scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in clerk.note("single") }
      single?.fire()
    }
    #expect(calls == ["0 tick", "0 single", "15 tick", "30 tick"])
    #expect(single?.isValid == false)
  }

  @Test("a timer with an impossible interval fires in every frame")
  func impossible() {
    for interval in [0, -1, Double.nan] {
      let before = clerk.calls.count
      var timer: Timer?
      let calls = run(until: stage.now + 0.05) {
        timer = .scheduledTimer(withTimeInterval: interval, repeats: true) { _ in clerk.note("t") }
      }
      timer?.invalidate()
      #expect(calls.count == before + 3, "\(interval)")
    }
  }

  @Test("the main queue runs in order, what is asked for inside it a frame later")
  func mainQueue() {
    let calls = run(until: 1) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { clerk.note("half a second") }
      DispatchQueue.main.async {
        clerk.note("first")
        DispatchQueue.main.async { clerk.note("inner") }
      }
      DispatchQueue.main.async { clerk.note("second") }
      DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(100)) {
        clerk.note("a tenth")
      }
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { clerk.note("never") }
      clerk.note("now")
    }
    #expect(
      calls == ["0 now", "1 first", "1 second", "2 inner", "6 a tenth", "30 half a second"])
    #expect(stage.isSettled)
  }

  @Test("background work comes back in the same frame every time")
  func background() {
    let calls = run(until: 1) {
      let group = DispatchGroup()
      DispatchQueue.global(qos: .userInitiated).async(group: group) {
        clerk.note("computed")
        DispatchQueue.main.async { clerk.note("shown") }
      }
      group.enter()
      DispatchQueue(label: "work").asyncAfter(deadline: .now() + 0.2) {
        clerk.note("read")
        group.leave()
      }
      group.notify(queue: .main) { clerk.note("all") }
      clerk.note("answer \(DispatchQueue(label: "q").sync { 42 })")
    }
    #expect(calls == ["0 answer 42", "1 computed", "2 shown", "12 read", "13 all"])
  }

  @Test("a work item can be cancelled, and tells those who wait for it")
  func workItems() {
    let calls = run(until: 1) {
      let kept = DispatchWorkItem { clerk.note("kept") }
      let dropped = DispatchWorkItem { clerk.note("dropped") }
      kept.notify(queue: .main) { clerk.note("after") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: kept)
      DispatchQueue.main.async(execute: dropped)
      dropped.cancel()
      #expect(dropped.isCancelled && !kept.isCancelled)
    }
    #expect(calls == ["6 kept", "7 after"])
  }

  @Test("messages for later can be taken back by their selector and argument, or all at once")
  func perform() {
    let greet = Selector("greet:", Clerk.greet)
    let calls = run(until: 1) {
      clerk.perform(greet, with: "Ada", afterDelay: 0.1)
      clerk.perform(greet, with: "Bob", afterDelay: 0.2)
      clerk.perform(greet, with: nil, afterDelay: 0.3)
      NSObject.cancelPreviousPerformRequests(withTarget: clerk, selector: greet, object: "Bob")
    }
    #expect(calls == ["6 greet Ada", "18 greet nobody"])
    stage.perform {
      clerk.perform(greet, with: "Cleo", afterDelay: 0.1)
      NSObject.cancelPreviousPerformRequests(withTarget: clerk)
    }
    stage.advance(to: 2)
    #expect(clerk.calls.count == 2)
  }

  @Test("a display link sends its message in every frame until it is invalidated")
  func link() {
    var link: CADisplayLink?
    let calls = run(until: 0.05) {
      link = CADisplayLink(target: clerk, selector: Selector("frame:", Clerk.frame))
      link?.add(to: .main, forMode: .common)
    }
    #expect(calls == ["1 frame", "2 frame", "3 frame"])
    link?.invalidate()
    stage.advance(to: 0.1)
    #expect(clerk.calls.count == 3)
  }

  @Test("work in the background that sleeps comes back so much later, and its queue waits")
  func sleeping() {
    let own = DispatchQueue(label: "own")
    let calls = run(until: 4) {
      DispatchQueue.global(qos: .background).async {
        _sleep(3)
        DispatchQueue.main.async { clerk.note("fetched") }
      }
      for name in ["a", "b"] {
        own.async {
          name == "a" ? Thread._sleep(forTimeInterval: 0.5) : Thread._sleep(until: 0.498)
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { clerk.note(name) }
        }
        DispatchQueue.global().async {
          _usleep(100_000)
          DispatchQueue.main.async { clerk.note("beside \(name)") }
        }
      }
    }
    #expect(calls == ["7 beside a", "7 beside b", "46 a", "76 b", "181 fetched"])
    #expect(stage.unsupported.isEmpty)
  }

  @Test("timers of Core Foundation fire on the stage's clock, once or again and again")
  func coreFoundation() {
    let calls = run(until: 0.5) {
      let date = CFAbsoluteTimeGetCurrent()
      for (name, first, interval) in [("once", 0.2, 0.0), ("again", 0.1, 0.15)] {
        let timer = CFRunLoopTimerCreateWithHandler(
          kCFAllocatorDefault, date + first, interval, 0, 0
        ) { timer in
          clerk.note(name)
          if clerk.calls.count == 3 { CFRunLoopTimerInvalidate(timer) }
        }
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
      }
    }
    #expect(calls == ["6 again", "12 once", "15 again"])
  }

  @Test("a stage at rest has waited for work that was put off, and for what that started")
  func resting() {
    let spinner = UIView()
    _ = run(until: 0.1) {
      stage.window.addSubview(spinner)
      let turning = CABasicAnimation(keyPath: "transform.rotation")
      turning.toValue = 6
      turning.repeatCount = .infinity
      spinner.layer.add(turning, forKey: nil)
      DispatchQueue.main.asyncAfter(deadline: .now() + 2.9) {
        UIView.animate(withDuration: 0.5) {
          spinner.alpha = 0
        } completion: { _ in
          clerk.note("over")
        }
      }
    }
    stage.rest()
    #expect(clerk.calls.count == 1 && stage.now > 3.4 && stage.now < 7)
  }

  @Test("sleeping on the main thread takes no time, and is reported")
  func sleepingOnMain() {
    let calls = run(until: 0.1) {
      DispatchQueue.main.async {
        _sleep(2)
        clerk.note("on")
      }
    }
    #expect(calls == ["1 on"] && stage.unsupported.count == 1)
    #expect(stage.unsupported.first?.contains("sleep on the main thread") == true)
  }

  @Test("what a device would not survive is reported")
  func mistakes() {
    stage.perform {
      DispatchGroup().leave()
      DispatchQueue.main.sync {}
      DispatchQueue.main.asyncAfter(deadline: .now() + .nan) {}
    }
    #expect(stage.unsupported.count == 3)
  }
}
