import Rehearsal
import TransitionTesting
import UIKit

/// Goes on from try to try: first what anybody does, then users by chance, who go on from where
/// something new was met.
@MainActor
package struct Hunter {
  private let hunt: Hunt
  private let seed: UInt64
  private let steps: Int
  private var clean = CleanRuns()
  private var common: [[RehearsalScript.Step]] = []
  private var hasBegun = false
  private var coverage = Coverage()
  private var known: Set<[String]> = []
  package private(set) var report: HuntReport
  /// Told before each sequence, for processes that may end in it.
  package var willTry: ((RehearsalScript) -> Void)?

  package init(_ hunt: Hunt, seed: UInt64, steps: Int) {
    self.hunt = hunt
    self.seed = seed
    self.steps = steps
    report = HuntReport(flow: hunt.flow.name, seed: seed)
  }

  /// Plays a sequence to its end.
  func play(_ steps: [RehearsalScript.Step]) -> HuntRun {
    let run = HuntRun(hunt, known: clean)
    run.play(steps)
    return run
  }

  /// One sequence more; if it breaks something new, that is made short and added to the report.
  package mutating func tryNext() {
    begin()
    if common.isEmpty {
      clean.isLearning = false
      return roam()
    }
    let script = common.removeFirst()
    if CleanRuns.isUnusual(script) { clean.isLearning = false }
    willTry?(RehearsalScript(script))
    let run = play(script)
    report.tries += 1
    note(run)
    take(run, script)
  }

  private mutating func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    let run = HuntRun(hunt, known: clean, heedsOwn: false)
    clean.home = ScreenState(run.stage).screens
    clean.comesToRest = run.stage.isSettled
    common = CleanRuns.scripts(hunt.flow, run.stage.touchables())
    run.close()
  }

  /// Plays what anybody does, for what is to be expected.
  mutating func learn() {
    begin()
    while !common.isEmpty {
      let script = common.removeFirst()
      if CleanRuns.isUnusual(script) { clean.isLearning = false }
      note(play(script))
    }
    clean.isLearning = false
  }

  /// Keeps what a clean run was like.
  private mutating func note(_ run: HuntRun) {
    guard run.failures.isEmpty, run.obstacle == nil else { return }
    clean.looks.merge(run.looks) { $0 + $1 }
    clean.restless.formUnion(run.restless)
    if run.answers.touches { clean.answersTouches.insert(run.answers.screens) }
    if run.answers.act != nil { clean.answersActs.insert(run.answers.screens) }
    guard clean.isLearning, let absent = run.absent else { return }
    for name in Set(absent) {
      let more = absent.count { $0 == name } - clean.absent.count { $0 == name }
      if more > 0 { clean.absent += Array(repeating: name, count: more) }
    }
  }

  /// A user by chance.
  private mutating func roam() {
    var seeds = Seeds(seed, UInt64(report.tries))
    let run = HuntRun(hunt, known: clean)
    var done: [RehearsalScript.Step] = []
    if seeds.pickChance(50), !coverage.finds.isEmpty { done = seeds.pick(coverage.finds) }
    willTry?(RehearsalScript(done))
    for step in done { run.perform(step) }
    var user = User(seeds)
    while done.count < steps, run.failures.isEmpty, run.obstacle == nil {
      let step = user.next(on: run)
      let state = "\(ScreenState(run.stage).screens) \(run.watch.state) \(run.fingers)"
      done.append(step)
      if let willTry { willTry(RehearsalScript(done)) }
      run.perform(step)
      if coverage.meet(step, after: done.dropLast().last, in: state), done.count < steps {
        coverage.keep(done)
      }
    }
    if run.obstacle == nil { run.end() }
    run.close()
    report.tries += 1
    report.coverage = coverage.count
    take(run, done)
  }

  /// Makes a failure short, if nobody knows it.
  private mutating func take(_ run: HuntRun, _ steps: [RehearsalScript.Step]) {
    guard run.obstacle == nil,
      let failure = run.failures.first(where: {
        !known.contains($0.key) && isSeen($0, in: steps)
      })
    else { return }
    let (clean, hunt) = (clean, hunt)
    let willTry = willTry
    let failures = { (steps: [RehearsalScript.Step]) in
      willTry?(RehearsalScript(steps))
      let run = HuntRun(hunt, known: clean)
      return run.play(steps) ? run.failures : []
    }
    var shrinker = Shrinker { steps in failures(steps).contains { $0.key == failure.key } }
    guard var short = shrinker.shorten(steps) else {
      report.flukes += 1
      return
    }
    if !isSeen(failure, in: short) { short = steps }
    let all = failures(short).filter { isSeen($0, in: short) }
    known.formUnion(all.map(\.key) + [failure.key])
    report.finds.append(
      HuntReport.Find(
        failure: all.first { $0.key == failure.key } ?? failure,
        consequences: all.filter { $0.key != failure.key },
        script: RehearsalScript(short), found: RehearsalScript(steps), tries: report.tries,
        shrinkingTries: shrinker.tries))
  }

  /// Whether something that is wrong with frames is so with painted ones: hunts look at sketches.
  func isSeen(_ failure: Failure, in steps: [RehearsalScript.Step]) -> Bool {
    guard FrameRules.names.contains(failure.name) else { return true }
    willTry?(RehearsalScript(steps))
    let run = HuntRun(hunt, detail: .painted, known: clean)
    return run.play(steps) && run.failures.contains { $0.key == failure.key }
  }
}
