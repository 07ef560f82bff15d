import Foundation
import Rehearsal

/// Where layers were at some instants, as a text that a person can review.
///
/// A line for each value: seconds, layer path, property and components, separated by tabs, the
/// components by spaces. Layers and properties that never change are left out but for their first
/// instant.
struct TraceGolden {
  /// One line.
  struct Row: Hashable {
    let time: String
    let layer: String
    let property: String
    let values: [Double]
  }

  let rows: [Row]
  /// What is wrong with the text, a line for people each: lines that are none of a trace, and
  /// lines that speak of what another has said.
  private let faults: [String]

  /// Rows as a text keeps them.
  init(rows: [Row]) {
    self.rows = rows.map(\.rounded)
    faults = []
  }

  /// What is seen now, at parts of the duration.
  @MainActor
  init(_ replay: Replay, at parts: [Double]) {
    let times = replay.frames(at: parts).map { replay.film.frames[$0].time }
    let moving = replay.trace.moving
    let first = times.first ?? 0
    self.init(
      rows: replay.trace.rows
        .filter { times.contains($0.time) && ($0.time == first || moving.contains($0.key)) }
        .map {
          Row(
            time: String(format: "%.3f", $0.time), layer: $0.layer, property: $0.property,
            values: $0.values)
        })
  }

  /// Reads a text. A line that is none of a trace, and a second one for the same value, are
  /// differences from any other trace.
  init(text: String) {
    var (rows, faults, keys): ([Row], [String], Set<[String]>) = ([], [], [])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      guard let row = Row(line: line) else {
        faults.append("line \(number + 1) of the golden cannot be read: '\(line.prefix(40))'")
        continue
      }
      if !keys.insert([row.time, row.layer, row.property]).inserted {
        faults.append("line \(number + 1) of the golden is a second one for \(row.place)")
      }
      rows.append(row)
    }
    (self.rows, self.faults) = (rows, faults)
  }

  /// The first line of every text.
  static let head = "# seconds\tlayer\tproperty\tvalue in points"

  var text: String {
    let lines = rows.map { row in
      [row.time, row.layer, row.property, row.exact].joined(separator: "\t")
    }
    return ([Self.head] + lines).joined(separator: "\n") + "\n"
  }

  /// The differences, in the order of time, for people; empty when there are none.
  /// - Parameter tolerance: Points by which lengths may differ. Opacities, colours and the like may
  ///   differ by a hundredth of it.
  func differences(from kept: TraceGolden, tolerance: Double) -> [String] {
    // Of a transition that takes another time, each instant is held against its like.
    let (old, new) = (kept.byKey, byKey)
    var result = kept.faults
    for (key, row) in keyed {
      guard let before = old[key] else {
        result.append("\(row.place): \(row.shown), not there before")
        continue
      }
      if !row.isNear(before, tolerance) {
        result.append("\(row.place): \(row.change(from: before))")
      }
    }
    result += kept.keyed.filter { new[$0.0] == nil }.map {
      "\($0.1.place): \($0.1.shown), not there any more"
    }
    return result
  }

  /// The instants, each once.
  private var times: [String] {
    rows.map(\.time).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// What is to be said where the instants are not the same; empty where they are.
  func otherTimes(than kept: TraceGolden) -> String {
    guard times != kept.times else { return "" }
    let list = { (trace: TraceGolden) in
      trace.times.map { short(Double($0) ?? .nan) }.joined(separator: " ") + " s"
    }
    return "instants \(list(kept))→\(list(self)): the transition takes another time\n"
  }

  /// The rows, each with which instant, layer and property it is about.
  private var keyed: [([String], Row)] {
    let places = Dictionary(
      times.enumerated().map { ($1, "\($0)") }, uniquingKeysWith: { first, _ in first })
    return rows.map { ([places[$0.time] ?? "", $0.layer, $0.property], $0) }
  }

  private var byKey: [[String]: Row] {
    Dictionary(keyed, uniquingKeysWith: { first, _ in first })
  }

  /// The first of some differences and how many there are.
  static func message(_ differences: [String]) -> String {
    guard let first = differences.first else { return "" }
    // What is said of a line that cannot be read begins with no instant.
    let head = first.first?.isNumber == true ? "first difference at t = " : ""
    return head + "\(first)\n"
      + (differences.count > 1 ? "\(differences.count) values differ\n" : "")
  }
}

extension TraceGolden.Row {
  /// Reads a line: four columns, the last of numbers alone; nil for any other.
  fileprivate init?(line: Substring) {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4, Double(parts[0]) != nil else { return nil }
    let values = parts[3].split(separator: " ").map { Double($0) }
    guard !values.isEmpty, !values.contains(nil) else { return nil }
    self.init(
      time: parts[0], layer: parts[1], property: parts[2], values: values.compactMap { $0 })
  }

  /// To as many places as matter: two for lengths in points, four for opacities and colours, six
  /// for what is a share of something or stands in a matrix.
  fileprivate var rounded: Self {
    let values = values.enumerated().map { place, value in
      let unit = [2: 1e2, 4: 1e4, 6: 1e6][places(at: place)] ?? 1e2
      return value.isFinite ? (value * unit).rounded() / unit + 0 : value
    }
    return Self(time: time, layer: layer, property: property, values: values)
  }

  private func places(at index: Int) -> Int {
    if property.hasSuffix("ransform") { return (12...14).contains(index) ? 2 : 6 }
    if Self.shares.contains(property) { return 6 }
    return Self.numbers.contains(property) ? 4 : 2
  }

  /// All numbers, as a text keeps them.
  fileprivate var exact: String {
    values.enumerated().map { place, value in
      guard value.isFinite else { return "\(value)" }
      var text = String(format: "%.\(places(at: place))f", value)
      while text.contains("."), text.last == "0" || text.last == "." {
        let isPoint = text.removeLast() == "."
        if isPoint { break }
      }
      return text == "-0" ? "0" : text
    }.joined(separator: " ")
  }

  fileprivate var place: String { "\(time) s: \(layer) · \(property)" }

  fileprivate var shown: String {
    guard property.hasSuffix("ransform"), values.count == 16 else {
      return exact
    }
    let text = shortTransform(values)
    return text.isEmpty ? "identity" : text
  }

  /// What differs: in words where they tell it, else in all numbers.
  fileprivate func change(from before: Self) -> String {
    if before.shown != shown { return "\(before.shown) → \(shown)" }
    return [before, self].map(\.exact).joined(separator: " → ")
  }

  private static let shares: Set<String> = [
    "anchorPoint", "contentsRect", "contentsCenter", "strokeStart", "strokeEnd",
  ]

  private static let numbers: Set<String> = [
    "opacity", "shadowOpacity", "transform", "sublayerTransform", "backgroundColor", "borderColor",
    "shadowColor", "anchorPoint", "contentsRect", "colors", "strokeStart", "strokeEnd",
  ]

  fileprivate func isNear(_ other: Self, _ tolerance: Double) -> Bool {
    guard values.count == other.values.count else { return false }
    let allowed = Self.numbers.contains(property) ? tolerance / 100 : tolerance
    return zip(values, other.values).enumerated().allSatisfy { place, pair in
      // The last row of a matrix is a way in points.
      let isWay = property.hasSuffix("ransform") && (12...14).contains(place)
      let way = abs(pair.0 - pair.1)
      return pair.0 == pair.1 || way <= (isWay ? tolerance : allowed) + 1e-9
    }
  }
}
