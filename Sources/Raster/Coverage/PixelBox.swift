/// A rectangle of whole device pixels, right and bottom excluded.
package struct PixelBox: Hashable, Sendable {
  package var left: Int32
  package var top: Int32
  package var right: Int32
  package var bottom: Int32

  package init(left: Int32, top: Int32, right: Int32, bottom: Int32) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// The pixels of a bitmap; sizes beyond 2^15 are cut there.
  package init(width: Int, height: Int) {
    let most = 1 << 15
    self.init(
      left: 0, top: 0, right: Int32(min(max(width, 0), most)),
      bottom: Int32(min(max(height, 0), most)))
  }

  /// Holds nothing; the neutral element of `union`.
  package static let nothing = PixelBox(left: .max, top: .max, right: .min, bottom: .min)

  /// Holds every pixel; the neutral element of `intersection`.
  static let everything = PixelBox(left: .min, top: .min, right: .max, bottom: .max)

  /// Whether it holds no pixel.
  package var isEmpty: Bool { left >= right || top >= bottom }

  /// How many pixels it holds.
  package var area: Int { isEmpty ? 0 : (Int(right) - Int(left)) * (Int(bottom) - Int(top)) }

  /// The box some pixels further.
  func moved(_ dx: Int32, _ dy: Int32) -> PixelBox {
    PixelBox(left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy)
  }

  /// The pixels in both.
  package func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }

  /// The smallest box around both.
  package func union(_ other: PixelBox) -> PixelBox {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBox(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }
}
