import QuartzCore
import Timing

/// Along which coordinate.
enum ScrollAxis: CaseIterable, Hashable, Sendable {
  case horizontal, vertical

  func of(_ point: CGPoint) -> Double {
    Double(self == .horizontal ? point.x : point.y)
  }

  func of(_ size: CGSize) -> Double {
    Double(self == .horizontal ? size.width : size.height)
  }
}

/// How far a scroll view goes.
struct ScrollGeometry: Hashable, Sendable {
  /// Of the bounds.
  var size: CGSize
  var content: CGSize
  /// What is added to the content all around.
  var insets: UIEdgeInsets

  /// Offsets at which nothing but content and insets shows; one value if all of it fits.
  func limits(_ axis: ScrollAxis) -> ClosedRange<Double> {
    let before = Double(axis == .horizontal ? insets.left : insets.top)
    let after = Double(axis == .horizontal ? insets.right : insets.bottom)
    return -before...max(-before, axis.of(content) + after - axis.of(size))
  }

  /// Whether there is more than shows at once.
  func overflows(_ axis: ScrollAxis) -> Bool {
    let limits = limits(axis)
    return limits.upperBound - limits.lowerBound > 0.001
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    func clamp(_ value: CGFloat, _ axis: ScrollAxis) -> CGFloat {
      let limits = limits(axis)
      return CGFloat(min(max(Double(value), limits.lowerBound), limits.upperBound))
    }
    return CGPoint(x: clamp(offset.x, .horizontal), y: clamp(offset.y, .vertical))
  }

  /// What shows when content is dragged to an offset: beyond a limit the band resists (F4.11).
  /// - Parameter bounces: With false it stops at the limit.
  func banded(_ offset: Double, _ axis: ScrollAxis, bounces: Bool) -> Double {
    let limits = limits(axis)
    let edge = min(max(offset, limits.lowerBound), limits.upperBound)
    guard bounces, edge != offset else { return edge }
    return edge + RubberBand(dimension: axis.of(size)).displayed(offset: offset - edge)
  }

  /// How far one has to drag for an offset to show: undoes `banded`.
  func unbanded(_ offset: Double, _ axis: ScrollAxis) -> Double {
    let limits = limits(axis)
    let edge = min(max(offset, limits.lowerBound), limits.upperBound)
    let way = RubberBand(dimension: axis.of(size)).offset(displayed: offset - edge)
    return way.isFinite ? edge + way : offset
  }

  /// The page next to an offset in the direction of a fling, or the nearest one.
  func page(from start: Double, near offset: Double, velocity: Double, _ axis: ScrollAxis)
    -> Double
  {
    let length = axis.of(size)
    let limits = limits(axis)
    guard length > 0 else { return offset }
    let first = ((start - limits.lowerBound) / length).rounded()
    var page = ((offset - limits.lowerBound) / length).rounded()
    if velocity.magnitude >= ScrollNumbers.pageFling {
      let exact = (offset - limits.lowerBound) / length
      page = velocity > 0 ? exact.rounded(.up) : exact.rounded(.down)
    }
    page = min(max(page, first - 1), first + 1)
    return min(max(limits.lowerBound + page * length, limits.lowerBound), limits.upperBound)
  }
}

/// A drag of a scroll view: where it started, and what it may move.
struct ScrollDrag: Hashable, Sendable {
  /// The offset at the start as if there were no band.
  var origin: CGPoint
  /// The offset that showed at the start.
  var start: CGPoint
  /// Axes that follow the finger.
  var axes: Set<ScrollAxis>

  /// - Parameters:
  ///   - translation: Of the finger, in the view's coordinates.
  ///   - bounces: For each axis, whether it goes beyond the limit.
  func offset(
    translation: CGPoint, in geometry: ScrollGeometry, bounces: (ScrollAxis) -> Bool
  ) -> CGPoint {
    func place(_ axis: ScrollAxis) -> Double {
      guard axes.contains(axis) else { return axis.of(start) }
      let raw = axis.of(origin) - axis.of(translation)
      return geometry.banded(raw, axis, bounces: bounces(axis))
    }
    return CGPoint(x: place(.horizontal), y: place(.vertical))
  }
}
