import Choreography
import Testing
import Timing

/// What happens to a percent drive, at an instant of its own: everything a tenth of a second apart.
enum PercentEvent: Hashable, CaseIterable {
  case startHeld, startFree, catchUp, update, updateMore, finish, cancel, pause, turn, turnLate, end
}

/// The drive with the instant that it is.
struct ClockedDrive: Hashable {
  var drive = PercentDriveState()
  var now: Seconds = 0

  static let rest = PercentDriveState.Rest(duration: 1, speed: 1, curve: .linear)

  mutating func take(_ event: PercentEvent) -> [PercentDriveState.Action] {
    if event == .turnLate { now += 2 } else { now += 0.1 }
    switch event {
    case .startHeld: drive.start(held: true, at: now)
    case .startFree: drive.start(held: false, at: now)
    case .catchUp: return drive.catchUp(rest: Self.rest, at: now)
    case .update: return drive.update(0.25, at: now)
    case .updateMore: return drive.update(7, at: now)
    case .finish: return drive.release(.finish, rest: Self.rest, at: now)
    case .cancel: return drive.release(.cancel, rest: Self.rest, at: now)
    case .pause: return drive.pause(at: now)
    case .turn, .turnLate: return drive.turn(at: now)
    case .end: drive.end()
    }
    return []
  }
}

extension PercentDriveState.Phase {
  /// The phase without its figures.
  var name: String {
    switch self {
    case .idle: "idle"
    case .free: "free"
    case .starting: "starting"
    case .held: "held"
    case .running: "running"
    case .ran: "ran"
    }
  }

  static let names = ["idle", "free", "starting", "held", "running", "ran"]
}

@Suite("A percent-driven transition in every life") struct PercentSpaceTests {
  @Test("takes hold before it stands, runs once per hold and is over once per run")
  func percentLives() {
    var lives = 0
    var phases: Set<String> = []
    everyLife(from: ClockedDrive(), events: PercentEvent.allCases, length: 5) {
      $0.take($1)
    } check: { life, state in
      lives += 1
      phases.insert(state.drive.phase.name)
      let percent = state.drive.percentComplete
      if !(0...1).contains(percent) { Issue.record("\(percent) after \(life)") }
      checkLife(life)
    }
    #expect(lives > 150_000)
    #expect(phases == Set(PercentDriveState.Phase.names))
  }

  private func checkLife(_ life: [(PercentEvent, [PercentDriveState.Action])]) {
    var (isHeld, isRunning) = (false, false)
    for (event, actions) in life {
      if event == .startHeld || event == .startFree || event == .end {
        (isHeld, isRunning) = (false, false)
      }
      if event == .catchUp { isHeld = isHeld || !actions.isEmpty }
      for action in actions {
        switch action {
        case .take: (isHeld, isRunning) = (true, false)
        case .stand(let progress):
          if !(0...1).contains(progress) { Issue.record("stands at \(progress)") }
          isHeld = true
        case .run:
          if isRunning { Issue.record("runs twice: \(life)") }
          (isHeld, isRunning) = (false, true)
        case .runIsOver:
          if !isRunning { Issue.record("over without a run: \(life)") }
          isRunning = false
        case .violate: break
        }
      }
    }
  }

  @Test("an idle one does nothing until it starts") func percentIdle() {
    for event in PercentEvent.allCases {
      var drive = ClockedDrive()
      #expect(drive.take(event) == [], "\(event)")
    }
  }

  @Test("a breach leaves it as it was") func percentBreaches() {
    var seen: Set<String> = []
    everyLife(from: ClockedDrive(), events: PercentEvent.allCases, length: 3) {
      $0.take($1)
    } check: { _, state in
      for event in PercentEvent.allCases {
        var next = state
        guard case .violate(let breach)? = next.take(event).first else { continue }
        seen.insert(breach.facts.name)
        if breach != .interactor(.speedNotPositive) {
          #expect(next.drive == state.drive, "\(event) in \(state.drive.phase)")
        }
      }
    }
    #expect(seen == ["interaction", "releases-once"])
  }
}
