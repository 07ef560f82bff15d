import Elementary
import Geometry

// Pictures that are shrunk by way of smaller copies, each half as large as the last: trilinear
// sampling. Of the two copies between which the size on the device lies, what each of them shows is
// mixed. In perspective the size is that of the picture's nearest corner.
extension FrameBuilder {
  /// Two copies of a picture, and how much of the second one shows.
  struct Levels {
    let larger: RenderNode.Contents
    let smaller: RenderNode.Contents
    let alpha: UInt8
  }

  /// - Returns: nil where the picture itself is looked at.
  func levels(of contents: RenderNode.Contents, _ projection: Projection) -> Levels? {
    let shrinkage = contents.shrinkage(through: projection)
    // Middles of their own stretch by the size of the whole picture.
    guard contents.isMipmapped, shrinkage > 1,
      !contents.isPieced || contents.middle == RenderNode.Contents.whole
    else { return nil }
    var (level, rest) = (0, shrinkage)
    while rest >= 2, level < Self.mostHalvings { (level, rest) = (level + 1, rest / 2) }
    let progress = min(Elementary.log(rest) / Self.logarithmOfTwo, 1)
    func copy(_ times: Int) -> RenderNode.Contents {
      var copy = contents
      (copy.isNearestEnlarged, copy.isNearestShrunk, copy.isMipmapped) = (false, false, false)
      copy.image = cache.halved(contents, times: times)
      return copy
    }
    return Levels(
      larger: copy(level), smaller: copy(level + 1), alpha: NodeDrawing.byte(progress))
  }

  /// As often as a picture that can be drawn may be halved.
  private static let mostHalvings = 15
  private static let logarithmOfTwo = 0.693_147_180_559_945_3
}

extension RenderNode.Contents {
  /// Texels that a device pixel takes along the axis along which it takes more; 0 where that cannot
  /// be told.
  fileprivate func shrinkage(through projection: Projection) -> Double {
    let map = projection.map
    func length(_ way: SIMD3<Double>) -> Double { (way.x * way.x + way.y * way.y).squareRoot() }
    // Where there is depth, the magnification is twice that of the nearest corner.
    let stretch = map.isAffine ? nil : projection.magnification(over: placement) / 2
    let across = Double(placement.width.magnitude) * (stretch ?? length(map.x))
    let down = Double(placement.height.magnitude) * (stretch ?? length(map.y))
    let shrinkage = max(
      Double(image.width) * Double(part.width) / across,
      Double(image.height) * Double(part.height) / down)
    return shrinkage.isFinite ? shrinkage : 0
  }
}
