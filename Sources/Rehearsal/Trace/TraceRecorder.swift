import QuartzCore
import UIKit

/// Collects values frame by frame. What does not change is kept once, so that a long film of a still
/// screen takes no more room than its first frame.
@MainActor
package struct TraceRecorder {
  /// A layer as it showed at the last frame.
  private struct Seen {
    let path: String
    var shown: LayerProperties
    /// Where its properties lie among all of a frame.
    let places: Range<Int>
  }

  private(set) var log = TraceLog()
  private var seen: [Seen] = []

  package init() {}

  /// What has been collected, row by row.
  package var trace: Trace { log.trace }

  /// Notes every property of every layer as it shows at an instant.
  /// - Parameters:
  ///   - time: Seconds from the film's start.
  ///   - mediaTime: The same instant on the stage's clock.
  /// - Returns: The layers' paths.
  @discardableResult
  package mutating func record(
    _ root: CALayer, at time: Double, mediaTime: Double
  ) -> [ObjectIdentifier: String] {
    let layers = LayerPath.all(in: root)
    let shown = layers.map { _, layer in
      layer.shownProperties(atLocalTime: layer.localTime(atMediaTime: mediaTime))
    }
    let isSameTree =
      layers.count == seen.count && zip(layers, seen).allSatisfy { $0.path == $1.path }
    if isSameTree, let changes = changes(to: shown) {
      for index in shown.indices { seen[index].shown = shown[index] }
      log.goOn(time, changes)
    } else {
      begin(time, layers.map(\.path), shown)
    }
    return Dictionary(
      layers.map { (ObjectIdentifier($0.layer), $0.path) }, uniquingKeysWith: { $1 })
  }

  /// What is other than at the last frame; nil where a layer has other properties than then.
  private func changes(to shown: [LayerProperties]) -> [TraceLog.Change]? {
    var changes: [TraceLog.Change] = []
    for (former, shown) in zip(seen, shown) where !shown.isUntouched(since: former.shown) {
      var place = former.places.lowerBound
      for (property, values) in Self.read(shown) {
        guard place < former.places.upperBound, log.key(at: place)?.property == property else {
          return nil
        }
        if log.values(at: place) != values { changes.append((place, values)) }
        place += 1
      }
      guard place == former.places.upperBound else { return nil }
    }
    return changes
  }

  private mutating func begin(_ time: Double, _ paths: [String], _ shown: [LayerProperties]) {
    var keys: [Trace.Key] = []
    var values: [[Double]] = []
    seen = []
    for (path, shown) in zip(paths, shown) {
      let start = keys.count
      for (property, numbers) in Self.read(shown) {
        keys.append(Trace.Key(layer: path, property: property))
        values.append(numbers)
      }
      seen.append(Seen(path: path, shown: shown, places: start..<keys.count))
    }
    log.begin(time, keys, values)
  }

  /// The properties that hold something, in the order of traces.
  private static func read(_ shown: LayerProperties) -> [(property: String, values: [Double])] {
    AnimatableProperty.all.compactMap { property in
      property.read(shown).map { (property.name, $0.components) }
    }
  }
}

/// A trace by what changes from frame to frame.
struct TraceLog: Sendable {
  private struct Frame {
    let time: Double
    /// Which of `layouts`.
    let layout: Int
    let changes: [Change]
  }

  /// A place in the layout, and what is there from now on.
  typealias Change = (place: Int, values: [Double])

  private var frames: [Frame] = []
  /// The properties of a frame, in order; a new one only where a layer has come or gone.
  private var layouts: [[Trace.Key]] = []
  private var last: [[Double]] = []

  /// A frame with other properties than the one before, or the first one.
  mutating func begin(_ time: Double, _ keys: [Trace.Key], _ values: [[Double]]) {
    layouts.append(keys)
    last = values
    let changes = values.enumerated().map { (place: $0, values: $1) }
    frames.append(Frame(time: time, layout: layouts.count - 1, changes: changes))
  }

  /// A frame with the properties of the one before.
  mutating func goOn(_ time: Double, _ changes: [Change]) {
    for (place, values) in changes { last[place] = values }
    frames.append(Frame(time: time, layout: layouts.count - 1, changes: changes))
  }

  /// Of the last frame.
  func key(at place: Int) -> Trace.Key? { layouts.last?[place] }

  func values(at place: Int) -> [Double] { last[place] }

  /// Every row.
  var trace: Trace { trace { _ in true } }

  /// The rows of what is elsewhere at some frame than where it was first.
  var moving: Trace {
    var first: [Trace.Key: [Double]] = [:]
    var moving: Set<Trace.Key> = []
    for frame in frames {
      for (place, values) in frame.changes {
        let key = layouts[frame.layout][place]
        if let before = first[key] {
          if before != values { moving.insert(key) }
        } else {
          first[key] = values
        }
      }
    }
    return trace(where: moving.contains)
  }

  private func trace(where isWanted: (Trace.Key) -> Bool) -> Trace {
    var rows: [Trace.Row] = []
    var (shown, wanted): ([[Double]], [(place: Int, key: Trace.Key)]) = ([], [])
    var former = -1
    for frame in frames {
      if frame.layout != former {
        let keys = layouts[frame.layout]
        shown = [[Double]](repeating: [], count: keys.count)
        wanted = keys.indices.filter { isWanted(keys[$0]) }.map { ($0, keys[$0]) }
      }
      former = frame.layout
      for (place, values) in frame.changes { shown[place] = values }
      for (place, key) in wanted {
        rows.append(
          Trace.Row(
            time: frame.time, layer: key.layer, property: key.property, values: shown[place]))
      }
    }
    return Trace(rows: rows)
  }
}
