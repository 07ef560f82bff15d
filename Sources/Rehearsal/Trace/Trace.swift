import QuartzCore
import UIKit

/// What moved: the values of every layer property that changed in the course of a film.
public struct Trace: Hashable, Sendable {
  /// One property of one layer at one instant.
  public struct Row: Hashable, Sendable {
    /// Seconds from the film's start.
    public var time: Double
    /// From the window down, as `window/container/StoryViewController`.
    public var layer: String
    /// As Core Animation names it.
    public var property: String
    /// "pt" or "".
    public var unit: String
    /// Points for lengths; x y, width height, x y width height, red green blue alpha, or the
    /// sixteen numbers of a matrix by rows.
    public var value: [Double]
  }

  /// By time, then by layer from the window down, then by property.
  public var rows: [Row]

  package init(rows: [Row]) { self.rows = rows }
}

/// Collects values frame by frame and keeps those that changed.
@MainActor
struct TraceRecorder {
  private var rows: [Trace.Row] = []

  /// Notes every property of every layer as it shows at an instant.
  /// - Parameters:
  ///   - time: Seconds from the film's start.
  ///   - mediaTime: The same instant on the stage's clock.
  mutating func record(_ root: CALayer, at time: Double, mediaTime: Double) {
    for (path, layer) in LayerPath.all(in: root) {
      let shown = layer.shownProperties(
        atLocalTime: layer.localTime(atMediaTime: mediaTime))
      for property in AnimatableProperty.all {
        guard let value = property.read(shown) else { continue }
        rows.append(
          Trace.Row(
            time: time, layer: path, property: property.name, unit: property.unit,
            value: value.components))
      }
    }
  }

  /// The rows of what did not stay as it was.
  func trace() -> Trace {
    var first: [Track: [Double]] = [:]
    var moving: Set<Track> = []
    for row in rows {
      let track = Track(layer: row.layer, property: row.property)
      if let value = first[track] {
        if value != row.value { moving.insert(track) }
      } else {
        first[track] = row.value
      }
    }
    return Trace(
      rows: rows.filter { moving.contains(Track(layer: $0.layer, property: $0.property)) })
  }

  private struct Track: Hashable {
    let layer: String
    let property: String
  }
}
