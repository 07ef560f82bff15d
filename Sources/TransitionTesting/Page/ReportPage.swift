import Foundation
import Raster
import Rehearsal

/// The report as a page that opens anywhere, and as files for programs beside it.
///
///     var page = ReportPage()
///     try page.add(try TransitionCheck.run(card), goldens: try suite.run(card))
///     try page.write(to: folder)      // index.html, report.json, junit.xml
@preconcurrency @MainActor
public struct ReportPage {
  /// Which scenarios get a film beside those that fail or have a golden.
  public var filmed: Set<String> = ["forward-finish", "back-finish"]
  /// Pixels a point of the films; above 0.
  public var scale = 1.0
  private var flows: [PageFlow] = []

  /// A page without flows.
  public init() {}

  /// Whether nothing fails.
  public var isClean: Bool {
    flows.allSatisfy { $0.clean && $0.scenarios.allSatisfy(\.failures.isEmpty) }
  }

  /// Adds what came of one flow.
  /// - Parameter goldens: What its goldens say, if it has any.
  public mutating func add(_ report: Report, goldens: [GoldenResult] = []) throws {
    var pool = PicturePool()
    var failing = 0
    var scenarios: [PageScenario] = []
    for result in report.scenarios {
      let mine = goldens.filter { $0.scenario == result.scenario.name }
      let isBroken = !result.findings.isEmpty
      if isBroken { failing += 1 }
      var scenario = PageScenario(result, mine)
      // A fault shows in many scenarios: the first eight are worth a film.
      if result.isReached,
        !mine.isEmpty || filmed.contains(scenario.name) || isBroken && failing <= 8
      {
        scenario.film = try PageFilm(result.replay(scale), &pool)
      }
      if let comparison = mine.compactMap(\.comparison).first {
        scenario.comparison = try PageComparison(comparison, &pool)
      }
      scenarios.append(scenario)
    }
    let idle = report.unneededSuppressions.map {
      "The excuse for \($0.rule.name) is not needed any more."
    }
    let strays = report.strays(among: goldens)
    flows.append(
      PageFlow(
        name: report.flow, clean: report.isClean && strays.isEmpty,
        notes: idle + report.warnings + strays.map(\.text),
        scenarios: scenarios, pool: pool.pictures, junit: report.junit(goldens)))
  }

  /// Adds what another machine has written.
  /// - Parameter data: The bytes of its `report.json`.
  /// - Throws: `DecodingError` for other bytes.
  public mutating func merge(_ data: Data) throws {
    flows += try JSONDecoder().decode([PageFlow].self, from: data)
  }

  /// For programs, and to be merged.
  public var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      return try encoder.encode(flows)
    }
  }

  /// The results as continuous integration reads them.
  public var junit: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n" + flows.map(\.junit).joined()
      + "</testsuites>\n"
  }

  /// The page: one file that asks nothing of a network.
  public var html: String {
    get throws {
      let flows = String(decoding: try data, as: UTF8.self)
        .replacingOccurrences(of: "<", with: "\\u003c")
      return try Self.resource("report.html")
        .replacingOccurrences(of: "{{style}}", with: try Self.resource("report.css"))
        .replacingOccurrences(of: "{{script}}", with: try Self.resource("report.js"))
        .replacingOccurrences(
          of: "{{data}}", with: "{\"renderer\":\(Strip.rendererVersion),\"flows\":\(flows)}")
    }
  }

  /// Writes `index.html`, `report.json` and `junit.xml` into a folder, which is made if need be, and
  /// goes again if nothing can be written.
  public func write(to folder: URL) throws {
    let files = FileManager.default
    let isNew = !files.fileExists(atPath: folder.path)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    do { try writeFiles(to: folder) } catch {
      if isNew { try? files.removeItem(at: folder) }
      throw error
    }
  }

  private func writeFiles(to folder: URL) throws {
    let files: [(String, [UInt8])] = [
      ("index.html", Array(try html.utf8)), ("report.json", [UInt8](try data)),
      ("junit.xml", Array(junit.utf8)),
    ]
    for (name, bytes) in files {
      try AtomicFile.write(bytes, to: folder.appendingPathComponent(name))
    }
  }

  private static func resource(_ name: String) throws -> String {
    let url = moduleFiles(of: "TransitionTesting", built: .module)
      .appendingPathComponent("Web/\(name)")
    return try String(contentsOf: url, encoding: .utf8)
  }
}

extension PageScenario {
  init(_ result: ScenarioResult, _ goldens: [GoldenResult]) {
    name = result.scenario.name
    reached = result.isReached
    completed = result.completed
    duration = result.duration
    findings = result.findings.map(PageFinding.init)
    excused = result.suppressed.map(PageFinding.init)
    failures = goldens.filter(\.isFailure).map(\.text)
    timeline = result.moments
    unsupported = result.unsupported
  }
}
