import Geometry

// The middle of a picture in nine pieces.
extension RenderNode.Contents {
  /// The middle that is stretched, in fractions of the part that is shown: as much of `center` as
  /// lies within. Without a length along an axis it is one texel about its place there, as far
  /// within; all of the part where `center` is not finite.
  var middle: CGRect {
    guard (center.minX + center.minY + center.width + center.height).isFinite else {
      return Self.whole
    }
    let (left, right) = Self.stretch(
      center.minX, center.maxX, texel: 1 / (CGFloat(image.width) * part.width))
    let (top, bottom) = Self.stretch(
      center.minY, center.maxY, texel: 1 / (CGFloat(image.height) * part.height))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func stretch(
    _ from: CGFloat, _ to: CGFloat, texel: CGFloat
  ) -> (CGFloat, CGFloat) {
    let (low, high) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard high - low < shortest else { return (low, high) }
    let start = min(max((low + high - texel) / 2, 0), max(1 - texel, 0))
    return (start, min(start + texel, 1))
  }

  /// Shorter lengths are rounding noise.
  private static let shortest: CGFloat = 1e-9
}
