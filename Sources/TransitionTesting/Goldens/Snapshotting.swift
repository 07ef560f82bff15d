import Foundation
import Rehearsal

/// What is kept of a flow, in the words of swift-snapshot-testing.
public struct Snapshotting: Sendable {
  let kind: GoldenKind

  /// A contact sheet at parts of the duration, compared cell by cell.
  /// - Parameters:
  ///   - instants: 0…1.
  ///   - scale: Pixels a point.
  ///   - maxDiffPixels: How many pixels of each frame may differ.
  public static func filmstrip(
    at instants: [Double] = [0, 0.25, 0.5, 0.75, 1], scale: Double = 0.5, maxDiffPixels: Int = 0
  ) -> Snapshotting {
    Snapshotting(kind: .film(.init(at: instants, scale: scale, maxDiffPixels: maxDiffPixels)))
  }

  /// Where the layers are, as a text.
  /// - Parameter tolerance: Points by which lengths may differ.
  public static func trace(
    at instants: [Double] = (0...10).map { Double($0) / 10 }, tolerance: Double = 0
  ) -> Snapshotting {
    Snapshotting(kind: .trace(at: instants, tolerance: tolerance))
  }

  /// Which calls come when, as a text.
  public static let timeline = Snapshotting(kind: .timeline)

  /// What is drawn, thing by thing, at parts of the duration: a text that no change of the renderer
  /// touches.
  public static func commands(at instants: [Double] = [0, 0.25, 0.5, 0.75, 1]) -> Snapshotting {
    Snapshotting(kind: .commands(at: instants))
  }
}

/// What `assertSnapshot` throws: a message for people.
public struct SnapshotFailure: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String
}

/// Holds a scenario of a flow against the golden beside the test.
///
///     @Test func card() throws {
///       try assertSnapshot(of: card, in: "back-finish", as: .filmstrip())
///     }
///
/// The golden is `__Snapshots__/TESTFILE/TEST.NAME.png` or `.txt`. It is written as
/// `SNAPSHOT_TESTING_RECORD` says; what differs goes to the folder `SNAPSHOT_ARTIFACTS`.
/// - Parameters:
///   - name: Tells several of one test apart; the scenario's name unless told.
///   - recording: When to write; what the environment says unless told. Never where `CI` is `true`.
/// - Throws: `SnapshotFailure` where the golden is missing or differs, or has just been written.
@preconcurrency @MainActor
public func assertSnapshot(
  of flow: ScreenFlow, in scenario: String = "forward-finish", as strategy: Snapshotting,
  named name: String? = nil, mode: Mode = .plain, record recording: Recording? = nil,
  file: String = #filePath, testName: String = #function
) throws {
  let message = try verifySnapshot(
    of: flow, in: scenario, as: strategy, named: name, mode: mode, record: recording, file: file,
    testName: testName)
  if let message { throw SnapshotFailure(description: message) }
}

/// The same, giving the message: `#expect(try verifySnapshot(of: card, as: .timeline) == nil)`.
/// - Returns: nil where the golden is what is seen.
@preconcurrency @MainActor
public func verifySnapshot(
  of flow: ScreenFlow, in scenario: String = "forward-finish", as strategy: Snapshotting,
  named name: String? = nil, mode: Mode = .plain, record recording: Recording? = nil,
  file: String = #filePath, testName: String = #function
) throws -> String? {
  try verifySnapshot(
    of: flow, in: scenario, as: strategy, named: name, mode: mode, record: recording, file: file,
    testName: testName, environment: ProcessInfo.processInfo.environment)
}

/// Holds what a script of fingers does on a flow's screens against the golden beside the test.
///
///     @Test func springsBack() throws {
///       let short = try RehearsalScript(parsing: "act\nsettle\npan from 200,100 by 0,60 over 0.3 s\nrelease")
///       try assertSnapshot(of: card, playing: short, named: "short", as: .timeline)
///     }
///
/// `act` in the script starts the flow, `act second` takes it back.
/// - Parameter name: Tells several of one test apart.
/// - Throws: As for a scenario; `ScriptPlayError` for a line that does not go on.
@preconcurrency @MainActor
public func assertSnapshot(
  of flow: ScreenFlow, playing script: RehearsalScript, named name: String,
  as strategy: Snapshotting, mode: Mode = .plain, record recording: Recording? = nil,
  file: String = #filePath, testName: String = #function
) throws {
  let replay = try Replay(
    of: flow, playing: script, named: name, scale: strategy.kind.scale, mode: mode,
    keepsDrawn: strategy.kind.isOfDrawn)
  let message = try verifySnapshot(
    replay, as: strategy, named: name, mode: mode, record: recording, file: file,
    testName: testName, environment: ProcessInfo.processInfo.environment)
  if let message { throw SnapshotFailure(description: message) }
}

/// The same with what the environment says.
@MainActor
func verifySnapshot(
  of flow: ScreenFlow, in scenario: String, as strategy: Snapshotting, named name: String?,
  mode: Mode, record recording: Recording?, file: String, testName: String,
  environment: [String: String]
) throws -> String? {
  let replay = Replay(
    of: flow, in: try TransitionCheck.find(scenario, Sweep.scenarios(for: flow)),
    scale: strategy.kind.scale, mode: mode, tint: .none, keepsDrawn: strategy.kind.isOfDrawn)
  return try verifySnapshot(
    replay, as: strategy, named: name ?? scenario, mode: mode, record: recording, file: file,
    testName: testName, environment: environment)
}

@MainActor
private func verifySnapshot(
  _ replay: Replay, as strategy: Snapshotting, named name: String, mode: Mode,
  record recording: Recording?, file: String, testName: String, environment: [String: String]
) throws -> String? {
  let test = URL(fileURLWithPath: file)
  let suffix = mode == .plain ? "" : "[\(mode)]"
  let golden = test.deletingLastPathComponent().appendingPathComponent(
    "__Snapshots__/\(test.deletingPathExtension().lastPathComponent)/"
      + "\(testName.prefix { $0 != "(" }).\(name)\(suffix)"
      + ".\(strategy.kind.fileExtension)")
  let result = try GoldenFile(
    golden, recording: recording ?? Recording(environment: environment),
    artifacts: environment["SNAPSHOT_ARTIFACTS"].map { URL(fileURLWithPath: $0) },
    environment: environment
  ).evaluate(strategy.kind, replay, mode)
  guard result.isFailure else { return nil }
  return "\(replay.flow), \(replay.name)\(suffix)\n" + result.text
    + "    golden    \(golden.path)\n"
    + "    accept    SNAPSHOT_TESTING_RECORD=failed swift test --filter "
    + "\(testName.prefix { $0 != "(" })\n"
}
