import Foundation

/// One line of the benchmark.
struct Measurement: Codable {
  /// Stable, such as `bounce-present@2x`.
  var name: String
  var value: Double
  var unit: String
  /// What was measured in the same run to compare with: a peer, or a limit of the machine.
  var against: String?
  /// In the same unit.
  var againstValue: Double?
  /// The most that `ratio` should be.
  var goal: Double?

  /// How many times the other's.
  var ratio: Double? { againstValue.map { value / $0 } }

  var isMissed: Bool {
    guard let ratio, let goal else { return false }
    return !(ratio <= goal)
  }
}

/// Runs a piece of work until enough time has gone by, and says how long it takes.
enum Timer {
  /// The median of several runs, in milliseconds; the first one is not counted.
  static func milliseconds(atLeast runs: Int = 9, _ work: () -> Void) -> Double {
    work()
    var times: [Double] = []
    let clock = ContinuousClock()
    let begin = clock.now
    while times.count < runs || (clock.now - begin < .milliseconds(200) && times.count < 1000) {
      let start = clock.now
      work()
      times.append((clock.now - start).milliseconds)
    }
    return times.sorted()[times.count / 2]
  }
}

extension Duration {
  var milliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
  }
}

extension Timer {
  /// The least times of two pieces of work that take turns, in milliseconds: what else the
  /// machine does can only add to them.
  static func least(_ ours: () -> Void, _ theirs: () -> Void) -> (ours: Double, theirs: Double) {
    let clock = ContinuousClock()
    func time(_ work: () -> Void) -> Double {
      let start = clock.now
      work()
      return (clock.now - start).milliseconds
    }
    ours()
    theirs()
    var least = (ours: Double.infinity, theirs: Double.infinity)
    let begin = clock.now
    var turns = 0
    while turns < 9 || (clock.now - begin < .milliseconds(400) && turns < 1000) {
      least = (min(least.ours, time(ours)), min(least.theirs, time(theirs)))
      turns += 1
    }
    return least
  }
}

/// The results, for people and for programs.
struct BenchReport {
  private(set) var lines: [Measurement] = []

  mutating func add(_ measurement: Measurement) {
    lines.append(measurement)
    print(Self.row(measurement))
  }

  /// Replaces the file whole.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try encoder.encode(lines).write(to: url, options: .atomic)
  }

  static let header = "\("name".padded(34))\("value".padded(14, left: true))  unit      against"

  private static func row(_ line: Measurement) -> String {
    let value = String(format: "%.4g", line.value).padded(14, left: true)
    var text = "\(line.name.padded(34))\(value)  \(line.unit.padded(8))"
    if let against = line.against, let ratio = line.ratio {
      text += String(format: "  %.2f × ", ratio) + against
      if let goal = line.goal {
        text += String(format: "  (goal %.1f: ", goal) + (line.isMissed ? "MISSED)" : "met)")
      }
    }
    return text
  }
}

extension String {
  func padded(_ width: Int, left: Bool = false) -> String {
    let room = String(repeating: " ", count: max(width - count, 0))
    return left ? room + self : self + room
  }
}
