import QuartzCore

/// How pixels are stored against how a picture is to be seen, by EXIF's numbers.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8

  /// What turns an image as it is to be seen, with its bottom left at the origin; y counts up.
  func transform(of extent: CGRect) -> CGAffineTransform {
    let (w, h) = (extent.width, extent.height)
    let turn: CGAffineTransform =
      switch self {
      case .up: .identity
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
      case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
      case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
      case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
      }
    guard !extent.isEndless, extent.origin != .zero else { return turn }
    return CGAffineTransform(translationX: -extent.minX, y: -extent.minY).concatenating(turn)
  }
}
