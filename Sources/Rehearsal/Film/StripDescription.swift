import Foundation
import Raster

/// What a strip's file says about itself, as JSON in its `Rehearsal` text.
package struct StripDescription: Codable, Equatable, Sendable {
  /// One frame of the strip.
  package struct Frame: Codable, Equatable, Sendable {
    /// Seconds since the film's first frame, to the microsecond.
    package var time: Double
    /// Where it lies on the sheet, in pixels.
    package var area: PixelArea
  }

  /// `Strip.rendererVersion` of the renderer that drew it.
  package var renderer: Int
  package var title: String
  package var framesPerSecond: Int
  /// Pixels a point.
  package var scale: Double
  package var frames: [Frame]

  /// On one line, keys in alphabetical order: the same description, the same bytes.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Numbers and strings always encode; times and scale are finite by the film's making.
    return String(decoding: try! encoder.encode(self), as: UTF8.self)
  }
}
