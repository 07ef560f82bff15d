import QuartzCore
import Rehearsal

/// One number of one layer against time: a line in a plot.
struct Series: Equatable {
  /// The layer's path.
  let layer: String
  /// The property with its component: `position.y`.
  let name: String
  let unit: Unit
  /// A value for each frame; nil where there is none.
  let values: [Double?]

  /// What a value counts; lines of one unit share an axis. The raw value is what a reader sees.
  enum Unit: String {
    case points = "pt"
    case number = ""
  }

  /// How far the values reach.
  var range: Double {
    let known = values.compactMap(\.self)
    guard let low = known.min(), let high = known.max() else { return 0 }
    return high - low
  }
}

/// The lines worth showing of a trace, the most telling first.
///
/// Lines that are level (by less than 1e-6) are left out, and so are lines that repeat the values
/// of one before them. Those that stay are ranked by property, then by how far they reach.
/// - Parameters:
///   - times: The instants of the film's frames; a row belongs to the frame within a microsecond.
///   - limit: How many lines a reader can tell apart.
func mainSeries(of trace: Trace, at times: [Double], limit: Int = 6) -> [Series] {
  var chosen: [Series] = []
  for series in allSeries(of: trace, at: times).sorted(by: isMoreTelling) {
    guard chosen.count < limit else { break }
    if !chosen.contains(where: { $0.unit == series.unit && $0.values == series.values }) {
      chosen.append(series)
    }
  }
  return chosen
}

private func allSeries(of trace: Trace, at times: [Double]) -> [Series] {
  let frames = Dictionary(
    times.enumerated().map { (microseconds($1), $0) }, uniquingKeysWith: { first, _ in first })
  var order: [Trace.Key] = []
  var columns: [Trace.Key: [[Double?]]] = [:]
  for row in trace.rows {
    guard let frame = frames[microseconds(row.time)] else { continue }
    if columns[row.key] == nil { order.append(row.key) }
    var column = columns[row.key] ?? []
    while column.count < row.values.count {
      column.append([Double?](repeating: nil, count: times.count))
    }
    for (index, value) in row.values.enumerated() where value.isFinite {
      column[index][frame] = value
    }
    columns[row.key] = column
  }
  return order.flatMap { series($0, columns[$0] ?? []) }.filter { $0.range >= 1e-6 }
}

private func series(_ key: Trace.Key, _ columns: [[Double?]]) -> [Series] {
  let labels = componentLabels(columns.count)
  return columns.enumerated().map { index, values in
    let name = labels[index].isEmpty ? key.property : "\(key.property).\(labels[index])"
    return Series(layer: key.layer, name: name, unit: unit(of: name), values: values)
  }
}

/// The names of a value's components by their number.
private func componentLabels(_ count: Int) -> [String] {
  switch count {
  case 1: [""]
  case 2: ["x", "y"]
  case 4: ["x", "y", "width", "height"]
  case 6: ["a", "b", "c", "d", "tx", "ty"]
  case 16: (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
  default: (0..<count).map { "\($0)" }
  }
}

private func unit(of name: String) -> Series.Unit {
  let lengths = [
    "frame", "transform.m41", "transform.m42", "transform.m43", "transform.translation",
    "transform.tx", "transform.ty",
  ]
  let isLength =
    lengths.contains { name == $0 || name.hasPrefix($0 + ".") }
    || AnimatableProperty.named[String(name.prefix { $0 != "." })]?.unit == "pt"
  return isLength ? .points : .number
}

private func isMoreTelling(_ first: Series, _ second: Series) -> Bool {
  let (a, b) = (rank(first.name), rank(second.name))
  return a == b ? first.range > second.range : a < b
}

/// Where a property stands: what moves a whole screen before what decorates it.
private func rank(_ name: String) -> Int {
  let order = ["position", "transform", "bounds", "opacity", "cornerRadius"]
  return order.firstIndex { name == $0 || name.hasPrefix($0 + ".") } ?? order.count
}

private func microseconds(_ time: Double) -> Int { Int((time * 1e6).rounded()) }
