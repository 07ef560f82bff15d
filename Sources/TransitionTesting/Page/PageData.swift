import Rehearsal

/// What the page shows of one flow; also the form in which reports of several machines are merged.
struct PageFlow: Codable, Sendable {
  var name: String
  var clean: Bool
  /// Idle excuses, warnings, goldens that no scenario of the page has.
  var notes: [String]
  var scenarios: [PageScenario]
  /// Pictures as data addresses; frames are numbers of them.
  var pool: [String] = []
  /// The flow's part of a JUnit file.
  var junit: String
}

/// One scenario of the page.
struct PageScenario: Codable, Sendable {
  var name: String
  var reached: Bool
  var completed: Bool?
  var duration: Double
  var findings: [PageFinding]
  var excused: [PageFinding]
  /// What goldens say, a text each.
  var failures: [String] = []
  var timeline: [Moment]
  var unsupported: [String]
  var film: PageFilm?
  var comparison: PageComparison?
}

struct PageFinding: Codable, Sendable {
  var rule: String
  var severity: String
  var time: Double?
  var subject: String
  var property: String?
  var seen: String
  var expected: String
  var facts: String
  var cause: String
  var remedy: String

  init(_ finding: Finding) {
    rule = finding.rule.name
    severity = finding.severity.rawValue
    time = finding.time
    subject = finding.subject
    property = finding.property
    seen = finding.seen
    expected = finding.rule.expectation
    facts = finding.rule.facts
    cause = finding.cause
    remedy = finding.remedy
  }
}

/// A film with what moves in it.
struct PageFilm: Codable, Sendable {
  var times: [Double]
  var frames: [Int]
  var series: [PageSeries]
  var layers: [PageLayer]
}

/// A line of numbers against the film's times.
struct PageSeries: Codable, Sendable {
  var layer: String
  var name: String
  var values: [Double?]
}

/// A layer with its texts for position, bounds, opacity and transform: one text for all frames, or
/// one for each.
struct PageLayer: Codable, Sendable {
  var path: String
  /// The first and the last frame that has it.
  var from: Int
  var to: Int
  var values: [[String]]
}

/// Two films, cell by cell.
struct PageComparison: Codable, Sendable {
  var times: [Double]
  var expected: [Int]
  var difference: [Int]
  var actual: [Int]
  /// How many pixels of each cell differ.
  var pixels: [Int]
  /// The pixels of a cell.
  var area: Int
}
