/// The resistance met when something is dragged beyond its end (F4.11).
package struct RubberBand: Hashable, Sendable {
  /// The length of the thing dragged along the drag, in points; the limit of what shows.
  package let dimension: Double

  /// How much of the first point shows; UIScrollView's is 0.55.
  package let coefficient: Double

  /// A band for something so long.
  package init(dimension: Double, coefficient: Double = 0.55) {
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// How far it shows beyond its end when dragged so far beyond: (1 − 1/(x·c/d + 1))·d.
  /// - Parameter offset: x in points; negative is beyond the other end and answered likewise.
  /// - Returns: 0 at 0, towards ±d; 0 for a dimension that is not positive.
  package func displayed(offset: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let part = offset.magnitude * coefficient / dimension
    let shown = part.isInfinite ? dimension : dimension * (part / (part + 1))
    return offset < 0 ? -shown : shown
  }

  /// How far it must be dragged to show so far beyond its end: undoes `displayed(offset:)`.
  /// - Returns: Infinite from the dimension onwards.
  package func offset(displayed: Double) -> Double {
    let shown = displayed.magnitude
    guard shown > 0 else { return 0 }
    guard shown < dimension else { return displayed < 0 ? -.infinity : .infinity }
    let offset = shown * dimension / (coefficient * (dimension - shown))
    return displayed < 0 ? -offset : offset
  }
}
