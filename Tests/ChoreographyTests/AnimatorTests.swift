import Choreography
import Testing
import Timing

/// What happens to a property animator.
enum AnimatorEvent: Hashable, CaseIterable {
  case start, startEmpty, startLate, pause, scrub, reverse, turnForth, proceed, proceedSlowly
  case stop, stopForGood, finish, reachEnd, addBlock, makeUninterruptible
}

/// The animator with the instant that it is: every event comes a tenth of a second after another.
struct ClockedAnimator: Hashable {
  var state: AnimatorState
  var now: Seconds = 0

  init(pausesOnCompletion: Bool = false) {
    state = AnimatorState(timing: .curve(.easeInEaseOut), requestedDuration: 1)
    state.settings.pausesOnCompletion = pausesOnCompletion
  }

  mutating func take(_ event: AnimatorEvent) -> [AnimatorAction] {
    now += 0.1
    return switch event {
    case .start: state.start(hasBlocks: true, at: now)
    case .startEmpty: state.start(hasBlocks: false, at: now)
    case .startLate: state.start(hasBlocks: true, after: 0.5, at: now)
    case .pause: state.pause(at: now)
    case .scrub: state.scrub(to: 0.25, at: now)
    case .reverse: state.reverse(true, at: now)
    case .turnForth: state.reverse(false, at: now)
    case .proceed: state.proceed(with: nil, durationFactor: 0, at: now)
    case .proceedSlowly: state.proceed(with: .curve(.linear), durationFactor: 2, at: now)
    case .stop: state.stop(withoutFinishing: false, at: now)
    case .stopForGood: state.stop(withoutFinishing: true, at: now)
    case .finish: state.finish(at: .current)
    case .reachEnd: state.reachEnd(at: now)
    case .addBlock: state.addBlock(at: now)
    case .makeUninterruptible: state.set(\.isInterruptible, to: false)
    }
  }
}

@Suite("The life of a property animator") struct AnimatorTests {
  @Test("completions are called once per life, after the values have settled")
  func animatorCompletesOnce() {
    var (lives, completions) = (0, 0)
    everyLife(from: ClockedAnimator(), events: AnimatorEvent.allCases, length: 4) {
      $0.take($1)
    } check: { life, animator in
      lives += 1
      var isBegun = false
      for (event, actions) in life {
        for (index, action) in actions.enumerated() {
          switch action {
          case .runBlocks: isBegun = true
          case .settle, .forget: break
          case .callCompletions(let position):
            completions += 1
            if !isBegun { Issue.record("completed before it began: \(life)") }
            if actions.prefix(index).last != .settle(position) {
              Issue.record("\(event) completed before it settled: \(life)")
            }
            isBegun = false
          case .pause, .scrub, .run, .stop: if !isBegun { Issue.record("\(action): \(life)") }
          case .violate: if actions.count != 1 { Issue.record("a breach that acts: \(life)") }
          }
        }
        if actions.contains(.forget) { isBegun = false }
      }
      let fraction = animator.state.fractionComplete(at: animator.now)
      if !(0...1).contains(fraction) { Issue.record("\(fraction) after \(life)") }
    }
    #expect(lives > 50_000 && completions > 100)
  }

  @Test("a breach changes nothing, and one that is stopped only ends") func animatorBreaches() {
    var rules: Set<String> = []
    everyLife(from: ClockedAnimator(), events: AnimatorEvent.allCases, length: 3) {
      $0.take($1)
    } check: { _, animator in
      for event in AnimatorEvent.allCases {
        var next = animator
        let actions = next.take(event)
        if case .violate(let breach)? = actions.first {
          rules.insert(breach.facts.name)
          if next.state != animator.state { Issue.record("\(event) in \(animator.state.phase)") }
        } else if animator.state.phase == .stopped {
          let ends: Set<AnimatorEvent> = [.stop, .stopForGood, .finish]
          if !ends.contains(event), !actions.isEmpty {
            Issue.record("\(event) of a stopped one: \(actions)")
          }
        }
      }
    }
    #expect(
      rules == [
        "started-while-stopped", "paused-while-stopped", "scrubbed-while-stopped",
        "continued-while-not-paused", "finished-while-not-stopped", "added-while-stopped",
        "configured-while-active", "not-interruptible",
      ])
  }

  @Test("one that is let go of paused or stopped is a breach; else not") func animatorRelease() {
    everyLife(from: ClockedAnimator(), events: AnimatorEvent.allCases, length: 3) {
      $0.take($1)
    } check: { life, animator in
      let isUnfinished = [.paused, .stopped].contains(animator.state.phase)
      if (animator.state.breachOnRelease != nil) != isUnfinished { Issue.record("\(life)") }
    }
  }

  @Test("one that pauses on completion is active at its end, without a completion")
  func animatorPausesAtItsEnd() {
    var animator = ClockedAnimator(pausesOnCompletion: true)
    #expect(animator.take(.start) == [.runBlocks])
    #expect(animator.take(.reachEnd) == [.scrub(to: 1, linearly: false)])
    #expect(animator.state.isActive && animator.state.fractionComplete(at: 9) == 1)
    #expect(animator.take(.stop) == [.stop])
    #expect(animator.take(.finish) == [.settle(.current), .callCompletions(.current)])
  }
}

@Suite("The timeline of an animator") struct AnimatorTimelineTests {
  static let curves: [TimingCurve] = [
    .curve(.linear), .curve(.easeInEaseOut), .curve(.easeIn),
    .spring(SpringForm.ratio(0.5).spring(velocity: 0, duration: 1), duration: 1),
    .resumed(
      .init(time: 0.4, value: 0.3, isBackward: false), .curve(.easeIn)),
    .resumed(.init(time: 0.6, value: 0.7, isBackward: true), .curve(.linear)),
  ]

  @Test("a curve begins at 0, ends at 1, and is found again at each of its values")
  func curveIsSolved() {
    for curve in Self.curves {
      #expect(curve.value(at: -1) == 0 && curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1 && curve.value(at: 7) == 1)
      for step in 1..<40 {
        let value = Double(step) / 40
        let found = curve.value(at: curve.time(reaching: value))
        #expect((found - value).magnitude < 1e-6, "\(curve) at \(value)")
      }
    }
  }

  @Test("whatever it is told, what shows does not jump") func timelineIsContinuous() {
    for curve in Self.curves {
      for window in [0...1.0, 0.25...1, 0.5...0.75] {
        for now in [0.0, 0.3, 0.55, 0.8, 1.4] {
          var running = AnimatorTimeline(window: window, curve: curve)
          running.run(to: 1, over: 1, from: 0)
          let shown = running.fraction(at: now)
          var held = running
          held.hold(at: now)
          #expect((held.fraction(at: now) - shown).magnitude < 1e-9)
          #expect(held.fraction(at: 99) == held.fraction(at: now), "held is still")
          var back = running
          back.run(to: 0, over: 1, from: now)
          #expect((back.fraction(at: now) - shown).magnitude < 1e-9)
          var other = running
          other.change(to: .curve(.linear), backward: false, at: now)
          // A spring beyond its end comes back to it; the rest is as it was.
          if (0...1).contains(shown), (0...1).contains(running.timePosition(at: now)) {
            #expect((other.fraction(at: now) - shown).magnitude < 1e-9, "\(curve) \(window) \(now)")
          }
        }
      }
    }
  }

  @Test("is over when it says so, at the target") func timelineEnds() {
    for curve in Self.curves {
      for target in [0.0, 1] {
        var timeline = AnimatorTimeline(curve: curve, heldAt: 0.5)
        #expect(timeline.endTime == .infinity)
        timeline.run(to: target, over: 0.7, from: 2)
        #expect(timeline.endTime == 2.7)
        #expect(timeline.fraction(at: 2.7) == target && timeline.fraction(at: 99) == target)
        timeline.shift(by: 10)
        #expect(timeline.endTime == 12.7)
      }
    }
  }

  @Test("one that goes along with another ends with it") func timelineFollows() {
    var whole = AnimatorTimeline(curve: .curve(.linear))
    whole.run(to: 1, over: 2, from: 0)
    let late = AnimatorTimeline(
      window: 0.5...1, curve: .curve(.linear), following: whole, at: 1, ownNow: 11)
    #expect(late.endTime == 12)
    #expect(late.fraction(at: 11) == 0 && late.fraction(at: 11.5) == 0.5)
    #expect(late.fraction(at: 12) == 1)
  }
}

@Suite("What an animator goes by") struct AnimatorTimingTests {
  @Test("springs with constants take their own time, all others what is asked")
  func timingDurations() {
    let spring = AnimatorTiming.spring(
      .constants(mass: 3, stiffness: 1000, damping: 500), velocity: .init(x: 0, y: 0))
    #expect(spring.duration(requested: 2) == spring.duration(requested: 9))
    #expect(AnimatorTiming.curve(.linear).duration(requested: 2) == 2)
    #expect(AnimatorTiming.curve(.linear).duration(requested: -2) == 0)
    #expect(
      AnimatorTiming.spring(.ratio(0.5), velocity: .init(x: 0, y: 0)).duration(requested: 2) == 2)
  }

  @Test("a spring moves y by its own velocity") func timingIsVertical() {
    let timing = AnimatorTiming.spring(.ratio(0.5), velocity: .init(x: 0, y: 5))
    let (across, down) = (timing.curve(duration: 1), timing.curve(duration: 1, isVertical: true))
    #expect(across.value(at: 0.1) < down.value(at: 0.1))
  }

  @Test("figures that are none make a spring all the same") func springsStandNonsense() {
    for form in [
      SpringForm.ratio(.nan), .constants(mass: 0, stiffness: -1, damping: .nan),
      .perceptual(duration: 0.5, bounce: 0),
    ] {
      let curve = TimingCurve.spring(form.spring(velocity: .infinity, duration: 1), duration: 1)
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    }
  }
}
