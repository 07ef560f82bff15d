import Foundation
import Rehearsal

/// The goldens of flows in a folder: for each scenario a film, a trace and a timeline.
///
///     let suite = GoldenSuite(folder: folder)
///     let results = try suite.run(card)
///     #expect(results.allSatisfy { !$0.isFailure }, "\(GoldenSuite.text(results))")
///
/// Files lie at `FOLDER/FLOW/SCENARIO.png`, `.trace.txt` and `.timeline.txt`; those of a mode that
/// is not plain at `SCENARIO[MODE].png`.
@preconcurrency @MainActor
public struct GoldenSuite {
  /// Where goldens are kept.
  public var folder: URL
  /// What is done where a golden is missing or differs.
  public var recording: Recording
  /// Where to put `NAME.reference`, `.failure` and `.difference` of what differs; nil for nowhere.
  public var artifacts: URL?
  /// The scenarios that are kept; those that a flow does not have are passed over.
  public var scenarios = ["forward-finish", "forward-cancel-50", "back-finish"]
  /// What is kept of each.
  public var kinds = GoldenKind.standard
  /// What the stage is like.
  public var mode = Mode.plain
  /// Where `CI` is `true` nothing is written.
  package var environment = ProcessInfo.processInfo.environment

  /// - Parameter recording: What the environment asks for unless told.
  public init(folder: URL, recording: Recording = Recording(), artifacts: URL? = nil) {
    self.folder = folder
    self.recording = recording
    self.artifacts = artifacts
  }

  /// Holds a flow against its goldens.
  /// - Throws: What the file system says.
  public func run(_ flow: ScreenFlow) throws -> [GoldenResult] {
    let known = Sweep.scenarios(for: flow).map(\.name)
    return try scenarios.filter(known.contains).flatMap { name in
      let scenario = try TransitionCheck.find(name, Sweep.scenarios(for: flow))
      let replay = Replay(
        of: flow, in: scenario, scale: scale, mode: mode, tint: .none,
        keepsDrawn: kinds.contains(where: \.isOfDrawn))
      guard !replay.film.frames.isEmpty else {
        return kinds.map { unreached($0, replay) }
      }
      let results = try kinds.map { try evaluate($0, replay) }
      return GoldenSuite.explained(results)
    }
  }

  /// Of a scenario whose action never came, the way back of what never came to its end for one, there is
  /// nothing to keep.
  private func unreached(_ kind: GoldenKind, _ replay: Replay) -> GoldenResult {
    GoldenResult(
      flow: mode == .plain ? replay.flow : "\(replay.flow)[\(mode)]",
      scenario: replay.name,
      file: file(replay.flow, replay.name, kind), status: .missing,
      message: "the scenario could not be reached: 'rehearse check' says why\n", comparison: nil,
      now: [])
  }

  /// A flow's name as that of a folder: what file systems dislike becomes a hyphen; names that lead
  /// elsewhere, hide, or are too long for a file system are told by their fingerprint.
  package nonisolated static func folderName(_ flow: String) -> String {
    let plain = String(flow.map { isDisliked($0) ? "-" : $0 })
    guard plain.isEmpty || plain.hasPrefix(".") || plain.utf8.count > longestName else {
      return plain
    }
    let mark = String(flow.fingerprint, radix: 16)
    return plain.isEmpty ? "flow-" + mark : "-" + plain.prefix(40) + "-" + mark
  }

  /// Bytes; file systems take 255.
  private nonisolated static let longestName = 200

  private nonisolated static func isDisliked(_ character: Character) -> Bool {
    "/\\:*?\"<>|".contains(character) || character.isNewline
      || character.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// Pixels a point of the films.
  private var scale: Double {
    kinds.compactMap { if case .film(let options) = $0 { options.scale } else { nil } }.first ?? 1
  }

  private func evaluate(_ kind: GoldenKind, _ replay: Replay) throws -> GoldenResult {
    let file = file(replay.flow, replay.name, kind)
    var golden = GoldenFile(
      file, recording: recording, artifacts: artifacts, environment: environment)
    golden.isListed = true
    return try golden.evaluate(kind, replay, mode)
  }

  private func file(_ flow: String, _ scenario: String, _ kind: GoldenKind) -> URL {
    let suffix = mode == .plain ? "" : "[\(mode)]"
    return folder.appendingPathComponent(
      "\(GoldenSuite.folderName(flow))/\(scenario)\(suffix).\(kind.fileExtension)")
  }

  /// Whether anything of a flow is kept in this mode.
  package func hasGoldens(of flow: ScreenFlow) -> Bool {
    scenarios.contains { scenario in
      kinds.contains {
        FileManager.default.fileExists(atPath: file(flow.name, scenario, $0).path)
      }
    }
  }

  /// A film says where it differs; the trace beside it says what does.
  private static func explained(_ results: [GoldenResult]) -> [GoldenResult] {
    guard
      let trace = results.first(where: { $0.file.path.hasSuffix(".trace.txt") && $0.isFailure }),
      let line = trace.message.split(separator: "\n").first(where: { !$0.hasPrefix("instants") })
    else { return results }
    return results.map { result in
      guard result.comparison?.firstBad(0) != nil, result.status != .unchanged else {
        return result
      }
      return GoldenResult(
        flow: result.flow, scenario: result.scenario, file: result.file, status: result.status,
        message: result.message + "layer and property: \(line)\n", comparison: result.comparison,
        now: result.now)
    }
  }
}

extension GoldenSuite {
  /// Results for a terminal: what is not as it was, and a line that counts.
  public static func text(_ results: [GoldenResult]) -> String {
    let counts = [GoldenResult.Status.unchanged, .changed, .recorded, .added, .missing]
      .map { status in (status, results.count { $0.status == status }) }.filter { $0.1 > 0 }
    let line =
      counts.isEmpty
      ? "no goldens" : counts.map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ")
    return results.filter(\.isFailure).map(\.text).joined() + line + "\n"
  }
}
