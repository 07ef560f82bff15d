import Foundation

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

/// The same with what the environment says.
@MainActor
func verifySnapshot(
  of flow: ScreenFlow, in scenario: String, as strategy: Snapshotting, named name: String?,
  mode: Mode, record recording: Recording?, file: String, testName: String,
  environment: [String: String]
) throws -> String? {
  let test = URL(fileURLWithPath: file)
  let suffix = mode == .plain ? "" : "[\(mode)]"
  let golden = test.deletingLastPathComponent().appendingPathComponent(
    "__Snapshots__/\(test.deletingPathExtension().lastPathComponent)/"
      + "\(testName.prefix { $0 != "(" }).\(name ?? scenario)\(suffix)"
      + ".\(strategy.kind.fileExtension)")
  let scale: Double = if case .film(let options) = strategy.kind { options.scale } else { 1 }
  let replay = Replay(
    of: flow, in: try TransitionCheck.find(scenario, Sweep.scenarios(for: flow)), scale: scale,
    mode: mode, tint: .none, keepsDrawn: strategy.kind.fileExtension == "commands.txt")
  let result = try GoldenFile(
    golden, recording: recording ?? Recording(environment: environment),
    artifacts: environment["SNAPSHOT_ARTIFACTS"].map { URL(fileURLWithPath: $0) },
    environment: environment
  ).evaluate(strategy.kind, replay, mode)
  guard result.isFailure else { return nil }
  return "\(flow.name), \(scenario)\(suffix)\n" + result.text
    + "    golden    \(golden.path)\n"
    + "    accept    SNAPSHOT_TESTING_RECORD=failed swift test --filter "
    + "\(testName.prefix { $0 != "(" })\n"
}
