import Geometry

/// A rectangle of whole pixels in the coordinates of filters: the origin is at the bottom left, y counts up.
package struct FilterBox: Hashable, Sendable {
  package var left, bottom: Int
  /// Pixels across and up; ≥ 0.
  package var width, height: Int

  package init(left: Int, bottom: Int, width: Int, height: Int) {
    (self.left, self.bottom) = (left, bottom)
    (self.width, self.height) = (max(width, 0), max(height, 0))
  }

  /// The whole pixels that a rectangle touches. What lies farther out than `reach` is cut there.
  package init(_ rect: CGRect) {
    guard !rect.isNull, !rect.isEmpty else {
      self.init(left: 0, bottom: 0, width: 0, height: 0)
      return
    }
    let left = FilterBox.whole(rect.minX.rounded(.down))
    let bottom = FilterBox.whole(rect.minY.rounded(.down))
    self.init(
      left: left, bottom: bottom, width: FilterBox.whole(rect.maxX.rounded(.up)) - left,
      height: FilterBox.whole(rect.maxY.rounded(.up)) - bottom)
  }

  /// Pixels from the origin beyond which nothing is drawn.
  package static let reach = 1 << 30

  /// The nearest whole number within `reach`; the lowest for what is no number.
  package static func whole(_ number: CGFloat) -> Int {
    number > -CGFloat(reach) ? Int(min(number, CGFloat(reach))) : -reach
  }

  package var right: Int { left + width }
  package var top: Int { bottom + height }
  package var count: Int { width * height }
  package var isEmpty: Bool { width == 0 || height == 0 }

  package func intersection(_ other: FilterBox) -> FilterBox {
    let (left, bottom) = (max(left, other.left), max(bottom, other.bottom))
    return FilterBox(
      left: left, bottom: bottom, width: min(right, other.right) - left,
      height: min(top, other.top) - bottom)
  }

  /// The smallest box around two.
  package func joined(with other: FilterBox) -> FilterBox {
    let (left, bottom) = (min(left, other.left), min(bottom, other.bottom))
    return FilterBox(
      left: left, bottom: bottom, width: max(right, other.right) - left,
      height: max(top, other.top) - bottom)
  }

  /// Larger by so many pixels on each side.
  package func grown(by x: Int, _ y: Int) -> FilterBox {
    FilterBox(left: left - x, bottom: bottom - y, width: width + 2 * x, height: height + 2 * y)
  }

  /// The nearest box inside another one, at least a pixel large unless that is empty.
  package func clamped(to other: FilterBox) -> FilterBox {
    guard !other.isEmpty else { return other }
    let (x0, x1) = (
      min(max(left, other.left), other.right - 1), min(max(right, other.left + 1), other.right)
    )
    let (y0, y1) = (
      min(max(bottom, other.bottom), other.top - 1), min(max(top, other.bottom + 1), other.top)
    )
    return FilterBox(left: x0, bottom: y0, width: max(x1 - x0, 1), height: max(y1 - y0, 1))
  }
}
