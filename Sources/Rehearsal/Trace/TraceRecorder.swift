import QuartzCore
import UIKit

/// Collects values frame by frame. What does not change is kept once, so that a long film of a still
/// screen takes no more room than its first frame.
@MainActor
package struct TraceRecorder {
  private(set) var log = TraceLog()

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
    var keys: [Trace.Key] = []
    var values: [[Double]] = []
    var paths: [ObjectIdentifier: String] = [:]
    for (path, layer) in LayerPath.all(in: root) {
      paths[ObjectIdentifier(layer)] = path
      let shown = layer.shownProperties(
        atLocalTime: layer.localTime(atMediaTime: mediaTime))
      for property in AnimatableProperty.all {
        guard let value = property.read(shown) else { continue }
        keys.append(Trace.Key(layer: path, property: property.name))
        values.append(value.components)
      }
    }
    log.append(time, keys, values)
    return paths
  }
}

/// A trace by what changes from frame to frame.
struct TraceLog: Sendable {
  private struct Frame {
    let time: Double
    /// Which of `layouts`.
    let layout: Int
    /// Places in the layout, and what is there from now on.
    let changes: [(place: Int, values: [Double])]
  }

  private var frames: [Frame] = []
  /// The properties of a frame, in order; a new one only where a layer has come or gone.
  private var layouts: [[Trace.Key]] = []
  private var last: [[Double]] = []

  mutating func append(_ time: Double, _ keys: [Trace.Key], _ values: [[Double]]) {
    if keys != layouts.last {
      layouts.append(keys)
      last = []
    }
    let changed = values.indices.filter { !last.indices.contains($0) || values[$0] != last[$0] }
    for place in changed {
      if place < last.count { last[place] = values[place] } else { last.append(values[place]) }
    }
    frames.append(
      Frame(
        time: time, layout: layouts.count - 1, changes: changed.map { ($0, values[$0]) }))
  }

  /// Every row.
  var trace: Trace {
    var rows: [Trace.Row] = []
    var shown: [[Double]] = []
    var former = -1
    for frame in frames {
      if frame.layout != former { shown = layouts[frame.layout].map { _ in [] } }
      former = frame.layout
      for (place, values) in frame.changes { shown[place] = values }
      rows += zip(layouts[frame.layout], shown).map { key, values in
        Trace.Row(time: frame.time, layer: key.layer, property: key.property, values: values)
      }
    }
    return Trace(rows: rows)
  }
}
