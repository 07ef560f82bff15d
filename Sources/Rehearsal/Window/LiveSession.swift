import Raster
import UIKit

/// A production that somebody watches and touches: it can be slowed, stopped, and taken back.
///
/// Everything that comes from outside is written into a log, each entry with its instant, and
/// reaches the stage only from there. Taking the clock back is therefore playing the log again on a
/// fresh stage up to an earlier instant; what lies after it stays in the log and happens again,
/// unless something new happens first. Wall time never comes in: `advance(by:)` is told it.
@MainActor
package final class LiveSession {
  package let production: SessionSource
  package private(set) var conditions: Conditions
  package private(set) var stage: Stage
  /// The instant that is shown: seconds of the stage's clock; between two frames of the display
  /// in slow motion.
  package private(set) var clock: Double
  /// Stage seconds in a second; above 0.
  package var pace = 1.0
  package var isPaused = false
  /// Where fingers are now, in points of the screen.
  package var fingers: [CGPoint] { log.fingersDown.map(\.place) }

  private var acts: [SessionSource.Act] = []
  private(set) var log = InputLog()
  private var recorder: TouchRecorder
  /// Who is called in the course of the transitions.
  package private(set) var calls: CallRecorder
  /// The instant at which the production was ready: nothing is taken back beyond it.
  package private(set) var start: Double
  /// Which act comes next.
  private var nextAct = 0
  var hand = Hand()
  private var springs = ChangedSprings()

  package init(_ production: SessionSource, _ conditions: Conditions = Conditions()) {
    self.production = production
    self.conditions = conditions
    stage = conditions.makeStage()
    acts = production.open(stage)
    recorder = TouchRecorder(stage: stage)
    calls = CallRecorder(stage)
    (start, clock) = (stage.now, stage.now)
  }

  /// Seconds since the production was ready.
  package var time: Double { clock - start }

  /// What shows.
  package var frame: RenderNode { stage.frame(at: shownInstant) }

  /// What the device shows of its own meanwhile.
  package var chrome: ChromeState { stage.chrome(at: shownInstant) }

  // Sums of sixtieths lie a hair beside the display's frames.
  private var shownInstant: Double {
    abs(clock - stage.now) < 1e-7 ? stage.now : max(clock, stage.now)
  }

  /// Pixels across and down, as the screen lies now.
  package var pixelSize: (width: Int, height: Int) {
    let size = stage.environment.screen.bounds.size
    return (
      Int((size.width * conditions.scale).rounded()),
      Int((size.height * conditions.scale).rounded())
    )
  }

  /// What was done up to now, as a script that does it again.
  package var script: RehearsalScript { recorder.script }

  /// Lets time pass, unless it is stopped.
  /// - Parameter seconds: Of the person's time; at most a tenth counts, so that a hitch of the
  ///   machine is no leap on the screen.
  package func advance(by seconds: Double) {
    guard !isPaused else { return }
    restWheel()
    run(to: clock + min(max(seconds, 0), 0.1) * pace)
  }

  /// Stops, and moves by frames of the display; back to the start at the most.
  package func step(_ frames: Int) {
    isPaused = true
    let frame = (clock * stage.refreshRate + (frames > 0 ? 1e-6 : -1e-6))
      .rounded(frames > 0 ? .down : .up)
    let target = max((frame + Double(frames)) / stage.refreshRate, start)
    target < clock ? rebuild(upTo: target) : run(to: target)
  }

  /// From the start, with nothing done yet.
  package func restart() {
    log = InputLog()
    rebuild(upTo: nil)
  }

  /// Starts the next act; after the last one, the first.
  package func startNextAct() {
    guard !acts.isEmpty else { return }
    add(.act(nextAct))
    nextAct = (nextAct + 1) % acts.count
  }

  /// Lays the device on its side, or stands it up.
  package func rotate() { add(.rotation) }

  /// Plays on under other conditions, at the same instant with everything done again; another
  /// device starts afresh, for places on it are others.
  package func change(_ change: (inout Conditions) -> Void) {
    let former = conditions
    change(&conditions)
    guard conditions != former else { return }
    if conditions.device != former.device { log = InputLog() }
    rebuild(upTo: conditions.device == former.device ? clock : nil)
  }

  /// Writes something into the log at the present instant, in place of what was to come.
  func add(_ inputs: InputLog.Input...) { add(inputs) }

  /// - Parameter delay: Seconds from now, on the stage's clock.
  func add(_ inputs: [InputLog.Input], after delay: Double = 0) {
    let time = delay > 0 ? between(clock + delay) : inputTime
    log.add(inputs, at: time, holding: Set(hand.pointers.values))
  }

  /// Puts something at the present instant that changes nothing of what is to happen.
  func insert(_ input: InputLog.Input) { log.insert(input, at: inputTime) }

  /// Writes what is to happen into the log, in place of what was to come.
  func plan(_ entries: [InputLog.Entry]) { log.plan(entries, at: inputTime) }

  /// How many acts can be started.
  package var actCount: Int { acts.count }

  /// Starts an act, which no log knows of.
  /// - Returns: Whether there is one of this number.
  func begin(_ act: Int) -> Bool {
    guard acts.indices.contains(act) else { return false }
    acts[act]()
    return true
  }

  /// Takes the clock back, or plays on at once, to an instant of the stage's clock.
  func seek(to instant: Double) {
    let target = max(instant, start)
    target < clock ? rebuild(upTo: target) : run(to: target)
  }

  /// Begins anew with a log that was kept, and plays it at once up to an instant.
  func restore(_ entries: [InputLog.Entry], upTo instant: Double) {
    log = InputLog()
    log.plan(entries, at: start)
    rebuild(upTo: instant)
  }

  /// Inputs lie strictly between two frames of the display: whatever rounds their instants later,
  /// they stay in the same frame.
  private var inputTime: Double {
    let share = (clock - stage.now) * stage.refreshRate
    return stage.now + min(max(share, 0.1), 0.9) / stage.refreshRate
  }

  /// The same for a later instant.
  private func between(_ instant: Double) -> Double {
    let frame = (instant * stage.refreshRate + 1e-6).rounded(.down)
    let share = instant * stage.refreshRate - frame
    return (frame + min(max(share, 0.1), 0.9)) / stage.refreshRate
  }

  private func run(to target: Double) {
    while let (input, time) = log.next(upTo: target) {
      if case .touch(let finger, let action, let place) = input {
        stage.environment.touches.schedule([
          TouchSample(time: time, finger: finger, action: action, location: place)
        ])
      } else {
        advance(to: max(time, stage.now))
        perform(input, at: time)
      }
    }
    clock = max(target, clock)
    advance(to: max(clock, stage.now))
  }

  /// Frame by frame where springs are others: each has to be changed when it begins.
  private func advance(to instant: Double) {
    while !springs.isEmpty, stage.now + 1 / stage.refreshRate <= instant {
      stage.advance(to: stage.now + 1 / stage.refreshRate)
      springs.apply(to: stage)
    }
    stage.advance(to: instant)
    springs.apply(to: stage)
  }

  private func perform(_ input: InputLog.Input, at time: Double) {
    switch input {
    case .act(let index):
      recorder.note(.act("act", Self.names[min(index, Self.names.count - 1)]), at: time)
      stage.perform(acts[index])
    case .rotation:
      recorder.note(.turn, at: time)
      stage.rotate()
    case .change(let condition):
      recorder.note(.change(condition), at: time)
      stage.change(condition)
    case .key(let key):
      if let step = Self.step(ofKey: key) { recorder.note(step, at: time) }
      stage.perform { stage.press(key) }
    case .value(let layer, let property, let values):
      stage.perform { set(property, of: layer, to: values) }
    case .spring(let layer, let key, let values):
      springs.change(key, of: layer, to: values)
    case .touch: break
    }
  }

  /// What a script calls the acts.
  static let names = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
  ]

  /// Plays the log again on a fresh stage; nil goes to the start.
  private func rebuild(upTo instant: Double?) {
    recorder.stop()
    stage = conditions.makeStage()
    acts = production.open(stage)
    recorder = TouchRecorder(stage: stage)
    calls = CallRecorder(stage)
    (start, clock) = (stage.now, stage.now)
    log.rewind()
    springs = ChangedSprings()
    hand.forget()
    if let instant { run(to: max(instant, start)) }
    hand.keep(log.fingersDown.map(\.finger), at: clock)
    nextAct = acts.isEmpty ? 0 : log.actsDone % acts.count
  }
}
