import UIKit

/// Time in hand: to any instant that was, and on from there.
extension LiveSession {
  /// Takes the session to an instant at once, back or on.
  /// - Parameter time: Seconds since the production was ready; 0 or more, ten minutes beyond the
  ///   present at the most.
  package func seek(_ time: Double) { seek(to: start + min(max(time, 0), self.time + 600)) }

  /// Whether something happens again unless something new happens first.
  package var hasFuture: Bool { log.hasFuture }

  /// Whether something is still to happen that is known already.
  package var hasPlan: Bool { !log.isOver }

  /// A stretch of time in which a finger was down.
  package struct FingerSpan: Hashable, Sendable {
    /// Seconds since the production was ready.
    package let start: Double
    /// nil while it is down.
    package let end: Double?
  }

  /// When fingers were down, and will be unless something new happens.
  package var fingerSpans: [FingerSpan] {
    var (down, spans): ([Int: Double], [FingerSpan]) = ([:], [])
    for case (.touch(let finger, let action, _), let time) in log.all {
      switch action {
      case .press: down[finger] = time - start
      case .lift, .cancel:
        if let began = down.removeValue(forKey: finger) {
          spans.append(FingerSpan(start: began, end: time - start))
        }
      case .move, .hover, .unhover: break
      }
    }
    return spans + down.values.sorted().map { FingerSpan(start: $0, end: nil) }
  }

  /// Everything that was done, and where the clock stands, for another process to go on with.
  package var kept: String {
    "\(clock) \(isPaused ? "stands" : "goes") \(pace)\n" + InputLog.text(log.all)
  }

  /// Goes on where another process was.
  /// - Parameter text: What `kept` was there.
  /// - Returns: Whether it could be read; otherwise nothing changes.
  @discardableResult
  package func restore(_ text: String) -> Bool {
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3, let clock = Double(words[0]), (0...3600).contains(clock),
      let pace = Double(words[2]), (0.001...10).contains(pace),
      let entries = InputLog.entries(reading: lines.count > 1 ? String(lines[1]) : "")
    else { return false }
    restore(entries, upTo: clock)
    (isPaused, self.pace) = (words[1] == "stands", pace)
    return true
  }

  /// Has fingers do what a script says, from now on, as time passes.
  ///
  /// What it will come to is tried on another stage first: a place that there is not is an error,
  /// and nothing happens then.
  /// - Parameter act: The number of the act that a line such as `present detail` starts; nil for
  ///   what nobody knows.
  /// - Returns: Seconds at which the last of it happens.
  @discardableResult
  package func play(
    _ script: RehearsalScript, act: @escaping @MainActor (String, String) -> Int?
  ) throws(ScriptPlayError) -> Double {
    let trial = LiveSession(production, conditions)
    trial.restore(log.entries(upTo: clock), upTo: clock)
    let entries = try trial.entries(of: script, act: act)
    plan(entries)
    isPaused = false
    return (entries.last?.time ?? clock) - start
  }

  /// What a script comes to on this session's own stage, which is used up by it.
  private func entries(
    of script: RehearsalScript, act: @escaping @MainActor (String, String) -> Int?
  ) throws(ScriptPlayError) -> [InputLog.Entry] {
    let heard = ObservedEvents()
    let stage = stage
    // A report counts with the frame that it was delivered in, not with one before.
    stage.environment.touches.listener = { sample in
      var sample = sample
      sample.time = max(sample.time, stage.now - 0.9 / stage.refreshRate)
      heard.add(sample)
    }
    var player = ScriptPlayer(stage: stage, longest: 600) { verb, name in
      guard let index = act(verb, name) ?? Self.act(verb, name), self.begin(index) else {
        return false
      }
      heard.entries.append((.act(index), stage.now))
      return true
    }
    player.willChange = { step in
      if case .change(let condition) = step {
        heard.entries.append((.change(condition), stage.now))
      }
      if step == .turn { heard.entries.append((.rotation, stage.now)) }
    }
    try player.perform(script)
    return heard.inOrder(after: clock)
  }

  /// What every production knows: `act` and `act second`.
  private static func act(_ verb: String, _ name: String) -> Int? {
    guard verb == "act" else { return nil }
    return name.isEmpty ? 0 : names.firstIndex(of: name)
  }
}

/// What a script did on a stage.
@MainActor
private final class ObservedEvents {
  var entries: [InputLog.Entry] = []

  func add(_ sample: TouchSample) {
    entries.append(
      (.touch(finger: sample.finger, sample.action, sample.location), sample.time))
  }

  /// By time, what comes at one instant a hair apart from what came before.
  func inOrder(after clock: Double) -> [InputLog.Entry] {
    var latest = clock
    return entries.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    .map { entry in
      latest = max(entry.element.time, latest)
      return (entry.element.input, latest)
    }
  }
}
