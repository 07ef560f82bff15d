import Foundation
import Raster
import Rehearsal

/// Pictures of one flow, each kept once.
struct PicturePool {
  private(set) var pictures: [String] = []
  private var numbers: [[UInt8]: Int] = [:]

  /// The number of a picture.
  mutating func add(_ bitmap: Bitmap, _ compression: WebPCompression) throws -> Int {
    let file = try WebPEncoder.encode(bitmap, compression: compression, effort: 2)
    if let number = numbers[file] { return number }
    numbers[file] = pictures.count
    pictures.append("data:image/webp;base64," + Data(file).base64EncodedString())
    return pictures.count - 1
  }
}

extension PageFilm {
  /// More frames than this are thinned out: a report of many films is still one file.
  private static let most = 48

  @MainActor
  init(_ replay: Replay, _ pool: inout PicturePool) throws {
    let all = replay.film.frames
    let chosen = Strip.spread(Self.most, over: all.count)
    times = chosen.map { all[$0].time }
    frames = try chosen.map { try pool.add(all[$0].image, .lossy(quality: 0.8)) }
    let table = LayerTable(replay.trace, at: times)
    series = table.series
    layers = table.layers
  }
}

extension PageComparison {
  init(_ comparison: FilmComparison, _ pool: inout PicturePool) throws {
    let cells = comparison.cells
    times = cells.map(\.time)
    pixels = cells.map(\.pixels)
    area = cells.first.map { $0.actual.width * $0.actual.height } ?? 1
    (expected, difference, actual) = ([], [], [])
    for cell in cells {
      expected.append(try pool.add(cell.expected, .lossless))
      actual.append(try pool.add(cell.actual, .lossless))
      difference.append(
        try pool.add(cell.expected.differencePicture(over: cell.actual), .lossless))
    }
  }
}

/// A trace sorted by layer: the lines worth a plot, and the tree.
private struct LayerTable {
  private var order: [String] = []
  private var columns: [String: [String: [[Double]?]]] = [:]
  private let count: Int
  private static let shown = ["position", "bounds", "opacity", "transform"]

  init(_ trace: Trace, at times: [Double]) {
    count = times.count
    let frames = Dictionary(
      times.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for row in trace.rows {
      guard let frame = frames[row.time] else { continue }
      if columns[row.layer] == nil { order.append(row.layer) }
      columns[row.layer, default: [:]][
        row.property, default: Array(repeating: nil, count: times.count)][frame] = row.values
    }
  }

  /// At most six lines that move, those of whole screens first.
  var series: [PageSeries] {
    var lines: [PageSeries] = []
    for property in ["position", "transform", "bounds", "opacity", "cornerRadius"] {
      for layer in order {
        let column = columns[layer]?[property] ?? []
        let width = column.compactMap { $0?.count }.max() ?? 0
        for component in 0..<width {
          let values = column.map { value in
            value.flatMap { $0.indices.contains(component) ? $0[component] : nil }
          }
          let known = values.compactMap { $0 }.filter(\.isFinite)
          guard let low = known.min(), let high = known.max(), high - low > 1e-3,
            known.count == values.compactMap({ $0 }).count,
            !lines.contains(where: { $0.values == values })
          else { continue }
          lines.append(
            PageSeries(
              layer: layer, name: property + Self.suffix(component, of: width), values: values))
          if lines.count == 6 { return lines }
        }
      }
    }
    return lines
  }

  private static func suffix(_ component: Int, of width: Int) -> String {
    switch width {
    case 1: ""
    case 2: [".x", ".y"][component]
    case 4: [".x", ".y", ".width", ".height"][component]
    case 16: ".m\(component / 4 + 1)\(component % 4 + 1)"
    default: ".\(component)"
    }
  }

  /// The tree; at most 150 layers, which is what a page can show.
  var layers: [PageLayer] {
    order.prefix(150).compactMap { path in
      let values = columns[path] ?? [:]
      let there = (0..<count).filter { frame in values.values.contains { $0[frame] != nil } }
      guard let first = there.first, let last = there.last else { return nil }
      let texts = Self.shown.map { property in
        let all = (0..<count).map { text(values[property]?[$0] ?? nil, property) }
        return Set(all[first...last]).count == 1 ? [all[first]] : all
      }
      return PageLayer(path: path, from: first, to: last, values: texts)
    }
  }

  private func text(_ values: [Double]?, _ property: String) -> String {
    guard let values else { return "" }
    if property == "transform", values.count == 16 { return shortTransform(values) }
    if property == "bounds", values.count == 4 { return "\(short(values[2]))×\(short(values[3]))" }
    return values.map(short).joined(separator: ", ")
  }
}
