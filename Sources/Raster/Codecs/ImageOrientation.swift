/// How a camera held the picture, numbered as EXIF's tag 0x0112 is: what row 0 and column 0
/// of the stored pixels are in the picture as it should be seen.
package enum ImageOrientation: Int, CaseIterable, Sendable {
  /// Row 0 is the top, column 0 the left: as stored.
  case up = 1
  /// Top, right: flip left and right.
  case upMirrored
  /// Bottom, right: turn by 180°.
  case down
  /// Bottom, left: flip top and bottom.
  case downMirrored
  /// Left, top: flip about the diagonal from the top left.
  case leftMirrored
  /// Right, top: turn by 90° clockwise to see it upright.
  case right
  /// Right, bottom: flip about the diagonal from the top right.
  case rightMirrored
  /// Left, bottom: turn by 90° anticlockwise to see it upright.
  case left
}
