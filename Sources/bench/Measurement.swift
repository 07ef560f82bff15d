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

  /// How many times the other's.
  var ratio: Double? { againstValue.map { value / $0 } }
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

/// The results, for people and for programs.
struct Report {
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
      text += String(format: "  %.1f × ", ratio) + against
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
